import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../database/errors.ts';
import { faultsOf } from './explain-faults.ts';
import { bodyBytesMax } from './json-body.ts';
import { invalidRequest, Problem, problems, problemType, type ProblemCode } from '../problem.ts';

/** Faults that Fastify finds before a route runs, by Fastify's codes. */
const fastifyFaults: Readonly<Record<string, [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed_body', 'The body is empty.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_body', 'The body is not as long as Content-Length says.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this path.'],
  FST_ERR_BAD_URL: ['not_found', 'The path is not a valid URL path.'],
};

/** Turns any thrown error into the problem for the caller. Details of our own faults go only to the log. */
export const asProblem = (error: unknown, bodyLimit: number = bodyBytesMax): Problem => {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Problem('body_too_large', `The body is larger than ${bodyLimit / 1024} KiB.`);
  }
  const known = fastifyFaults[code];
  if (known) return new Problem(...known);
  if (error instanceof Error && 'validation' in error) return invalidRequest(faultsOf(error as FastifyError));
  // The caller closed the connection. This comes before the database check, because both can have the same Node code;
  // Fastify marks errors of a request body with the status 400.
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 400) {
    return new Problem('malformed_body', 'The body did not arrive completely.');
  }
  if (isDatabaseAway(error)) return unavailable('The database cannot be reached right now. Try again.');
  // Without free file descriptors, what is there cannot be looked at (docs/security.md#a12).
  if (code === 'EMFILE' || code === 'ENFILE') return unavailable('It cannot be read right now. Try again.');
  return new Problem(
    'internal_error',
    'Something went wrong on our side. Report it to support with the request id.',
  );
};

const unavailable = (detail: string) =>
  new Problem('temporarily_unavailable', detail, { headers: { 'retry-after': '1' } });

/**
 * How much of a body that nobody reads is dropped as it comes. Closing the connection instead would cut off a caller who is still sending, often
 * before the answer is read.
 */
const droppedBytesMax: Partial<Record<ProblemCode, number>> = {
  unsupported_media_type: bodyBytesMax,
  body_too_large: 4 * bodyBytesMax,
};

/** Whether the next request can follow on the connection: all of the body has arrived, or the little of it that comes is dropped. */
const mayFollow = ({ raw, headers }: FastifyRequest, { code }: Problem) =>
  raw.complete ||
  // Whoever waits for 100 sends no body after another answer.
  (headers.expect === undefined && Number(headers['content-length']) <= (droppedBytesMax[code] ?? 0));

/** RFC 9457. */
export const sendProblem = (
  publicUrl: string,
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { status, title } = problems[problem.code];
  const { errors, headers = {}, members = {} } = problem.extra;
  request.problemCode = problem.code;
  // Fastify closes the connection after every fault of a body.
  if (mayFollow(request, problem)) reply.removeHeader('connection');
  // What a route has said about its file is not true of the problem.
  for (const name of ['content-encoding', 'content-disposition', 'etag']) reply.removeHeader(name);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(headers)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: problemType(publicUrl, problem.code),
      title,
      status,
      detail: problem.message,
      code: problem.code,
      requestId: request.id,
      ...members,
      ...(errors ? { errors } : {}),
    });
};

/** Thousands of these say no more than their answers in the log and the metrics do, and than what is logged about the wallet. */
const countedOnly: ReadonlySet<ProblemCode> = new Set(['overloaded', 'wallet_unavailable']);

/** Logs our own faults with all details. A mistake of the caller is not logged here, and neither is what is meant to be so. */
export const logFault = (log: Logger, error: unknown, problem: Problem, request: FastifyRequest) => {
  if (problems[problem.code].status < 500 || countedOnly.has(problem.code) || problem.extra.isIntended)
    return;
  log.error({ requestId: request.id, err: error }, problem.message);
};
