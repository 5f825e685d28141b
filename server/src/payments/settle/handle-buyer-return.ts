import { setTimeout as pause } from 'node:timers/promises';
import type { Money } from '../../money.ts';
import { findCaptureTime } from '../../ledger/queries.ts';
import { exitUrl, isCheckoutState, type Landing } from '../checkout-url.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { stopPayment } from './cancel-payment.ts';
import { isOver, type OverStatus, type Payment } from '../payment.ts';
import { redirectionOf } from '../present/present-payment.ts';
import { findBuyerLanguage, findPayment, watchClosely } from '../store/queries.ts';
import { readApproval } from './read-approval.ts';

/** Where a buyer who comes back from the wallet ends up. */
export type BuyerReturn = { readonly kind: 'invalid' } | Redirect | (Shown & { readonly payment: BuyerView });

interface Redirect {
  readonly kind: 'redirect';
  readonly url: string;
}

/** A page of ours. */
type Shown =
  | { readonly kind: 'working' }
  /** The instrument was declined: the buyer may approve with another one, or give up. */
  | { readonly kind: 'declined'; readonly againUrl: string; readonly shopUrl: string }
  | { readonly kind: 'over'; readonly status: OverStatus; readonly merchantUrl: string };

/** What a page says of the payment, and in which language the platform says the buyer reads. */
interface BuyerView {
  readonly shop: string;
  readonly amount: Money;
  readonly reference: string | null;
  readonly language: string | undefined;
}

export interface Link {
  readonly paymentId: string;
  readonly landing: Landing;
  readonly state: string;
  /** The wallet's own word for the order, as it adds it to the link. */
  readonly orderId: string | undefined;
  /** What the browser shows of a further trip to the wallet. */
  readonly mark: string | undefined;
}

/** How long a link works after the payment is over: long enough for a reload (docs/security.md#a10). */
const linkHoldsMs = 15 * 60 * 1000;

/** A buyer looks at an empty page for no longer than this when the wallet is slow. */
const patienceMs = 2000;

/** The wallet has sent the buyer back: captures on return, stops on cancel, and says where to go by the outcome. */
export const handleBuyerReturn = async (
  deps: PaymentDependencies,
  settle: Settle,
  link: Link,
): Promise<BuyerReturn> => {
  const payment = isCheckoutState(deps, link.paymentId, link.landing, link.state)
    ? await findPayment(deps.sql, link.paymentId)
    : undefined;
  // The order is bound to the payment: a link with another order's id is not for this payment (docs/security.md#a14).
  if (!payment || (link.orderId !== undefined && link.orderId !== payment.walletOrderId))
    return { kind: 'invalid' };
  const landed = await land(deps, settle, payment, link);
  return landed.kind === 'redirect' ? landed : { ...landed, payment: await viewOf(deps, payment) };
};

const land = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  { landing, mark }: Link,
): Promise<Redirect | Shown> => {
  const { status, returnUrl } = payment;
  // While a payment is quarantined its outcome is not known, so there is no page to redirect to.
  if (isOver(status) && (status === 'quarantined' || (await isLongOver(deps, payment))))
    return { kind: 'over', status, merchantUrl: new URL(returnUrl).origin };
  if (landing === 'cancel') return landCancelled(deps, payment);
  return (await inTime(landReturned(deps, settle, payment, mark))) ?? { kind: 'working' };
};

/** A refund changes a captured payment later, so what counts is when it was captured. */
const isLongOver = async ({ sql, clock }: PaymentDependencies, { id, status, updatedAt }: Payment) => {
  const endedAt = status === 'captured' ? ((await findCaptureTime(sql, id)) ?? updatedAt) : updatedAt;
  return endedAt.getTime() + linkHoldsMs < clock().getTime();
};

const viewOf = async ({ sql }: PaymentDependencies, payment: Payment): Promise<BuyerView> => ({
  shop: new URL(payment.returnUrl).host,
  amount: { currency: payment.currency, amountMinor: payment.capturedMinor ?? payment.totalMinor },
  reference: payment.reference,
  language: await findBuyerLanguage(sql, payment.id),
});

const landReturned = async (
  deps: PaymentDependencies,
  settle: Settle,
  before: Payment,
  mark: string | undefined,
): Promise<Redirect | Shown> => {
  const approval = await readApproval(deps, before, mark);
  if (approval === 'unknown') return { kind: 'working' };
  // A notification may have reported another approval since the payment was read.
  const payment =
    approval === 'declined'
      ? (await findPayment(deps.sql, before.id))!
      : await settle(before, { by: 'buyer', urgency: 'when_asked' });
  const known = redirectionOf(payment);
  if (known !== undefined) return { kind: 'redirect', url: known };
  const isChanging = payment.operation !== null;
  if (payment.status !== 'awaiting_approval' || isChanging) return { kind: 'working' };
  // A buyer who has not approved goes back to the wallet.
  await watchClosely(deps.sql, payment.id, deps.clock());
  return payment.declineIssue === null
    ? { kind: 'redirect', url: payment.approvalUrl }
    : declinedPage(deps, payment.id);
};

const declinedPage = (deps: PaymentDependencies, id: string): Shown => ({
  kind: 'declined',
  againUrl: exitUrl(deps, id, 'again'),
  shopUrl: exitUrl(deps, id, 'shop'),
});

/** Undefined when a buyer has waited long enough. The work goes on, and the page asks for it again. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> => {
  const patience = new AbortController();
  const tooLong = pause(patienceMs, undefined, { signal: patience.signal });
  return Promise.race([work, tooLong]).finally(() => patience.abort());
};

const landCancelled = async (deps: PaymentDependencies, before: Payment): Promise<Redirect | Shown> => {
  const payment =
    (await stopPayment(deps, before, { kind: 'buyer' })) ?? (await findPayment(deps.sql, before.id))!;
  const url = redirectionOf(payment);
  return url === undefined ? { kind: 'working' } : { kind: 'redirect', url };
};
