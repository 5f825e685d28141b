import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { plainAddress } from '../address.ts';

/**
 * The address of the caller. Fastify reads X-Forwarded-For from the right, and only past trusted proxies. When the
 * entry is not an address, such as a proxy's obfuscated name, the proxy itself counts as the caller.
 */
export const callerAddress = (request: FastifyRequest) => (request.address ??= readAddress(request));

const readAddress = ({ ip, socket: { remoteAddress } }: FastifyRequest) => {
  // The caller is gone. Fastify's own address is undefined then, too.
  if (remoteAddress === undefined) return '0.0.0.0';
  const address = plainAddress(ip);
  return ip === remoteAddress || isIP(address) !== 0 ? address : plainAddress(remoteAddress);
};

/** Where a request came from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string;
}

const userAgentLengthMax = 300;

/** The caller's address and User-Agent. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: callerAddress(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLengthMax),
});
