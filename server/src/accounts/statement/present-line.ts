import type { StatementLine } from './read-statement.ts';

/**
 * A line as a platform sees it, or, without a key, an operator. Accounts are shared, so the amounts are those of every key; but a client must not learn of
 * another client's payments and transfers (docs/security.md#a8).
 */
export const presentLine = (apiKeyId: string | undefined) => (line: StatementLine) => {
  const isOwn = apiKeyId === undefined || line.apiKeyId === apiKeyId;
  return {
    at: line.at.toISOString(),
    kind: line.kind,
    currency: line.currency,
    amount: Number(line.amountMinor),
    balance: line.balanceMinor,
    transactionId: isOwn ? line.paymentId : null,
    reference: isOwn ? line.reference : null,
    transferId: isOwn && line.paymentId === null ? line.sourceId : null,
    otherAccountId: line.otherAccountId,
    comment: isOwn ? line.comment : null,
  };
};

export type PresentedLine = ReturnType<ReturnType<typeof presentLine>>;
