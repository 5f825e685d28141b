import { FlorinError, type Florin, type Payment } from '@florin/client';

/**
 * Whether Florin has refused a call, in its own words: a proxy knows nothing. Otherwise nobody knows yet what has happened, and the
 * caller must try again.
 */
export const isRefusal = (error: unknown): error is FlorinError => {
  if (!(error instanceof FlorinError) || error.problem === undefined) return false;
  const { status, code } = error.problem;
  return status < 500 && status !== 429 && code !== 'idempotency_in_progress';
};

/** Makes a request that Florin may refuse, and returns the payment as it is then. */
const orderAndRead = async (florin: Florin, id: string, order: () => Promise<unknown>) => {
  try {
    await order();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return florin.payments.read(id);
};

/** Captures what the buyer has approved, or with `captureLater` authorises it. */
export const resumePayment = async (florin: Florin, id: string): Promise<Payment> => {
  const payment = await florin.payments.read(id);
  if (payment.status !== 'awaiting_approval') return payment;
  return orderAndRead(florin, id, () => florin.payments.resume(id));
};

/** Captures what the buyer has approved, authorised or not. */
export const capturePayment = async (florin: Florin, id: string): Promise<Payment> => {
  const payment = await resumePayment(florin, id);
  if (payment.status !== 'authorized') return payment;
  return orderAndRead(florin, id, () => florin.payments.validate(id));
};

const isOver = ({ status }: Payment) => ['cancelled', 'expired', 'failed'].includes(status);

/** Stops a payment, or releases what was authorised. Returns whether it has ended without money. */
export const cancelPayment = async (florin: Florin, id: string): Promise<boolean> => {
  const payment = await florin.payments.read(id);
  return isOver(payment) || isOver(await orderAndRead(florin, id, () => florin.payments.cancel(id)));
};
