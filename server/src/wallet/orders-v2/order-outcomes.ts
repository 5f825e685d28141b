import { readOrderRefusal } from './order-refusals.ts';
import { readFees } from './fees.ts';
import { toStatedRefund } from './refund-outcomes.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { readPayer } from './payer.ts';
import { isSuccess, type Reply } from '../calling/reply.ts';
import type { Money } from '../../money.ts';
import type { ExpectedOrder, OrderOutcome, OrderStatement, StatedPayment } from '../wallet.ts';
import { readWireOrder, type WireOrder, type WirePayment } from './wire.ts';
import { findLink, idInLink } from './wire-links.ts';
import { isSameMoney, readWireMoney, showMoney } from './wire-money.ts';

/** The outcome of a call on an order. */
export const readOrderOutcome = (
  reply: Reply,
  expected: ExpectedOrder,
): OrderOutcome | 'look' | 'payer_action' => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  if (!isSuccess(reply)) return readOrderRefusal(reply);
  const order = readWireOrder(reply.body);
  if (!order) return unknown('the answer cannot be read');
  return withPayer(toOutcome(order, expected), reply.body);
};

/** Whoever has approved the order is its payer, also when the wallet decides later or declines what they chose to pay with. */
const withPayer = (outcome: OrderOutcome, order: unknown): OrderOutcome => {
  switch (outcome.outcome) {
    case 'captured':
    case 'authorized':
    case 'approved':
    case 'pending':
    case 'declined':
      return { ...outcome, payer: readPayer(order) };
    case 'not_approved':
    case 'expired':
    case 'not_found':
    case 'mismatch':
    case 'unknown':
      return outcome;
    default:
      return outcome satisfies never;
  }
};

/** The outcome of an order. Its payments count more than its status, which may be updated later. */
const toOutcome = (order: WireOrder, { orderId, paymentId, total }: ExpectedOrder): OrderOutcome => {
  if (order.id !== orderId) return mismatch('other_order', { shown: order.id, asked: orderId });
  const [unit, ...others] = order.purchase_units ?? [];
  if (others.length > 0) return mismatch('several_purchase_units', {});
  if (unit?.amount && !isSameMoney(unit.amount, total)) {
    return mismatch('other_order_amount', { shown: showMoney(unit.amount) });
  }
  const { captures = [], authorizations = [] } = unit?.payments ?? {};
  // An order is bound to its payment by the id that we gave the wallet with it.
  const boundTo = [unit, ...captures, ...authorizations].find(
    (part) => part?.custom_id !== undefined,
  )?.custom_id;
  if (boundTo !== undefined && boundTo !== paymentId) return mismatch('order_of_another', { owner: boundTo });
  return (
    readCaptures(captures, total) ??
    readAuthorizations(authorizations, captures.at(-1), total) ??
    readStatus(order)
  );
};

const captureMeanings: Readonly<Record<string, StatedPayment['meaning']>> = {
  COMPLETED: 'moved',
  PARTIALLY_REFUNDED: 'returned',
  REFUNDED: 'returned',
  PENDING: 'pending',
  DECLINED: 'failed',
  FAILED: 'failed',
};

export const captureMeaning = ({ status }: WirePayment) =>
  (Object.hasOwn(captureMeanings, status) ? captureMeanings[status] : undefined) ?? 'unrecognized';

const authorizationMeaning = ({ status }: WirePayment): StatedPayment['meaning'] => {
  // Of a part that is captured the rest is still held.
  if (status === 'CREATED' || status === 'PARTIALLY_CAPTURED') return 'held';
  if (status === 'PENDING') return 'pending';
  return endedStatuses.has(status) || capturedStatuses.has(status) ? 'failed' : 'unrecognized';
};

/** The outcome of captures. Undefined: none of them has taken money or may still take it. */
export const readCaptures = (captures: readonly WirePayment[], expected: Money) => {
  const unrecognized = captures.find((capture) => captureMeaning(capture) === 'unrecognized');
  if (unrecognized) return unknown(`a capture is ${unrecognized.status}`);
  const [capture, ...others] = captures.filter((candidate) => captureMeaning(candidate) !== 'failed');
  if (!capture) return undefined;
  if (others.length > 0) return mismatch('several_captures', { count: String(others.length + 1) });
  const fault = findFault(capture, expected);
  if (fault !== undefined) return fault;
  const meaning = captureMeaning(capture);
  if (meaning === 'pending') return { outcome: 'pending', captureId: capture.id } as const;
  const captured = {
    outcome: 'captured',
    capture: { id: capture.id, money: expected, ...readFees(capture) },
  } as const;
  return meaning === 'returned' ? { ...captured, isReturned: true } : captured;
};

/** Why a capture or authorisation is not the one that we requested, or undefined. */
const findFault = ({ id, amount, links }: WirePayment, expected: Money) => {
  if (!isSameMoney(amount, expected)) return mismatch('other_amount', { id, shown: showMoney(amount) });
  const self = idInLink(findLink(links, 'self'));
  return self === undefined || self === id ? undefined : mismatch('other_link', { id, shown: self });
};

const endedStatuses: ReadonlySet<string> = new Set(['DENIED', 'VOIDED', 'EXPIRED']);

const capturedStatuses: ReadonlySet<string> = new Set(['CAPTURED', 'PARTIALLY_CAPTURED']);

/** The outcome of authorisations, of which every capture has failed, `failed` as the last one. Undefined: all of them have ended. */
const readAuthorizations = (
  authorizations: readonly WirePayment[],
  failed: WirePayment | undefined,
  total: Money,
): OrderOutcome | undefined => {
  const [authorization, ...others] = authorizations.filter(({ status }) => !endedStatuses.has(status));
  if (!authorization) return undefined;
  if (others.length > 0) return mismatch('several_authorizations', { count: String(others.length + 1) });
  const fault = findFault(authorization, total);
  if (fault !== undefined) return fault;
  const { id, status, expiration_time: expiration } = authorization;
  if (status === 'PENDING') return { outcome: 'pending', captureId: id };
  // It stays so when the wallet declines a capture that was pending: nothing was taken.
  if (failed && capturedStatuses.has(status)) return declinedFor(failed);
  // It is captured but the order does not show the capture, or we do not know this status.
  if (status !== 'CREATED') return unknown(`the authorisation is ${status}`);
  return { outcome: 'authorized', authorization: { id, money: total }, expiresAt: readTime(expiration) };
};

const declinedFor = ({ status, status_details: details }: WirePayment): OrderOutcome => ({
  outcome: 'declined',
  kind: 'refused',
  issue: details?.reason ?? status,
});

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?:Z|([+-]\d\d):?(\d\d))?$/;

/** The wallet writes `Z`, `-07:00`, `+0000`, and nothing where it means UTC. */
export const readTime = (text = ''): Date | undefined => {
  const [matched, local = '', hours = '+00', minutes = '00'] = time.exec(text) ?? [];
  const at = new Date(`${local}${hours}:${minutes}`);
  // Years before our era could not be stored, and nothing happened at a wallet before 1970.
  return matched !== undefined && at.getTime() > 0 ? at : undefined;
};

/** The wallet gives an approval no id. It may change who pays, and the order's time, which few orders show. */
const approvalOf = ({ update_time: time = '', payer }: WireOrder) =>
  `${time} ${payer?.payer_id ?? ''}`.trim();

/** The outcome by the order's own status: no money was captured or authorised. */
const readStatus = (order: WireOrder): OrderOutcome => {
  const { status, purchase_units: units } = order;
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { outcome: 'not_approved' };
    case 'APPROVED':
      return { outcome: 'approved', approval: approvalOf(order) };
    case 'VOIDED':
      return { outcome: 'expired' };
    case 'COMPLETED': {
      // A short answer shows no payments at all, so it says nothing of them.
      if (!units) return unknown('the order is completed, and its payments are not shown');
      // Completed does not mean paid: the order may contain only a declined payment.
      const { captures = [], authorizations = [] } = units?.[0]?.payments ?? {};
      const last = [...authorizations, ...captures].at(-1);
      if (!last) return mismatch('empty_order', {});
      if (last.status === 'VOIDED' || last.status === 'EXPIRED') return { outcome: 'expired' };
      return declinedFor(last);
    }
    default:
      return unknown(`the order is ${status}`);
  }
};

const toStated =
  (meaningOf: (payment: WirePayment) => StatedPayment['meaning']) =>
  (payment: WirePayment): StatedPayment => ({
    id: payment.id,
    status: payment.status,
    meaning: meaningOf(payment),
    money: readWireMoney(payment.amount),
    ...(hasMoved(meaningOf(payment)) && readFees(payment)),
  });

const hasMoved = (meaning: StatedPayment['meaning']) => meaning === 'moved' || meaning === 'returned';

/** What the order says, whatever we expected of it. */
export const readStatement = (reply: Reply, orderId: string): OrderStatement | undefined => {
  if (reply.kind === 'no_answer' || !isSuccess(reply)) return undefined;
  const order = readWireOrder(reply.body);
  // An answer about another order says nothing of this one.
  if (order?.id !== orderId) return undefined;
  const { purchase_units: units = [] } = order;
  const payments = units.map((unit) => unit.payments);
  const [unit, ...others] = units;
  return {
    status: order.status,
    ownId: [unit, ...(unit?.payments?.captures ?? [])].find((part) => part?.custom_id !== undefined)
      ?.custom_id,
    total: unit?.amount && others.length === 0 ? readWireMoney(unit.amount) : undefined,
    payer: readPayer(reply.body),
    captures: payments.flatMap((part) => part?.captures ?? []).map(toStated(captureMeaning)),
    authorizations: payments
      .flatMap((part) => part?.authorizations ?? [])
      .map(toStated(authorizationMeaning)),
    refunds: payments.flatMap((part) => part?.refunds ?? []).map(toStatedRefund),
  };
};
