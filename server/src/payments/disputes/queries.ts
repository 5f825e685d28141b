import type { Sql, Transaction } from '../../database/client.ts';
import { type Dispute, sellersTurn } from './dispute.ts';

const disputeColumns = (sql: Sql | Transaction) => sql`
  payment_id as "paymentId", dispute_id as "disputeId", status, stage, reason, outcome, currency,
  amount_minor as "amountMinor", seller_due_at as "sellerDueAt", opened_at as "openedAt", updated_at as "updatedAt"`;

const disputesMax = 100;

/** The disputes of a payment, the oldest first. */
export const listDisputesOf = (sql: Sql | Transaction, paymentId: string) => sql.read<Dispute[]>`
  select ${disputeColumns(sql)} from disputes where payment_id = ${paymentId}
  order by opened_at, dispute_id limit ${disputesMax}`;

export const findDispute = async (tx: Transaction, paymentId: string, disputeId: string) => {
  const [row] = await tx<Dispute[]>`
    select ${disputeColumns(tx)} from disputes where payment_id = ${paymentId} and dispute_id = ${disputeId}`;
  return row;
};

export const putDispute = async (tx: Transaction, dispute: Dispute) => {
  await tx`
    insert into disputes (payment_id, dispute_id, status, stage, reason, outcome, currency, amount_minor, seller_due_at,
      opened_at, updated_at)
    values (${dispute.paymentId}, ${dispute.disputeId}, ${dispute.status}, ${dispute.stage}, ${dispute.reason},
      ${dispute.outcome}, ${dispute.currency}, ${dispute.amountMinor}, ${dispute.sellerDueAt}, ${dispute.openedAt},
      ${dispute.updatedAt})
    on conflict (payment_id, dispute_id) do update set status = excluded.status, stage = excluded.stage,
      reason = excluded.reason, outcome = excluded.outcome, currency = excluded.currency,
      amount_minor = excluded.amount_minor, seller_due_at = excluded.seller_due_at, updated_at = excluded.updated_at`;
};

export interface DisputeCursor {
  readonly openedAt: Date;
  readonly disputeId: string;
}

/** The latest first. */
export const listDisputes = (
  sql: Sql,
  onlyOpen: boolean,
  before: DisputeCursor | undefined,
  limit: number,
) => sql.read<Dispute[]>`
  select ${disputeColumns(sql)} from disputes
  where ${onlyOpen ? sql`status <> 'resolved'` : sql`true`}
    and ${before ? sql`(opened_at, dispute_id) < (${before.openedAt}, ${before.disputeId})` : sql`true`}
  order by opened_at desc, dispute_id desc limit ${limit}`;

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
