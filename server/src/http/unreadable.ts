import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress } from '../address.ts';
import { Problem, problems, problemType, type ProblemCode } from '../problem.ts';
import type { App } from './fastify.ts';
import type { NotFound } from './not-found.ts';
import type { RecordRefusal } from './observe.ts';
import { securityHeaders } from './security-headers.ts';

/** By Node's error codes. */
const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** A request line with a method that Node's parser does not know: any token (RFC 9110 §9.1). */
const requestLine = /^([\w!#$%&'*+.^`|~-]{1,30}) (\/\S{0,2000}) HTTP\/1\.[01]\r\n/;

interface ParserError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  /** How much of the packet the parser has read. */
  readonly bytesParsed?: number;
}

/** The line at which the parser stopped. Other requests may stand before it in the packet. */
const lastLine = ({ rawPacket, bytesParsed = 0 }: ParserError) => {
  const text = rawPacket?.toString('latin1') ?? '';
  return text.slice(text.lastIndexOf('\n', bytesParsed - 1) + 1);
};

const asProblem = (error: ParserError, notFound: NotFound) => {
  const { code = '' } = error;
  const [, method, url] = (code === 'HPE_INVALID_METHOD' && requestLine.exec(lastLine(error))) || [];
  if (method !== undefined && url !== undefined) return notFound.of(method, url);
  const known = codes[code] ?? 'malformed_request';
  return new Problem(known, problems[known].fix);
};

interface Needs {
  readonly publicUrl: string;
  readonly recordRefusal: RecordRefusal;
}

/**
 * Answers a request that Node could not parse: its headers are invalid, too large or too slow. There is no request
 * object, so the answer is written directly to the socket, in the same form as every other problem.
 */
export const answerUnreadable = (needs: Needs, error: ParserError, socket: Socket, notFound: NotFound) => {
  const cannotAnswer = error.code === 'ECONNRESET' || error.code?.startsWith('ERR_TLS') || !socket.writable;
  if (cannotAnswer) socket.destroy();
  else writeProblem(needs, asProblem(error, notFound), socket);
};

/** What Node answers by itself, without a body, before a route is looked for. */
export const answerBeforeRoutes = ({ server }: App, needs: Needs) => {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    writeProblem(needs, new Problem('expectation_failed', problems.expectation_failed.fix), socket);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    const headers = { allow: 'DELETE, GET, HEAD, PATCH, POST, PUT' };
    const problem = new Problem('method_not_allowed', 'This service is no proxy: it does not take CONNECT.', {
      headers,
    });
    socket.on('error', () => socket.destroy());
    writeProblem(needs, problem, socket);
  });
};

const writeProblem = ({ publicUrl, recordRefusal }: Needs, problem: Problem, socket: Socket) => {
  const { code, message: detail, extra } = problem;
  const { status, title } = problems[code];
  const requestId = randomUUID();
  recordRefusal(requestId, plainAddress(socket.remoteAddress ?? ''), code);
  const type = problemType(publicUrl, code);
  const body = JSON.stringify({ type, title, status, detail, code, requestId });
  const headers = {
    ...securityHeaders(publicUrl),
    ...extra.headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
