import { PaymentService, TransactionalConnection, type OrderProcess } from '@vendure/core';
import { cancelOpenPayments } from './cancel-open-payments.ts';

/**
 * A buyer may go back and change the cart while the wallet is open in another window. What they approve there would not be
 * what they order: so the payment is cancelled first, and if it has gone too far, the cart stays as it is. When an order is
 * cancelled, nobody will capture what the wallet holds for it, so it is released.
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
      if (toState === 'Cancelled') {
        const areReleased = await cancelOpenPayments(connection, payments, ctx, order.id, [
          'Created',
          'Authorized',
        ]);
        return areReleased || 'The money of the order is on the way. Cancel it when the payment is settled.';
      }
      if (fromState !== 'ArrangingPayment' || toState !== 'AddingItems') return true;
      const areCancelled = await cancelOpenPayments(connection, payments, ctx, order.id);
      return areCancelled || 'The order is being paid.';
    },
  };
};
