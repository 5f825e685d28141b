import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { problems, type ProblemCode } from '../problem.ts';
import { securityHeaders } from './security-headers.ts';

/** By Node's error codes. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers a request that Node could not parse: its headers are invalid, too large or too slow. There is no request
 * object, so the answer is written directly to the socket, in the same form as every other problem.
 */
export const answerUnreadable = (publicUrl: string, error: NodeJS.ErrnoException, socket: Duplex) => {
  const cannotAnswer = error.code === 'ECONNRESET' || error.code?.startsWith('ERR_TLS') || !socket.writable;
  if (cannotAnswer) {
    socket.destroy();
    return;
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request';
  const { status, title, fix } = problems[code];
  const requestId = randomUUID();
  const body = JSON.stringify({
    type: `${publicUrl}/problems#${code}`,
    title,
    status,
    detail: fix,
    code,
    requestId,
  });
  const headers = {
    ...securityHeaders(publicUrl),
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
