import { setTimeout as pause } from 'node:timers/promises';
import { isCheckoutState, type Landing } from '../checkout-url.ts';
import type { Parts } from '../../parts.ts';
import { stopPayment } from './cancel-payment.ts';
import { wasJustDeclined } from './just-declined.ts';
import { isOver, type OverStatus } from '../payment.ts';
import { errorRedirection, redirectionOf } from '../present-payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import type { Settle } from './settle-payment.ts';

/** Where a buyer who comes back from the wallet ends up. */
export type BuyerReturn =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'working' }
  | { readonly kind: 'over'; readonly status: OverStatus; readonly merchantUrl: string }
  | { readonly kind: 'invalid' };

export interface Link {
  readonly paymentId: string;
  readonly landing: Landing;
  readonly state: string;
  /** The wallet's own word for the order, as it adds it to the link. */
  readonly orderId: string | undefined;
}

/** How long a link works after the payment is over: long enough for a reload (docs/security.md#a10). */
const linkHoldsMs = 15 * 60 * 1000;

/** A buyer looks at an empty page for no longer than this when the wallet is slow. */
const patienceMs = 2000;

/** The wallet has sent the buyer back: captures on return, stops on cancel, and says where to go by the outcome. */
export const handleBuyerReturn = async (parts: Parts, settle: Settle, link: Link): Promise<BuyerReturn> => {
  const payment = isCheckoutState(parts, link.paymentId, link.landing, link.state)
    ? await findPayment(parts.sql, link.paymentId)
    : undefined;
  // The order is bound to the payment: a link with another order's id is not for this payment (docs/security.md#a14).
  if (!payment || (link.orderId !== undefined && link.orderId !== payment.walletOrderId))
    return { kind: 'invalid' };
  const { status, updatedAt, returnUrl } = payment;
  const isOld = updatedAt.getTime() + linkHoldsMs < parts.clock().getTime();
  // While a payment is quarantined its outcome is not known, so there is no page to redirect to.
  if (isOver(status) && (isOld || status === 'quarantined'))
    return { kind: 'over', status, merchantUrl: new URL(returnUrl).origin };
  return link.landing === 'cancel' ? landCancelled(parts, payment) : landReturned(settle, payment);
};

const landReturned = async (settle: Settle, before: Payment): Promise<BuyerReturn> => {
  const payment = await settleSoon(settle, before);
  if (!payment) return { kind: 'working' };
  const known = redirectionOf(payment);
  if (known !== undefined) return { kind: 'redirect', url: known };
  if (payment.status !== 'awaiting_approval') return { kind: 'working' };
  // After a decline the shop informs the buyer. A buyer who has not approved goes back to the wallet.
  const url = wasJustDeclined(before, payment) ? errorRedirection(payment) : payment.approvalUrl;
  return { kind: 'redirect', url };
};

/** Undefined when a buyer has waited long enough. The work goes on, and the page asks for it again. */
const settleSoon = (settle: Settle, before: Payment): Promise<Payment | undefined> => {
  const patience = new AbortController();
  const tooLong = pause(patienceMs, undefined, { signal: patience.signal });
  return Promise.race([settle(before, { by: 'buyer', urgency: 'when_asked' }), tooLong]).finally(() =>
    patience.abort(),
  );
};

const landCancelled = async (parts: Parts, before: Payment): Promise<BuyerReturn> => {
  const payment =
    (await stopPayment(parts, before, { kind: 'buyer' })) ?? (await findPayment(parts.sql, before.id))!;
  const url = redirectionOf(payment);
  return url === undefined ? { kind: 'working' } : { kind: 'redirect', url };
};
