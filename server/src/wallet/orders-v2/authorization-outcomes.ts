import { judgeAuthorizationRefusal } from './authorization-refusals.ts';
import { mismatch, unknown } from './no-verdict.ts';
import { judgeCaptures, readTime } from './order-outcomes.ts';
import { isSuccess, type Reply } from './reply.ts';
import type { Money } from '../../money.ts';
import type { AuthorizationOutcome } from '../wallet.ts';
import { findLink, idInLink, readWireOrder, readWirePayment, type WirePayment } from './wire.ts';
import { readWireMoney, showMoney } from './wire-money.ts';

/** Reads one payment, or says what stands in its place. */
const readPayment = (reply: Reply): WirePayment | AuthorizationOutcome | 'look' => {
  if (reply.kind === 'silence') return unknown(reply.detail);
  if (!isSuccess(reply)) return judgeAuthorizationRefusal(reply);
  return readWirePayment(reply.body) ?? unknown('the answer cannot be read');
};

const isPayment = (read: WirePayment | AuthorizationOutcome | 'look'): read is WirePayment =>
  typeof read === 'object' && 'id' in read;

/** What the answer to a capture of an authorisation says. */
export const judgeCaptureReply = (
  reply: Reply,
  authorizationId: string,
  money: Money,
): AuthorizationOutcome | 'look' => {
  const capture = readPayment(reply);
  if (!isPayment(capture)) return capture;
  const source =
    capture.supplementary_data?.related_ids?.authorization_id ?? idInLink(findLink(capture.links, 'up'));
  if (source !== undefined && source !== authorizationId) {
    return mismatch(`capture ${capture.id} is of ${source}, not of ${authorizationId}`);
  }
  const reason = capture.status_details?.reason ?? capture.status;
  return judgeCaptures([capture], money) ?? { outcome: 'declined', issue: reason };
};

/** What the answer to a release says. The wallet may answer with the authorisation, or with nothing (204). */
export const judgeVoidReply = (reply: Reply, authorizationId: string): AuthorizationOutcome => {
  if (reply.kind === 'answer' && reply.status === 204) return { outcome: 'voided' };
  const authorization = readPayment(reply);
  if (authorization === 'look') return unknown('the wallet answers a release with the words for a capture');
  if (!isPayment(authorization)) return authorization;
  const { id, status } = authorization;
  if (id !== authorizationId)
    return mismatch(`authorisation ${id} was answered in place of ${authorizationId}`);
  return status === 'VOIDED' ? { outcome: 'voided' } : unknown(`the authorisation is ${status}`);
};

/** An authorisation that has been captured does not say by what: its order does. */
export interface CapturedUnder {
  readonly orderId: string;
}

/** What a look at an authorisation says. `money` is what was to be captured of it, all or part. */
export const judgeAuthorizationReply = (
  reply: Reply,
  authorizationId: string,
  money: Money,
): AuthorizationOutcome | CapturedUnder => {
  const authorization = readPayment(reply);
  if (authorization === 'look') return unknown('the wallet answers a look with the words for a capture');
  if (!isPayment(authorization)) return authorization;
  const { id, status, amount, expiration_time: expiration } = authorization;
  if (id !== authorizationId)
    return mismatch(`authorisation ${id} was answered in place of ${authorizationId}`);
  const authorized = readWireMoney(amount);
  if (authorized?.currency !== money.currency || authorized.amountMinor < money.amountMinor) {
    return mismatch(`the authorisation is over ${showMoney(amount)}`);
  }
  switch (status) {
    case 'CREATED':
    case 'PENDING':
      return { outcome: 'still_authorized', expiresAt: readTime(expiration) };
    case 'VOIDED':
    case 'EXPIRED':
      return { outcome: 'lapsed' };
    case 'DENIED':
      return { outcome: 'declined', issue: authorization.status_details?.reason ?? status };
    case 'CAPTURED':
    case 'PARTIALLY_CAPTURED': {
      const orderId =
        authorization.supplementary_data?.related_ids?.order_id ??
        idInLink(findLink(authorization.links, 'up'));
      return orderId === undefined ? unknown('the captured authorisation names no order') : { orderId };
    }
    default:
      return unknown(`the authorisation is ${status}`);
  }
};

/** What the order of a captured authorisation says of the capture. */
export const judgeCapturedUnder = (
  reply: Reply,
  { orderId }: CapturedUnder,
  money: Money,
): AuthorizationOutcome => {
  if (reply.kind === 'silence') return unknown(reply.detail);
  const order = isSuccess(reply) ? readWireOrder(reply.body) : undefined;
  if (!order)
    return unknown(`the order of the authorisation cannot be read (${reply.issue ?? reply.status})`);
  if (order.id !== orderId) return mismatch(`order ${order.id} was answered in place of ${orderId}`);
  const captures = (order.purchase_units ?? []).flatMap(({ payments }) => payments?.captures ?? []);
  const failed = captures.at(-1);
  return (
    judgeCaptures(captures, money) ??
    (failed
      ? { outcome: 'declined', issue: failed.status_details?.reason ?? failed.status }
      : unknown('the order shows no capture of the authorisation'))
  );
};
