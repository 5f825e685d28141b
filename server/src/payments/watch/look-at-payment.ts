import { reasonOf } from '../../wallet/mismatch.ts';
import { goneForGoodMs } from '../../operations/look-pauses.ts';
import type { AuthorizationOutcome, WalletCall } from '../../wallet/wallet.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import { nextCartLook, nextLook } from '../look-schedule.ts';
import { endFreePaymentNow } from '../store/end-free-payment.ts';
import type { StoredStatus, Payment } from '../payment.ts';
import { isMismatched, keepShown } from '../store/keep-shown.ts';
import { keepDeclinedApproval } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { openReview } from '../settle/open-review.ts';
import { isNewApproval } from '../settle/read-approval.ts';
import { orderOf } from '../settle/wallet-steps.ts';
import { checkAfterwards, type Look } from './check-afterwards.ts';
import { noteUnnotified } from './missed-notifications.ts';
import { planLook } from './queries.ts';

/** Asks the wallet about a payment, whatever its status, and acts on the answer. */
export const lookAtPayment = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  look: Look,
) => {
  requireOwnWallet(deps, payment);
  // The look of a review does not know that it was a reversal, so what was reported is booked first.
  const isReversalInReview = look.reversalId !== undefined && payment.operation?.kind === 'review';
  if (isReversalInReview) await checkAfterwards(deps, settle, payment, look);
  if (payment.operation !== null) {
    const settled = await settle(payment, look);
    await planAfter(deps, settled, look);
    await keepMismatched(deps, settled);
  } else await checks[payment.storedStatus](deps, settle, payment, look);
};

/** A person who decides may have an id of it in hand, from the wallet's own pages. */
const keepMismatched = async ({ sql, wallet }: PaymentDependencies, payment: Payment) => {
  if (!isMismatched(payment)) return;
  const { result } = await wallet.describeOrder(payment.walletOrderId);
  if (result) await keepShown(sql, payment, result);
};

const planCartLook = (
  deps: PaymentDependencies,
  payment: Payment,
  { isAnyMissed, closelyUntil }: Look,
  goneAt: Date | null = null,
) => {
  const watch = { hasNotifications: deps.wallet.notifications !== undefined, isAnyMissed, closelyUntil };
  return planLook(deps.sql, payment.id, nextCartLook(payment, deps.clock(), watch), goneAt);
};

/** What was settled has planned its own next look, if its window has ended. */
const planAfter = async (deps: PaymentDependencies, settled: Payment, look: Look) => {
  const isInTime = settled.expiresAt > deps.clock();
  if (settled.storedStatus === 'awaiting_approval' && isInTime) await planCartLook(deps, settled, look);
};

/** A look that nobody asked for is not worth a row: most of them find that nothing has changed. */
const keepAskedCalls = async (
  { sql, clock }: PaymentDependencies,
  { id }: Payment,
  { by }: Look,
  calls: readonly WalletCall[],
) => {
  if (by !== 'service') await keepCalls(sql, id, clock(), calls);
};

/** Before a payment expires the wallet is asked once more: the buyer may have approved in the last second. */
const checkApproval = async (deps: PaymentDependencies, settle: Settle, payment: Payment, look: Look) => {
  const { sql, wallet, clock } = deps;
  const { result, calls } = await wallet.showOrder(orderOf(payment));
  const at = clock();
  await keepAskedCalls(deps, payment, look, calls);
  const isInTime = payment.expiresAt > at;
  switch (result.outcome) {
    case 'approved':
      if (isNewApproval(payment, result.approval)) return settleFound(deps, settle, payment, look);
      if (!isInTime) return expire(deps, payment, at);
      if (payment.declinedApproval === '') await keepDeclinedApproval(sql, payment.id, result.approval);
      break;
    case 'expired':
      return expire(deps, payment, at);
    case 'not_approved':
      if (!isInTime) return expire(deps, payment, at);
      break;
    // A wallet whose records are behind, or that doesn't know us, says the same, so one such answer decides nothing.
    case 'not_found': {
      const goneAt = look.goneAt ?? at;
      if (!isInTime && at.getTime() - goneAt.getTime() >= goneForGoodMs) return expire(deps, payment, at);
      return planCartLook(deps, payment, look, goneAt);
    }
    case 'unknown':
      break;
    case 'mismatch':
      if (payment.declinedApproval === null) return planAfter(deps, await settle(payment, look), look);
      // After a decline only another approval counts, and an answer that contradicts itself shows none. Money is looked for afterwards.
      if (!isInTime) return expire(deps, payment, at, at);
      break;
    case 'captured':
    case 'authorized':
    case 'declined':
    case 'pending':
      return settleFound(deps, settle, payment, look);
    default:
      return result satisfies never;
  }
  return planCartLook(deps, payment, look);
};

/** What a planned look found although the wallet should have sent a notification. */
const settleFound = async (deps: PaymentDependencies, settle: Settle, payment: Payment, look: Look) => {
  const isPlanned = look.takenUntil !== undefined && deps.wallet.notifications !== undefined;
  if (isPlanned) await noteUnnotified(deps.sql, payment, deps.clock());
  await planAfter(deps, await settle(payment, look), look);
};

const checkAuthorization = async (deps: PaymentDependencies, _: Settle, payment: Payment, look: Look) => {
  const { sql, wallet, clock } = deps;
  const money = orderOf(payment).total;
  const show = () => wallet.showAuthorization(payment.walletAuthorizationId!, money);
  const first = await show();
  // One garbled answer is no mismatch: the wallet is asked once more before a person is.
  const { result, calls } = mismatchOf(first.result) === undefined ? first : await show();
  const at = clock();
  await keepAskedCalls(deps, payment, look, first.calls === calls ? calls : [...first.calls, ...calls]);
  if (result.outcome === 'lapsed') return lapse(deps, payment, at);
  if (result.outcome === 'declined') return refuse(deps, payment, at, result.issue);
  const reason = mismatchOf(result);
  if (reason !== undefined && !(await openReview(deps, payment, reason))) return undefined;
  return planLook(sql, payment.id, nextLook('authorized', at));
};

/** What about it doesn't match a payment that is authorised and has nothing under way. */
const mismatchOf = (result: AuthorizationOutcome) => {
  if (result.outcome === 'mismatch') return result.reason;
  if (result.outcome !== 'captured' && result.outcome !== 'pending') return undefined;
  const captureId = result.outcome === 'captured' ? result.capture.id : result.captureId;
  return reasonOf('unrequested_capture', { captureId });
};

/** What a look does while nothing is under way. */
const checks: Record<StoredStatus, typeof checkAfterwards> = {
  awaiting_approval: checkApproval,
  authorized: checkAuthorization,
  partially_captured: checkAfterwards,
  captured: checkAfterwards,
  cancelled: checkAfterwards,
  expired: checkAfterwards,
  failed: checkAfterwards,
};

const expire = async (deps: PaymentDependencies, payment: Payment, at: Date, nextLookAt?: Date) => {
  const event = { type: 'payment.expired', details: {} } as const;
  await endFreePaymentNow(deps, { payment, move: 'expire', at, event, nextLookAt });
};

const lapse = async (deps: PaymentDependencies, payment: Payment, at: Date) => {
  const event = { type: 'payment.expired', details: { reason: 'authorization_lapsed' } } as const;
  await endFreePaymentNow(deps, { payment, move: 'lapse', at, event });
};

/** The wallet has taken back its promise: there is nothing left to capture. */
const refuse = async (deps: PaymentDependencies, payment: Payment, at: Date, issue: string) => {
  const event = { type: 'payment.failed', details: { issue } } as const;
  const change = { declineIssue: issue };
  await endFreePaymentNow(deps, { payment, move: 'refuse', at, change, event });
};
