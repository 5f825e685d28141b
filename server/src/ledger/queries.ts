import type { Sql, Transaction } from '../database/client.ts';

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

export interface PostedLine extends Posting {
  readonly at: Date;
}

export const listPostings = (sql: Sql, paymentId: string) => sql<PostedLine[]>`
  select e.at, p.account_kind as "accountKind", p.account_id as "accountId", p.currency, p.amount_minor as "amountMinor"
  from ledger_entries e join postings p on p.entry_id = e.id
  where e.payment_id = ${paymentId} order by e.id, p.line limit 1000`;
