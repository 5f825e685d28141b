import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { presentTransfer } from '../../ledger/present-transfer.ts';
import type { Payment } from '../../payments/payment.ts';

const sumOf = (transfers: readonly AccountTransfer[]) =>
  Number(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));

/** What the event of a distribution shows. */
export const presentDistribution = (
  id: string,
  { id: transactionId, accountId, currency }: Payment,
  at: Date,
  transfers: readonly AccountTransfer[],
) => ({
  id,
  transactionId,
  accountId,
  currency,
  amount: sumOf(transfers),
  commissionAmount: sumOf(transfers.filter(({ toKind }) => toKind === 'commission')),
  transfers: transfers.map(presentTransfer),
  createdAt: at.toISOString(),
});
