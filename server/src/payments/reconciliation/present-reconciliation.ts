import type { ListedTransaction } from '../../wallet/wallet.ts';
import type { Difference } from './difference.ts';
import type { Reconciliation } from './queries.ts';

export const presentDifference = (difference: Difference) => ({
  kind: difference.kind,
  subject: difference.subject,
  walletId: difference.transactionId,
  paymentId: difference.about,
  wallet: {
    status: difference.thereStatus,
    amount: difference.thereMinor === null ? null : Number(difference.thereMinor),
    currency: difference.thereCurrency,
    createdAt: difference.thereAt?.toISOString() ?? null,
  },
  here: {
    status: difference.hereStatus,
    amount: difference.hereMinor === null ? null : Number(difference.hereMinor),
    currency: difference.hereCurrency,
  },
});

const presentForeign = ({ id, code, category, moved, at }: ListedTransaction) => ({
  walletId: id,
  category,
  code,
  amount: moved === undefined ? null : Number(moved.amountMinor),
  currency: moved?.currency ?? null,
  createdAt: at?.toISOString() ?? null,
});

/** A comparison with what it found. */
export const presentReconciled = ({
  run,
  differences,
  foreign,
}: {
  readonly run: Reconciliation;
  readonly differences: readonly Difference[];
  readonly foreign: readonly ListedTransaction[];
}) => ({
  id: String(run.number),
  requestedBy: run.requestedBy,
  from: run.from.toISOString(),
  to: run.to.toISOString(),
  comparedUntil: run.comparedUntil.toISOString(),
  endedAt: run.endedAt.toISOString(),
  walletTransactions: run.thereCount,
  ownEntries: run.hereCount,
  unchecked: run.uncheckedCount,
  unreadable: [...run.unreadable],
  differenceCount: run.differenceCount,
  differences: differences.map(presentDifference),
  foreignCount: run.foreignCount,
  foreign: foreign.map(presentForeign),
});
