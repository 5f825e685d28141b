import { PaymentService, TransactionalConnection, type OrderProcess } from '@vendure/core';
import { cancelOpenPayments } from './cancel-open-payments.ts';

/**
 * A buyer may go back and change the cart while the wallet is open in another window. What they approve there would not be
 * what they order: so the payment is cancelled first, and if it has gone too far, the cart stays as it is.
 */
export const makeOrderProcess = (): OrderProcess<string> => {
  let connection: TransactionalConnection;
  let payments: PaymentService;
  return {
    init(injector) {
      connection = injector.get(TransactionalConnection);
      payments = injector.get(PaymentService);
    },
    async onTransitionStart(fromState, toState, { ctx, order }) {
      if (fromState !== 'ArrangingPayment' || !['AddingItems', 'Cancelled'].includes(toState)) return true;
      const areCancelled = await cancelOpenPayments(connection, payments, ctx, order.id);
      return areCancelled || 'The order is being paid.';
    },
  };
};
