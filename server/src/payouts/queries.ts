import type { Sql, Transaction } from '../database/client.ts';
import { insertEvents, type NewEvent } from '../events/write-events.ts';
import { toJsonText, type Metadata } from '../metadata.ts';
import type { Payout } from './payout.ts';

const columns = (sql: Sql | Transaction) => sql`
  id, platform_id as "platformId", account_id as "accountId", created_at as "createdAt", updated_at as "updatedAt", status, currency,
  amount_minor as "amountMinor", reference, metadata, api_key_id as "apiKeyId"`;

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
        api_key_id)
      values (${payout.id}, ${payout.platformId}, ${payout.accountId}, ${payout.createdAt}, ${payout.updatedAt}, ${payout.status},
        ${payout.currency}, ${payout.amountMinor}, ${payout.reference}, ${toJsonText(payout.metadata)}::text::jsonb, ${payout.apiKeyId})
      returning id, last_event, platform_id, created_at as at, ${JSON.stringify(event)}::text::jsonb as event),
    ${insertEvents(tx)}
    select 1`;
};

/** Of a payout that the caller has locked, with the event of it. */
export const keepStatus = async (tx: Transaction, { id, status, updatedAt }: Payout, event: NewEvent) => {
  await tx`
    with written as (
      update payouts set status = ${status}, updated_at = ${updatedAt}, last_event = last_event + 1 where id = ${id}
      returning id, last_event, platform_id, updated_at as at, ${JSON.stringify(event)}::text::jsonb as event),
    ${insertEvents(tx)}
    select 1`;
};

export interface PayoutFilter {
  readonly platformId: number;
  readonly accountId?: string | undefined;
  readonly status?: string | undefined;
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
  { platformId, accountId, status, reference, metadata, from, to }: PayoutFilter,
  after: PayoutCursor | undefined,
  limit: number,
) => sql.read<Payout[]>`
  select ${columns(sql)} from payouts
  where platform_id = ${platformId}
    ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${reference === undefined ? sql`` : sql`and reference = ${reference}`}
    ${metadata === undefined ? sql`` : sql`and metadata @> ${JSON.stringify(metadata)}::text::jsonb`}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at < ${to}`}
    ${after === undefined ? sql`` : sql`and (created_at, id) < (${after.createdAt}, ${after.id})`}
  order by created_at desc, id desc limit ${limit}`;
