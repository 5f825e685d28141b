import type { PaymentStatus } from '@florin/client';
import type { PaymentActions, PaymentSessionStatus } from '@medusajs/framework/types';

interface Meaning {
  readonly status: PaymentSessionStatus;
  /** What a webhook asks of Medusa. It acts on `authorized` and `captured` alone. */
  readonly action: PaymentActions;
  /** What the storefront reads when it completes the cart. Undefined: the order is placed. */
  readonly hindrance?: string;
}

const undecided: Meaning = {
  status: 'pending',
  action: 'pending',
  hindrance: "The wallet hasn't decided yet. The order is placed as soon as it has.",
};

const ended = (how: string): Meaning => ({
  status: 'canceled',
  action: 'canceled',
  hindrance: `The payment ${how}. Start another one.`,
});

const authorized: Meaning = { status: 'authorized', action: 'authorized' };

/** What each status in Florin means in Medusa. A Record, so that a new status does not compile until it is handled. */
export const meanings: Record<PaymentStatus, Meaning> = {
  awaiting_approval: {
    status: 'requires_more',
    action: 'requires_more',
    hindrance: "The buyer hasn't approved the payment yet.",
  },
  capturing: undecided,
  authorizing: undecided,
  authorized,
  partially_captured: authorized,
  validating: authorized,
  captured: { status: 'captured', action: 'captured' },
  releasing: ended('was cancelled'),
  cancelled: ended('was cancelled'),
  expired: ended('has expired'),
  failed: {
    status: 'error',
    action: 'failed',
    hindrance: 'The wallet declined the payment. Start another one.',
  },
  // The wallet contradicts Florin, and an administrator of Florin decides.
  quarantined: undecided,
};
