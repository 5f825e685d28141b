import type { Issue } from '../wire-error.ts';

export const operations = [
  'token',
  'create',
  'show',
  'capture',
  'authorize',
  'authorizationShow',
  'authorizationCapture',
  'reauthorize',
  'void',
  'captureShow',
  'refund',
  'refundShow',
  'notification',
] as const;
export type Operation = (typeof operations)[number];

const calls = operations.filter((operation) => operation !== 'notification');
const payments = ['capture', 'authorize'] as const satisfies readonly Operation[];

/**
 * When a fault strikes: `instead` of the effect, within the `effect`, on the `answer` after the effect is committed,
 * or on the `delivery` of a notification.
 */
type Stage = 'instead' | 'effect' | 'answer' | 'delivery';

type FaultRow = {
  stage: Stage;
  operations: readonly Operation[];
  /** What the caller meets, and what has then really happened. */
  tells: string;
  /** The refusal's issue, where the fault is a refusal. */
  issue?: Issue;
  /** An order of exactly this many minor units meets the fault at its first capture or authorisation, once. */
  amountMinor?: bigint;
};

/** Every trouble this wallet can make. The page at /simulator and the README are written from this table. */
const faults = {
  instrument_declined: {
    stage: 'instead',
    operations: ['capture'],
    tells:
      '422 INSTRUMENT_DECLINED with a link back to the wallet. Nothing is captured; another instrument succeeds.',
    issue: 'INSTRUMENT_DECLINED',
    amountMinor: 77_001n,
  },
  payer_cannot_pay: {
    stage: 'instead',
    operations: ['capture', 'authorize', 'authorizationCapture'],
    tells: '422 PAYER_CANNOT_PAY. Nothing is captured.',
    issue: 'PAYER_CANNOT_PAY',
    amountMinor: 77_002n,
  },
  transaction_refused: {
    stage: 'instead',
    operations: ['capture', 'authorize', 'authorizationCapture'],
    tells: '422 TRANSACTION_REFUSED. Nothing is captured.',
    issue: 'TRANSACTION_REFUSED',
    amountMinor: 77_003n,
  },
  compliance_violation: {
    stage: 'instead',
    operations: ['capture', 'authorizationCapture'],
    tells: '422 COMPLIANCE_VIOLATION. Nothing is captured.',
    issue: 'COMPLIANCE_VIOLATION',
  },
  payer_action_required: {
    stage: 'instead',
    operations: payments,
    tells: '422 PAYER_ACTION_REQUIRED with a link back to the wallet. Nothing is captured.',
    issue: 'PAYER_ACTION_REQUIRED',
  },
  refund_refused: {
    stage: 'instead',
    operations: ['refund'],
    tells: '422 REFUND_FAILED_INSUFFICIENT_FUNDS. Nothing is refunded.',
    issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
  },
  request_in_progress: {
    stage: 'instead',
    operations: ['authorizationCapture', 'void', 'refund', 'capture', 'authorize'],
    tells: '409 RESOURCE_CONFLICT, as if the same request were still running. Nothing has happened.',
    issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
  },
  unauthorized: {
    stage: 'instead',
    operations: calls.filter((operation) => operation !== 'token'),
    tells: '401 AUTHENTICATION_FAILURE, as for a token that lapsed early. Nothing has happened.',
  },
  rate_limited: {
    stage: 'instead',
    operations: calls,
    tells: '429 RATE_LIMIT_REACHED with Retry-After (retryAfterSeconds, default 1). Nothing has happened.',
    amountMinor: 77_004n,
  },
  unavailable: {
    stage: 'instead',
    operations: calls,
    tells: '503 SERVICE_UNAVAILABLE. Nothing has happened.',
  },
  error_before_effect: {
    stage: 'instead',
    operations: calls,
    tells: '500 INTERNAL_SERVER_ERROR. Nothing has happened.',
    amountMinor: 77_005n,
  },
  timeout_before_effect: {
    stage: 'instead',
    operations: calls,
    tells: 'No answer until the caller gives up; a release cuts the connection. Nothing ever happens.',
    amountMinor: 77_006n,
  },
  late_effect: {
    stage: 'instead',
    operations: calls,
    tells: 'No answer. The effect happens at the release, whether or not the caller is still there.',
  },
  connection_cut: {
    stage: 'instead',
    operations: calls,
    tells: 'The connection is cut without an answer. Nothing has happened.',
    amountMinor: 77_007n,
  },
  order_expired: {
    stage: 'effect',
    operations: ['show', 'capture', 'authorize'],
    tells: 'The order lapses at this moment: 404 RESOURCE_NOT_FOUND, now and later.',
    amountMinor: 77_008n,
  },
  already_captured: {
    stage: 'effect',
    operations: ['capture'],
    tells: '422 ORDER_ALREADY_CAPTURED, and the order has been captured, once.',
    amountMinor: 77_009n,
  },
  pending_capture: {
    stage: 'effect',
    operations: ['capture', 'authorizationCapture'],
    tells: 'The capture is PENDING until POST /simulator/captures/{captureId}/settle.',
    amountMinor: 77_010n,
  },
  declined_capture: {
    stage: 'effect',
    operations: ['capture'],
    tells: '201 and an order that says COMPLETED, but its capture says DECLINED. No money moved.',
    amountMinor: 77_011n,
  },
  slow: {
    stage: 'answer',
    operations: calls,
    tells: 'The effect at once, the answer after delayMs (default 2000).',
    amountMinor: 77_012n,
  },
  timeout_after_effect: {
    stage: 'answer',
    operations: calls,
    tells: 'The effect at once, no answer until the caller gives up or the fault is cleared.',
    amountMinor: 77_013n,
  },
  error_after_effect: {
    stage: 'answer',
    operations: calls,
    tells: '500 INTERNAL_SERVER_ERROR, although the effect has happened.',
    amountMinor: 77_014n,
  },
  connection_cut_after_effect: {
    stage: 'answer',
    operations: calls,
    tells: 'The connection is cut without an answer, after the effect has happened.',
    amountMinor: 77_015n,
  },
  wrong_amount: {
    stage: 'answer',
    operations: calls,
    tells: 'Every amount in the answer begins with another digit. What really happened is right.',
    amountMinor: 77_016n,
  },
  wrong_currency: {
    stage: 'answer',
    operations: calls,
    tells: 'Every currency in the answer is XTS. What really happened is right.',
  },
  wrong_order: {
    stage: 'answer',
    operations: calls,
    tells: 'The id in the answer is of something else. What really happened is right.',
  },
  garbage: {
    stage: 'answer',
    operations: calls,
    tells: 'The right status, but a page of HTML instead of JSON. The effect has happened.',
    amountMinor: 77_017n,
  },
  half_body: {
    stage: 'answer',
    operations: calls,
    tells: 'The right status and half of the JSON. The effect has happened.',
    amountMinor: 77_018n,
  },
  notification_duplicate: {
    stage: 'delivery',
    operations: ['notification'],
    tells: 'The notification arrives twice, with the same event id.',
  },
  notification_reordered: {
    stage: 'delivery',
    operations: ['notification'],
    tells: 'The notification arrives only after the next one to the same address, or at the release.',
  },
  notification_forged: {
    stage: 'delivery',
    operations: ['notification'],
    tells:
      'Before the true notification comes a copy under another event id, signed with a key that is not the certificate’s.',
  },
  notification_stale: {
    stage: 'delivery',
    operations: ['notification'],
    tells: 'The notification is rightly signed, but says that it was sent two days ago.',
  },
  notification_lost: {
    stage: 'delivery',
    operations: ['notification'],
    tells: 'The notification never arrives.',
  },
} as const satisfies Record<string, FaultRow>;

export type FaultKind = keyof typeof faults;
export const faultKinds = Object.keys(faults) as FaultKind[];
export const faultRow = (kind: FaultKind): FaultRow => faults[kind];

const kindByAmount = new Map(
  faultKinds.flatMap((kind) => {
    const { amountMinor } = faultRow(kind);
    return amountMinor === undefined ? [] : [[amountMinor, kind] as const];
  }),
);

export const findFaultOfAmount = (totalMinor: bigint): FaultKind | undefined => kindByAmount.get(totalMinor);

/** An authorisation cannot meet every trouble that a capture can: the wallet has no word for some of them there. */
export const appliesTo = (kind: FaultKind, operation: Operation): boolean =>
  faultRow(kind).operations.includes(operation);
