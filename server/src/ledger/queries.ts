import type { Transaction } from '../database/client.ts';

export interface Posting {
  readonly accountKind: 'account' | 'commission' | 'wallet_clearing';
  readonly accountId: string | null;
  readonly currency: string;
  readonly amountMinor: bigint;
}

export const insertEntry = async (
  tx: Transaction,
  entry: { paymentId: string; kind: 'capture'; at: Date },
  lines: readonly Posting[],
) => {
  const [row] = await tx<{ id: bigint }[]>`
    insert into ledger_entries (payment_id, kind, at) values (${entry.paymentId}, ${entry.kind}, ${entry.at})
    returning id`;
  const rows = lines.map((line, index) => ({
    entry_id: row!.id,
    line: index + 1,
    account_kind: line.accountKind,
    account_id: line.accountId,
    currency: line.currency,
    amount_minor: line.amountMinor,
  }));
  await tx`insert into postings ${tx(rows)}`;
};
