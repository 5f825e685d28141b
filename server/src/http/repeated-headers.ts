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

/** RFC 9112 §3.2: a request of HTTP/1.1 has one Host header. */
export const requireOneHost = (request: FastifyRequest) => {
  const count = countHeader(request, 'host');
  if (count === 1 || (count === 0 && request.raw.httpVersion === '1.0')) return;
  const detail = `The request has ${count === 0 ? 'no' : 'more than one'} Host header.`;
  throw new Problem('malformed_request', detail, { headers: { connection: 'close' } });
};

/** Of two Authorization headers neither counts: nobody can know which one the caller meant. */
export const hasTwoAuthorizations = (request: FastifyRequest) => countHeader(request, 'authorization') > 1;
