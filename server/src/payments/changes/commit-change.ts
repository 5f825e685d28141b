import { noteUnanswered } from '../../operations/queries.ts';
import { hadUnclearTry } from '../../operations/run-operation.ts';
import type { ChangeOutcome, WalletCall } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { sharesOf } from '../shares.ts';
import { movePayment } from '../store/move-payments-query.ts';
import { lockPayment, withOperation } from '../store/queries.ts';
import { endChange, findChange, writeChange } from './queries.ts';

/** What ends the operation of a change. */
export type DecidedChange = Extract<ChangeOutcome, { outcome: 'changed' | 'change_refused' }>;

export const isDecidedChange = (
  outcome: { readonly outcome: string } | DecidedChange,
): outcome is DecidedChange => outcome.outcome === 'changed' || outcome.outcome === 'change_refused';

interface Decided {
  readonly outcome: DecidedChange;
  readonly calls: readonly WalletCall[];
}

/**
 * Commits what the wallet said about a change: the end of the operation, the payment, the event and the calls together. Only whoever
 * holds the operation may: another process may be calling the wallet, and a further change must not come before that call. Undefined:
 * another process has taken over, or has committed a verdict.
 */
export const commitChange = (
  { sql }: PaymentDependencies,
  payment: Payment,
  { outcome, calls }: Decided,
  at: Date,
) =>
  sql.begin(async (tx): Promise<Payment | undefined> => {
    const locked = await lockPayment(tx, payment.id);
    const operation = payment.operation!;
    const change = await findChange(tx, payment.id, operation.number);
    // Someone has ended it.
    if (!locked || !change) return undefined;
    const isChanged = outcome.outcome === 'changed';
    const { totalMinor, commissionMinor } = change;
    const shares = sharesOf(change.orderDetails, totalMinor);
    // Later than anything that was read, whatever the clock says: what was read before is not captured.
    const changedAt = new Date(Math.max(at.getTime(), locked.updatedAt.getTime() + 1));
    const after: Payment = isChanged
      ? { ...locked, totalMinor, commissionMinor, shares, updatedAt: changedAt, orderChangedAt: changedAt }
      : locked;
    const details = { totalAmount: Number(totalMinor), currency: locked.currency };
    const moved = await movePayment(tx, {
      payment: after,
      move: undefined,
      ended: { operation, verdict: outcome.outcome, onlyIfHeld: true },
      at,
      // Someone may have said meanwhile that the buyer has approved, and not waited for the end.
      nextLookAt: operation.lease > 1 ? at : undefined,
      event: isChanged
        ? { type: 'payment.changed', details }
        : { type: 'payment.change_refused', details: { ...details, issue: outcome.issue } },
      calls,
    });
    if (!moved) return undefined;
    // One that was repeated may still come, and undo a further change.
    if (hadUnclearTry(operation, calls)) await noteUnanswered(tx, payment.id, operation);
    if (isChanged) await writeChange(tx, payment.id, change, changedAt);
    await endChange(tx, payment.id, operation.number, isChanged ? null : outcome.issue);
    return withOperation({ ...after, lastEvent: moved.lastEvent }, null);
  });
