import { FlorinError, type PaymentWithTimeline } from '@florin/client';
import { keepStatus, type Order, type Dependencies } from './order.ts';

/**
 * What Florin says of the payment now, which is kept. The page that buyers come back to calls this: it does not believe its own
 * address. Undefined: the payment was never started.
 */
export const readPayment = async (
  { florin, orders }: Dependencies,
  { id, payment }: Order,
): Promise<PaymentWithTimeline | undefined> => {
  if (!payment) return undefined;
  try {
    const found = await florin.payments.read(payment.id);
    await keep(orders, id, found.status);
    return found;
  } catch (error) {
    // It was started with an API key that this shop no longer has.
    if (error instanceof FlorinError && error.code === 'not_found') await keep(orders, id, 'unknown');
    throw error;
  }
};

const keep = async (orders: Dependencies['orders'], id: string, status: Order['status']) => {
  if (orders.find(id)?.status !== status) await orders.change(id, (draft) => keepStatus(draft, status));
};

/** The buyer has approved in the popup: captures. `declined`: they may choose something else to pay with. */
export const resumePayment = async (
  { florin }: Dependencies,
  { payment }: Order,
): Promise<'declined' | { readonly goTo: string }> => {
  if (!payment) return 'declined';
  try {
    return { goTo: (await florin.payments.resume(payment.id)).redirectionUrl };
  } catch (error) {
    if (error instanceof FlorinError && error.code === 'payment_declined' && error.retryable)
      return 'declined';
    throw error;
  }
};

/** Stops a payment that nobody has approved. When it is too late for that, nothing happens: reading it shows what is true. */
export const cancelPayment = async (
  { florin, orders }: Dependencies,
  { id, payment }: Order,
): Promise<void> => {
  if (!payment) return;
  try {
    await keep(orders, id, (await florin.payments.cancel(payment.id)).status);
  } catch (error) {
    if (!(error instanceof FlorinError && error.status === 409)) throw error;
  }
};
