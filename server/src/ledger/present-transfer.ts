import type { AccountTransfer } from './post-account-transfer.ts';

export const presentTransfer = ({
  id,
  at,
  updatedAt,
  fromAccountId,
  toAccountId,
  currency,
  amountMinor,
  comment,
  paymentId,
  reference,
  reversalOf,
  reversedMinor,
  metadata,
}: AccountTransfer) => ({
  id,
  debitAccountId: fromAccountId,
  creditAccountId: toAccountId,
  amount: Number(amountMinor),
  reversedAmount: Number(reversedMinor),
  currency,
  comment,
  transactionId: paymentId,
  reference,
  reversalOf,
  metadata: metadata ?? {},
  createdAt: at.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentTransferForOperators = (transfer: AccountTransfer) => ({
  ...presentTransfer(transfer),
  platformId: transfer.platformId,
  operator: transfer.operator,
});
