import { orNoMetadata } from '../../metadata.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { endRefund } from './end-refund.ts';
import { findPayment } from '../store/queries.ts';
import { insertRefund } from './queries.ts';
import { lockRefundable, type RefundRequest } from './request-refund.ts';
import type { Refunded } from './refund-payment.ts';
import type { Payment } from '../payment.ts';

/** A refund that was made outside. Its comment says where. */
export interface OutsideRefund extends RefundRequest {
  readonly comment: string;
}

/** Books a refund that was made outside: nothing is asked of the wallet. The same attempt books once. */
export const bookOutsideRefund = (
  deps: PaymentDependencies,
  { id }: Payment,
  order: OutsideRefund,
): Promise<Refunded> =>
  deps.sql.begin(async (tx) => {
    const locked = await lockRefundable(tx, id, order);
    if ('known' in locked) return { payment: locked.payment, refund: locked.known };
    const { payment, amountMinor, division } = locked;
    const at = deps.clock();
    const inserted = await insertRefund(tx, {
      paymentId: id,
      attempt: order.attempt,
      operationNumber: null,
      captureNumber: null,
      origin: 'outside',
      platformId: payment.platformId,
      accountId: payment.accountId,
      currency: payment.currency,
      amountMinor,
      ...division,
      returnsCommission: order.returnsCommission,
      namesShares: order.named !== undefined,
      comment: order.comment,
      metadata: orNoMetadata(order.metadata),
      walletRefundId: null,
      createdAt: at,
    });
    const book = { tx, at, coverAccountId: deps.config.refundCoverAccount };
    const refund = await endRefund(book, inserted, { status: 'completed', walletRefundId: null });
    // It may have waited for the payment's row.
    await order.by.requireAccess(tx);
    return { payment: (await findPayment(tx, id))!, refund };
  });
