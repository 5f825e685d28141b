import type { Database } from '../database/open-database.ts';
import {
  refundMoves,
  takesFromCapture,
  type RefundKind,
  type RefundMove,
  type RefundStatus,
} from './payment.ts';
import { sqlList } from './sql-list.ts';

export interface RefundRow {
  readonly id: string;
  readonly kind: RefundKind;
  readonly capture_id: string;
  readonly order_id: string;
  readonly status: RefundStatus;
  readonly currency: string;
  readonly amount_minor: bigint;
  /** What was refunded of the capture when this refund last changed, this refund included. */
  readonly total_refunded_minor: bigint;
  readonly note_to_payer: string | null;
  readonly invoice_id: string | null;
  readonly custom_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const columns = [
  'id',
  'kind',
  'capture_id',
  'order_id',
  'status',
  'currency',
  'amount_minor',
  'total_refunded_minor',
  'note_to_payer',
  'invoice_id',
  'custom_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof RefundRow)[];

const insertSql = `insert into refunds (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

export const insertRefund = (database: Database, refund: RefundRow): void => {
  database.statement(insertSql).run(...columns.map((column) => refund[column]));
};

export const findRefund = (database: Database, id: string): RefundRow | undefined =>
  database.statement<RefundRow>('select * from refunds where id = ?').get(id);

export const listRefunds = (database: Database, orderId: string): RefundRow[] =>
  database
    .statement<RefundRow>('select * from refunds where order_id = ? order by created_at, id')
    .all(orderId);

const takingStatuses = (Object.keys(takesFromCapture) as RefundStatus[]).filter(
  (status) => takesFromCapture[status],
);

export const isInvoiceRefunded = (database: Database, invoiceId: string): boolean =>
  database
    .statement(
      `select 1 from refunds where invoice_id = ? and status in (${sqlList(takingStatuses)}) limit 1`,
    )
    .get(invoiceId) !== undefined;

/** Makes one move and writes what is refunded of the capture after it, or does nothing. */
export const moveRefund = (
  database: Database,
  id: string,
  move: RefundMove,
  at: string,
  totalRefundedMinor: bigint,
): RefundRow | undefined =>
  database
    .statement<RefundRow>(
      `update refunds set status = '${refundMoves[move].to}', total_refunded_minor = ?, updated_at = ?
       where id = ? and status in (${sqlList(refundMoves[move].from)}) returning *`,
    )
    .get(totalRefundedMinor, at, id);
