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

/** A claim is open: a process has called the wallet, or is about to. */
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

/** Every legal move. A move that is not listed does not exist; the database has the same list. */
export const moves: Record<Move, { from: readonly PaymentStatus[]; to: PaymentStatus }> = {
  claim_capture: { from: ['awaiting_approval'], to: 'capturing' },
  claim_authorization: { from: ['awaiting_approval'], to: 'authorizing' },
  // Not approved yet, or the buyer may choose another instrument.
  reopen: { from: ['capturing', 'authorizing'], to: 'awaiting_approval' },
  cancel: { from: ['awaiting_approval'], to: 'cancelled' },
  // `expire` follows a look at the wallet, and never ends a claim. `end_expired` is the outcome of a claim.
  expire: { from: ['awaiting_approval'], to: 'expired' },
  end_expired: { from: ['capturing', 'authorizing'], to: 'expired' },
  capture: { from: ['capturing', 'validating'], to: 'captured' },
  authorize: { from: ['authorizing'], to: 'authorized' },
  claim_validation: { from: ['authorized'], to: 'validating' },
  claim_release: { from: ['authorized'], to: 'releasing' },
  release: { from: ['releasing'], to: 'cancelled' },
  // `lapse` follows a look, `end_lapsed` is the outcome of a claim.
  lapse: { from: ['authorized'], to: 'expired' },
  end_lapsed: { from: ['validating', 'releasing'], to: 'expired' },
  refuse: { from: ['capturing', 'authorizing', 'validating'], to: 'failed' },
  quarantine: { from: claimedStatuses, to: 'quarantined' },
  // Follows a look.
  contradict: { from: ['authorized'], to: 'quarantined' },
};

export type OverStatus = Extract<
  PaymentStatus,
  'captured' | 'cancelled' | 'expired' | 'failed' | 'quarantined'
>;

/** No move leads out of it, so no process looks at the payment again. */
export const isOver = (status: PaymentStatus): status is OverStatus =>
  !Object.values(moves).some(({ from }) => from.includes(status));

export const isClaimed = (status: PaymentStatus): status is ClaimedStatus =>
  claimedStatuses.some((claimed) => claimed === status);

/** The wallet was asked about a claim at least once, and has not reported an outcome. */
export const isInDoubt = ({ status, lookCount }: { status: PaymentStatus; lookCount: number }) =>
  isClaimed(status) && lookCount > 0;

export type CaptureMode = 'automatic' | 'manual';

/** Whose order a capture, a release or a stop is. */
export type ActorKind = 'platform' | 'operator';
