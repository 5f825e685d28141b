import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { plainAddress } from '../address.ts';
import { chooseLanguage, type Language } from '../language.ts';

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
  /** In which language they use the page. Undefined: it is no page. */
  readonly language: Language | undefined;
}

const userAgentLengthMax = 300;

/** The caller's address, User-Agent and language. */
export const callerOf = (request: FastifyRequest): Caller => {
  const { 'user-agent': userAgent = '', 'accept-language': language } = request.headers;
  return {
    address: callerAddress(request),
    userAgent: userAgent.slice(0, userAgentLengthMax),
    language: language === undefined ? undefined : chooseLanguage(language),
  };
};
