import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { refusals } from '../metrics.ts';
import { problems, type ProblemCode } from '../problem.ts';
import { callerAddress } from './caller.ts';

type RecordDuration = (method: string, route: string, status: number, seconds: number) => void;

/**
 * Returns what records a measurement and a log line for an answer, with the id of the API key if there is one; for a refusal
 * also with the caller's address and the code of the problem. None of it contains the query, because it may contain a secret.
 */
export const observeAnswers = (
  log: Logger,
  keyOf: (request: FastifyRequest) => string | undefined,
  recordDuration: RecordDuration,
) => {
  // These lines cannot contain a secret, so they do not need redaction.
  const lines = log.child({}, { redact: [] });

  return (request: FastifyRequest, { statusCode: status }: FastifyReply) => {
    const { id: requestId, method, route, startedAt } = request;
    const elapsedMs = performance.now() - startedAt;
    recordDuration(method, route, status, elapsedMs / 1000);
    if (request.problemCode !== null) refusals.inc({ code: request.problemCode });
    // Successful requests are in the metrics and, where it matters, in the database. The log is for the others.
    const level = status < 400 ? 'debug' : 'info';
    if (!lines.isLevelEnabled(level)) return;
    const ms = Math.round(elapsedMs * 10) / 10;
    const key = keyOf(request);
    const refusal = status < 400 ? {} : { address: callerAddress(request), code: request.problemCode };
    lines[level]({ requestId, method, route, status, ms, key, ...refusal }, 'answered');
  };
};

/**
 * Records what is refused before a route is looked for. There is no request then, or no hook runs for it. The address is
 * that of the connection: behind a proxy it is the proxy's.
 */
export const makeRecordRefusal = (log: Logger) => (requestId: string, address: string, code: ProblemCode) => {
  refusals.inc({ code });
  log.info({ requestId, status: problems[code].status, address, code }, 'answered');
};

export type RecordRefusal = ReturnType<typeof makeRecordRefusal>;
