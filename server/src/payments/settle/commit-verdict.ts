import { reasonOf } from '../../wallet/mismatch.ts';
import { moneyText } from '../../money.ts';
import { invariant } from '../../invariant.ts';
import type { DeclineKind, WalletCall } from '../../wallet/wallet.ts';
import type { MovePayment } from '../store/batched-payments.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { keepPayer } from '../store/keep-payer.ts';
import { logEnd } from '../store/log-payments.ts';
import { nextEntryNumber } from '../../ledger/queries.ts';
import { movePayment } from '../store/move-payments-query.ts';
import { findPayment, lockPayment, planLookAfterwards } from '../store/queries.ts';
import { commitChange, isDecidedChange } from '../changes/commit-change.ts';
import { commitRefund, isDecidedRefund } from '../refunds/commit-refund.ts';
import { commitReturn, isDecidedReturn } from './commit-return.ts';
import { openReview } from './open-review.ts';
import { moveOf } from './verdicts.ts';
import { orderOf, type Outcome, type PaymentOutcome } from './wallet-steps.ts';
import { findCapture } from '../capture.ts';
import type { Payment } from '../payment.ts';

interface Decided {
  readonly outcome: Outcome;
  readonly calls: readonly WalletCall[];
}

interface DecidedPayment extends Decided {
  readonly outcome: PaymentOutcome;
}

/** Commits what the wallet said: status, transfers, event and the calls together, or nothing of it. */
export const commitVerdict = async (
  deps: PaymentDependencies,
  move: MovePayment,
  payment: Payment,
  decided: Decided,
): Promise<Payment> => {
  const { sql, clock } = deps;
  const { outcome } = decided;
  const at = clock();
  const { moved, calls } = await commit(deps, move, payment, decided, at);
  if (moved) {
    if (isDeclined(outcome, 'refused')) await learnWhoWasRefused(deps, payment);
    return moved;
  }
  // Someone else has committed a verdict, or has taken over.
  await keepCalls(sql, payment.id, at, calls);
  const present = await findPayment(sql, payment.id);
  invariant(present, `payment ${payment.id} has vanished`);
  return compareWithStored(deps, present, payment.operation!, outcome);
};

const commit = async (
  deps: PaymentDependencies,
  move: MovePayment,
  payment: Payment,
  decided: Decided,
  at: Date,
) => {
  const { outcome, calls } = decided;
  if (isDecidedReturn(outcome))
    return { moved: await commitReturn(deps, payment, { ...decided, outcome }, at), calls };
  if (isDecidedRefund(outcome))
    return { moved: await commitRefund(deps, payment, { ...decided, outcome }, at), calls };
  if (isDecidedChange(outcome))
    return { moved: await commitChange(deps, payment, { ...decided, outcome }, at), calls };
  return commitMove(deps, move, payment, { ...decided, outcome }, at);
};

const commitMove = async (
  deps: PaymentDependencies,
  move: MovePayment,
  payment: Payment,
  decided: DecidedPayment,
  at: Date,
) => {
  const { outcome, calls, approval } = await withApproval(deps, payment, decided);
  if (payment.captures.length > 0)
    return { moved: await commitFurther(deps, payment, { outcome, calls }, at), calls };
  const wanted = moveOf(payment, payment.operation!, outcome, at, calls);
  const change = approval === undefined ? wanted.change : { ...wanted.change, declinedApproval: approval };
  const moved = await move({ ...wanted, change });
  logEnd(deps.log, wanted, moved);
  return { moved, calls };
};

/**
 * Of a payment that has captures. A refund that was made elsewhere, or a fee, may be booked at any time: the payment is locked first, so that
 * no other entry gets the same number.
 */
const commitFurther = (
  { sql }: PaymentDependencies,
  { id, operation }: Payment,
  { outcome, calls }: DecidedPayment,
  at: Date,
) =>
  sql.begin(async (tx) => {
    const locked = await lockPayment(tx, id);
    invariant(locked, `payment ${id} has vanished`);
    // Whoever was quicker has booked it: another capture would be divided by what is left, and nothing may be.
    if (locked.operation?.number !== operation!.number) return undefined;
    const wanted = moveOf(locked, operation!, outcome, at, calls);
    return movePayment(tx, { ...wanted, entryNumber: await nextEntryNumber(tx, id) });
  });

/** After a declined instrument: which approval was declined, and whose. Nothing is captured again without another one. */
const withApproval = async (
  { sql, clock, wallet }: PaymentDependencies,
  payment: Payment,
  { outcome, calls }: DecidedPayment,
) => {
  if (!isDeclined(outcome, 'instrument_declined')) return { outcome, calls, approval: undefined };
  const look = await wallet.showOrder(orderOf(payment));
  const approved = look.result.outcome === 'approved' ? look.result : undefined;
  await keepPayer(sql, payment.id, clock(), approved?.payer);
  return { outcome, calls: [...calls, ...look.calls], approval: approved?.approval ?? '' };
};

const isDeclined = (outcome: Outcome, kind: DeclineKind) =>
  outcome.outcome === 'declined' && 'kind' in outcome && outcome.kind === kind;

/** A refusal doesn't say who was refused: the order does. Asked when the verdict is committed, because nothing depends on it. */
const learnWhoWasRefused = async ({ sql, clock, wallet }: PaymentDependencies, payment: Payment) => {
  const { result, calls } = await wallet.showOrder(orderOf(payment));
  await keepCalls(sql, payment.id, clock(), calls);
  if (result.outcome === 'approved') await keepPayer(sql, payment.id, clock(), result.payer);
};

/** Effects that are looked for when nobody waits for them any more: the money may be held, or go back. */
const lookedFor: ReadonlySet<Outcome['outcome']> = new Set([
  'authorized',
  'refunded',
  'refund_pending',
  'capture_returned',
]);

/** A capture that comes second is the one that is stored, or a person has to look at it (docs/reliability.md#f20). */
const compareWithStored = async (
  deps: PaymentDependencies,
  present: Payment,
  operation: PaymentOperation,
  outcome: Outcome,
) => {
  if (lookedFor.has(outcome.outcome)) await planLookAfterwards(deps.sql, present, deps.clock());
  if (outcome.outcome !== 'captured') return present;
  const { id, money } = outcome.capture;
  const isStored = findCapture(present.captures, id)?.amountMinor === money.amountMinor;
  if (isStored) return present;
  await openReview(
    deps,
    present,
    reasonOf('second_capture', {
      shown: moneyText(money),
      captureId: id,
      requestId: operation.requestId,
      status: present.storedStatus,
    }),
  );
  return (await findPayment(deps.sql, present.id))!;
};
