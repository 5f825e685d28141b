import { randomUUID } from 'node:crypto';
import type { Actor } from '../audit/record-act.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { openOperations } from '../operations/open-operations.ts';
import type { OrderedBy } from '../operations/operation.ts';
import { isWork, usesApproval, type OperationKind, type PaymentOperation } from './operation-kind.ts';
import { orderableFrom } from './payment.ts';
import { withOperation, type Payment } from './queries.ts';
import { asJson } from '../database/as-json.ts';
import { waitFor, type Sharing } from './written-parts.ts';

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
  /** The API key of who orders it. It is not made when the key is revoked by the time the payment is locked. */
  readonly apiKeyId?: string | undefined;
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
  const ids = orders.map(({ payment }) => payment.id);
  const firsts = orders.filter(({ payment }, place) => ids.indexOf(payment.id) === place);
  const rows = await sql<Ordered[]>`
    with given as materialized (
      select given.* ${waitFor(sql, sharing)} from jsonb_to_recordset(${asJson(sql, firsts.map(rowOf))}) as given (
        id text, nonce text, kind text, "amountMinor" bigint, "orderedBy" text, operator text, at timestamptz, "isHeld" boolean,
        lease integer, "apiKeyId" text, contradiction text, "from" text[], "readAt" timestamptz, "readEvent" integer)),
    locked as materialized (
      select given.*, p.wallet_provider from payments p join given on given.id = p.id
      where p.id = any(${ids}) and p.status = any(given."from")
        and (given."readAt" is null or p.updated_at = given."readAt")
        and (given."readEvent" is null or p.last_event = given."readEvent")
        and not exists (select from operations e where e.payment_id = p.id and e.ended_at is null)
      order by p.id for no key update of p)
    ${openOperations(sql)}`;
  const ordered: (Payment | undefined)[] = orders.map(() => undefined);
  for (const row of rows) {
    const place = ids.indexOf(row.id);
    ordered[place] = withOperation(orders[place]!.payment, operationOf(orders[place]!, row));
  }
  return ordered;
};

const leaseOf = ({ isHeld }: Order) => (isHeld ? 1 : 0);

const rowOf = (order: Order) => {
  const { payment, kind, amountMinor, ...rest } = order;
  return {
    ...rest,
    id: payment.id,
    // After a restore the same number is given again, and the wallet remembers what was asked for under the first one (decision 028).
    nonce: randomUUID().slice(0, 8),
    kind,
    amountMinor: String(amountMinor),
    lease: leaseOf(order),
    from: orderableFrom(kind),
    // A decline that came since the payment was read is not followed by another capture of the same approval.
    readAt: usesApproval(kind) ? payment.updatedAt : undefined,
    // What has happened since it was read may be what the wallet told of.
    readEvent: isWork(kind) ? undefined : payment.lastEvent,
  };
};

interface Ordered extends Pick<PaymentOperation, 'number' | 'requestId'> {
  /** Of the payment. */
  readonly id: string;
}

/** What was ordered is known here: to read all of it back took a sixth of the statement's time. */
const operationOf = (order: Order, { number, requestId }: Ordered): PaymentOperation => ({
  number,
  kind: order.kind,
  amountMinor: order.amountMinor,
  requestId,
  orderedBy: order.orderedBy,
  openedAt: order.at,
  ageMs: 0,
  isHeld: order.isHeld,
  lease: leaseOf(order),
  looks: 0,
  isUnanswered: false,
  mayStillHappen: false,
  goneMs: null,
  refusal: null,
  pendingId: null,
  contradiction: order.contradiction ?? null,
});
