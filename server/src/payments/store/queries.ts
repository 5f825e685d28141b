import type { Sql, Transaction } from '../../database/client.ts';
import type { RequestedBy } from '../../operations/operation.ts';
import { operationColumn, toOperation, type StoredOperation } from '../../operations/queries.ts';
import { closelyMs } from '../look-schedule.ts';
import { capturesColumn, toCapture, type StoredCapture } from './capture-columns.ts';
import { approvalKinds, isWork, type OperationKind, type PaymentOperation } from '../operation-kind.ts';
import { statusOf, type Payment, type StoredPayment } from '../payment.ts';
import { fromStoredShares, type StoredShare } from '../stored-shares.ts';

/**
 * The columns of a payment `p` with its open operation, which is looked up by the payment and by `ended_at`
 * (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
const columns = (sql: Sql | Transaction) => sql`
  p.id, p.platform_id as "platformId", p.api_key_id as "apiKeyId", p.status as "storedStatus", p.capture_mode as "captureMode", p.currency,
  p.total_minor as "totalMinor", p.commission_minor as "commissionMinor", p.account_id as "accountId", p.shares, p.reference, p.comment, p.metadata,
  p.return_url as "returnUrl", p.cancel_url as "cancelUrl", p.error_url as "errorUrl",
  p.wallet_provider as "walletProvider", p.wallet_order_id as "walletOrderId", p.approval_url as "approvalUrl",
  p.wallet_authorization_id as "walletAuthorizationId", p.authorization_expires_at as "authorizationExpiresAt",
  p.captured_minor as "capturedMinor", ${capturesColumn(sql)}, p.refunded_minor as "refundedMinor",
  p.refunded_outside_minor as "refundedOutsideMinor",
  p.refunding_minor as "refundingMinor", p.decline_issue as "declineIssue", p.declined_approval as "declinedApproval", p.order_changed_at as "orderChangedAt", p.created_at as "createdAt", p.updated_at as "updatedAt", p.details_changed_at as "detailsChangedAt",
  p.expires_at as "expiresAt", p.last_event as "lastEvent",
  (select ${operationColumn(sql)} from operations o where o.payment_id = p.id and o.ended_at is null) as operation`;

/** Payments with what is under way for them. */
export const selectPayments = (sql: Sql | Transaction, more = sql``) =>
  sql`select ${columns(sql)} ${more} from payments p`;

export interface PaymentRow extends Omit<StoredPayment, 'captures' | 'shares'> {
  readonly captures: readonly StoredCapture[];
  readonly shares: readonly StoredShare[] | null;
  readonly operation: StoredOperation<OperationKind> | null;
}

export const toPayment = <Row extends PaymentRow>(row: Row) => {
  const operation = row.operation && toOperation(row.operation);
  const captures = row.captures.map(toCapture);
  const shares = fromStoredShares(row.shares);
  return { ...row, captures, shares, operation, status: statusOf(row.storedStatus, operation) };
};

/** The same payment with another operation, or none. */
export const withOperation = (payment: Payment, operation: PaymentOperation | null): Payment => ({
  ...payment,
  operation,
  status: statusOf(payment.storedStatus, operation),
});

export const findPayment = async (sql: Sql | Transaction, id: string): Promise<Payment | undefined> => {
  const [row] = await sql.read<PaymentRow[]>`${selectPayments(sql)} where p.id = ${id}`;
  return row && toPayment(row);
};

/** Keeps which approval the wallet has declined, where that could not be read at the decline itself. */
export const keepDeclinedApproval = async (sql: Sql, id: string, approval: string) => {
  await sql`update payments set declined_approval = ${approval} where id = ${id} and declined_approval = ''`;
};

/** Whether so many captures or authorisations of the payment were requested at their word. */
export const hasRequested = async (sql: Sql, id: string, by: RequestedBy, times: number) => {
  const rows = await sql.read`
    select 1 from operations
    where payment_id = ${id} and requested_by = ${by} and kind = any(${approvalKinds}) limit ${times}`;
  return rows.length === times;
};

/** As in Accept-Language: what the platform said of the buyer at init. */
export const findBuyerLanguage = async (sql: Sql, id: string) => {
  const [row] = await sql.read<{ language: string | null }[]>`
    select order_details->'buyer'->>'language' as language from payments where id = ${id}`;
  return row?.language ?? undefined;
};

export const findPayments = async (sql: Sql, ids: readonly string[]): Promise<Payment[]> =>
  (await sql.read<PaymentRow[]>`${selectPayments(sql)} where p.id = any(${ids})`).map(toPayment);

/**
 * Locks a payment until the transaction ends, and reads it. By two statements: what was committed while the first one waited is
 * seen only by the second. Every move of a payment and every request of an operation locks it first.
 */
export const lockPayment = async (tx: Transaction, id: string): Promise<Payment | undefined> => {
  await tx`select 1 from payments where id = ${id} for no key update`;
  return findPayment(tx, id);
};

/** The payments of an order: one, unless the wallet gave the same order out twice. Each provider has ids of its own. */
export const findPaymentsByOrder = async (sql: Sql, walletProvider: string, walletOrderId: string) =>
  (
    await sql.read<PaymentRow[]>`
      ${selectPayments(sql)}
      where p.wallet_order_id = ${walletOrderId} and p.wallet_provider = ${walletProvider} limit 10`
  ).map(toPayment);

/** The wallet's ids of what is known to belong to a payment. */
export interface WalletIds {
  readonly captureId?: string | undefined;
  readonly authorizationId?: string | undefined;
  readonly refundId?: string | undefined;
}

/** The payments that have a capture, an authorisation or a refund under one of these ids. */
export const findPaymentsByWalletIds = async (
  sql: Sql,
  walletProvider: string,
  { captureId, authorizationId, refundId }: WalletIds,
) =>
  (
    await sql.read<PaymentRow[]>`
      ${selectPayments(sql)}
      where p.wallet_provider = ${walletProvider} and p.id = any(array(
        select payment_id from captures where wallet_capture_id = ${captureId ?? null}
        union select id from payments where wallet_authorization_id = ${authorizationId ?? null}
        union select payment_id from refunds where wallet_refund_id = ${refundId ?? null}
        limit 10))`
  ).map(toPayment);

/** Something is under way at the wallet. A review only waits for an answer. */
export const isBusy = ({ operation }: Payment) => operation !== null && isWork(operation.kind);

/**
 * The buyer has been at the wallet and has not approved: they may do so at any moment, so the payment is looked at every minute for
 * a while. Repeated visits do not write each time.
 */
export const watchClosely = async (sql: Sql, id: string, at: Date) => {
  const soon = new Date(at.getTime() + 60_000);
  await sql`
    update payment_looks set closely_until = ${new Date(at.getTime() + closelyMs)}, due_at = least(due_at, ${soon})
    where payment_id = ${id} and (closely_until is null or closely_until <= ${new Date(at.getTime() + closelyMs - 60_000)})`;
};

/** Plans a look, also at a payment that is over. Where none was planned, the wallet has sent a notification. */
export const planLookAfterwards = async (
  sql: Sql | Transaction,
  { id, walletProvider }: Pick<Payment, 'id' | 'walletProvider'>,
  dueAt: Date,
) => {
  await sql`
    insert into payment_looks (payment_id, wallet_provider, due_at) values (${id}, ${walletProvider}, ${dueAt})
    on conflict (payment_id) do update set due_at = excluded.due_at`;
};
