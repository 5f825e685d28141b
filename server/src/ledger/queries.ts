import type { Sql } from '../database/client.ts';
import type { PostedTransfer } from './posting.ts';

/** The transfers of a payment, in the order in which they were posted. */
export const listTransfers = (sql: Sql, paymentId: string) => sql<PostedTransfer[]>`
  select entry_number as "entryNumber", at, from_kind as "fromKind", from_account_id as "fromAccountId",
    to_kind as "toKind", to_account_id as "toAccountId", currency, amount_minor as "amountMinor"
  from transfers where payment_id = ${paymentId} order by entry_number, line limit 1000`;

/** The place of a transfer in the list of an account. */
export interface TransferPlace {
  readonly at: Date;
  readonly paymentId: string;
  readonly entryNumber: number;
  readonly line: number;
}

export interface AccountPosting extends TransferPlace {
  readonly reference: string | null;
  readonly kind: string;
  readonly currency: string;
  /** Positive: the account has more. */
  readonly amountMinor: bigint;
}

/** An account's postings, the latest first. Both what came and what went are read by their index, as many as are shown. */
export const listAccountPostings = (
  sql: Sql,
  accountId: string,
  after: TransferPlace | undefined,
  limit: number,
) => {
  const page = () => sql`
    ${
      after === undefined
        ? sql``
        : sql`and (at, payment_id, entry_number, line)
            < (${after.at}, ${after.paymentId}, ${after.entryNumber}, ${after.line})`
    }
    order by at desc, payment_id desc, entry_number desc, line desc limit ${limit}`;
  return sql<AccountPosting[]>`
    select t.at, t.payment_id as "paymentId", t.entry_number as "entryNumber", t.line, p.reference, e.kind, t.currency,
      t.amount_minor as "amountMinor"
    from (
      (select at, payment_id, entry_number, line, currency, amount_minor from transfers
        where to_account_id = ${accountId} ${page()})
      union all
      (select at, payment_id, entry_number, line, currency, -amount_minor from transfers
        where from_account_id = ${accountId} ${page()})) as t
    join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number
    join payments p on p.id = t.payment_id
    order by t.at desc, t.payment_id desc, t.entry_number desc, t.line desc limit ${limit}`;
};
