import type { Sql, Transaction } from '../../database/client.ts';
import { toJsonText } from '../../metadata.ts';
import { fromStoredShares, toSharesText, type StoredShare } from '../stored-shares.ts';
import type { Refund, RefundShare } from './refund.ts';

export const refundColumns = (sql: Sql | Transaction) => sql`
  payment_id as "paymentId", number, attempt, operation_number as "operationNumber", capture_number as "captureNumber",
  (select request_id from operations o where o.payment_id = refunds.payment_id and o.number = operation_number) as "requestId",
  (select operator from operations o where o.payment_id = refunds.payment_id and o.number = operation_number) as operator,
  origin, platform_id as "platformId", account_id as "accountId",
  currency, amount_minor as "amountMinor", commission_minor as "commissionMinor",
  returns_commission as "returnsCommission", shares, names_shares as "namesShares", comment, metadata, status, wallet_refund_id as "walletRefundId", issue,
  refusal, created_at as "createdAt", coalesce(updated_at, ended_at, created_at) as "updatedAt", ended_at as "endedAt", entry_number as "entryNumber",
  fee_minor as "feeMinor", fee_entry as "feeEntry", conversion`;

/** A refund as the database has it. */
export type RefundRow = Omit<Refund, 'shares'> & {
  readonly shares: readonly StoredShare<RefundShare>[] | null;
};

export const toRefund = <Row extends RefundRow>(row: Row) => ({
  ...row,
  shares: fromStoredShares(row.shares),
});

/** More than the wallet allows for one payment. */
export const refundsMax = 1000;

/** The refunds of a payment, the oldest first. */
export const listRefundsOf = async (sql: Sql | Transaction, paymentId: string): Promise<Refund[]> => {
  const rows = await sql.read<RefundRow[]>`
    select ${refundColumns(sql)} from refunds where payment_id = ${paymentId} order by number limit ${refundsMax}`;
  return rows.map(toRefund);
};

export const findRefund = async (sql: Sql | Transaction, paymentId: string, number: number) => {
  const [row] = await sql.read<RefundRow[]>`
    select ${refundColumns(sql)} from refunds where payment_id = ${paymentId} and number = ${number}`;
  return row && toRefund(row);
};

/** The capture that the refund of an operation gives back. */
export const findRefundedCapture = async (sql: Sql, paymentId: string, operationNumber: number) => {
  const [row] = await sql.read<{ number: number | null }[]>`
    select capture_number as number from refunds
    where payment_id = ${paymentId} and operation_number = ${operationNumber}`;
  return row?.number ?? undefined;
};

/** Locks a refund until the transaction ends. What others committed meanwhile is seen by the next statement. */
export const lockRefund = async (tx: Transaction, paymentId: string, number: number) => {
  await tx`select 1 from refunds where payment_id = ${paymentId} and number = ${number} for no key update`;
};

export type NewRefund = Omit<
  Refund,
  | 'number'
  | 'requestId'
  | 'operator'
  | 'status'
  | 'issue'
  | 'refusal'
  | 'updatedAt'
  | 'endedAt'
  | 'entryNumber'
  | 'feeMinor'
  | 'feeEntry'
  | 'conversion'
>;

/** Inserts a refund under way, and keeps its amount for it. The caller has locked the payment. */
export const insertRefund = async (tx: Transaction, refund: NewRefund): Promise<Refund> => {
  const [row] = await tx<RefundRow[]>`
    insert into refunds (payment_id, number, attempt, operation_number, capture_number, origin, platform_id, account_id, currency, amount_minor,
      commission_minor, returns_commission, shares, names_shares, comment, metadata, status, wallet_refund_id, created_at)
    select ${refund.paymentId}, coalesce(max(number), 0) + 1, ${refund.attempt}, ${refund.operationNumber}::integer,
      ${refund.captureNumber}::integer, ${refund.origin}, ${refund.platformId}::integer, ${refund.accountId}, ${refund.currency}, ${refund.amountMinor}::bigint,
      ${refund.commissionMinor}::bigint, ${refund.returnsCommission}::boolean, ${toSharesText(refund.shares)}::text::jsonb,
      ${refund.namesShares}::boolean, ${refund.comment},
      ${toJsonText(refund.metadata)}::text::jsonb, 'under_way',
      ${refund.walletRefundId}, ${refund.createdAt}::timestamptz
    from refunds where payment_id = ${refund.paymentId}
    returning ${refundColumns(tx)}`;
  await changeAmounts(tx, refund.paymentId, refund.createdAt, { refundingMinor: refund.amountMinor });
  return toRefund(row!);
};

type Ending = Pick<Refund, 'status' | 'walletRefundId' | 'issue' | 'refusal' | 'endedAt' | 'updatedAt'>;

export const updateRefund = async (
  tx: Transaction,
  { paymentId, number }: Refund,
  { status, walletRefundId, issue, refusal, endedAt, updatedAt }: Ending,
  entryNumber: number | null,
): Promise<Refund> => {
  const [row] = await tx<RefundRow[]>`
    update refunds set status = ${status}, wallet_refund_id = coalesce(${walletRefundId}, wallet_refund_id), issue = ${issue},
      refusal = ${refusal}, ended_at = ${endedAt}, updated_at = ${updatedAt}, entry_number = ${entryNumber}
    where payment_id = ${paymentId} and number = ${number} returning ${refundColumns(tx)}`;
  return toRefund(row!);
};

/** An earlier answer of the wallet gave it another id. */
export const keepWalletRefundId = async (
  tx: Transaction,
  { paymentId, number }: Refund,
  walletRefundId: string,
  at: Date,
): Promise<Refund> => {
  const [row] = await tx<RefundRow[]>`
    update refunds set wallet_refund_id = ${walletRefundId}, updated_at = ${at}
    where payment_id = ${paymentId} and number = ${number} returning ${refundColumns(tx)}`;
  return toRefund(row!);
};

/** What the wallet really has of a refund, with the entry that books it. */
export const keepCorrection = async (
  tx: Transaction,
  { paymentId, number, amountMinor, commissionMinor, shares, walletRefundId }: Refund,
  entryNumber: number,
  at: Date,
): Promise<Refund> => {
  const [row] = await tx<RefundRow[]>`
    update refunds set amount_minor = ${amountMinor}, commission_minor = ${commissionMinor},
      shares = ${toSharesText(shares)}::text::jsonb, wallet_refund_id = ${walletRefundId}, entry_number = ${entryNumber}, updated_at = ${at}
    where payment_id = ${paymentId} and number = ${number} returning ${refundColumns(tx)}`;
  return toRefund(row!);
};

/** It is made after all, and others have taken of the same items since. */
export const keepDivision = async (
  tx: Transaction,
  { paymentId, number }: Refund,
  { shares, commissionMinor }: Pick<Refund, 'shares' | 'commissionMinor'>,
  at: Date,
): Promise<Refund> => {
  const [row] = await tx<RefundRow[]>`
    update refunds set shares = ${toSharesText(shares)}::text::jsonb, commission_minor = ${commissionMinor}, updated_at = ${at}
    where payment_id = ${paymentId} and number = ${number} returning ${refundColumns(tx)}`;
  return toRefund(row!);
};

/** The wallet reported later that it had taken the money back itself. */
export const markReversal = async (tx: Transaction, { paymentId, number }: Refund, at: Date) => {
  await tx`update refunds set origin = 'reversal', updated_at = ${at} where payment_id = ${paymentId} and number = ${number}`;
};

/** Which of these refunds of the wallet a comparison has found in its reports as reversals. */
export const listReportedReversals = async (sql: Sql, walletRefundIds: readonly string[]) => {
  if (walletRefundIds.length === 0) return [];
  const rows = await sql<{ id: string }[]>`
    select distinct transaction_id as id from reconciliation_differences
    where transaction_id = any(${walletRefundIds}) and is_reversal`;
  return rows.map(({ id }) => id);
};

interface Amounts {
  readonly refundedMinor?: bigint;
  /** The part of it that was made outside. */
  readonly refundedOutsideMinor?: bigint;
  readonly refundingMinor?: bigint;
}

/** Adds to what has gone back, and to what is on its way back. */
export const changeAmounts = async (
  tx: Transaction,
  paymentId: string,
  at: Date,
  { refundedMinor = 0n, refundedOutsideMinor = 0n, refundingMinor = 0n }: Amounts,
) => {
  await tx`
    update payments set refunded_minor = refunded_minor + ${refundedMinor}, refunding_minor = refunding_minor + ${refundingMinor},
      refunded_outside_minor = refunded_outside_minor + ${refundedOutsideMinor}, updated_at = ${at}
    where id = ${paymentId}`;
};
