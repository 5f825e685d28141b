import { isCheckoutState, type Exit } from '../checkout-url.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { errorRedirection } from '../present/present-payment.ts';
import { findPayment } from '../store/queries.ts';
import { handleBuyerReturn, type BuyerReturn } from './handle-buyer-return.ts';
import { markTrip } from './second-trip.ts';
import type { Payment } from '../payment.ts';

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
  deps: PaymentDependencies,
  settle: Settle,
  { paymentId, state, exit }: { readonly paymentId: string; readonly state: string; readonly exit: Exit },
): Promise<BuyerReturn | Left> => {
  const payment = isCheckoutState(deps, paymentId, 'return', state)
    ? await findPayment(deps.sql, paymentId)
    : undefined;
  if (payment?.status === 'awaiting_approval')
    return { kind: 'left', url: urlOf[exit](payment), mark: markTrip(deps, payment) };
  const link = { paymentId, state, landing: 'return', orderId: undefined, mark: undefined } as const;
  return handleBuyerReturn(deps, settle, link);
};

const urlOf: Record<Exit, (payment: Payment) => string> = {
  again: ({ approvalUrl }) => approvalUrl,
  shop: errorRedirection,
};
