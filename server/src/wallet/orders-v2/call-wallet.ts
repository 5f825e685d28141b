import { setTimeout as pause } from 'node:timers/promises';
import { elsewhere } from '../../elsewhere.ts';
import { invariant } from '../../invariant.ts';
import type { AccessTokens } from './access-token.ts';
import type { CallContext, Exchange, Request } from './exchange.ts';
import { isTransient, type Reply } from './reply.ts';
import type { Timeouts } from './timeouts.ts';

interface Call {
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Every POST has one. It makes a repetition safe. */
  readonly requestId?: string;
  /** A text is JSON already. */
  readonly body?: object | string;
}

/** Hears what the wallet has answered to a call in the end. */
export type OnAnswer = (operation: string, reply: Reply) => void;

export type CallWallet = (call: Call, context: CallContext) => Promise<Reply>;

/** Calls the wallet's API with a token. Repeats the call when the wallet fails. */
export const makeCallWallet = (
  exchange: Exchange,
  tokens: AccessTokens,
  timeouts: Timeouts,
  onAnswer: OnAnswer,
  partnerId: string | undefined,
): CallWallet => {
  const tryOnce = async (call: Call, context: CallContext): Promise<Reply> => {
    const access = await tokens.get(context);
    if ('kind' in access) return access;
    const reply = await exchange(requestOf(call, access.token, partnerId), context);
    if (reply.kind === 'no_answer' || reply.status !== 401) return reply;
    // The token may have ended early. A second 401 means that our credentials are wrong.
    tokens.discard(access.token);
    const renewed = await tokens.get(context);
    return 'kind' in renewed ? renewed : exchange(requestOf(call, renewed.token, partnerId), context);
  };

  const tryOften: CallWallet = async (call, context) => {
    for (let retries = 0; ; retries += 1) {
      const reply = await tryOnce(call, context);
      onAnswer(call.operation, reply);
      const waitMs = findWait(reply, retries, timeouts);
      if (waitMs === undefined) return reply;
      const isInTime = await pause(waitMs, true, { signal: context.deadline }).catch(() => false);
      if (!isInTime) return reply;
    }
  };
  return (call, context) => elsewhere(() => tryOften(call, context));
};

/** How long to wait before the same request is made again. Undefined: do not repeat it. */
const findWait = (reply: Reply, retries: number, { retryWaitsMs, retryAfterMaxMs }: Timeouts) => {
  const mayRetry = reply.kind === 'no_answer' ? reply.mayRetry : isTransient(reply);
  const waitMs = retryWaitsMs[retries];
  if (!mayRetry || waitMs === undefined) return undefined;
  const askedMs = (reply.retryAfterSeconds ?? 0) * 1000;
  if (askedMs > retryAfterMaxMs) return undefined;
  // Up to half less, so that calls that failed together are not repeated together.
  return Math.max(askedMs, waitMs * (1 - Math.random() / 2));
};

const requestOf = (
  { operation, method, path, requestId, body }: Call,
  token: string,
  partnerId: string | undefined,
): Request => {
  invariant(method === 'GET' || requestId !== undefined, `${operation} has no request id`);
  invariant(
    requestId === undefined || /^[\x21-\x7e]{1,108}$/.test(requestId),
    'a request id is 1 to 108 characters',
  );
  return {
    operation,
    method,
    path,
    requestId,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      // Ask for the whole object (RFC 7240 §4.2), because we check its values.
      prefer: 'return=representation',
      // Also without a body: the wallet answers 415 to a POST without this header.
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      // Only on calls that change something: those that read do not know the header.
      ...(method === 'POST' && partnerId !== undefined && { 'paypal-partner-attribution-id': partnerId }),
    },
    body: typeof body === 'object' ? JSON.stringify(body) : body,
  };
};
