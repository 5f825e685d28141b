import { isCheckoutState, type Exit } from '../checkout-url.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { errorRedirection } from '../present-payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import { handleBuyerReturn, type BuyerReturn } from './handle-buyer-return.ts';
import { markTrip } from './second-trip.ts';
import type { Settle } from './settle-payment.ts';

interface Left {
  readonly kind: 'left';
  readonly url: string;
  /** What the buyer's browser keeps until they come back. */
  readonly mark: string;
}

/**
 * A declined buyer goes to the wallet, to approve with another instrument, or to the shop, which may send them there. What is
 * decided by now goes on to its end.
 */
export const leaveDeclinedPage = async (
  parts: PaymentParts,
  settle: Settle,
  { paymentId, state, exit }: { readonly paymentId: string; readonly state: string; readonly exit: Exit },
): Promise<BuyerReturn | Left> => {
  const payment = isCheckoutState(parts, paymentId, 'return', state)
    ? await findPayment(parts.sql, paymentId)
    : undefined;
  if (payment?.status === 'awaiting_approval')
    return { kind: 'left', url: urlOf[exit](payment), mark: markTrip(parts, payment) };
  const link = { paymentId, state, landing: 'return', orderId: undefined, mark: undefined } as const;
  return handleBuyerReturn(parts, settle, link);
};

const urlOf: Record<Exit, (payment: Payment) => string> = {
  again: ({ approvalUrl }) => approvalUrl,
  shop: errorRedirection,
};
