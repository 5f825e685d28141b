import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { plainAddress } from '../ip-allow-list/address-range.ts';

/**
 * The address of whoever called us. Fastify reads X-Forwarded-For from the right and only past trusted proxies;
 * an entry that is no address (a proxy's obfuscated name) leaves the proxy itself as the caller.
 */
export const callerAddress = (request: FastifyRequest) => (request.address ??= readAddress(request));

const readAddress = (request: FastifyRequest) => {
  const address = plainAddress(request.ip);
  return isIP(address) === 0 ? plainAddress(request.socket.remoteAddress ?? '0.0.0.0') : address;
};
