import { judgeOrderRefusal } from './order-refusals.ts';
import { mismatch, unknown } from './no-verdict.ts';
import { isSuccess, type Reply } from './reply.ts';
import type { Money } from '../../money.ts';
import type { ExpectedOrder, OrderOutcome } from '../wallet.ts';
import { findLink, idInLink, readWireOrder, type WireOrder, type WirePayment } from './wire.ts';
import { isSameMoney, showMoney } from './wire-money.ts';

/** What an answer to a call on an order says. */
export const judgeOrderReply = (reply: Reply, expected: ExpectedOrder): OrderOutcome | 'look' => {
  if (reply.kind === 'silence') return unknown(reply.detail);
  if (!isSuccess(reply)) return judgeOrderRefusal(reply);
  const order = readWireOrder(reply.body);
  return order ? judgeOrder(order, expected) : unknown('the answer cannot be read');
};

/** What the order itself says. Payments come before the order's own status, which may lag behind them. */
const judgeOrder = (order: WireOrder, { orderId, total }: ExpectedOrder): OrderOutcome => {
  if (order.id !== orderId) return mismatch(`order ${order.id} was answered in place of ${orderId}`);
  const [unit, ...others] = order.purchase_units ?? [];
  if (others.length > 0) return mismatch('the order has more than one purchase unit');
  if (unit?.amount && !isSameMoney(unit.amount, total)) {
    return mismatch(`the order is over ${showMoney(unit.amount)}`);
  }
  const { captures = [], authorizations = [] } = unit?.payments ?? {};
  return judgeCaptures(captures, total) ?? judgeAuthorizations(authorizations, total) ?? judgeStatus(order);
};

const captureMeanings: Readonly<Record<string, 'moved' | 'pending' | 'failed'>> = {
  COMPLETED: 'moved',
  PARTIALLY_REFUNDED: 'moved',
  REFUNDED: 'moved',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
};

const captureMeaning = ({ status }: WirePayment) =>
  Object.hasOwn(captureMeanings, status) ? captureMeanings[status] : undefined;

/** What captures say; undefined when none of them has taken or may still take money. */
export const judgeCaptures = (captures: readonly WirePayment[], expected: Money) => {
  const strange = captures.find((capture) => captureMeaning(capture) === undefined);
  if (strange) return unknown(`a capture is ${strange.status}`);
  const [capture, ...others] = captures.filter((candidate) => captureMeaning(candidate) !== 'failed');
  if (!capture) return undefined;
  if (others.length > 0) return mismatch(`there are ${others.length + 1} captures`);
  const fault = findFault(capture, expected);
  if (fault !== undefined) return mismatch(fault);
  return captureMeaning(capture) === 'pending'
    ? ({ outcome: 'pending', captureId: capture.id } as const)
    : ({ outcome: 'captured', capture: { id: capture.id, money: expected } } as const);
};

/** What makes it another payment than the one that was asked for. */
const findFault = ({ id, amount, links }: WirePayment, expected: Money) => {
  if (!isSameMoney(amount, expected)) return `payment ${id} is over ${showMoney(amount)}`;
  const self = idInLink(findLink(links, 'self'));
  return self === undefined || self === id ? undefined : `payment ${id} calls itself ${self}`;
};

const endedStatuses: ReadonlySet<string> = new Set(['DENIED', 'VOIDED', 'EXPIRED']);

/** What authorisations say; undefined when none of them stands. */
const judgeAuthorizations = (
  authorizations: readonly WirePayment[],
  total: Money,
): OrderOutcome | undefined => {
  const [authorization, ...others] = authorizations.filter(({ status }) => !endedStatuses.has(status));
  if (!authorization) return undefined;
  if (others.length > 0) return mismatch(`there are ${others.length + 1} authorisations`);
  const fault = findFault(authorization, total);
  if (fault !== undefined) return mismatch(fault);
  const { id, status, expiration_time: expiration } = authorization;
  if (status === 'PENDING') return { outcome: 'pending', captureId: id };
  // Captured, and the capture is not among those shown, or a status that we do not know.
  if (status !== 'CREATED') return unknown(`the authorisation is ${status}`);
  return { outcome: 'authorized', authorization: { id, money: total }, expiresAt: readTime(expiration) };
};

export const readTime = (text: string | undefined) => {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** Nothing has been taken or set aside. */
const judgeStatus = ({ status, purchase_units: units }: WireOrder): OrderOutcome => {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { outcome: 'not_approved' };
    case 'APPROVED':
      return { outcome: 'approved' };
    case 'VOIDED':
      return { outcome: 'expired' };
    case 'COMPLETED': {
      // Completed is not paid: it may hold nothing but a payment that was declined.
      const { captures = [], authorizations = [] } = units?.[0]?.payments ?? {};
      const last = [...authorizations, ...captures].at(-1);
      if (!last) return mismatch('the order is completed and holds no payment');
      if (last.status === 'VOIDED' || last.status === 'EXPIRED') return { outcome: 'expired' };
      return { outcome: 'declined', kind: 'refused', issue: last.status_details?.reason ?? last.status };
    }
    default:
      return unknown(`the order is ${status}`);
  }
};
