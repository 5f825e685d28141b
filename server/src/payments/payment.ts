export const paymentStatuses = [
  'awaiting_approval',
  'capturing',
  'authorizing',
  'authorized',
  'validating',
  'releasing',
  'captured',
  'cancelled',
  'expired',
  'failed',
  'quarantined',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A claim is open: somebody has called, or is about to call, the wallet. */
export const claimedStatuses = ['capturing', 'authorizing', 'validating', 'releasing'] as const;
export type ClaimedStatus = (typeof claimedStatuses)[number];

export type Move =
  | 'claim_capture'
  | 'claim_authorization'
  | 'reopen'
  | 'cancel'
  | 'expire'
  | 'end_expired'
  | 'capture'
  | 'authorize'
  | 'claim_validation'
  | 'claim_release'
  | 'release'
  | 'lapse'
  | 'end_lapsed'
  | 'refuse'
  | 'quarantine'
  | 'contradict';

/** Every legal move. A move that is not listed does not exist (spec §3); the database has the same list. */
export const moves: Record<Move, { from: readonly PaymentStatus[]; to: PaymentStatus }> = {
  claim_capture: { from: ['awaiting_approval'], to: 'capturing' },
  claim_authorization: { from: ['awaiting_approval'], to: 'authorizing' },
  // Not approved yet, or the buyer may choose another instrument.
  reopen: { from: ['capturing', 'authorizing'], to: 'awaiting_approval' },
  cancel: { from: ['awaiting_approval'], to: 'cancelled' },
  // By a look at the wallet, which says nothing of a claim that was made meanwhile. What a claim came to is the next.
  expire: { from: ['awaiting_approval'], to: 'expired' },
  end_expired: { from: ['capturing', 'authorizing'], to: 'expired' },
  capture: { from: ['capturing', 'validating'], to: 'captured' },
  authorize: { from: ['authorizing'], to: 'authorized' },
  claim_validation: { from: ['authorized'], to: 'validating' },
  claim_release: { from: ['authorized'], to: 'releasing' },
  release: { from: ['releasing'], to: 'cancelled' },
  // These two, too: by a look, and by what a claim came to.
  lapse: { from: ['authorized'], to: 'expired' },
  end_lapsed: { from: ['validating', 'releasing'], to: 'expired' },
  refuse: { from: ['capturing', 'authorizing', 'validating'], to: 'failed' },
  quarantine: { from: claimedStatuses, to: 'quarantined' },
  // By a look.
  contradict: { from: ['authorized'], to: 'quarantined' },
};

export type OverStatus = Extract<
  PaymentStatus,
  'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'
>;

/** Nothing moves any more: nobody has to look at the payment again. */
export const isOver = (status: PaymentStatus): status is OverStatus =>
  !Object.values(moves).some(({ from }) => from.includes(status));

export const isClaimed = (status: PaymentStatus): status is ClaimedStatus =>
  claimedStatuses.some((claimed) => claimed === status);

/** The wallet was asked about a claim, at least once, and has not told its outcome. */
export const isInDoubt = ({ status, lookCount }: { status: PaymentStatus; lookCount: number }) =>
  isClaimed(status) && lookCount > 0;

export type CaptureMode = 'automatic' | 'manual';

/** Whose order a capture, a release or a stop is. */
export type ActorKind = 'platform' | 'operator';
