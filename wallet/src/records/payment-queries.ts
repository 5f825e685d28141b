import type { Database } from '../database/open-database.ts';
import {
  authorizationMoves,
  captureMoves,
  hasMoved,
  type AuthorizationMove,
  type AuthorizationStatus,
  type CaptureMove,
  type CaptureStatus,
} from './payment.ts';
import { sqlList } from './sql-list.ts';

export type AuthorizationRow = {
  id: string;
  order_id: string;
  unit_index: bigint;
  status: AuthorizationStatus;
  currency: string;
  amount_minor: bigint;
  captured_minor: bigint;
  reauthorizes: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
};

export type CaptureRow = {
  id: string;
  order_id: string;
  unit_index: bigint;
  authorization_id: string | null;
  status: CaptureStatus;
  currency: string;
  amount_minor: bigint;
  refunded_minor: bigint;
  final_capture: bigint;
  invoice_id: string | null;
  custom_id: string | null;
  created_at: string;
  updated_at: string;
};

export type NewAuthorization = {
  id: string;
  orderId: string;
  unitIndex: number;
  currency: string;
  amountMinor: bigint;
  at: string;
  expiresAt: string;
  reauthorizes?: string;
};

export const insertAuthorization = (database: Database, given: NewAuthorization): AuthorizationRow =>
  database
    .statement(
      `insert into authorizations
         (id, order_id, unit_index, status, currency, amount_minor, reauthorizes, created_at, updated_at, expires_at)
       values (?, ?, ?, 'CREATED', ?, ?, ?, ?, ?, ?) returning *`,
    )
    .get(
      given.id,
      given.orderId,
      given.unitIndex,
      given.currency,
      given.amountMinor,
      given.reauthorizes ?? null,
      given.at,
      given.at,
      given.expiresAt,
    ) as AuthorizationRow;

export const findAuthorization = (database: Database, id: string): AuthorizationRow | undefined =>
  database.statement('select * from authorizations where id = ?').get(id) as AuthorizationRow | undefined;

export const listAuthorizations = (database: Database, orderId: string): AuthorizationRow[] =>
  database
    .statement('select * from authorizations where order_id = ? order by unit_index, created_at, id')
    .all(orderId) as AuthorizationRow[];

export const findReauthorization = (database: Database, id: string): AuthorizationRow | undefined =>
  database.statement('select * from authorizations where reauthorizes = ?').get(id) as
    | AuthorizationRow
    | undefined;

// As in the condition of the index authorizations_due, which SQLite uses only for the same text.
const statusesThatExpire = sqlList(authorizationMoves.expire.from);

export const listDueAuthorizations = (database: Database, at: string): AuthorizationRow[] =>
  database
    .statement(
      `select * from authorizations where expires_at <= ? and status in (${statusesThatExpire}) limit 500`,
    )
    .all(at) as AuthorizationRow[];

/** Makes one move and adds to what is captured, or does nothing. */
export const moveAuthorization = (
  database: Database,
  id: string,
  move: AuthorizationMove,
  at: string,
  addedMinor = 0n,
): AuthorizationRow | undefined =>
  database
    .statement(
      `update authorizations
       set status = '${authorizationMoves[move].to}', captured_minor = captured_minor + ?, updated_at = ?
       where id = ? and status in (${sqlList(authorizationMoves[move].from)}) returning *`,
    )
    .get(addedMinor, at, id) as AuthorizationRow | undefined;

export const insertCapture = (database: Database, row: Omit<CaptureRow, 'refunded_minor'>): CaptureRow =>
  database
    .statement(
      `insert into captures
         (id, order_id, unit_index, authorization_id, status, currency, amount_minor, final_capture,
          invoice_id, custom_id, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    )
    .get(
      row.id,
      row.order_id,
      row.unit_index,
      row.authorization_id,
      row.status,
      row.currency,
      row.amount_minor,
      row.final_capture,
      row.invoice_id,
      row.custom_id,
      row.created_at,
      row.updated_at,
    ) as CaptureRow;

export const findCapture = (database: Database, id: string): CaptureRow | undefined =>
  database.statement('select * from captures where id = ?').get(id) as CaptureRow | undefined;

export const listCaptures = (database: Database, orderId: string): CaptureRow[] =>
  database
    .statement('select * from captures where order_id = ? order by unit_index, created_at, id')
    .all(orderId) as CaptureRow[];

/** Declined ones count, too. */
export const countCaptures = (database: Database, { id, order_id: orderId }: AuthorizationRow): number => {
  const { count } = database
    .statement('select count(*) as count from captures where order_id = ? and authorization_id = ?')
    .get(orderId, id) as { count: bigint };
  return Number(count);
};

/** Whether another payment has the invoice id. Captures of one order may all have that of the order. */
export const isInvoiceCaptured = (database: Database, invoiceId: string, exceptOrderId?: string): boolean =>
  database
    .statement(
      `select 1 from captures where invoice_id = ? and order_id <> ? and status <> 'DECLINED' limit 1`,
    )
    .get(invoiceId, exceptOrderId ?? '') !== undefined;

/** Makes one move and adds to what is refunded, or does nothing. */
export const moveCapture = (
  database: Database,
  id: string,
  move: CaptureMove,
  at: string,
  addedMinor = 0n,
): CaptureRow | undefined =>
  database
    .statement(
      `update captures
       set status = '${captureMoves[move].to}', refunded_minor = refunded_minor + ?, updated_at = ?
       where id = ? and status in (${sqlList(captureMoves[move].from)}) returning *`,
    )
    .get(addedMinor, at, id) as CaptureRow | undefined;

export type TotalRow = { currency: string; count: bigint; minor: bigint };

const selectTotals = (source: string): string =>
  `select currency, count(*) as count, sum(amount_minor) as minor from ${source} group by currency order by currency`;

const movedStatuses = (Object.keys(hasMoved) as CaptureStatus[]).filter((status) => hasMoved[status]);
const totalsSql = {
  captures: selectTotals(`captures where status in (${sqlList(movedStatuses)})`),
  pending: selectTotals(`captures where status = 'PENDING'`),
  refunds: selectTotals(`refunds where status = 'COMPLETED'`),
  pendingRefunds: selectTotals(`refunds where status = 'PENDING'`),
};

/** Sums by currency over all orders. */
export const listTotals = (database: Database, of: keyof typeof totalsSql): TotalRow[] =>
  database.statement(totalsSql[of]).all() as TotalRow[];
