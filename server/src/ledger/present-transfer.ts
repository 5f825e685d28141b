import type { AccountTransfer } from './post-account-transfer.ts';

export const presentTransfer = ({
  id,
  at,
  updatedAt,
  fromKind,
  fromAccountId,
  toKind,
  toAccountId,
  currency,
  amountMinor,
  comment,
  paymentId,
  reference,
  reversalOf,
  reversedMinor,
  distributionId,
  metadata,
}: AccountTransfer) => ({
  id,
  debitAccountId: fromAccountId ?? fromKind,
  creditAccountId: toAccountId ?? toKind,
  amount: Number(amountMinor),
  reversedAmount: Number(reversedMinor),
  currency,
  comment,
  transactionId: paymentId,
  reference,
  reversalOf,
  distributionId,
  metadata: metadata ?? {},
  createdAt: at.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentTransferForOperators = (transfer: AccountTransfer) => ({
  ...presentTransfer(transfer),
  platformId: transfer.platformId,
  operator: transfer.operator,
});
