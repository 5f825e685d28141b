import type { Sql } from '../../database/client.ts';
import { sellersTurn } from './dispute.ts';

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
