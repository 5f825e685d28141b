import { FlorinError, type Florin, type NewPayment, type PaymentWithTimeline } from '@florin/client';
import { MedusaError } from '@medusajs/framework/utils';

type Delivery = NewPayment['delivery'];

/**
 * Whether Florin has refused a call, in its own words: a proxy knows nothing. Otherwise nobody knows yet what has happened, and the
 * caller must try again.
 */
const isRefusal = (error: unknown): error is FlorinError => {
  if (!(error instanceof FlorinError) || error.problem === undefined) return false;
  const { status, code } = error.problem;
  return status < 500 && status !== 429 && code !== 'idempotency_in_progress';
};

/** An error that Medusa shows to whoever asked. */
export const notAllowed = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message);

/** Makes a call whose refusal Medusa shows. */
export const showRefusal = async <T>(call: Promise<T>, unknown: string): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw notAllowed(isRefusal(error) ? error.message : unknown);
  }
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
export const resumePayment = async (florin: Florin, id: string): Promise<PaymentWithTimeline> => {
  const payment = await florin.payments.read(id);
  if (payment.status !== 'awaiting_approval') return payment;
  return orderAndRead(florin, id, () => florin.payments.resume(id));
};

/**
 * Changes what the buyer is to pay, while they haven't approved it. False: Florin or the wallet refuses, or it is another currency, and
 * another payment has to be started.
 */
export const changeAmount = async (
  florin: Florin,
  { id, items: [item], currency }: PaymentWithTimeline,
  wanted: { readonly totalAmount: number; readonly currency: string; readonly delivery?: Delivery },
): Promise<boolean> => {
  if (currency !== wanted.currency || item === undefined) return false;
  const { totalAmount, delivery } = wanted;
  const order = { transaction: { totalAmount }, items: [{ ...item, unitAmount: totalAmount }] };
  try {
    const changed = await florin.payments.changeOrder(id, { ...order, ...(delivery && { delivery }) });
    if (changed.totalAmount === totalAmount) return true;
  } catch (error) {
    if (isRefusal(error)) return false;
  }
  throw notAllowed("Florin hasn't answered. Try again.");
};

/** Captures a part or all of what was authorised. */
export const capturePayment = async (florin: Florin, id: string, totalAmount: number) => {
  const payment = await florin.payments.read(id);
  if (payment.status !== 'authorized') return payment;
  return orderAndRead(florin, id, () => florin.payments.validate(id, { totalAmount }));
};

const isOver = ({ status }: PaymentWithTimeline) => ['cancelled', 'expired', 'failed'].includes(status);

/** Stops a payment, or releases what was authorised. Fails when its money is on the way. */
export const cancelPayment = async (florin: Florin, id: string) => {
  const payment = await florin.payments.read(id);
  if (isOver(payment)) return;
  const cancelled = await orderAndRead(florin, id, () => florin.payments.cancel(id));
  if (!isOver(cancelled)) throw notAllowed(`${id} is ${cancelled.status} in Florin and can't be cancelled.`);
};
