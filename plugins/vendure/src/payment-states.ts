import type { PaymentStatus } from '@florin/client';
import type { PaymentState } from '@vendure/core';
import type { BuyerOutcome } from './options.ts';

interface Meaning {
  /** The state of the payment in Vendure. Undefined: it stays as it is until Florin knows more. */
  readonly state?: PaymentState;
  readonly outcome: BuyerOutcome;
}

/** What each status in Florin means in the shop. A Record, so that a new status does not compile until it is handled. */
export const meanings: Record<PaymentStatus, Meaning> = {
  awaiting_approval: { outcome: 'unpaid' },
  capturing: { outcome: 'pending' },
  authorizing: { outcome: 'pending' },
  authorized: { state: 'Authorized', outcome: 'paid' },
  // What was captured in parts outside of Vendure: the rest is still authorised.
  partially_captured: { state: 'Authorized', outcome: 'paid' },
  validating: { state: 'Authorized', outcome: 'paid' },
  captured: { state: 'Settled', outcome: 'paid' },
  releasing: { outcome: 'unpaid' },
  cancelled: { state: 'Cancelled', outcome: 'unpaid' },
  expired: { state: 'Cancelled', outcome: 'unpaid' },
  failed: { state: 'Declined', outcome: 'unpaid' },
  // The wallet contradicts Florin, and an administrator of Florin decides.
  quarantined: { outcome: 'pending' },
};
