import type { Database } from '../database/open-database.ts';
import type { CaptureRow } from './payment-queries.ts';

/** A capture with the parties of its order. */
export type PaymentRow = CaptureRow & { buyer_id: string | null; brand_name: string | null };

const select = `select c.*, o.buyer_id, o.brand_name from captures c join orders o on o.id = c.order_id`;

/** The latest payments of everybody. */
export const listPayments = (database: Database, limit: number): PaymentRow[] =>
  database.statement<PaymentRow>(`${select} order by c.created_at desc, c.id desc limit ?`).all(limit);

export const listPaymentsOfBuyer = (database: Database, buyerId: string, limit: number): PaymentRow[] =>
  database
    .statement<PaymentRow>(`${select} where o.buyer_id = ? order by c.created_at desc, c.id desc limit ?`)
    .all(buyerId, limit);

export const findPaymentOfBuyer = (
  database: Database,
  buyerId: string,
  captureId: string,
): PaymentRow | undefined =>
  database.statement(`${select} where o.buyer_id = ? and c.id = ?`).get(buyerId, captureId) as
    | PaymentRow
    | undefined;
