import type { FastifyReply, FastifyRequest } from 'fastify';
import { now, secondsFrom } from '../clock.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';

export type Answer = { status: number; body?: object };

type Remembered = { status: bigint; body: string };

const hour = 3600;
/** How long a request id is remembered: 6 hours for orders, 45 days for payments. */
export const memorySeconds = { orders: 6 * hour, payments: 45 * 24 * hour };

const requestIdOf = (request: FastifyRequest): string | undefined => {
  const requestId = request.headers['paypal-request-id'];
  if (typeof requestId !== 'string') return undefined;
  if (requestId.length < 1 || requestId.length > 108)
    throw issueError('INVALID_STRING_LENGTH', { field: 'PayPal-Request-Id' });
  return requestId;
};

const find = (wallet: Wallet, path: string, requestId: string): Remembered | undefined =>
  wallet.database
    .statement(
      'select status, body from remembered_requests where path = ? and request_id = ? and forget_at > ?',
    )
    .get(path, requestId, now(wallet.clock)) as Remembered | undefined;

const remember = (
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
 * Does the work and remembers its answer under the caller's request id in one commit, so that neither can be lost
 * without the other. A repeated id gets the first answer again, with 200 where that was 201. Refusals are not
 * remembered: nothing happened, so the caller may try again under the same id.
 */
export const answerOnce = (
  wallet: Wallet,
  request: FastifyRequest,
  reply: FastifyReply,
  memory: keyof typeof memorySeconds,
  work: () => Answer,
) => {
  const requestId = requestIdOf(request);
  const path = request.url;
  const answer = wallet.database.transaction(() => {
    const first = requestId === undefined ? undefined : find(wallet, path, requestId);
    if (first !== undefined)
      return { status: first.status === 201n ? 200 : Number(first.status), body: first.body };
    const { status, body } = work();
    const text = body === undefined ? '' : JSON.stringify(body);
    if (requestId !== undefined && status < 300) {
      remember(wallet, path, requestId, secondsFrom(wallet.clock, memorySeconds[memory]), status, text);
    }
    return { status, body: text };
  });
  return send(reply, answer.status, answer.body);
};

/** Request ids whose time is over leave the table, so that it does not grow without bound. */
export const forgetOldRequests = (wallet: Wallet): void => {
  wallet.database.statement('delete from remembered_requests where forget_at <= ?').run(now(wallet.clock));
};
