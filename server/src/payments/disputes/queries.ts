import type { Sql, Transaction } from '../../database/client.ts';
import type { DisputeStatus } from '../../wallet/wallet.ts';
import { type Dispute, type ReferredDispute, sellersTurn } from './dispute.ts';

const disputeColumns = (sql: Sql | Transaction) => sql`
  payment_id as "paymentId", platform_id as "platformId", dispute_id as "disputeId", status, stage, reason, outcome, currency,
  amount_minor as "amountMinor", seller_due_at as "sellerDueAt", opened_at as "openedAt", updated_at as "updatedAt"`;

const disputesMax = 100;

/** The disputes of a payment, the oldest first. */
export const listDisputesOf = (sql: Sql | Transaction, paymentId: string) => sql.read<Dispute[]>`
  select ${disputeColumns(sql)} from disputes where payment_id = ${paymentId}
  order by opened_at, dispute_id limit ${disputesMax}`;

/** By the wallet's id, which the disputes of several payments can share. Newest first. */
export const listDisputesByWalletId = (sql: Sql, ids: readonly string[], limit: number) => sql.read<
  Dispute[]
>`
  select ${disputeColumns(sql)} from disputes where dispute_id = any(${ids})
  order by opened_at desc, payment_id limit ${limit}`;

export const findDispute = async (tx: Transaction, paymentId: string, disputeId: string) => {
  const [row] = await tx<Dispute[]>`
    select ${disputeColumns(tx)} from disputes where payment_id = ${paymentId} and dispute_id = ${disputeId}`;
  return row;
};

export const putDispute = async (tx: Transaction, dispute: Dispute) => {
  await tx`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, outcome, currency, amount_minor,
      seller_due_at, opened_at, updated_at)
    values (${dispute.paymentId}, ${dispute.platformId}, ${dispute.disputeId}, ${dispute.status}, ${dispute.stage},
      ${dispute.reason}, ${dispute.outcome}, ${dispute.currency}, ${dispute.amountMinor}, ${dispute.sellerDueAt},
      ${dispute.openedAt}, ${dispute.updatedAt})
    on conflict (payment_id, dispute_id) do update set status = excluded.status, stage = excluded.stage,
      reason = excluded.reason, outcome = excluded.outcome, currency = excluded.currency,
      amount_minor = excluded.amount_minor, seller_due_at = excluded.seller_due_at, updated_at = excluded.updated_at`;
};

export interface DisputeFilter {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  readonly paymentId?: string | undefined;
  readonly status?: DisputeStatus | undefined;
  /** Only those that are not resolved. */
  readonly isOpen?: boolean | undefined;
  readonly currency?: string | undefined;
  /** That of its payment. */
  readonly reference?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type DisputeCursor = Pick<Dispute, 'openedAt' | 'paymentId' | 'disputeId'>;

/** Newest first. */
export const listDisputes = (
  sql: Sql,
  { platformId, paymentId, status, isOpen = false, currency, reference, from, to }: DisputeFilter,
  after: DisputeCursor | undefined,
  limit: number,
) => sql.read<Dispute[]>`
  select ${disputeColumns(sql)} from disputes
  where true
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${paymentId === undefined ? sql`` : sql`and payment_id = ${paymentId}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${isOpen ? sql`and status <> 'resolved'` : sql``}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${reference === undefined ? sql`` : sql`and payment_id = any(array(select id from payments where reference = ${reference}))`}
    ${from === undefined ? sql`` : sql`and opened_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and opened_at < ${to}`}
    ${after === undefined ? sql`` : sql`and (opened_at, payment_id, dispute_id) < (${after.openedAt}, ${after.paymentId}, ${after.disputeId})`}
  order by opened_at desc, payment_id desc, dispute_id desc limit ${limit}`;

/** Newest first, with what the platform calls each payment. */
export const listReferredDisputes = async (
  sql: Sql,
  filter: DisputeFilter,
  after: DisputeCursor | undefined,
  limit: number,
): Promise<readonly ReferredDispute[]> => {
  const disputes = await listDisputes(sql, filter, after, limit);
  const rows = await sql.read<{ id: string; reference: string | null }[]>`
    select id, reference from payments where id = any(${disputes.map(({ paymentId }) => paymentId)})`;
  const references = new Map(rows.map(({ id, reference }) => [id, reference]));
  return disputes.map((dispute) => ({ ...dispute, reference: references.get(dispute.paymentId) ?? null }));
};

interface WaitingDisputes {
  readonly count: bigint;
  readonly nearestDueAt: Date | null;
}

/** Disputes that the seller has to answer. */
export const countWaitingDisputes = async (sql: Sql) => {
  const [row] = await sql.read<WaitingDisputes[]>`
    select count(*) as count, min(seller_due_at) as "nearestDueAt" from disputes
    where status <> 'resolved' and status = any(${[...sellersTurn]})`;
  return row!;
};
