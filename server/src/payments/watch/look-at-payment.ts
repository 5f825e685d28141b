import { goneForGoodMs } from '../../operations/look-pauses.ts';
import type { AuthorizationOutcome, WalletCall } from '../../wallet/wallet.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import { nextCartLook, nextLook } from '../look-schedule.ts';
import { endFreePayment } from '../end-free-payment.ts';
import type { PaymentState } from '../payment.ts';
import { keepDeclinedApproval, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { openReview } from '../settle/open-review.ts';
import { isNewApproval } from '../settle/read-approval.ts';
import type { Asker, Settle } from '../settle/settle-payment.ts';
import { orderOf } from '../settle/wallet-steps.ts';
import { checkAfterwards } from './check-afterwards.ts';
import { noteUnnotified } from './missed-notifications.ts';
import { planLook, type Looked } from './queries.ts';

/** Who looks, and what is known from the looks before. */
export interface Look extends Asker, Looked {
  /** A notification of any payment was missed in the last hour. */
  readonly isAnyMissed?: boolean | undefined;
  /** It is the planned look, which this process has taken until then. Undefined: somebody asked for it. */
  readonly takenUntil?: Date | undefined;
  /** The wallet has told that it took this back itself. */
  readonly reversalId?: string | undefined;
}

/** Asks the wallet about a payment, whatever its state, and acts on the answer. */
export const lookAtPayment = async (parts: PaymentParts, settle: Settle, payment: Payment, look: Look) => {
  requireOwnWallet(parts, payment);
  // The look of a review does not know that it was a reversal, so what was told is booked first.
  const isReversalInReview = look.reversalId !== undefined && payment.operation?.kind === 'review';
  if (isReversalInReview) await checkAfterwards(parts, settle, payment, look);
  if (payment.operation !== null) {
    await planAfter(parts, await settle(payment, look), look);
  } else await checks[payment.state](parts, settle, payment, look);
};

const planCartLook = (
  parts: PaymentParts,
  payment: Payment,
  { isAnyMissed, closelyUntil }: Look,
  goneAt: Date | null = null,
) => {
  const watch = { hasNotifications: parts.wallet.notifications !== undefined, isAnyMissed, closelyUntil };
  return planLook(parts.sql, payment.id, nextCartLook(payment, parts.clock(), watch), goneAt);
};

/** What was settled has planned its own next look, if its window has ended. */
const planAfter = async (parts: PaymentParts, settled: Payment, look: Look) => {
  const isInTime = settled.expiresAt > parts.clock();
  if (settled.state === 'awaiting_approval' && isInTime) await planCartLook(parts, settled, look);
};

/** A look that nobody asked for is not worth a row: most of them find that nothing has changed. */
const keepAskedCalls = async (
  { sql, clock }: PaymentParts,
  { id }: Payment,
  { by }: Look,
  calls: readonly WalletCall[],
) => {
  if (by !== 'service') await keepCalls(sql, id, clock(), calls);
};

/** Before a payment expires the wallet is asked once more: the buyer may have approved in the last second. */
const checkApproval = async (parts: PaymentParts, settle: Settle, payment: Payment, look: Look) => {
  const { sql, wallet, clock } = parts;
  const { result, calls } = await wallet.showOrder(orderOf(payment));
  const at = clock();
  await keepAskedCalls(parts, payment, look, calls);
  const isInTime = payment.expiresAt > at;
  switch (result.outcome) {
    case 'approved':
      if (isNewApproval(payment, result.approval)) return settleFound(parts, settle, payment, look);
      if (!isInTime) return expire(parts, payment, at);
      if (payment.declinedApproval === '') await keepDeclinedApproval(sql, payment.id, result.approval);
      break;
    case 'expired':
      return expire(parts, payment, at);
    case 'not_approved':
      if (!isInTime) return expire(parts, payment, at);
      break;
    // A wallet whose records are behind, or that does not know us, says so, too: once, it decides nothing.
    case 'not_found': {
      const goneAt = look.goneAt ?? at;
      if (!isInTime && at.getTime() - goneAt.getTime() >= goneForGoodMs) return expire(parts, payment, at);
      return planCartLook(parts, payment, look, goneAt);
    }
    case 'unknown':
      break;
    case 'mismatch':
      if (payment.declinedApproval === null) return planAfter(parts, await settle(payment, look), look);
      // After a decline only another approval counts, and an answer that contradicts itself shows none. Money is looked for afterwards.
      if (!isInTime) return expire(parts, payment, at, at);
      break;
    case 'captured':
    case 'authorized':
    case 'declined':
    case 'pending':
      return settleFound(parts, settle, payment, look);
    default:
      return result satisfies never;
  }
  return planCartLook(parts, payment, look);
};

/** What a planned look finds the wallet should have told of. */
const settleFound = async (parts: PaymentParts, settle: Settle, payment: Payment, look: Look) => {
  const isPlanned = look.takenUntil !== undefined && parts.wallet.notifications !== undefined;
  if (isPlanned) await noteUnnotified(parts.sql, payment, parts.clock());
  await planAfter(parts, await settle(payment, look), look);
};

const checkAuthorization = async (parts: PaymentParts, _: Settle, payment: Payment, look: Look) => {
  const { sql, wallet, clock } = parts;
  const money = orderOf(payment).total;
  const show = () => wallet.showAuthorization(payment.walletAuthorizationId!, money);
  const first = await show();
  // One garbled answer is no contradiction: the wallet is asked once more before a person is.
  const { result, calls } = contradictionOf(first.result) === undefined ? first : await show();
  const at = clock();
  await keepAskedCalls(parts, payment, look, first.calls === calls ? calls : [...first.calls, ...calls]);
  if (result.outcome === 'lapsed') return lapse(parts, payment, at);
  if (result.outcome === 'declined') return refuse(parts, payment, at, result.issue);
  const detail = contradictionOf(result);
  if (detail !== undefined && !(await openReview(parts, payment, detail))) return undefined;
  return planLook(sql, payment.id, nextLook('authorized', at));
};

/** How it contradicts a payment that is authorised, and for which nothing is under way. */
const contradictionOf = (result: AuthorizationOutcome) => {
  if (result.outcome === 'mismatch') return result.detail;
  if (result.outcome !== 'captured' && result.outcome !== 'pending') return undefined;
  const id = result.outcome === 'captured' ? result.capture.id : result.captureId;
  return `the wallet has captured it as ${id}, which nobody here has ordered`;
};

/** What a look does while nothing is under way. */
const checks: Record<PaymentState, typeof checkAfterwards> = {
  awaiting_approval: checkApproval,
  authorized: checkAuthorization,
  captured: checkAfterwards,
  cancelled: checkAfterwards,
  expired: checkAfterwards,
  failed: checkAfterwards,
};

const expire = async ({ sql }: PaymentParts, payment: Payment, at: Date, nextLookAt?: Date) => {
  const event = { type: 'payment.expired', details: {} } as const;
  await sql.begin((tx) => endFreePayment(tx, { payment, move: 'expire', at, event, nextLookAt }));
};

const lapse = async ({ sql }: PaymentParts, payment: Payment, at: Date) => {
  const event = { type: 'payment.expired', details: { reason: 'authorization_lapsed' } } as const;
  await sql.begin((tx) => endFreePayment(tx, { payment, move: 'lapse', at, event }));
};

/** The wallet has taken back its promise: there is nothing left to capture. */
const refuse = async ({ sql }: PaymentParts, payment: Payment, at: Date, issue: string) => {
  const event = { type: 'payment.failed', details: { issue } } as const;
  await sql.begin((tx) =>
    endFreePayment(tx, { payment, move: 'refuse', at, change: { declineIssue: issue }, event }),
  );
};
