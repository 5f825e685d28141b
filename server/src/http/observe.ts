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

const refusalLinesPerSecond = 20;

/**
 * Records what is refused before a route is looked for. There is no request then, or no hook runs for it. The address is
 * that of the connection: behind a proxy it is the proxy's. Thousands may be refused in a second. All of them are counted, and only the
 * first ones have a line in the log: `notLogged` of the next line says how many had none.
 */
export const makeRecordRefusal = (log: Logger, nowMs: () => number = () => performance.now()) => {
  let endsMs = 0;
  let lines = 0;
  let notLogged = 0;
  return (requestId: string, address: string, code: ProblemCode) => {
    refusals.inc({ code });
    if (nowMs() >= endsMs) {
      endsMs = nowMs() + 1000;
      lines = 0;
    }
    if (lines === refusalLinesPerSecond) {
      notLogged += 1;
      return;
    }
    lines += 1;
    const { status } = problems[code];
    log.info({ requestId, status, address, code, ...(notLogged > 0 && { notLogged }) }, 'answered');
    notLogged = 0;
  };
};

export type RecordRefusal = ReturnType<typeof makeRecordRefusal>;
