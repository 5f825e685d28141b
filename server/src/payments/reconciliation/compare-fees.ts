import type { WalletTransaction } from '../../wallet/wallet.ts';
import { bookFee, chargedCapture, type Charged } from '../store/book-fee.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { lockPayment } from '../store/queries.ts';
import { type Refund, chargedRefund } from '../refunds/refund.ts';
import { findRefund } from '../refunds/queries.ts';
import { compareFee, type Difference } from './difference.ts';
import type { Payment } from '../payment.ts';

export const compareCaptureFee = (deps: PaymentDependencies, capture: WalletTransaction, payment: Payment) =>
  payment.storedStatus === 'captured' ? compare(deps, capture, chargedCapture(payment)) : undefined;

export const compareRefundFee = (deps: PaymentDependencies, returned: WalletTransaction, refund: Refund) =>
  refund.status === 'completed' ? compare(deps, returned, chargedRefund(refund)) : undefined;

/** A fee that the wallet tells for the first time in its report is booked: it changes no account of a platform. */
const compare = async (
  deps: PaymentDependencies,
  transaction: WalletTransaction,
  charged: Charged,
): Promise<Difference | undefined> => {
  const compared = compareFee(transaction, charged);
  if (compared !== 'untold') return compared;
  await deps.sql.begin(async (tx) => {
    const locked = await lockPayment(tx, charged.paymentId);
    const refund =
      charged.refundNumber === null
        ? undefined
        : await findRefund(tx, charged.paymentId, charged.refundNumber);
    const present = refund ? chargedRefund(refund) : chargedCapture(locked!);
    // It may have changed since it was read.
    if (present.entryNumber === charged.entryNumber)
      await bookFee({ tx, at: deps.clock() }, present, { feeMinor: transaction.feeMinor });
  });
  return undefined;
};
