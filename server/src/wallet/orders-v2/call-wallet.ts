import { setTimeout as pause } from 'node:timers/promises';
import { invariant } from '../../invariant.ts';
import type { AccessTokens } from './access-token.ts';
import type { Course, Exchange, Request } from './exchange.ts';
import { isPassing, type Reply } from './reply.ts';
import type { Timeouts } from './timeouts.ts';

interface Call {
  readonly operation: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Every POST has one: it is what makes a repetition safe. */
  readonly requestId?: string;
  readonly body?: object;
}

export type CallWallet = (call: Call, course: Course) => Promise<Reply>;

/** One call of the wallet's API, with a token, and again while the wallet itself fails. */
export const makeCallWallet = (exchange: Exchange, tokens: AccessTokens, timeouts: Timeouts): CallWallet => {
  const tryOnce = async (call: Call, course: Course): Promise<Reply> => {
    const grant = await tokens.get(course);
    if ('kind' in grant) return grant;
    const reply = await exchange(requestOf(call, grant.token), course);
    if (reply.kind === 'silence' || reply.status !== 401) return reply;
    // The token may have ended early; a second 401 is about the credentials themselves.
    tokens.forget(grant.token);
    const renewed = await tokens.get(course);
    return 'kind' in renewed ? renewed : exchange(requestOf(call, renewed.token), course);
  };

  return async (call, course) => {
    for (let retries = 0; ; retries += 1) {
      const reply = await tryOnce(call, course);
      const waitMs = findWait(reply, retries, timeouts);
      if (waitMs === undefined) return reply;
      const isInTime = await pause(waitMs, true, { signal: course.deadline }).catch(() => false);
      if (!isInTime) return reply;
    }
  };
};

/** How long to wait before the same request is made again; undefined when it is not. */
const findWait = (reply: Reply, retries: number, { retryWaitsMs, retryAfterMaxMs }: Timeouts) => {
  const mayRetry = reply.kind === 'silence' ? reply.mayRetry : isPassing(reply);
  const waitMs = retryWaitsMs[retries];
  if (!mayRetry || waitMs === undefined) return undefined;
  const askedMs = (reply.retryAfterSeconds ?? 0) * 1000;
  if (askedMs > retryAfterMaxMs) return undefined;
  // Up to half less, so that callers that failed together do not come back together.
  return Math.max(askedMs, waitMs * (1 - Math.random() / 2));
};

const requestOf = ({ operation, method, path, requestId, body }: Call, token: string): Request => {
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
      // The whole object (RFC 7240 §4.2): what is not in the answer cannot be checked.
      prefer: 'return=representation',
      // Also without a body: the wallet answers 415 to a POST that does not say so.
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(requestId !== undefined && { 'paypal-request-id': requestId }),
    },
    body: body && JSON.stringify(body),
  };
};
