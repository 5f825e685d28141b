import { readAuthorizationRefusal } from './authorization-refusals.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { readCaptures, readTime } from './order-outcomes.ts';
import { isSuccess, type Reply } from '../calling/reply.ts';
import type { Money } from '../../money.ts';
import { Type } from '../../schema.ts';
import type { AuthorizationOutcome } from '../wallet.ts';
import { reader, readWireOrder, readWirePayment, wireId, wireOrigin, type WirePayment } from './wire.ts';
import { readOrigin } from './wire-links.ts';
import { readWireMoney, showMoney } from './wire-money.ts';

/** Reads a capture or an authorisation. Without one, returns the outcome that the reply means. */
const readPayment = (reply: Reply): WirePayment | AuthorizationOutcome | 'look' => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  if (!isSuccess(reply)) return readAuthorizationRefusal(reply);
  return readWirePayment(reply.body) ?? unknown('the answer cannot be read');
};

const isPayment = (read: WirePayment | AuthorizationOutcome | 'look'): read is WirePayment =>
  typeof read === 'object' && 'id' in read;

/** The outcome of a capture of an authorisation. */
export const readCaptureOutcome = (
  reply: Reply,
  authorizationId: string,
  money: Money,
): AuthorizationOutcome | 'look' => {
  const capture = readPayment(reply);
  if (!isPayment(capture)) return capture;
  const { authorizationId: source } = readOrigin(capture);
  if (source !== undefined && source !== authorizationId) {
    return mismatch('capture_of_another', { captureId: capture.id, shown: source, asked: authorizationId });
  }
  const reason = capture.status_details?.reason ?? capture.status;
  return readCaptures([capture], money) ?? { outcome: 'declined', issue: reason };
};

/** The outcome of a capture that is read by its id. */
export const readShownCapture = (reply: Reply, captureId: string, money: Money): AuthorizationOutcome => {
  const capture = readPayment(reply);
  if (capture === 'look') return unknown('the wallet answers a look with an issue for captures');
  if (!isPayment(capture)) return capture;
  if (capture.id !== captureId) return mismatch('other_capture', { shown: capture.id, asked: captureId });
  const reason = capture.status_details?.reason ?? capture.status;
  return readCaptures([capture], money) ?? { outcome: 'declined', issue: reason };
};

/** Another program that uses the same account at the wallet makes captures, too: nothing but the id is needed of one. */
const readWireOrigin = reader(Type.Object({ ...wireOrigin, id: wireId }));

/** What a capture or an authorisation belongs to. Undefined: it cannot be read. */
export const readOriginOf = (reply: Reply, id: string) => {
  const shown = reply.kind === 'answer' && isSuccess(reply) ? readWireOrigin(reply.body) : undefined;
  return shown?.id === id ? readOrigin(shown) : undefined;
};

/** The outcome of a release. The wallet answers with the authorisation, or without a body (204). */
export const readVoidOutcome = (reply: Reply, authorizationId: string): AuthorizationOutcome => {
  if (reply.kind === 'answer' && reply.status === 204) return { outcome: 'voided' };
  const authorization = readPayment(reply);
  if (authorization === 'look') return unknown('the wallet answers a release with an issue for captures');
  if (!isPayment(authorization)) return authorization;
  const { id, status } = authorization;
  if (id !== authorizationId) return mismatch('other_authorization', { shown: id, asked: authorizationId });
  return status === 'VOIDED' ? { outcome: 'voided' } : unknown(`the authorisation is ${status}`);
};

/** An authorisation that has not ended, and how much of it is captured. */
export interface Hold {
  readonly captured: 'nothing' | 'a_part' | 'all';
  readonly expiresAt: Date | undefined;
  readonly orderId: string | undefined;
}

const capturedBy: Readonly<Record<string, Hold['captured']>> = {
  CREATED: 'nothing',
  PENDING: 'nothing',
  PARTIALLY_CAPTURED: 'a_part',
  CAPTURED: 'all',
};

/** An authorisation over at least this amount. An outcome: it has ended, cannot be read, or is another one. */
export const readHold = (
  reply: Reply,
  authorizationId: string,
  money: Money,
): Hold | AuthorizationOutcome => {
  const authorization = readPayment(reply);
  if (authorization === 'look') return unknown('the wallet answers a look with an issue for captures');
  if (!isPayment(authorization)) return authorization;
  const { id, status, amount, expiration_time: expiration } = authorization;
  if (id !== authorizationId) return mismatch('other_authorization', { shown: id, asked: authorizationId });
  const authorized = readWireMoney(amount);
  if (authorized?.currency !== money.currency || authorized.amountMinor < money.amountMinor) {
    return mismatch('authorized_amount', { shown: showMoney(amount) });
  }
  if (status === 'VOIDED' || status === 'EXPIRED') return { outcome: 'lapsed' };
  if (status === 'DENIED')
    return { outcome: 'declined', issue: authorization.status_details?.reason ?? status };
  const captured = Object.hasOwn(capturedBy, status) ? capturedBy[status] : undefined;
  return captured === undefined
    ? unknown(`the authorisation is ${status}`)
    : { captured, expiresAt: readTime(expiration), orderId: readOrigin(authorization).orderId };
};

/** The authorisation is captured. Only its order shows the capture. */
export interface CapturedInOrder {
  readonly orderId: string;
}

/** The outcome of a look at an authorisation. `money` is the amount to capture: all of it or a part. */
export const readAuthorizationOutcome = (
  reply: Reply,
  authorizationId: string,
  money: Money,
): AuthorizationOutcome | CapturedInOrder => {
  const hold = readHold(reply, authorizationId, money);
  if ('outcome' in hold) return hold;
  const { captured, expiresAt, orderId } = hold;
  if (captured === 'nothing') return { outcome: 'still_authorized', expiresAt };
  return orderId === undefined ? unknown('the captured authorisation names no order') : { orderId };
};

/** The outcome of a captured authorisation, read from its order. */
export const readOutcomeFromOrder = (
  reply: Reply,
  { orderId }: CapturedInOrder,
  money: Money,
): AuthorizationOutcome => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  const order = isSuccess(reply) ? readWireOrder(reply.body) : undefined;
  if (!order)
    return unknown(`the order of the authorisation cannot be read (${reply.issue ?? reply.status})`);
  if (order.id !== orderId) return mismatch('other_order', { shown: order.id, asked: orderId });
  const captures = (order.purchase_units ?? []).flatMap(({ payments }) => payments?.captures ?? []);
  const failed = captures.at(-1);
  return (
    readCaptures(captures, money) ??
    (failed
      ? { outcome: 'declined', issue: failed.status_details?.reason ?? failed.status }
      : unknown('the order shows no capture of the authorisation'))
  );
};
