import { FlorinError, type Florin, type PaymentWithTimeline } from '@florin/client';
import { findGood } from './goods.ts';
import { keepStatus, numberOf, type Order, type Orders } from './orders.ts';

export interface Buyer {
  readonly ipAddress: string | undefined;
  readonly userAgent: string | undefined;
  readonly acceptLanguage: string;
}

/** Everything that this shop asks of Florin for a buyer. */
export const makePay = (florin: Florin, orders: Orders, shopUrl: string) => {
  /**
   * Starts the payment of an order. With the id of the order as the idempotency key a second click, or a second try after
   * a crash, gets the same payment.
   */
  const start = async (order: Order, buyer: Buyer): Promise<Order> => {
    if (order.payment) return order;
    const page = `${shopUrl}/orders/${order.id}`;
    const payment = await florin.payments.init(
      {
        // One page for every outcome: it asks Florin what has happened, and does not believe its own address.
        redirections: { returnURL: page, cancelURL: page, errorURL: page },
        transaction: {
          accountId: 'kade',
          totalAmount: order.totalAmount,
          currency: 'EUR',
          reference: numberOf(order),
        },
        items: order.lines.map(({ goodId, name, quantity, unitAmount }) => {
          const { type, seller } = findGood(goodId)!;
          return { merchantAccountId: seller.accountId, description: name, quantity, unitAmount, type };
        }),
        ...(order.delivery && { delivery: order.delivery }),
      },
      { idempotencyKey: order.id, buyer },
    );
    return orders.change(order.id, (draft) => {
      draft.payment = payment;
      if (draft.status === 'new') keepStatus(draft, 'awaiting_approval');
      return draft;
    });
  };

  const keep = async (id: string, status: Order['status']) => {
    if (orders.find(id)?.status !== status) await orders.change(id, (draft) => keepStatus(draft, status));
  };

  /** What Florin says of the payment now, which is kept. Undefined: it was never started. */
  const read = async ({ id, payment }: Order): Promise<PaymentWithTimeline | undefined> => {
    if (!payment) return undefined;
    try {
      const found = await florin.payments.read(payment.id);
      await keep(id, found.status);
      return found;
    } catch (error) {
      // It was started with an API key that this shop no longer has.
      if (error instanceof FlorinError && error.code === 'not_found') await keep(id, 'unknown');
      throw error;
    }
  };

  /** The buyer has approved in the popup: captures. `declined`: they may choose something else to pay with. */
  const resume = async ({ payment }: Order): Promise<'declined' | { readonly goTo: string }> => {
    if (!payment) return 'declined';
    try {
      return { goTo: (await florin.payments.resume(payment.id)).redirectionUrl };
    } catch (error) {
      if (error instanceof FlorinError && error.code === 'payment_declined' && error.retryable)
        return 'declined';
      throw error;
    }
  };

  /** Stops a payment that nobody has approved. When it is too late for that, nothing happens: read tells what is true. */
  const cancel = async ({ id, payment }: Order): Promise<void> => {
    if (!payment) return;
    try {
      await keep(id, (await florin.payments.cancel(payment.id)).status);
    } catch (error) {
      if (!(error instanceof FlorinError && error.status === 409)) throw error;
    }
  };

  return { start, read, resume, cancel };
};

export type Pay = ReturnType<typeof makePay>;
