import type { OrderStatement } from '../../wallet/wallet.ts';
import { bookFee, chargedCapture } from '../store/book-fee.ts';
import type { RefundBook } from './end-refund.ts';
import { type Refund, chargedRefund } from './refund.ts';
import type { Payment } from '../payment.ts';

/** Books fees that the wallet did not tell with the capture or the refund itself, and tells now. */
export const bookToldFees = async (
  book: RefundBook,
  payment: Payment,
  refunds: readonly Refund[],
  statement: OrderStatement,
) => {
  const capture = statement.captures.find(({ id }) => id === payment.walletCaptureId);
  if (capture && payment.capturedMinor !== null) await bookFee(book, chargedCapture(payment), capture);
  for (const refund of refunds.filter(({ status }) => status === 'completed')) {
    const stated = statement.refunds.find(({ id }) => id === refund.walletRefundId);
    if (stated?.money?.amountMinor === refund.amountMinor) await bookFee(book, chargedRefund(refund), stated);
  }
};
