import type { Sql, Transaction } from '../../database/client.ts';
import { feeTransfers } from '../../ledger/fee-transfers.ts';
import { postReturnedCapture } from '../../ledger/post-returned-capture.ts';
import type { Payment } from '../payment.ts';
import type { Book } from './book-fee.ts';

/** What the wallet has captured and nobody here has booked, and what is given back of it (docs/decisions/062). */
export interface ReturnedCapture {
  readonly paymentId: string;
  readonly operationNumber: number;
  /** The request id of its operation, by which the wallet shows the refund. */
  readonly requestId: string;
  readonly walletCaptureId: string;
  /** Of the capture. */
  readonly currency: string;
  readonly amountMinor: bigint;
  /** Null: the wallet has not made the refund. */
  readonly walletRefundId: string | null;
  /** Why the wallet did not make it. */
  readonly issue: string | null;
  /** What the wallet kept of the capture. Null: it hasn't reported it. */
  readonly captureFeeMinor: bigint | null;
  /** What it gave back of that. Null: it hasn't reported it. */
  readonly refundFeeMinor: bigint | null;
}

type NewReturn = Pick<
  ReturnedCapture,
  'paymentId' | 'operationNumber' | 'walletCaptureId' | 'currency' | 'amountMinor'
>;

export const insertReturn = async (
  tx: Transaction,
  { paymentId, operationNumber, walletCaptureId, currency, amountMinor }: NewReturn,
) => {
  await tx`
    insert into returned_captures (payment_id, operation_number, wallet_capture_id, currency, amount_minor)
    values (${paymentId}, ${operationNumber}, ${walletCaptureId}, ${currency}, ${amountMinor})`;
};

/** The latest first. */
export const listReturns = (sql: Sql | Transaction, paymentId: string) => sql.read<ReturnedCapture[]>`
  select r.payment_id as "paymentId", r.operation_number as "operationNumber", o.request_id as "requestId",
    r.wallet_capture_id as "walletCaptureId", r.currency, r.amount_minor as "amountMinor",
    r.wallet_refund_id as "walletRefundId", r.issue, r.capture_fee_minor as "captureFeeMinor",
    r.refund_fee_minor as "refundFeeMinor"
  from returned_captures r join operations o on o.payment_id = r.payment_id and o.number = r.operation_number
  where r.payment_id = ${paymentId} order by r.operation_number desc`;

export const findReturn = async (sql: Sql | Transaction, paymentId: string, operationNumber: number) => {
  const returns = await listReturns(sql, paymentId);
  return returns.find((one) => one.operationNumber === operationNumber);
};

export const refuseReturn = async (
  tx: Transaction,
  { paymentId, operationNumber }: ReturnedCapture,
  issue: string,
) => {
  await tx`
    update returned_captures set issue = ${issue}
    where payment_id = ${paymentId} and operation_number = ${operationNumber}`;
};

export const completeReturn = async (
  tx: Transaction,
  { paymentId, operationNumber }: ReturnedCapture,
  walletRefundId: string,
) => {
  await tx`
    update returned_captures set wallet_refund_id = ${walletRefundId}
    where payment_id = ${paymentId} and operation_number = ${operationNumber}`;
};

/** What the wallet says of its fees. Undefined: nothing. */
export interface ReturnFees {
  readonly captureFeeMinor?: bigint | undefined;
  readonly refundFeeMinor?: bigint | undefined;
}

/** Books what the wallet reports of its fees for a capture that was given back, each once. The caller has locked the payment. */
export const bookReturnFees = async (
  { tx, at }: Book,
  payment: Pick<Payment, 'id' | 'platformId'>,
  returned: ReturnedCapture,
  reported: ReturnFees,
) => {
  const captureFeeMinor = returned.captureFeeMinor === null ? reported.captureFeeMinor : undefined;
  const refundFeeMinor = returned.refundFeeMinor === null ? reported.refundFeeMinor : undefined;
  if (captureFeeMinor === undefined && refundFeeMinor === undefined) return;
  const keptMinor = (captureFeeMinor ?? 0n) - (refundFeeMinor ?? 0n);
  const transfers = feeTransfers('capture', returned.currency, keptMinor);
  if (transfers.length > 0) await postReturnedCapture(tx, payment, at, transfers);
  await tx`
    update returned_captures set capture_fee_minor = coalesce(${captureFeeMinor ?? null}::bigint, capture_fee_minor),
      refund_fee_minor = coalesce(${refundFeeMinor ?? null}::bigint, refund_fee_minor)
    where payment_id = ${payment.id} and operation_number = ${returned.operationNumber}`;
};
