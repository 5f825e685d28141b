import type { Logger } from 'pino';
import { Pool, type Dispatcher } from 'undici';
import type { Clock } from '../../clock.ts';
import type { Breaker } from './breaker.ts';
import { makeLogFailures } from './log-failures.ts';
import { isSuccess, parseJson, readDate, readRetryAfter, type Answer, type Reply } from './reply.ts';
import type { Timeouts } from './timeouts.ts';
import { walletCalls } from '../../metrics.ts';
import { version } from '../../version.ts';
import type { WalletCall } from '../wallet.ts';

export interface Request {
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly requestId?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** The calls that one operation of the port has made so far, and its deadline. */
export interface CallContext {
  readonly calls: WalletCall[];
  readonly deadline: AbortSignal;
}

/** What a wallet says about a call that failed, and under which id its support finds the call. It is asked of every answer. */
export type ReadFailure = (
  body: unknown,
  headers: Dispatcher.ResponseData['headers'],
) => { readonly issue: string | undefined; readonly debugId: string | undefined };

export type Exchange = (request: Request, context: CallContext) => Promise<Reply>;

const connectionsMax = 64;
const answerBytesMax = 1024 * 1024;
/** The wallet's support finds our calls by it. */
export const userAgent = `Florin/${version}`;

export const openPool = (origin: string, timeouts: Timeouts) =>
  new Pool(origin, {
    connections: connectionsMax,
    connect: { timeout: timeouts.connectMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.bodyMs,
    keepAliveTimeout: 20_000,
    maxResponseSize: answerBytesMax,
    // One request at a time on a connection, so that a lost connection affects no other request.
    pipelining: 1,
    allowH2: false,
  });

interface Tools {
  readonly pool: Pool;
  readonly basePath: string;
  readonly breaker: Breaker;
  readonly readFailure: ReadFailure;
  readonly onReply: (reply: Reply) => void;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Sends one request and records it. It never throws: a missing answer is also a reply. */
export const makeExchange = (tools: Tools): Exchange => {
  const { breaker } = tools;
  const logFailures = makeLogFailures(tools.log);
  return async (request, context) => {
    if (!breaker.startCall()) {
      const detail = 'the wallet has not answered for a while, so no call was made';
      return { kind: 'no_answer', detail, mayRetry: false, retryAfterSeconds: breaker.retryInSeconds() };
    }
    const startMs = performance.now();
    const { reply, debugId } = await send(tools, request, context.deadline);
    if (reply.kind === 'no_answer' && reply.isGivenUp) {
      breaker.dropCall();
    } else {
      breaker.endCall(reply.kind === 'answer');
      tools.onReply(reply);
    }
    const call: WalletCall = {
      operation: request.operation,
      requestId: request.requestId,
      durationMs: Math.round(performance.now() - startMs),
      status: reply.kind === 'answer' ? reply.status : 0,
      issue: reply.kind === 'answer' ? reply.issue : reply.detail,
      debugId,
    };
    context.calls.push(call);
    walletCalls.observe({ operation: call.operation, status: call.status }, call.durationMs / 1000);
    logFailures(call, reply);
    return reply;
  };
};

const send = async (
  { pool, basePath, readFailure, clock }: Tools,
  { method, path, headers, body }: Request,
  deadline: AbortSignal,
): Promise<{ reply: Reply; debugId: string | undefined }> => {
  try {
    const options = {
      method,
      path: basePath + path,
      headers: { ...headers, 'user-agent': userAgent },
      body: body ?? null,
      signal: deadline,
    };
    const response = await pool.request(options);
    const text = await response.body.text();
    return readAnswer(response, text, readFailure, clock());
  } catch (error) {
    return { reply: toNoAnswer(error, deadline), debugId: undefined };
  }
};

const readAnswer = (
  { statusCode: status, headers }: Dispatcher.ResponseData,
  text: string,
  readFailure: ReadFailure,
  now: Date,
) => {
  const body = parseJson(text);
  const failure = readFailure(body, headers);
  const answer: Answer = {
    kind: 'answer',
    status,
    body,
    issue: undefined,
    retryAfterSeconds: readRetryAfter(headers['retry-after'], now),
    date: readDate(headers.date),
  };
  const issue = isSuccess(answer) ? unreadable(text, body) : (failure.issue ?? `HTTP ${status}`);
  return { reply: { ...answer, issue }, debugId: failure.debugId };
};

const unreadable = (text: string, body: unknown) =>
  text !== '' && body === undefined ? 'the body is not JSON' : undefined;

const timeoutCodes = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

const toNoAnswer = (error: unknown, deadline: AbortSignal): Reply => {
  const { name, code, message } = error as NodeJS.ErrnoException;
  // The library has errors of that name as well.
  if (name === 'AbortError' && error === deadline.reason) {
    const detail = 'given up, because another process may have taken over';
    return { kind: 'no_answer', detail, mayRetry: false, retryAfterSeconds: undefined, isGivenUp: true };
  }
  const isTimeout = name === 'TimeoutError' || name === 'AbortError' || timeoutCodes.has(code ?? '');
  const detail = isTimeout ? 'timed out' : `no connection, or it was lost (${code ?? message})`;
  return { kind: 'no_answer', detail, mayRetry: !isTimeout, retryAfterSeconds: undefined };
};
