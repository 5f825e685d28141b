import type { Actor } from '../audit/record-operator-act.ts';
import { leaseMs } from '../background/hold-lease.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { OrderedBy } from '../operations/operation.ts';
import { operationColumn, toOperation, type StoredOperation } from '../operations/queries.ts';
import { orderableFrom, type OperationKind } from './payment.ts';
import { withOperation, type Payment } from './queries.ts';
import { asJson, waitFor, type Sharing } from './written-parts.ts';

export interface Order {
  readonly payment: Payment;
  readonly kind: OperationKind;
  readonly amountMinor: bigint;
  readonly orderedBy: OrderedBy;
  /** The e-mail address, where an operator orders it. */
  readonly operator?: string | undefined;
  readonly at: Date;
  /** The caller does it right away. Otherwise the next process takes it over. */
  readonly isHeld: boolean;
  /** What the wallet told, for a review. */
  readonly contradiction?: string;
}

/** Who orders an operation, as it is stored with it. */
export const ordererOf = (by: Actor) => ({
  orderedBy: by.kind,
  operator: by.kind === 'operator' ? by.email : undefined,
});

/** Orders an operation. Undefined: one is open already, or the state of the payment does not allow it. */
export const orderOperation = async (sql: Sql | Transaction, order: Order) => {
  const [ordered] = await makeOrders(sql, [order], 'alone');
  return ordered;
};

/** The same for many payments in one statement, with one commit. */
export const orderOperations = (sql: Sql, orders: readonly Order[]) => makeOrders(sql, orders, 'shared');

/**
 * Every end and every move of a payment locks its row first. So an operation is ordered before that, or not at all. Of two orders for
 * one payment the first is made.
 */
const makeOrders = async (
  sql: Sql | Transaction,
  orders: readonly Order[],
  sharing: Sharing,
): Promise<(Payment | undefined)[]> => {
  const given = orders.map(({ payment, kind, amountMinor, ...order }, place) => ({
    ...order,
    amountMinor: String(amountMinor),
    place,
    id: payment.id,
    kind,
    from: orderableFrom[kind],
    // A decline that came since the payment was read is not followed by another capture of the same approval.
    readAt: kind === 'capture' || kind === 'authorize' ? payment.updatedAt : undefined,
    // What has happened since it was read may be what the wallet told of.
    readEvent: kind === 'review' ? payment.lastEvent : undefined,
  }));
  const rows = await sql<{ place: number; operation: StoredOperation }[]>`
    with given as materialized (
      select distinct on (id) given.* ${waitFor(sql, sharing)} from jsonb_to_recordset(${asJson(sql, given)}) as given (
        place integer, id text, kind text, "amountMinor" bigint, "orderedBy" text, operator text, at timestamptz,
        "isHeld" boolean, contradiction text, "from" text[], "readAt" timestamptz, "readEvent" integer)
      order by id, place),
    locked as materialized (
      select p.id, p.wallet_provider from payments p join given on given.id = p.id
      where p.id = any(${orders.map(({ payment }) => payment.id)}) and p.status = any(given."from")
        and (given."readAt" is null or p.updated_at = given."readAt")
        and (given."readEvent" is null or p.last_event = given."readEvent")
        and not exists (select from operations e where e.payment_id = p.id and e.ended_at is null)
      order by p.id for no key update of p),
    ordered as (
      insert into operations (payment_id, number, kind, amount_minor, request_id, ordered_by, operator, wallet_provider,
        opened_at, due_at, is_held, lease, contradiction)
      select id, last + 1, kind, "amountMinor", id || '-' || last + 1, "orderedBy", operator, wallet_provider, at,
        clock_timestamp() + case when "isHeld" then ${leaseMs} else 0 end * interval '1 millisecond', "isHeld",
        case when "isHeld" then 1 else 0 end, contradiction
      from locked join given using (id),
        lateral (select coalesce(max(number), 0) as last from operations e where e.payment_id = id) as earlier
      order by id
      on conflict do nothing returning *)
    select given.place, ${operationColumn(sql)} from ordered o join given on given.id = o.payment_id`;
  const ordered: (Payment | undefined)[] = orders.map(() => undefined);
  for (const { place, operation } of rows) {
    ordered[place] = withOperation(orders[place]!.payment, toOperation(operation));
  }
  return ordered;
};
