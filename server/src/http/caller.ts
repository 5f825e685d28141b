import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { plainAddress } from '../ip-allow-list/address-range.ts';
import type { Caller } from '../operators/open-session.ts';

/**
 * The address of whoever called us. Fastify reads X-Forwarded-For from the right and only past trusted proxies;
 * an entry that is no address (a proxy's obfuscated name) leaves the proxy itself as the caller.
 */
export const callerAddress = (request: FastifyRequest) => {
  const address = plainAddress(request.ip);
  return isIP(address) === 0 ? plainAddress(request.socket.remoteAddress ?? '0.0.0.0') : address;
};

const userAgentLengthMax = 300;

/** The address, and what the program says of itself. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: callerAddress(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentLengthMax),
});
