import type { WalletTransaction } from '../../wallet/wallet.ts';
import { bookFee, chargedCapture, type Charged } from '../store/book-fee.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { lockPayment } from '../store/queries.ts';
import { type Refund, chargedRefund } from '../refunds/refund.ts';
import { findRefund } from '../refunds/queries.ts';
import { compareFee, type Difference } from './difference.ts';
import { findCapture } from '../capture.ts';
import type { Payment } from '../payment.ts';
import type { Transaction } from '../../database/client.ts';

export const compareCaptureFee = (
  deps: PaymentDependencies,
  transaction: WalletTransaction,
  payment: Payment,
) => {
  const capture = findCapture(payment.captures, transaction.id);
  return capture && compare(deps, transaction, chargedCapture(payment, capture));
};

export const compareRefundFee = (deps: PaymentDependencies, returned: WalletTransaction, refund: Refund) =>
  refund.status === 'completed' ? compare(deps, returned, chargedRefund(refund)) : undefined;

/** A fee that the wallet's report is the first to show is booked: it changes no account of a platform. */
const compare = async (
  deps: PaymentDependencies,
  transaction: WalletTransaction,
  charged: Charged,
): Promise<Difference | undefined> => {
  const compared = compareFee(transaction, charged);
  if (compared !== 'unreported') return compared;
  await deps.sql.begin(async (tx) => {
    const present = await lockCharged(tx, charged);
    // It may have changed since it was read.
    if (present?.entryNumber === charged.entryNumber)
      await bookFee({ tx, at: deps.clock() }, present, { feeMinor: transaction.feeMinor });
  });
  return undefined;
};

const lockCharged = async (tx: Transaction, { subject, paymentId, number }: Charged) => {
  const payment = (await lockPayment(tx, paymentId))!;
  if (subject === 'refund') {
    const refund = await findRefund(tx, paymentId, number);
    return refund && chargedRefund(refund);
  }
  const capture = payment.captures.find((one) => one.number === number);
  return capture && chargedCapture(payment, capture);
};
