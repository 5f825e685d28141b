import type { OrderStatement } from '../../wallet/wallet.ts';
import { bookFee, chargedCapture } from '../store/book-fee.ts';
import type { RefundBook } from './end-refund.ts';
import { type Refund, chargedRefund } from './refund.ts';
import type { Payment } from '../payment.ts';

/** Books fees that the wallet did not report with the capture or the refund itself, and reports now. */
export const bookLateFees = async (
  book: RefundBook,
  payment: Payment,
  refunds: readonly Refund[],
  statement: OrderStatement,
) => {
  for (const capture of payment.captures) {
    const stated = statement.captures.find(({ id }) => id === capture.walletCaptureId);
    if (stated) await bookFee(book, chargedCapture(payment, capture), stated);
  }
  for (const refund of refunds.filter(({ status }) => status === 'completed')) {
    const stated = statement.refunds.find(({ id }) => id === refund.walletRefundId);
    if (stated?.money?.amountMinor === refund.amountMinor) await bookFee(book, chargedRefund(refund), stated);
  }
};
