import { keysOf } from '../keys-of.ts';
import type { OperationKind, PaymentOperation } from './operation-kind.ts';

export type CaptureMode = 'automatic' | 'manual';

/**
 * What a platform is shown: the state of the payment, or what is under way at the wallet. `waitsFor`: who has to act next. An
 * operator has to where the wallet contradicts us.
 */
export const paymentStatuses = {
  awaiting_approval: { waitsFor: 'buyer' },
  capturing: { waitsFor: 'wallet' },
  authorizing: { waitsFor: 'wallet' },
  authorized: { waitsFor: 'platform' },
  validating: { waitsFor: 'wallet' },
  releasing: { waitsFor: 'wallet' },
  captured: { waitsFor: 'nobody' },
  cancelled: { waitsFor: 'nobody' },
  expired: { waitsFor: 'nobody' },
  failed: { waitsFor: 'nobody' },
  quarantined: { waitsFor: 'operator' },
} as const satisfies Record<string, { waitsFor: 'buyer' | 'wallet' | 'platform' | 'operator' | 'nobody' }>;

export type PaymentStatus = keyof typeof paymentStatuses;

type StatusWaitingFor<Who> = {
  [Status in PaymentStatus]: (typeof paymentStatuses)[Status]['waitsFor'] extends Who ? Status : never;
}[PaymentStatus];

export type OverStatus = StatusWaitingFor<'nobody' | 'operator'>;

/** The platform and the buyer have nothing more to do. A person may have. */
export const isOver = (status: PaymentStatus): status is OverStatus => {
  const { waitsFor } = paymentStatuses[status];
  return waitsFor === 'nobody' || waitsFor === 'operator';
};

/** An operation is under way: a process has called the wallet, or is about to. */
export const isUnderWay = (status: PaymentStatus) => paymentStatuses[status].waitsFor === 'wallet';

/** Where each move leads. */
const moveTargets = {
  // The buyer may choose another instrument, and approve again.
  decline: 'awaiting_approval',
  cancel: 'cancelled',
  expire: 'expired',
  authorize: 'authorized',
  capture: 'captured',
  release: 'cancelled',
  lapse: 'expired',
  refuse: 'failed',
  // An administrator takes over what the wallet has, also for a payment that had ended otherwise.
  adopt: 'captured',
} as const;

export type Move = keyof typeof moveTargets;

/** What follows from the state of a payment. */
interface StateRules {
  /** It waits for the buyer, or for its capture. Otherwise the payment is over. */
  readonly isOpen: boolean;
  /** What is ordered when somebody says that the buyer has approved. Null: nothing. */
  readonly settledBy: Readonly<Record<CaptureMode, OperationKind>> | null;
  /** What can be ordered at the wallet, and what the platform is shown meanwhile. */
  readonly operations: Readonly<Partial<Record<OperationKind, PaymentStatus>>>;
  /** How it can leave the state. A move that is not listed does not exist; the database has the same list. */
  readonly moves: readonly Move[];
}

/** Money that is held for a payment that is over is released as well, and what the wallet has in spite of it can be taken over. */
const overWithoutMoney = { isOpen: false, settledBy: null, moves: ['adopt'] } as const;

const states = {
  awaiting_approval: {
    isOpen: true,
    settledBy: { automatic: 'capture', manual: 'authorize' },
    operations: { capture: 'capturing', authorize: 'authorizing', review: 'awaiting_approval' },
    moves: ['decline', 'cancel', 'expire', 'authorize', 'capture', 'refuse', 'adopt'],
  },
  authorized: {
    isOpen: true,
    settledBy: null,
    operations: { capture_authorization: 'validating', release: 'releasing', review: 'authorized' },
    moves: ['capture', 'release', 'lapse', 'refuse', 'adopt'],
  },
  captured: {
    isOpen: false,
    settledBy: null,
    operations: { refund: 'captured', review: 'captured' },
    moves: [],
  },
  cancelled: { ...overWithoutMoney, operations: { release: 'cancelled', review: 'cancelled' } },
  expired: { ...overWithoutMoney, operations: { release: 'expired', review: 'expired' } },
  failed: { ...overWithoutMoney, operations: { release: 'failed', review: 'failed' } },
} as const satisfies Record<string, StateRules>;

/** What has become of a payment. It changes by verdicts, never by what is under way. */
export type PaymentState = keyof typeof states;
export const paymentStates: Readonly<Record<PaymentState, StateRules>> = states;

export type OpenState = {
  [State in PaymentState]: (typeof states)[State]['isOpen'] extends true ? State : never;
}[PaymentState];

export const isOpenState = (state: PaymentState): state is OpenState => paymentStates[state].isOpen;

/** From which states an operation may be ordered. */
export const orderableFrom = (kind: OperationKind) =>
  keysOf(paymentStates).filter((state) => kind in paymentStates[state].operations);

/** From which states a move is made, and where it leads. */
export const routeOf = (move: Move): { from: readonly PaymentState[]; to: PaymentState } => ({
  from: keysOf(paymentStates).filter((state) => paymentStates[state].moves.includes(move)),
  to: moveTargets[move],
});

export const moves = keysOf(moveTargets);

/** What a platform is shown. Captured money is captured, whatever else the wallet tells. */
export const statusOf = (
  state: PaymentState,
  operation: Pick<PaymentOperation, 'kind' | 'contradiction'> | null,
): PaymentStatus => {
  if (operation === null || state === 'captured') return state;
  if (operation.contradiction !== null) return 'quarantined';
  return paymentStates[state].operations[operation.kind] ?? state;
};
