import type { Sql, Transaction } from '../database/client.ts';
import type { JournalKind, LedgerAccountKind } from './journal.ts';

export interface MovedWanted {
  /** Absent: every currency. */
  readonly currency?: string;
  readonly from: Date;
  readonly to: Date;
}

type JournalWanted = Required<MovedWanted>;

export interface JournalCursor {
  readonly at: Date;
  readonly sourceId: string;
  readonly entryNumber: number;
  readonly line: number;
}

export interface Moved {
  readonly kind: JournalKind;
  readonly fromKind: LedgerAccountKind;
  readonly fromAccountId: string | null;
  readonly toKind: LedgerAccountKind;
  readonly toAccountId: string | null;
  readonly amountMinor: bigint;
}

export interface MovedLine extends Moved, JournalCursor {
  readonly reference: string | null;
}

interface MovedSum extends Moved {
  readonly count: bigint;
}

/** All money that was moved in a period, wherever it is written down. Each of the three tables is read by the time. */
export const selectMoved = (sql: Sql | Transaction, { currency, from, to }: MovedWanted) => {
  const isOfCurrency = currency === undefined ? sql`true` : sql`currency = ${currency}`;
  return sql`
  select t.at, t.payment_id as source_id, t.entry_number, t.line,
    case when e.kind = 'refund' and exists (
        select from refunds r where r.payment_id = t.payment_id and r.entry_number = t.entry_number and r.origin = 'reversal')
      then 'chargeback' else e.kind end as kind, false as is_distributed, t.platform_id,
    t.from_kind, t.from_account_id, t.to_kind, t.to_account_id, t.currency, t.amount_minor
  from transfers t join ledger_entries e on e.payment_id = t.payment_id and e.number = t.entry_number
  where t.at >= ${from} and t.at < ${to} and ${isOfCurrency}
  union all
  select at, id, 0, 0, case when payout_id is not null and to_kind = 'bank' then 'payout_paid' when payout_id is not null and reverses is null then 'payout' when payout_id is not null then 'payout_returned'
    when reverses is null then 'transfer' else 'reversal' end, distribution is not null and reverses is null, platform_id, from_kind,
    from_account_id, to_kind, to_account_id, currency, amount_minor
  from account_transfers where at >= ${from} and at < ${to} and ${isOfCurrency}
  union all
  select at, transaction_id, 0, line, case line when 1 then kind else 'fee' end, false, null, from_kind, null, to_kind, null, currency, amount_minor
  from wallet_movements where at >= ${from} and at < ${to} and ${isOfCurrency}`;
};

const sides = (sql: Sql) => sql`
  from_kind as "fromKind", from_account_id as "fromAccountId", to_kind as "toKind", to_account_id as "toAccountId"`;

/** The lines of a short time, in the order in which they were posted. */
export const listMoved = (
  sql: Sql,
  wanted: JournalWanted,
  after: JournalCursor | undefined,
  limit: number,
) => sql.read<MovedLine[]>`
  with page as materialized (
    select * from (${selectMoved(sql, wanted)}) as moved
    ${
      after === undefined
        ? sql``
        : sql`where (at, source_id, entry_number, line) > (${after.at}, ${after.sourceId}, ${after.entryNumber}, ${after.line})`
    }
    order by at, source_id, entry_number, line limit ${limit})
  select at, source_id as "sourceId", entry_number as "entryNumber", line, kind, ${sides(sql)}, amount_minor as "amountMinor",
    coalesce((select reference from payments p where p.id = source_id),
      (select reference from account_transfers a where a.id = source_id)) as reference
  from page order by at, source_id, entry_number, line`;

/** The lines of a short time added up, one for each kind and pair of accounts. */
export const sumMoved = (sql: Sql, wanted: JournalWanted) => sql.read<MovedSum[]>`
  select kind, ${sides(sql)}, sum(amount_minor)::bigint as "amountMinor", count(*) as count
  from (${selectMoved(sql, wanted)}) as moved
  group by kind, from_kind, from_account_id, to_kind, to_account_id
  order by kind, from_kind, from_account_id, to_kind, to_account_id`;

/** How many lines a period has, but never more than the limit: counting ends there. */
export const countMoved = async (sql: Sql, wanted: JournalWanted, limit: number) => {
  const [row] = await sql.read<{ count: bigint }[]>`
    select count(*) as count from (select 1 from (${selectMoved(sql, wanted)}) as moved limit ${limit}) as counted`;
  return Number(row!.count);
};
