import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { insertEvents, type NewEvent } from '../events/write-events.ts';
import { payableBefore } from '../ledger/account-queries.ts';
import { toJsonText, type Metadata } from '../metadata.ts';
import type { Payout } from './payout.ts';

const columns = (sql: Sql | Transaction) => sql`
  id, platform_id as "platformId", account_id as "accountId", created_at as "createdAt", updated_at as "updatedAt", status, currency,
  amount_minor as "amountMinor", reference, metadata, api_key_id as "apiKeyId", operator, scheduled, run_id as "runId",
  iban_masked as "ibanMasked", return_reason as "returnReason", settled_as as "settledAs",
  settled_by as "settledBy", settlement_note as "settlementNote"`;

export const findPayout = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<Payout[]>`select ${columns(sql)} from payouts where id = ${id}`;
  return row;
};

/** Nobody else changes it until the transaction ends. */
export const lockPayout = async (tx: Transaction, id: string) => {
  const [row] = await tx<Payout[]>`select ${columns(tx)} from payouts where id = ${id} for no key update`;
  return row;
};

/** With its first event. */
export const insertPayout = async (tx: Transaction, payout: Payout, event: NewEvent) => {
  await tx`
    with written as (
      insert into payouts (id, platform_id, account_id, created_at, updated_at, status, currency, amount_minor, reference, metadata,
        api_key_id, operator, scheduled)
      values (${payout.id}, ${payout.platformId}, ${payout.accountId}, ${payout.createdAt}, ${payout.updatedAt}, ${payout.status},
        ${payout.currency}, ${payout.amountMinor}, ${payout.reference}, ${toJsonText(payout.metadata)}::text::jsonb, ${payout.apiKeyId},
        ${payout.operator}, ${payout.scheduled})
      returning id, last_event, platform_id, created_at as at, ${JSON.stringify(event)}::text::jsonb as event),
    ${insertEvents(tx)}
    select 1`;
};

interface Moved {
  readonly payout: Payout;
  readonly event: NewEvent | null;
}

/** Of payouts that the caller has locked, each with the event of it, if it has one. */
export const keepMoved = async (tx: Transaction, at: Date, moved: readonly Moved[]) => {
  const rows = moved.map(({ payout, event }) => ({
    id: payout.id,
    status: payout.status,
    run_id: payout.runId,
    iban_masked: payout.ibanMasked,
    return_reason: payout.returnReason,
    settled_as: payout.settledAs,
    settled_by: payout.settledBy,
    settlement_note: payout.settlementNote,
    event,
  }));
  await tx`
    with written as (
      update payouts p set status = given.status, run_id = given.run_id, iban_masked = given.iban_masked, return_reason = given.return_reason,
        settled_as = given.settled_as, settled_by = given.settled_by, settlement_note = given.settlement_note, updated_at = ${at},
        last_event = last_event + case when given.event is null then 0 else 1 end
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as given (id text, status text, run_id text, iban_masked text, return_reason text, settled_as text,
          settled_by text, settlement_note text, event jsonb)
      where p.id = given.id
      returning p.id, p.last_event, p.platform_id, p.updated_at as at, given.event),
    ${insertEvents(tx)}
    select 1`;
};

/** What has left an account, and the bank has not sent yet. */
export const sumOnTheirWay = async (sql: Sql, { platformId, accountId }: AccountKey) => {
  const [row] = await sql.read<{ amountMinor: bigint }[]>`
    select coalesce(sum(amount_minor), 0)::bigint as "amountMinor" from payouts
    where account_id = ${accountId} and platform_id = ${platformId} and status = any ('{reserved,in_run,approved}')`;
  return row!.amountMinor;
};

/** Those that are due, the oldest first, as many as one file has. What another run is just taking is left to it. */
export const lockDuePayouts = (tx: Transaction, now: Date, limit: number) => tx<Payout[]>`
  select ${columns(tx)} from payouts
  where id in (
      select p.id from payouts p join accounts a on a.platform_id = p.platform_id and a.id = p.account_id
      where p.status = 'reserved' and a.status = 'open' and a.name is not null and a.bank_account is not null
        and a.bank_changed_at <= ${payableBefore(now)}
      order by p.created_at, p.id limit ${limit})
    and status = 'reserved'
  order by id for no key update skip locked`;

/** Those of these that there are, in the order of their ids, in which everyone locks them. */
export const lockPayouts = (tx: Transaction, ids: readonly string[]) => tx<Payout[]>`
  select ${columns(tx)} from payouts where id = any(${[...ids]}) order by id for no key update`;

/** The same for a run. */
export const lockPayoutsOfRun = (tx: Transaction, runId: string) => tx<Payout[]>`
  select ${columns(tx)} from payouts where run_id = ${runId} order by id for no key update`;

/** Until the transaction ends, the accounts of a run stay as they are: their status, and the bank accounts that its file names. */
export const holdAccountsOfRun = async (tx: Transaction, runId: string) => {
  await tx`
    select 1 from accounts
    where (platform_id, id) in (select platform_id, account_id from payouts where run_id = ${runId})
    order by platform_id, id for share`;
};

export interface PayoutFilter {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  readonly runId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly status?: string | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  /** It has these pairs, and perhaps others. */
  readonly metadata?: Metadata | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type PayoutCursor = Pick<Payout, 'createdAt' | 'id'>;

/** Newest first. */
export const listPayouts = (
  sql: Sql,
  { platformId, runId, accountId, status, currency, reference, metadata, from, to }: PayoutFilter,
  after: PayoutCursor | undefined,
  limit: number,
) => sql.read<Payout[]>`
  select ${columns(sql)} from payouts
  where true
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${runId === undefined ? sql`` : sql`and run_id = ${runId}`}
    ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${reference === undefined ? sql`` : sql`and reference = ${reference}`}
    ${metadata === undefined ? sql`` : sql`and metadata @> ${JSON.stringify(metadata)}::text::jsonb`}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at < ${to}`}
    ${after === undefined ? sql`` : sql`and (created_at, id) < (${after.createdAt}, ${after.id})`}
  order by created_at desc, id desc limit ${limit}`;
