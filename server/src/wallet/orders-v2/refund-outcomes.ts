import { readFees } from './fees.ts';
import { indexRules } from './find-rule.ts';
import { mismatch, unknown } from './unclear-outcomes.ts';
import { refundRules } from './refusals.ts';
import { isSuccess, type Answer, type Reply } from '../calling/reply.ts';
import type { RefundOutcome, StatedRefund, WantedRefund } from '../wallet.ts';
import { readWireError, readWireOrder, readWirePayment, type WirePayment } from './wire.ts';
import { findLink, idInLink, readOrigin } from './wire-links.ts';
import { isSameMoney, readWireMoney, showMoney } from './wire-money.ts';

export const findRefundRule = indexRules(refundRules);

const meanings: Readonly<Record<string, StatedRefund['meaning']>> = {
  COMPLETED: 'returned',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
};

const meaningOf = ({ status }: WirePayment) =>
  (Object.hasOwn(meanings, status) ? meanings[status] : undefined) ?? 'unrecognized';

const issueOf = ({ status, status_details: details }: WirePayment) => details?.reason ?? status;

/** The outcome of the call. */
export const readRefundOutcome = (reply: Reply, wanted: WantedRefund): RefundOutcome => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  if (!isSuccess(reply)) return readRefusal(reply);
  const refund = readWirePayment(reply.body);
  return refund ? toOutcome(refund, wanted) : unknown('the answer cannot be read');
};

const readRefusal = (answer: Answer): RefundOutcome => {
  const { status, issue = '' } = answer;
  const { decision = 'wait' } = findRefundRule(answer) ?? {};
  return decision === 'wait'
    ? unknown(`${status} ${issue}`)
    : { outcome: 'refund_refused', kind: decision, issue };
};

/** The outcome of a look at the order: it shows the refunds of its captures. */
export const readShownRefund = (reply: Reply, wanted: WantedRefund): RefundOutcome => {
  if (reply.kind === 'no_answer') return unknown(reply.detail);
  const order = isSuccess(reply) ? readWireOrder(reply.body) : undefined;
  if (!order) return unknown(`the order cannot be read (${reply.issue ?? reply.status})`);
  if (order.id !== wanted.orderId) return mismatch('other_order', { shown: order.id, asked: wanted.orderId });
  const payments = (order.purchase_units ?? []).map((unit) => unit.payments);
  const captures = payments.flatMap((part) => part?.captures ?? []);
  if (!captures.some(({ id }) => id === wanted.captureId))
    return unknown('the order does not show the capture');
  const ours = payments
    .flatMap((part) => part?.refunds ?? [])
    .filter(({ custom_id: ownId }) => ownId === wanted.ownId);
  if (ours.length > 1)
    return mismatch('several_refunds', { count: String(ours.length), requestId: wanted.ownId });
  return ours[0] ? toOutcome(ours[0], wanted) : { outcome: 'not_refunded' };
};

const toOutcome = (refund: WirePayment, wanted: WantedRefund): RefundOutcome => {
  const fault = findFault(refund, wanted);
  if (fault !== undefined) return fault;
  const meaning = meaningOf(refund);
  switch (meaning) {
    case 'returned':
      return {
        outcome: 'refunded',
        refund: { id: refund.id, money: wanted.money, ...readFees(refund) },
        totalMinor: totalOf(refund, wanted),
      };
    case 'pending':
      return { outcome: 'refund_pending', refundId: refund.id };
    case 'failed':
    case 'cancelled':
      return { outcome: 'refund_ended', ending: meaning, refundId: refund.id, issue: issueOf(refund) };
    case 'unrecognized':
      return unknown(`the refund is ${refund.status}`);
    default:
      return meaning satisfies never;
  }
};

const totalOf = ({ seller_payable_breakdown: breakdown }: WirePayment, { money }: WantedRefund) => {
  const total = breakdown?.total_refunded_amount && readWireMoney(breakdown.total_refunded_amount);
  return total?.currency === money.currency ? total.amountMinor : undefined;
};

/** Why a refund is not the one that we asked for, or undefined. */
const findFault = (refund: WirePayment, wanted: WantedRefund) => {
  const { id, amount, custom_id: ownId, links } = refund;
  if (!isSameMoney(amount, wanted.money))
    return mismatch('refund_amount', { refundId: id, shown: showMoney(amount) });
  if (ownId !== undefined && ownId !== wanted.ownId)
    return mismatch('other_refund', { refundId: id, shown: ownId, asked: wanted.ownId });
  const selfId = idInLink(findLink(links, 'self'));
  if (selfId !== undefined && selfId !== id) return mismatch('refund_link', { refundId: id, shown: selfId });
  const { captureId } = readOrigin(refund);
  return captureId === undefined || captureId === wanted.captureId
    ? undefined
    : mismatch('refund_of_other_capture', { refundId: id, shown: captureId, asked: wanted.captureId });
};

/** A refund that was asked for by its own id. */
export const readStatedRefund = (reply: Reply): StatedRefund | 'not_found' | 'unknown' => {
  if (reply.kind === 'no_answer') return 'unknown';
  // An error page of a proxy decides nothing.
  if (reply.status === 404 && readWireError(reply.body)?.name !== undefined) return 'not_found';
  const refund = isSuccess(reply) ? readWirePayment(reply.body) : undefined;
  return refund ? toStatedRefund(refund) : 'unknown';
};

export const toStatedRefund = (refund: WirePayment): StatedRefund => ({
  id: refund.id,
  status: refund.status,
  meaning: meaningOf(refund),
  issue: issueOf(refund),
  money: readWireMoney(refund.amount),
  ownId: refund.custom_id,
  captureId: readOrigin(refund).captureId,
  ...(meaningOf(refund) === 'returned' && readFees(refund)),
});
