import type { FastifyRequest } from 'fastify';

/** Whether the caller asks for the whole object (RFC 7240 §4.2). */
export const wantsRepresentation = ({ headers }: FastifyRequest): boolean =>
  /\breturn=representation\b/.test(String(headers.prefer));
