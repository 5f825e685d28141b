import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** How often a header was sent. Node keeps only the first of some headers, and a proxy may have read another. */
const countHeader = ({ raw: { rawHeaders } }: FastifyRequest, name: string) => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index]!;
    if (given.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
};

/** RFC 9112 §3.2. */
export const refuseTwoHosts = (request: FastifyRequest) => {
  if (countHeader(request, 'host') < 2) return;
  throw new Problem('malformed_request', 'The request has more than one Host header.', {
    headers: { connection: 'close' },
  });
};

/** Of two Authorization headers neither counts: nobody can know which one the caller meant. */
export const hasTwoAuthorizations = (request: FastifyRequest) => countHeader(request, 'authorization') > 1;
