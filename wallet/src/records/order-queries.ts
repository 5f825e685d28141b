import type { Database } from '../database/open-database.ts';
import type { FaultKind } from '../faults/faults.ts';
import { moves, type OrderIntent, type OrderMove, type OrderState } from './order.ts';
import { sqlList } from './sql-list.ts';

export interface OrderRow {
  readonly id: string;
  readonly state: OrderState;
  readonly intent: OrderIntent;
  readonly units: string;
  readonly total_minor: bigint;
  readonly currency: string;
  readonly with_payment_source: bigint;
  readonly return_url: string | null;
  readonly cancel_url: string | null;
  readonly brand_name: string | null;
  readonly locale: string | null;
  readonly user_action: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string;
  readonly buyer_id: string | null;
  readonly instrument_id: string | null;
  readonly declined_instrument_id: string | null;
  readonly cancelled_at: string | null;
  readonly amount_fault: FaultKind | null;
}

const columns = [
  'id',
  'state',
  'intent',
  'units',
  'total_minor',
  'currency',
  'with_payment_source',
  'return_url',
  'cancel_url',
  'brand_name',
  'locale',
  'user_action',
  'created_at',
  'updated_at',
  'expires_at',
  'buyer_id',
  'instrument_id',
  'declined_instrument_id',
  'cancelled_at',
  'amount_fault',
] as const satisfies readonly (keyof OrderRow)[];

const insertSql = `insert into orders (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

export const insertOrder = (database: Database, order: OrderRow): void => {
  database.statement(insertSql).run(...columns.map((column) => order[column]));
};

export const findOrder = (database: Database, id: string): OrderRow | undefined =>
  database.statement<OrderRow>('select * from orders where id = ?').get(id);

const moveSql = (move: OrderMove, more = ''): string =>
  `update orders set state = '${moves[move].to}', updated_at = ?${more}
   where id = ? and state in (${sqlList(moves[move].from)}) returning *`;

const moveStatements: Record<Exclude<OrderMove, 'approve' | 'confirm'>, string> = {
  complete: moveSql('complete'),
  void: moveSql('void'),
  expire: moveSql('expire'),
  reverse: moveSql('reverse'),
};

/** Makes one move, or nothing. Of two callers exactly one gets the row back. */
export const moveOrder = (
  database: Database,
  id: string,
  move: Exclude<OrderMove, 'approve' | 'confirm'>,
  at: string,
): OrderRow | undefined => database.statement<OrderRow>(moveStatements[move]).get(at, id);

const approveSql = moveSql(
  'approve',
  ', buyer_id = ?, instrument_id = ?, declined_instrument_id = null, expires_at = ?, cancelled_at = null',
);

/** The same for an approval, with what the buyer has chosen. */
export const moveToApproved = (
  database: Database,
  id: string,
  approval: { at: string; buyerId: string; instrumentId: string; expiresAt: string },
): OrderRow | undefined => {
  const { at, buyerId, instrumentId, expiresAt } = approval;
  return database.statement<OrderRow>(approveSql).get(at, buyerId, instrumentId, expiresAt, id);
};

const confirmSql = moveSql(
  'confirm',
  `, with_payment_source = 1, return_url = coalesce(?, return_url), cancel_url = coalesce(?, cancel_url),
   brand_name = coalesce(?, brand_name), locale = coalesce(?, locale), user_action = coalesce(?, user_action)`,
);

/** What a confirmation may say about the buyer's pages. Null: as it was. */
export type Confirmation = Record<
  'return_url' | 'cancel_url' | 'brand_name' | 'locale' | 'user_action',
  string | null
>;

/** The same when the merchant says that the buyer pays with this wallet. */
export const moveToConfirmed = (
  database: Database,
  id: string,
  at: string,
  given: Confirmation,
): OrderRow | undefined => {
  const {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    brand_name: brand,
    locale,
    user_action: action,
  } = given;
  return database.statement(confirmSql).get(at, returnUrl, cancelUrl, brand, locale, action, id) as
    | OrderRow
    | undefined;
};

/** Changes what the merchant has sent. */
export const updateContents = (
  database: Database,
  order: Pick<
    OrderRow,
    'id' | 'intent' | 'units' | 'total_minor' | 'currency' | 'amount_fault' | 'updated_at'
  >,
): void => {
  database
    .statement(
      `update orders set intent = ?, units = ?, total_minor = ?, currency = ?, amount_fault = ?, updated_at = ?
       where id = ?`,
    )
    .run(
      order.intent,
      order.units,
      order.total_minor,
      order.currency,
      order.amount_fault,
      order.updated_at,
      order.id,
    );
};

/** Keeps that the chosen instrument was declined, until the buyer approves again. */
export const recordDecline = (database: Database, id: string): void => {
  database.statement('update orders set declined_instrument_id = instrument_id where id = ?').run(id);
};

export const recordCancel = (database: Database, id: string, at: string): void => {
  database.statement('update orders set cancelled_at = ?, updated_at = ? where id = ?').run(at, at, id);
};

/** What decides which fault an order has of its own, without the rest of its row, because every capture asks. */
export const findFaultCauses = (database: Database, id: string) =>
  database
    .statement<Pick<OrderRow, 'state' | 'amount_fault' | 'buyer_id' | 'instrument_id'>>(
      'select state, amount_fault, buyer_id, instrument_id from orders where id = ?',
    )
    .get(id);

/** Takes the fault of the order's amount. It happens once, so a second caller gets nothing. */
export const takeAmountFault = (database: Database, id: string): FaultKind | undefined => {
  const fault = findOrder(database, id)?.amount_fault ?? undefined;
  if (fault !== undefined) database.statement('update orders set amount_fault = null where id = ?').run(id);
  return fault;
};

// As in the condition of the index orders_due, which SQLite uses only for the same text.
const statesThatExpire = sqlList([...moves.expire.from, ...moves.reverse.from]);

export const listDueOrders = (database: Database, at: string): OrderRow[] =>
  database
    .statement<OrderRow>(
      `select * from orders where expires_at <= ? and state in (${statesThatExpire}) limit 500`,
    )
    .all(at);
