import type { Difference } from './difference.ts';
import type { Reconciliation } from './queries.ts';

const presentDifference = (difference: Difference) => ({
  kind: difference.kind,
  subject: difference.subject,
  walletId: difference.transactionId,
  paymentId: difference.about,
  wallet: {
    status: difference.thereStatus,
    amount: difference.thereMinor === null ? null : Number(difference.thereMinor),
    currency: difference.thereCurrency,
    at: difference.thereAt?.toISOString() ?? null,
  },
  here: {
    status: difference.hereStatus,
    amount: difference.hereMinor === null ? null : Number(difference.hereMinor),
    currency: difference.hereCurrency,
  },
});

/** A comparison with what it found. */
export const presentReconciled = ({
  run,
  differences,
}: {
  readonly run: Reconciliation;
  readonly differences: readonly Difference[];
}) => ({
  id: String(run.number),
  orderedBy: run.orderedBy,
  from: run.from.toISOString(),
  to: run.to.toISOString(),
  comparedUntil: run.comparedUntil.toISOString(),
  endedAt: run.endedAt.toISOString(),
  walletTransactions: run.thereCount,
  ownEntries: run.hereCount,
  unchecked: run.uncheckedCount,
  differenceCount: run.differenceCount,
  differences: differences.map(presentDifference),
});
