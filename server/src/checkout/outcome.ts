/** What can have become of a payment, as far as its buyer is concerned. */
export type Outcome = 'captured' | 'cancelled' | 'expired' | 'failed' | 'unclear';
