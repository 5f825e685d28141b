import type { Sql, Transaction } from '../../database/client.ts';
import type { Money } from '../../money.ts';
import type { ListedTransaction, Period } from '../../wallet/wallet.ts';
import { asJson } from '../../database/as-json.ts';
import type { Difference } from './difference.ts';
import { insertForeign } from './foreign-queries.ts';

/** Money that is booked here as moved at the wallet. */
export interface Booked extends Money {
  readonly subject: 'capture' | 'refund';
  readonly transactionId: string;
  readonly about: string;
  readonly orderId: string;
  readonly status: string;
}

/**
 * What was booked in a part of the period. What was booked by hand is not at the wallet. The entries of the period are found
 * first, and their payments by an array of ids (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
export const listBooked = (sql: Sql, provider: string, { from, to }: Period, limit: number) => sql<Booked[]>`
  with entries as materialized (
    select distinct payment_id, entry_number from transfers where at between ${from} and ${to})
  select case when c.number is not null then 'capture' else 'refund' end as subject, p.id as about,
    p.wallet_order_id as "orderId", coalesce(r.wallet_refund_id, c.wallet_capture_id, '') as "transactionId",
    coalesce(r.status, p.status) as status, p.currency, coalesce(r.amount_minor, c.amount_minor, 0) as "amountMinor"
  from entries e join payments p on p.id = e.payment_id
  left join captures c on c.payment_id = e.payment_id and c.entry_number = e.entry_number
  left join refunds r on r.payment_id = e.payment_id and r.entry_number = e.entry_number
  where p.id = any(array(select payment_id from entries)) and p.wallet_provider = ${provider}
    and (c.number is not null or (r.wallet_refund_id is not null and r.origin <> 'outside'))
  limit ${limit}`;

export interface Reconciliation {
  readonly number: bigint;
  readonly requestedBy: 'service' | 'operator';
  readonly from: Date;
  readonly to: Date;
  readonly comparedUntil: Date;
  readonly endedAt: Date;
  readonly thereCount: number;
  readonly hereCount: number;
  readonly uncheckedCount: number;
  /** Some of the unchecked: rows of the wallet's report, by their ids or by where they were. */
  readonly unreadable: readonly string[];
  readonly foreignCount: number;
  readonly differenceCount: number;
}

const runColumns = (sql: Sql | Transaction) => sql`
  number, requested_by as "requestedBy", from_at as "from", to_at as "to", compared_until as "comparedUntil",
  ended_at as "endedAt", there_count as "thereCount", here_count as "hereCount", unchecked_count as "uncheckedCount",
  unreadable, foreign_count as "foreignCount", difference_count as "differenceCount"`;

/** More than a year of daily runs. */
const runsMax = 400;

export const insertReconciliation = async (
  tx: Transaction,
  walletProvider: string,
  run: Omit<Reconciliation, 'number'>,
  differences: readonly Difference[],
  foreign: readonly ListedTransaction[],
): Promise<Reconciliation> => {
  const [inserted] = await tx<Reconciliation[]>`
    insert into reconciliations (wallet_provider, requested_by, from_at, to_at, compared_until, ended_at, there_count, here_count,
      unchecked_count, unreadable, foreign_count, difference_count)
    values (${walletProvider}, ${run.requestedBy}, ${run.from}, ${run.to}, ${run.comparedUntil}, ${run.endedAt},
      ${run.thereCount}, ${run.hereCount}, ${run.uncheckedCount}, ${[...run.unreadable]}, ${run.foreignCount}, ${run.differenceCount})
    returning ${runColumns(tx)}`;
  await tx`
    insert into reconciliation_differences
    select ${inserted!.number}::bigint, given.* from rows from (jsonb_to_recordset(${asJson(tx, differences.map(toRow))}) as (
      line integer, kind text, subject text, transaction_id text, about text, there_status text, there_currency text,
      there_minor bigint, there_at timestamptz, here_status text, here_currency text, here_minor bigint,
      is_reversal boolean)) as given`;
  await insertForeign(tx, inserted!.number, foreign);
  await tx`
    delete from reconciliations where number in (
      select number from reconciliations order by number desc offset ${runsMax})`;
  return inserted!;
};

const toRow = (difference: Difference, index: number) => ({
  line: index + 1,
  kind: difference.kind,
  subject: difference.subject,
  transaction_id: difference.transactionId,
  about: difference.about,
  there_status: difference.thereStatus,
  there_currency: difference.thereCurrency,
  there_minor: difference.thereMinor?.toString(),
  there_at: difference.thereAt,
  here_status: difference.hereStatus,
  here_currency: difference.hereCurrency,
  here_minor: difference.hereMinor?.toString(),
  is_reversal: difference.isReversal,
});

const differenceColumns = (sql: Sql) => sql`
  d.kind, d.subject, d.transaction_id as "transactionId", d.about, d.there_status as "thereStatus",
  d.there_currency as "thereCurrency", d.there_minor as "thereMinor", d.there_at as "thereAt",
  d.here_status as "hereStatus", d.here_currency as "hereCurrency", d.here_minor as "hereMinor",
  d.is_reversal as "isReversal"`;

/** The latest first. */
export const listReconciliations = (sql: Sql, before: bigint | undefined, limit: number) => sql.read<
  Reconciliation[]
>`
  select ${runColumns(sql)} from reconciliations
  where ${before ?? null}::bigint is null or number < ${before ?? null} order by number desc limit ${limit}`;

export type DifferenceOf = Difference & { readonly reconciliation: bigint };

export const listDifferences = (sql: Sql, numbers: readonly bigint[], limitOfEach: number) => sql.read<
  DifferenceOf[]
>`
  select d.reconciliation, ${differenceColumns(sql)} from reconciliation_differences d
  where d.reconciliation = any(${numbers}) and d.line <= ${limitOfEach} order by d.reconciliation desc, d.line`;

/** What was found last of a transaction of the wallet. */
export const findDifference = async (sql: Sql, transactionId: string) => {
  const [row] = await sql.read<DifferenceOf[]>`
    select d.reconciliation, ${differenceColumns(sql)} from reconciliation_differences d
    where d.transaction_id = ${transactionId} order by d.reconciliation desc limit 1`;
  return row;
};

export interface DailyTurn {
  readonly comparedUntil: Date | null;
  /** Since when a withdrawal or the like has been under way at the wallet. */
  readonly movementsPendingSince: Date | null;
}

/** Takes the daily comparison if it is due; one process gets it. The first one is due at `firstAt`. */
export const takeDailyTurn = async (
  sql: Sql,
  provider: string,
  { at, busyUntil, firstAt }: { at: Date; busyUntil: Date; firstAt: Date },
): Promise<DailyTurn | undefined> => {
  await sql`
    insert into daily_reconciliations (wallet_provider, due_at) values (${provider}, ${firstAt}) on conflict do nothing`;
  const [row] = await sql<DailyTurn[]>`
    update daily_reconciliations set due_at = ${busyUntil} where wallet_provider = ${provider} and due_at <= ${at}
    returning compared_until as "comparedUntil", movements_pending_since as "movementsPendingSince"`;
  return row;
};

/** Lengthens the turn of a comparison that still runs. False: it had ended, and another process may have it. */
export const keepDailyTurn = async (sql: Sql, provider: string, busyUntil: Date, until: Date) => {
  const rows = await sql`
    update daily_reconciliations set due_at = ${until}
    where wallet_provider = ${provider} and due_at = ${busyUntil} returning 1`;
  return rows.length === 1;
};

export interface DailyEnding {
  readonly comparedUntil: Date;
  readonly dueAt: Date;
  readonly movementsPendingSince: Date | undefined;
}

/** Ends the turn. False: another process has taken it over. */
export const endDailyTurn = async (
  sql: Sql | Transaction,
  provider: string,
  busyUntil: Date,
  { comparedUntil, dueAt, movementsPendingSince }: DailyEnding,
) => {
  const rows = await sql`
    update daily_reconciliations set compared_until = ${comparedUntil}, due_at = ${dueAt},
      movements_pending_since = ${movementsPendingSince ?? null}
    where wallet_provider = ${provider} and due_at = ${busyUntil} returning 1`;
  return rows.length === 1;
};

/** Until when everything was compared with the wallet, and what the latest comparison found. Before the first one: since when the database is there. */
export const measureComparison = async (sql: Sql, provider: string) => {
  const [row] = await sql.read<{ comparedUntil: Date | null; differenceCount: number }[]>`
    select coalesce(
        (select compared_until from daily_reconciliations where wallet_provider = ${provider}),
        (select min(applied_at) from florin_migrations)) as "comparedUntil",
      coalesce((select difference_count from reconciliations where wallet_provider = ${provider}
        order by number desc limit 1), 0) as "differenceCount"`;
  return row!;
};
