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

export interface AuthorizationRow {
  readonly id: string;
  readonly order_id: string;
  readonly unit_index: bigint;
  readonly status: AuthorizationStatus;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly captured_minor: bigint;
  readonly reauthorizes: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly expires_at: string;
}

export interface CaptureRow {
  readonly id: string;
  readonly order_id: string;
  readonly unit_index: bigint;
  readonly authorization_id: string | null;
  readonly status: CaptureStatus;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly refunded_minor: bigint;
  readonly final_capture: bigint;
  readonly invoice_id: string | null;
  readonly custom_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface NewAuthorization {
  readonly id: string;
  readonly orderId: string;
  readonly unitIndex: number;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly at: string;
  readonly expiresAt: string;
  readonly reauthorizes?: string;
}

export const insertAuthorization = (database: Database, given: NewAuthorization): AuthorizationRow =>
  database
    .statement<AuthorizationRow>(
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
    )!;

export const findAuthorization = (database: Database, id: string): AuthorizationRow | undefined =>
  database.statement<AuthorizationRow>('select * from authorizations where id = ?').get(id);

export const listAuthorizations = (database: Database, orderId: string): AuthorizationRow[] =>
  database
    .statement<AuthorizationRow>(
      'select * from authorizations where order_id = ? order by unit_index, created_at, id',
    )
    .all(orderId);

export const findReauthorization = (database: Database, id: string): AuthorizationRow | undefined =>
  database.statement('select * from authorizations where reauthorizes = ?').get(id) as
    | AuthorizationRow
    | undefined;

// As in the condition of the index authorizations_due, which SQLite uses only for the same text.
const statusesThatExpire = sqlList(authorizationMoves.expire.from);

export const listDueAuthorizations = (database: Database, at: string): AuthorizationRow[] =>
  database
    .statement<AuthorizationRow>(
      `select * from authorizations where expires_at <= ? and status in (${statusesThatExpire}) limit 500`,
    )
    .all(at);

/** Makes one move and adds to what is captured, or does nothing. */
export const moveAuthorization = (
  database: Database,
  id: string,
  move: AuthorizationMove,
  at: string,
  addedMinor = 0n,
): AuthorizationRow | undefined =>
  database
    .statement<AuthorizationRow>(
      `update authorizations
       set status = '${authorizationMoves[move].to}', captured_minor = captured_minor + ?, updated_at = ?
       where id = ? and status in (${sqlList(authorizationMoves[move].from)}) returning *`,
    )
    .get(addedMinor, at, id);

export const insertCapture = (database: Database, row: Omit<CaptureRow, 'refunded_minor'>): CaptureRow =>
  database
    .statement<CaptureRow>(
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
    )!;

export const findCapture = (database: Database, id: string): CaptureRow | undefined =>
  database.statement<CaptureRow>('select * from captures where id = ?').get(id);

export const listCaptures = (database: Database, orderId: string): CaptureRow[] =>
  database
    .statement<CaptureRow>('select * from captures where order_id = ? order by unit_index, created_at, id')
    .all(orderId);

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
    .statement<CaptureRow>(
      `update captures
       set status = '${captureMoves[move].to}', refunded_minor = refunded_minor + ?, updated_at = ?
       where id = ? and status in (${sqlList(captureMoves[move].from)}) returning *`,
    )
    .get(addedMinor, at, id);

export interface TotalRow {
  readonly currency: string;
  readonly count: bigint;
  readonly minor: bigint;
}

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
  database.statement<TotalRow>(totalsSql[of]).all();
