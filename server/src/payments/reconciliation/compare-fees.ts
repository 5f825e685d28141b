import type { WalletTransaction } from '../../wallet/wallet.ts';
import { bookFee, chargedCapture, chargedRefund, type Charged } from '../book-fee.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { lockPayment, type Payment } from '../queries.ts';
import type { Refund } from '../refund.ts';
import { findRefund } from '../refund-queries.ts';
import { compareFee, type Difference } from './difference.ts';

export const compareCaptureFee = (parts: PaymentParts, capture: WalletTransaction, payment: Payment) =>
  payment.state === 'captured' ? compare(parts, capture, chargedCapture(payment)) : undefined;

export const compareRefundFee = (parts: PaymentParts, returned: WalletTransaction, refund: Refund) =>
  refund.status === 'completed' ? compare(parts, returned, chargedRefund(refund)) : undefined;

/** A fee that the wallet tells for the first time in its report is booked: it changes no account of a platform. */
const compare = async (
  parts: PaymentParts,
  transaction: WalletTransaction,
  charged: Charged,
): Promise<Difference | undefined> => {
  const compared = compareFee(transaction, charged);
  if (compared !== 'untold') return compared;
  await parts.sql.begin(async (tx) => {
    const locked = await lockPayment(tx, charged.paymentId);
    const refund =
      charged.refundNumber === null
        ? undefined
        : await findRefund(tx, charged.paymentId, charged.refundNumber);
    const present = refund ? chargedRefund(refund) : chargedCapture(locked!);
    // It may have changed since it was read.
    if (present.entryNumber === charged.entryNumber)
      await bookFee({ tx, at: parts.clock() }, present, { feeMinor: transaction.feeMinor });
  });
  return undefined;
};
