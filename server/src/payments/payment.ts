import type { Operation } from '../operations/operation.ts';

/** What has become of a payment. It changes by verdicts, never by what is under way. */
export const paymentStates = [
  'awaiting_approval',
  'authorized',
  'captured',
  'cancelled',
  'expired',
  'failed',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** It waits for the buyer, or for its capture. In every other state the payment is over. */
export const isOpenState = (state: PaymentState) => state === 'awaiting_approval' || state === 'authorized';

/** What a platform is shown: the state, and in its place what is under way at the wallet. */
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

/** Work at the wallet that is ordered for a payment. `review`: the wallet told of something that nobody here has ordered. */
export const operationKinds = [
  'capture',
  'authorize',
  'capture_authorization',
  'release',
  'refund',
  'review',
] as const;
export type OperationKind = (typeof operationKinds)[number];

/** A refund does not change the status: the payment stays captured. A review is shown by its contradiction. */
type ShownKind = Exclude<OperationKind, 'refund' | 'review'>;

interface Shown {
  readonly from: readonly PaymentState[];
  readonly status: PaymentStatus;
}

/** What is shown while an operation is under way, from which states. */
export const shownDuring: Record<ShownKind, Shown> = {
  capture: { from: ['awaiting_approval'], status: 'capturing' },
  authorize: { from: ['awaiting_approval'], status: 'authorizing' },
  capture_authorization: { from: ['authorized'], status: 'validating' },
  release: { from: ['authorized'], status: 'releasing' },
};

/** Captured money is captured, whatever else the wallet tells. */
export const statusOf = (
  state: PaymentState,
  operation: Pick<Operation, 'kind' | 'contradiction'> | null,
): PaymentStatus => {
  if (operation === null || state === 'captured') return state;
  if (operation.contradiction !== null) return 'quarantined';
  const shown = operation.kind in shownDuring ? shownDuring[operation.kind as ShownKind] : undefined;
  return shown?.from.includes(state) ? shown.status : state;
};

/** From which states an operation may be ordered. Money that is held for a payment that is over is released as well. */
export const orderableFrom: Record<OperationKind, readonly PaymentState[]> = {
  capture: ['awaiting_approval'],
  authorize: ['awaiting_approval'],
  capture_authorization: ['authorized'],
  release: ['authorized', 'failed', 'cancelled', 'expired'],
  refund: ['captured'],
  review: paymentStates,
};

export type Move =
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'authorize'
  | 'capture'
  | 'release'
  | 'lapse'
  | 'refuse'
  | 'adopt';

/** Every legal move. A move that is not listed does not exist; the database has the same list. */
export const moves: Record<Move, { from: readonly PaymentState[]; to: PaymentState }> = {
  // The buyer may choose another instrument, and approve again.
  decline: { from: ['awaiting_approval'], to: 'awaiting_approval' },
  cancel: { from: ['awaiting_approval'], to: 'cancelled' },
  expire: { from: ['awaiting_approval'], to: 'expired' },
  authorize: { from: ['awaiting_approval'], to: 'authorized' },
  capture: { from: ['awaiting_approval', 'authorized'], to: 'captured' },
  release: { from: ['authorized'], to: 'cancelled' },
  lapse: { from: ['authorized'], to: 'expired' },
  refuse: { from: ['awaiting_approval', 'authorized'], to: 'failed' },
  // An administrator takes over what the wallet has, also for a payment that had ended otherwise.
  adopt: { from: ['awaiting_approval', 'authorized', 'cancelled', 'expired', 'failed'], to: 'captured' },
};

const overStatuses = ['captured', 'cancelled', 'expired', 'failed', 'quarantined'] as const;
export type OverStatus = (typeof overStatuses)[number];

/** The platform and the buyer have nothing more to do. A person may have. */
export const isOver = (status: PaymentStatus): status is OverStatus =>
  overStatuses.some((over) => over === status);

const underWayStatuses: ReadonlySet<PaymentStatus> = new Set(
  Object.values(shownDuring).map(({ status }) => status),
);

/** An operation is under way: a process has called the wallet, or is about to. */
export const isUnderWay = (status: PaymentStatus) => underWayStatuses.has(status);

export type CaptureMode = 'automatic' | 'manual';
