import { isCheckoutState } from '../checkout-url.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment } from '../queries.ts';
import { handleBuyerReturn, type BuyerReturn } from './handle-buyer-return.ts';
import { markTrip } from './second-trip.ts';
import type { Settle } from './settle-payment.ts';

interface ToWallet {
  readonly kind: 'to_wallet';
  readonly url: string;
  /** What the buyer's browser keeps until they come back. */
  readonly mark: string;
}

/** A declined buyer goes back to the wallet, to approve with another instrument. What is decided by now goes on to its end. */
export const sendBuyerAgain = async (
  parts: PaymentParts,
  settle: Settle,
  { paymentId, state }: { readonly paymentId: string; readonly state: string },
): Promise<BuyerReturn | ToWallet> => {
  const payment = isCheckoutState(parts, paymentId, 'return', state)
    ? await findPayment(parts.sql, paymentId)
    : undefined;
  if (payment?.status === 'awaiting_approval')
    return { kind: 'to_wallet', url: payment.approvalUrl, mark: markTrip(parts, payment) };
  const link = { paymentId, state, landing: 'return', orderId: undefined, mark: undefined } as const;
  return handleBuyerReturn(parts, settle, link);
};
