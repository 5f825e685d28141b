import { keysOf } from '../keys-of.ts';
import type { Metadata } from '../metadata.ts';
import type { Capture } from './capture.ts';
import type { OperationKind, PaymentOperation } from './operation-kind.ts';
import type { Share } from './shares.ts';

/** In place of the wallet's reason where an administrator has closed a payment as not paid. */
export const closedIssue = 'CLOSED_BY_OPERATOR';

export type CaptureMode = 'automatic' | 'manual';

/**
 * What a platform is shown: the stored status of the payment, or what is under way at the wallet. `waitsFor`: who has to act next;
 * on a mismatch, an operator.
 */
export const paymentStatuses = {
  awaiting_approval: { waitsFor: 'buyer' },
  capturing: { waitsFor: 'wallet' },
  authorizing: { waitsFor: 'wallet' },
  authorized: { waitsFor: 'platform' },
  partially_captured: { waitsFor: 'platform' },
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
  // More may be captured.
  capture_part: 'partially_captured',
  // What was captured before stays, and so does the hold.
  decline_part: 'partially_captured',
  // Nothing more is captured: the rest was released, or has lapsed.
  finish: 'captured',
  release: 'cancelled',
  lapse: 'expired',
  refuse: 'failed',
  // An administrator adopts what the wallet has, also for a payment that had ended otherwise.
  adopt: 'captured',
  adopt_part: 'partially_captured',
} as const;

export type Move = keyof typeof moveTargets;

/** What follows from the stored status of a payment. */
interface StatusRules {
  /** It waits for the buyer, or for its capture. Otherwise the payment is over. */
  readonly isOpen: boolean;
  /** What is requested when someone says that the buyer has approved. Null: nothing. */
  readonly settledBy: Readonly<Record<CaptureMode, OperationKind>> | null;
  /** What can be requested at the wallet, and what the platform is shown meanwhile. */
  readonly operations: Readonly<Partial<Record<OperationKind, PaymentStatus>>>;
  /** How it can leave the status. A move that is not listed does not exist; the database has the same list. */
  readonly moves: readonly Move[];
}

/** Money that is held for a payment that is over is released as well, and what the wallet has in spite of that can be adopted. */
const overWithoutMoney = { isOpen: false, settledBy: null, moves: ['adopt', 'adopt_part'] } as const;

const statuses = {
  awaiting_approval: {
    isOpen: true,
    settledBy: { automatic: 'capture', manual: 'authorize' },
    operations: {
      change: 'awaiting_approval',
      capture: 'capturing',
      authorize: 'authorizing',
      return_capture: 'quarantined',
      review: 'awaiting_approval',
    },
    moves: ['decline', 'cancel', 'expire', 'authorize', 'capture', 'refuse', 'adopt', 'adopt_part'],
  },
  authorized: {
    isOpen: true,
    settledBy: null,
    operations: {
      capture_authorization: 'validating',
      release: 'releasing',
      return_capture: 'quarantined',
      review: 'authorized',
    },
    moves: ['capture', 'capture_part', 'release', 'lapse', 'refuse', 'adopt', 'adopt_part'],
  },
  partially_captured: {
    isOpen: true,
    settledBy: null,
    operations: {
      capture_authorization: 'validating',
      release: 'releasing',
      refund: 'partially_captured',
      return_capture: 'partially_captured',
      review: 'partially_captured',
    },
    moves: ['capture', 'capture_part', 'decline_part', 'finish', 'adopt', 'adopt_part'],
  },
  captured: {
    isOpen: false,
    settledBy: null,
    operations: { refund: 'captured', return_capture: 'captured', review: 'captured' },
    moves: [],
  },
  cancelled: {
    ...overWithoutMoney,
    operations: { release: 'cancelled', return_capture: 'quarantined', review: 'cancelled' },
  },
  expired: {
    ...overWithoutMoney,
    operations: { release: 'expired', return_capture: 'quarantined', review: 'expired' },
  },
  failed: {
    ...overWithoutMoney,
    operations: { release: 'failed', return_capture: 'quarantined', review: 'failed' },
  },
} as const satisfies Record<string, StatusRules>;

/** What has become of a payment. It changes by verdicts, never by what is under way. */
export type StoredStatus = keyof typeof statuses;
export const storedStatuses: Readonly<Record<StoredStatus, StatusRules>> = statuses;

export type OpenStatus = {
  [Status in StoredStatus]: (typeof statuses)[Status]['isOpen'] extends true ? Status : never;
}[StoredStatus];

export const isOpenStatus = (storedStatus: StoredStatus): storedStatus is OpenStatus =>
  storedStatuses[storedStatus].isOpen;

/** From which statuses an operation may be requested. */
export const requestableFrom = (kind: OperationKind) =>
  keysOf(storedStatuses).filter((storedStatus) => kind in storedStatuses[storedStatus].operations);

/** From which statuses a move is made, and where it leads. */
export const routeOf = (move: Move): { from: readonly StoredStatus[]; to: StoredStatus } => ({
  from: keysOf(storedStatuses).filter((storedStatus) => storedStatuses[storedStatus].moves.includes(move)),
  to: moveTargets[move],
});

export const moves = keysOf(moveTargets);

/** What a platform is shown. Captured money is captured, whatever else the wallet reports. */
export const statusOf = (
  storedStatus: StoredStatus,
  operation: Pick<PaymentOperation, 'kind' | 'mismatch'> | null,
): PaymentStatus => {
  if (operation === null || storedStatus === 'captured') return storedStatus;
  if (operation.mismatch !== null) return 'quarantined';
  return storedStatuses[storedStatus].operations[operation.kind] ?? storedStatus;
};

/** What is stored of a payment. */
export interface StoredPayment {
  readonly id: string;
  readonly platformId: number;
  /** With which it was started. */
  readonly apiKeyId: string;
  readonly storedStatus: StoredStatus;
  readonly captureMode: CaptureMode;
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly accountId: string;
  /** Who gets what, where it is divided by its items, in their order. Null: the account gets all of it. */
  readonly shares: readonly Share[] | null;
  readonly reference: string | null;
  readonly comment: string | null;
  readonly metadata: Metadata | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string | null;
  readonly walletProvider: string;
  readonly walletOrderId: string;
  readonly approvalUrl: string;
  readonly walletAuthorizationId: string | null;
  readonly authorizationExpiresAt: Date | null;
  /** The sum of its captures. */
  readonly capturedMinor: bigint | null;
  /** The oldest first. */
  readonly captures: readonly Capture[];
  /** What was returned to the buyer. */
  readonly refundedMinor: bigint;
  /** The part of it that was made outside: the wallet does not show it. */
  readonly refundedOutsideMinor: bigint;
  /** What is on its way back. */
  readonly refundingMinor: bigint;
  readonly declineIssue: string | null;
  /** The approval that the wallet declined last. Empty: not known yet. */
  readonly declinedApproval: string | null;
  /** When its amount and items were last changed. Null: they are those of init. */
  readonly orderChangedAt: Date | null;
  readonly createdAt: Date;
  /** When its status changed. */
  readonly updatedAt: Date;
  /** Null: it is that of init. */
  readonly detailsChangedAt: Date | null;
  readonly expiresAt: Date;
  /** The number of its last event; 0 before the first. */
  readonly lastEvent: number;
}

export interface Payment extends StoredPayment {
  /** What a platform is shown. */
  readonly status: PaymentStatus;
  /** What is under way at the wallet. */
  readonly operation: PaymentOperation | null;
}
