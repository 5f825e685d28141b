import type { Database } from '../database/open-database.ts';
import {
  hasMoved,
  takesFromCapture,
  type CaptureStatus,
  type RefundKind,
  type RefundStatus,
} from './payment.ts';
import { sqlList } from './sql-list.ts';

interface Transaction<Kind, Status> {
  readonly kind: Kind;
  readonly id: string;
  /** The order of a capture, the capture of a refund. */
  readonly reference_id: string;
  readonly buyer_id: string | null;
  readonly status: Status;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly invoice_id: string | null;
  readonly custom_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A movement of money, or the attempt of one. */
export type TransactionRow = Transaction<'capture', CaptureStatus> | Transaction<RefundKind, RefundStatus>;

/** Both times are included. */
export interface TransactionFilter {
  readonly from: string;
  readonly until: string;
  readonly onlyMoved: boolean;
}

const trueIn = <S extends string>(table: Record<S, boolean>): S[] =>
  (Object.keys(table) as S[]).filter((status) => table[status]);

const selectTransactions = (onlyMoved: boolean): string => `
  select 'capture' as kind, c.id, c.order_id as reference_id, o.buyer_id, c.status, c.currency, c.amount_minor,
         c.invoice_id, c.custom_id, c.created_at, c.updated_at
  from captures c join orders o on o.id = c.order_id
  where c.created_at between $from and $until
    ${onlyMoved ? `and c.status in (${sqlList(trueIn(hasMoved))})` : ''}
  union all
  select r.kind, r.id, r.capture_id, o.buyer_id, r.status, r.currency, r.amount_minor,
         r.invoice_id, r.custom_id, r.created_at, r.updated_at
  from refunds r join orders o on o.id = r.order_id
  where r.created_at between $from and $until
    ${onlyMoved ? `and r.status in (${sqlList(trueIn(takesFromCapture))})` : ''}`;

/** How many transactions there are, but never more than the limit: counting ends there. */
export const countTransactions = (
  database: Database,
  { from, until, onlyMoved }: TransactionFilter,
  limit: number,
): number => {
  const row = database
    .statement(
      `select count(*) as count from (select 1 from (${selectTransactions(onlyMoved)}) limit $limit)`,
    )
    .get({ from, until, limit }) as { count: bigint };
  return Number(row.count);
};

/** One page, oldest first. */
export const listTransactions = (
  database: Database,
  { from, until, onlyMoved }: TransactionFilter,
  { limit, offset }: { limit: number; offset: number },
): TransactionRow[] =>
  database
    .statement<TransactionRow>(
      `select * from (${selectTransactions(onlyMoved)}) order by created_at, id limit $limit offset $offset`,
    )
    .all({ from, until, limit, offset });
