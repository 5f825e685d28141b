import type { WalletTransaction } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { lockPayment } from '../store/queries.ts';
import { bookReturnFees, findReturn, listReturns, type ReturnedCapture } from '../store/returned-captures.ts';

/**
 * Whether it is a capture that is not booked because it was given back, or what gave it back. What the report says of the fee for the
 * first time is booked.
 */
export const isExplainedByReturn = async (
  deps: PaymentDependencies,
  { id }: Payment,
  transaction: WalletTransaction,
): Promise<boolean> => {
  const isOf = (returned: ReturnedCapture) =>
    returned.walletRefundId !== null && isAbout(returned, transaction);
  const known = (await listReturns(deps.sql, id)).find(isOf);
  if (!known) return false;
  if (transaction.meaning === 'done') await bookFee(deps, id, known, transaction);
  return true;
};

const isAbout = (
  { walletCaptureId, walletRefundId, requestId }: ReturnedCapture,
  { kind, id, ownId, referenceId }: WalletTransaction,
) =>
  kind === 'capture'
    ? id === walletCaptureId
    : id === walletRefundId || ownId === requestId || referenceId === walletCaptureId;

const bookFee = (
  { sql, clock }: PaymentDependencies,
  paymentId: string,
  { operationNumber, walletRefundId, amountMinor }: ReturnedCapture,
  { kind, id, money, feeMinor }: WalletTransaction,
) => {
  const isPossible =
    feeMinor !== undefined && feeMinor >= 0n && feeMinor <= (money?.amountMinor ?? amountMinor);
  const isRefund = kind === 'refund' && id === walletRefundId;
  if (!isPossible || (kind !== 'capture' && !isRefund)) return undefined;
  return sql.begin(async (tx) => {
    const payment = (await lockPayment(tx, paymentId))!;
    const returned = (await findReturn(tx, paymentId, operationNumber))!;
    const reported = isRefund ? { refundFeeMinor: feeMinor } : { captureFeeMinor: feeMinor };
    await bookReturnFees({ tx, at: clock() }, payment, returned, reported);
  });
};
