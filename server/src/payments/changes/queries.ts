import type { Sql, Transaction } from '../../database/client.ts';
import type { OrderDetails } from '../order-details.ts';
import { sharesOf } from '../shares.ts';
import { toSharesText } from '../stored-shares.ts';

/** What a payment shall become. */
export interface StoredChange {
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly orderDetails: OrderDetails;
}

export const insertChange = async (
  tx: Transaction,
  paymentId: string,
  operationNumber: number,
  { totalMinor, commissionMinor, orderDetails }: StoredChange,
) => {
  await tx`
    insert into order_changes (payment_id, operation_number, total_minor, commission_minor, order_details)
    values (${paymentId}, ${operationNumber}, ${totalMinor}, ${commissionMinor}, ${JSON.stringify(orderDetails)}::text::jsonb)`;
};

/** Undefined: it has ended, or there is none. */
export const findChange = async (
  sql: Sql | Transaction,
  paymentId: string,
  operationNumber: number,
): Promise<StoredChange | undefined> => {
  const [row] = await sql<StoredChange[]>`
    select total_minor as "totalMinor", commission_minor as "commissionMinor", order_details as "orderDetails"
    from order_changes
    where payment_id = ${paymentId} and operation_number = ${operationNumber} and order_details is not null`;
  return row;
};

/** Its details are the payment's by now, or nobody's: they name the buyer, and are not kept twice. */
export const endChange = async (
  tx: Transaction,
  paymentId: string,
  operationNumber: number,
  issue: string | null,
) => {
  await tx`
    update order_changes set order_details = null, issue = ${issue}
    where payment_id = ${paymentId} and operation_number = ${operationNumber}`;
};

/** Writes what a payment has become. `updated_at` moves, so that nobody captures the amount that was read before. */
export const writeChange = async (
  tx: Transaction,
  id: string,
  { totalMinor, commissionMinor, orderDetails }: StoredChange,
  at: Date,
) => {
  await tx`
    update payments set total_minor = ${totalMinor}, commission_minor = ${commissionMinor},
      shares = ${toSharesText(sharesOf(orderDetails, totalMinor))}::text::jsonb, order_details = ${JSON.stringify(orderDetails)}::text::jsonb, order_changed_at = ${at}, updated_at = ${at}
    where id = ${id}`;
};

interface EndedChange {
  readonly verdict: string | null;
  /** Why the wallet refused it. */
  readonly issue: string | null;
}

export const findEndOfChange = async (sql: Sql, paymentId: string, operationNumber: number) => {
  const [row] = await sql.read<EndedChange[]>`
    select o.verdict, c.issue from operations o
    join order_changes c on c.payment_id = o.payment_id and c.operation_number = o.number
    where o.payment_id = ${paymentId} and o.number = ${operationNumber}`;
  return row!;
};
