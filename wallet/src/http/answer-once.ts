import type { FastifyReply, FastifyRequest } from 'fastify';
import { now, secondsFromNow } from '../clock.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, WireError } from '../wire-error.ts';

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface StoredAnswer {
  readonly status: bigint;
  readonly body: string;
}

const hour = 3600;
/** How long the answer to a request id is stored: 6 hours for orders, 45 days for payments. */
export const requestIdLifetimeSeconds = { orders: 6 * hour, payments: 45 * 24 * hour };

const requestIdOf = (request: FastifyRequest): string | undefined => {
  const requestId = request.headers['paypal-request-id'];
  if (typeof requestId !== 'string') return undefined;
  if (requestId.length < 1 || requestId.length > 108)
    throw issueError('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id' });
  return requestId;
};

const findAnswer = (wallet: Wallet, path: string, requestId: string): StoredAnswer | undefined =>
  wallet.database
    .statement<StoredAnswer>(
      'select status, body from remembered_requests where path = ? and request_id = ? and forget_at > ?',
    )
    .get(path, requestId, now(wallet.clock));

const saveAnswer = (
  wallet: Wallet,
  path: string,
  requestId: string,
  forgetAt: string,
  status: number,
  body: string,
) =>
  wallet.database
    .statement(
      `insert or replace into remembered_requests (path, request_id, status, body, forget_at) values (?, ?, ?, ?, ?)`,
    )
    .run(path, requestId, status, body, forgetAt);

const send = (reply: FastifyReply, status: number, body: string) => {
  void reply.code(status);
  return body === '' ? reply.send() : reply.type('application/json').send(body);
};

/**
 * Does the work and stores its answer with the caller's request id, both in one commit. A repeated id gets the first
 * answer again, with 200 instead of 201. Refusals are not stored, so the caller may try again with the same id. A
 * refusal that is thrown undoes the work; one that is returned keeps it.
 */
export const answerOnce = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  api: keyof typeof requestIdLifetimeSeconds,
  work: () => Answer | WireError,
) => {
  const requestId = requestIdOf(request);
  const path = request.url;
  const answer = wallet.database.transaction(() => {
    const first = requestId === undefined ? undefined : findAnswer(wallet, path, requestId);
    if (first !== undefined)
      return { status: first.status === 201n ? 200 : Number(first.status), body: first.body };
    const outcome = work();
    if (outcome instanceof WireError) return outcome;
    const { status, body } = outcome;
    const text = body === undefined ? '' : JSON.stringify(body);
    if (requestId !== undefined) {
      saveAnswer(
        wallet,
        path,
        requestId,
        secondsFromNow(wallet.clock, requestIdLifetimeSeconds[api]),
        status,
        text,
      );
    }
    return { status, body: text };
  });
  if (answer instanceof WireError) throw answer;
  return send(reply, answer.status, answer.body);
};

export const deleteExpiredRequests = (wallet: Wallet): void => {
  wallet.database.statement('delete from remembered_requests where forget_at <= ?').run(now(wallet.clock));
};
