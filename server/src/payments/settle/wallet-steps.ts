import { invariant } from '../../invariant.ts';
import type { Finding, Steps } from '../../operations/operation.ts';
import { reasonOf } from '../../wallet/mismatch.ts';
import type {
  Answered,
  AuthorizationOutcome,
  ChangeOutcome,
  OrderChange,
  OrderOutcome,
  PartCapture,
  RefundOutcome,
  WantedRefund,
} from '../../wallet/wallet.ts';
import type { DecidedChange } from '../changes/commit-change.ts';
import { findOrderChange } from '../changes/to-order-change.ts';
import type { OperationKind, PaymentOperation } from '../operation-kind.ts';
import { findMismatch } from '../find-mismatch.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { DecidedRefund } from '../refunds/commit-refund.ts';
import { findRefundedCapture } from '../refunds/queries.ts';
import { takeInRefunds } from '../refunds/take-in-refunds.ts';
import type { Payment } from '../payment.ts';
import { keepPayer } from '../store/keep-payer.ts';
import { describeOrder } from '../store/describe-order.ts';
import { findReturn } from '../store/returned-captures.ts';
import { confirmReturn, wantedRefundOf, type DecidedReturn, type ReturnOutcome } from './confirm-return.ts';

/** `explained`: what the wallet has agrees with the payment after all. */
export type Outcome =
  | OrderOutcome
  | AuthorizationOutcome
  | RefundOutcome
  | ChangeOutcome
  | ReturnOutcome
  | { readonly outcome: 'explained' };

export type PaymentOutcome = Exclude<Outcome, DecidedRefund | DecidedChange | DecidedReturn>;

/** What an operation of each kind does at the wallet, and where the wallet shows what became of it. */
export const stepsOf = (
  deps: PaymentDependencies,
  payment: Payment,
  operation: PaymentOperation,
  at: Date,
): Steps<Outcome> => {
  const { wallet } = deps;
  const { requestId, amountMinor, pendingId, openedAt } = operation;
  const isForgotten = at.getTime() - openedAt.getTime() >= wallet.requestMemoryMs;
  const order = orderOf(payment);
  const money = { currency: payment.currency, amountMinor };
  const authorizationId = payment.walletAuthorizationId ?? '';
  const showOrder = () => wallet.showOrder(order);
  const part = partOf(payment, operation);
  const showAuthorization = () => wallet.showAuthorization(authorizationId, money, part);
  const withChange = async (ask: (change: OrderChange) => Promise<Answered<Outcome>>) => {
    const change = await findOrderChange(deps, payment, operation);
    return change ? ask(change) : changeIsOver;
  };
  const withReturn = async (ask: (refund: WantedRefund) => Promise<Answered<RefundOutcome>>) => {
    const returned = await returnOf(deps, payment, operation);
    return confirmReturn(deps, payment, returned, asRepeatable(await ask(returned.wanted), isForgotten));
  };
  const steps: Record<OperationKind, Ask> = {
    change: {
      call: (signal) => withChange((change) => wallet.changeOrder(change, requestId, signal)),
      look: () => withChange((change) => wallet.showChange(change)),
    },
    capture: {
      call: (signal) => seenBefore(payment, showOrder, () => wallet.captureOrder(order, requestId, signal)),
      look: showOrder,
    },
    authorize: {
      call: (signal) => seenBefore(payment, showOrder, () => wallet.authorizeOrder(order, requestId, signal)),
      look: showOrder,
    },
    capture_authorization: {
      call: async (signal) => {
        const take = () => wallet.captureAuthorization(authorizationId, money, requestId, signal, part);
        return asStillThere(await (part ? seenAuthorized(showAuthorization, take) : take()));
      },
      // The wallet does not say when it has changed its mind: what it has accepted is asked for by its own id.
      look: async () =>
        pendingId === null
          ? asRepeatable(asStillThere(await showAuthorization()), isForgotten && part !== undefined)
          : asStillThere(await wallet.showCapture(pendingId, money)),
    },
    release: {
      call: async (signal) =>
        asStillThere(await wallet.voidAuthorization(authorizationId, requestId, signal)),
      look: async () => asRelease(asStillThere(await showAuthorization())),
    },
    refund: {
      call: async (signal) =>
        wallet.refundCapture(await refundOf(deps, payment, operation), requestId, signal),
      look: async () =>
        asRepeatable(await wallet.showRefund(await refundOf(deps, payment, operation)), isForgotten),
    },
    return_capture: {
      call: (signal) => withReturn((refund) => wallet.refundCapture(refund, requestId, signal)),
      look: () => withReturn((refund) => wallet.showRefund(refund)),
    },
    // Nobody has requested anything: there is only something to look at.
    review: { call: () => review(deps, payment), look: () => review(deps, payment) },
  };
  // A newer version may have requested it.
  invariant(operation.kind in steps, `${operation.kind} is no kind of operation`);
  const { call, look } = steps[operation.kind];
  return {
    call: async (signal) => found(await withoutPayer(deps, payment, await call(signal)), 'call'),
    look: async () => found(await withoutPayer(deps, payment, await look()), 'look'),
  };
};

/**
 * What decides nothing yet is not committed with a verdict, and a decline may wait beside the operation: who pays is kept with the
 * payment at once, and nowhere else.
 */
const withoutPayer = async (
  { sql, clock }: PaymentDependencies,
  { id }: Payment,
  { result, calls }: Answered<Outcome>,
): Promise<Answered<Outcome>> => {
  if ((result.outcome !== 'pending' && result.outcome !== 'declined') || !('payer' in result))
    return { result, calls };
  const { payer, ...rest } = result;
  await keepPayer(sql, id, clock(), payer);
  return { result: rest, calls };
};

/** Whoever comes too late decides nothing: the verdict is written already, and this lease is over. */
const changeIsOver: Answered<Outcome> = {
  result: { outcome: 'unknown', detail: 'the change is over' },
  calls: [],
};

interface Ask {
  call(signal: AbortSignal): Promise<Answered<Outcome>>;
  look(): Promise<Answered<Outcome>>;
}

/**
 * The wallet captures whatever amount the order has. After a change it is read first: a call that was given up long ago may have
 * changed it again. What the buyer has approved stays so.
 */
const seenBefore = async (
  { orderChangedAt }: Payment,
  show: () => Promise<Answered<OrderOutcome>>,
  take: () => Promise<Answered<OrderOutcome>>,
): Promise<Answered<OrderOutcome>> => {
  if (orderChangedAt === null) return take();
  const seen = await show();
  if (seen.result.outcome !== 'approved') return seen;
  const taken = await take();
  return { result: taken.result, calls: [...seen.calls, ...taken.calls] };
};

/**
 * The wallet takes as many parts as there is money for. So it is looked first whether it has one that is not booked: after a restore, a
 * platform may ask again for what was captured before.
 */
const seenAuthorized = async (
  show: () => Promise<Answered<AuthorizationOutcome>>,
  take: () => Promise<Answered<AuthorizationOutcome>>,
): Promise<Answered<AuthorizationOutcome>> => {
  const seen = await show();
  if (seen.result.outcome !== 'still_authorized') return seen;
  const taken = await take();
  return { result: taken.result, calls: [...seen.calls, ...taken.calls] };
};

export const orderOf = ({ id, walletOrderId, currency, totalMinor }: Payment) => ({
  paymentId: id,
  orderId: walletOrderId,
  total: { currency, amountMinor: totalMinor },
});

/** Undefined: the authorisation is captured once. Otherwise each part is known at the wallet by the id of its operation. */
const partOf = (
  { walletOrderId, captures }: Payment,
  { kind, isPart, requestId }: PaymentOperation,
): PartCapture | undefined =>
  isPart || captures.length > 0
    ? {
        orderId: walletOrderId,
        ownId: kind === 'capture_authorization' ? requestId : undefined,
        isFinal: !isPart,
        bookedIds: captures.map(({ walletCaptureId }) => walletCaptureId),
      }
    : undefined;

/** The refund carries the id of its operation, by which the wallet shows it. */
const refundOf = async (
  { sql }: PaymentDependencies,
  { id, walletOrderId, captures, currency }: Payment,
  { number, requestId, amountMinor }: PaymentOperation,
): Promise<WantedRefund> => {
  const [first, ...others] = captures;
  const refunded = others.length === 0 ? first!.number : await findRefundedCapture(sql, id, number);
  const capture = captures.find((one) => one.number === refunded);
  invariant(capture, `operation ${number} of payment ${id} refunds none of its captures`);
  return {
    orderId: walletOrderId,
    captureId: capture.walletCaptureId,
    ownId: requestId,
    money: { currency, amountMinor },
  };
};

const returnOf = async ({ sql }: PaymentDependencies, payment: Payment, { number }: PaymentOperation) => {
  const { id } = payment;
  const returned = await findReturn(sql, id, number);
  invariant(returned, `operation ${number} of payment ${id} returns no capture`);
  return { ...returned, wanted: wantedRefundOf(payment, returned) };
};

/** Once the wallet has forgotten the request, a repeated call would be another refund, or another capture of the same part. */
const asRepeatable = <T extends RefundOutcome | AuthorizationOutcome>(
  { result, calls }: Answered<T>,
  isForgotten: boolean,
): Answered<T | { readonly outcome: 'unknown'; readonly detail: string }> => {
  const isRepeated = result.outcome === 'not_refunded' || result.outcome === 'still_authorized';
  return isRepeated && isForgotten
    ? { result: { outcome: 'unknown', detail: 'the wallet has forgotten the request' }, calls }
    : { result, calls };
};

/** An authorisation does not vanish: a wallet that does not know it has records that are behind, or does not know us. */
const asStillThere = ({ result, calls }: Answered<AuthorizationOutcome>): Answered<AuthorizationOutcome> =>
  result.outcome === 'not_found'
    ? { result: { outcome: 'unknown', detail: 'the wallet does not know the authorisation' }, calls }
    : { result, calls };

/** An authorisation that is gone is what a release is for, no matter who released it. A captured one contradicts it. */
const asRelease = ({ result, calls }: Answered<AuthorizationOutcome>): Answered<AuthorizationOutcome> => {
  if (result.outcome === 'lapsed') return { result: { outcome: 'voided' }, calls };
  if (result.outcome !== 'captured') return { result, calls };
  const reason = reasonOf('unrequested_capture', { captureId: result.capture.id });
  return { result: { outcome: 'mismatch', reason }, calls };
};

/** Whether what the wallet has agrees with the payment by now, also with the refunds that have come to an end since. */
const review = async (deps: PaymentDependencies, payment: Payment): Promise<Answered<Outcome>> => {
  const { result: statement, calls } = await describeOrder(deps, payment);
  if (!statement) return { result: { outcome: 'unknown', detail: 'the order cannot be read' }, calls };
  const { doubt, calls: more = [] } =
    payment.captures.length > 0
      ? await takeInRefunds(deps, payment.id, statement, undefined)
      : { doubt: findMismatch(payment, statement) };
  return {
    result: doubt === undefined ? { outcome: 'explained' } : { outcome: 'mismatch', reason: doubt },
    calls: [...calls, ...more],
  };
};

const found = ({ result, calls }: Answered<Outcome>, after: 'call' | 'look'): Answered<Finding<Outcome>> => ({
  result: toFinding(result, after),
  calls,
});

/** What an outcome says about the operation. After a call a refusal leaves no trace; what a look shows is on record. */
export const toFinding = (outcome: Outcome, after: 'call' | 'look'): Finding<Outcome> => {
  switch (outcome.outcome) {
    case 'captured':
    case 'authorized':
    case 'voided':
    case 'lapsed':
    case 'expired':
    case 'explained':
    case 'refunded':
    case 'refund_pending':
    case 'refund_ended':
    case 'capture_returned':
    case 'return_ended':
    case 'changed':
      return { says: 'decided', outcome };
    case 'declined':
      return { says: after === 'call' ? 'refused' : 'decided', outcome };
    case 'not_approved':
    case 'refund_refused':
    case 'return_refused':
    case 'change_refused':
      return { says: 'refused', outcome };
    case 'not_found':
      return { says: 'gone', outcome };
    case 'approved':
    case 'still_authorized':
    case 'not_refunded':
    case 'not_changed':
      return { says: 'not_done' };
    case 'pending':
      return { says: 'pending', pendingId: outcome.captureId };
    case 'mismatch':
      return { says: 'mismatch', reason: outcome.reason };
    case 'unknown':
      return { says: 'unknown', detail: outcome.detail };
    default:
      return outcome satisfies never;
  }
};
