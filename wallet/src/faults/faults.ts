import type { Issue } from '../wire-issues.ts';
import { creationRefusals } from './creation-refusals.ts';
import { calls, callsOfOrder, callsWithId, type Operation } from './operations.ts';
import { refundRefusals } from './refund-refusals.ts';

type FaultRow = {
  operations: readonly Operation[];
  /** What the caller sees, and what has really happened. */
  description: string;
  /** An order of exactly this many minor units has the fault at its first capture or authorisation, once. */
  amountMinor?: bigint;
} & Behaviour;

/**
 * The stage says when the fault acts, and which file of this folder has its behaviour. There each stage has a table
 * with an entry for every one of its faults: a fault without behaviour does not compile. A refusal needs nothing but
 * its issue.
 */
type Behaviour =
  | { stage: 'refusal'; issue: Issue }
  | { stage: 'before-effect' | 'effect' | 'answer' | 'delivery'; issue?: never };

/**
 * Every fault this wallet can simulate. A new one starts here. The page at /simulator is written from this table, and a
 * test compares the README with it.
 */
const faults = {
  instrument_declined: {
    stage: 'refusal',
    issue: 'INSTRUMENT_DECLINED',
    operations: ['capture'],
    description:
      '422 INSTRUMENT_DECLINED with a link back to the wallet. Nothing is captured; another instrument succeeds.',
    amountMinor: 77_001n,
  },
  payer_cannot_pay: {
    stage: 'refusal',
    issue: 'PAYER_CANNOT_PAY',
    operations: ['capture', 'authorize', 'authorizationCapture'],
    description: '422 PAYER_CANNOT_PAY. Nothing is captured.',
    amountMinor: 77_002n,
  },
  transaction_refused: {
    stage: 'refusal',
    issue: 'TRANSACTION_REFUSED',
    operations: ['capture', 'authorize', 'authorizationCapture'],
    description: '422 TRANSACTION_REFUSED. Nothing is captured.',
    amountMinor: 77_003n,
  },
  compliance_violation: {
    stage: 'refusal',
    issue: 'COMPLIANCE_VIOLATION',
    operations: ['capture', 'authorizationCapture'],
    description: '422 COMPLIANCE_VIOLATION. Nothing is captured.',
  },
  payment_denied: {
    stage: 'refusal',
    issue: 'PAYMENT_DENIED',
    operations: ['capture', 'authorize'],
    description: '422 PAYMENT_DENIED. Nothing is captured.',
  },
  payer_action_required: {
    stage: 'refusal',
    issue: 'PAYER_ACTION_REQUIRED',
    operations: ['capture', 'authorize'],
    description: '422 PAYER_ACTION_REQUIRED with a link back to the wallet. Nothing is captured.',
  },
  amount_fixed: {
    stage: 'refusal',
    issue: 'AMOUNT_NOT_PATCHABLE',
    operations: ['patch'],
    description:
      '400 AMOUNT_NOT_PATCHABLE, as if the buyer had chosen to pay this amount in instalments. Nothing is changed.',
  },
  ...creationRefusals,
  ...refundRefusals,
  request_in_progress: {
    stage: 'refusal',
    issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
    operations: ['authorizationCapture', 'void', 'refund', 'capture', 'authorize'],
    description: '409 RESOURCE_CONFLICT, as if the same request were still running. Nothing has happened.',
  },
  unauthorized: {
    stage: 'before-effect',
    operations: calls.filter((operation) => operation !== 'token'),
    description: '401 AUTHENTICATION_FAILURE, as if the token had expired early. Nothing has happened.',
  },
  not_authorized: {
    stage: 'before-effect',
    operations: calls.filter((operation) => operation !== 'token'),
    description:
      '403 NOT_AUTHORIZED, as if the merchant had lost the right to this call. Nothing has happened.',
  },
  not_found: {
    stage: 'before-effect',
    operations: callsWithId,
    description:
      '404 RESOURCE_NOT_FOUND, as if this copy of the data were late or the credentials new. Nothing has happened.',
  },
  rate_limited: {
    stage: 'before-effect',
    operations: calls,
    description:
      '429 RATE_LIMIT_REACHED with Retry-After (retryAfterSeconds, default 1). Nothing has happened.',
    amountMinor: 77_004n,
  },
  unavailable: {
    stage: 'before-effect',
    operations: calls,
    description: '503 SERVICE_UNAVAILABLE. Nothing has happened.',
  },
  error_before_effect: {
    stage: 'before-effect',
    operations: calls,
    description: '500 INTERNAL_SERVER_ERROR. Nothing has happened.',
    amountMinor: 77_005n,
  },
  timeout_before_effect: {
    stage: 'before-effect',
    operations: calls,
    description:
      'No answer until the caller gives up. Clearing the fault closes the connection. Nothing ever happens.',
    amountMinor: 77_006n,
  },
  late_effect: {
    stage: 'before-effect',
    operations: calls,
    description: 'No answer until the fault is cleared. Then the effect happens, even if the caller is gone.',
  },
  connection_cut: {
    stage: 'before-effect',
    operations: calls,
    description: 'The connection closes without an answer. Nothing has happened.',
    amountMinor: 77_007n,
  },
  order_expired: {
    stage: 'effect',
    operations: ['show', 'capture', 'authorize'],
    description: 'The order expires at this moment: 404 RESOURCE_NOT_FOUND, now and later.',
    amountMinor: 77_008n,
  },
  order_too_old: {
    stage: 'effect',
    operations: ['authorize'],
    description: 'The order expires at this moment: 422 ORDER_EXPIRED, and 404 RESOURCE_NOT_FOUND later.',
  },
  already_captured: {
    stage: 'effect',
    operations: ['capture'],
    description: '422 ORDER_ALREADY_CAPTURED, although this call has captured the order, once.',
    amountMinor: 77_009n,
  },
  pending_capture: {
    stage: 'effect',
    operations: ['capture', 'authorizationCapture'],
    description: 'The capture is PENDING until POST /simulator/captures/{captureId}/settle.',
    amountMinor: 77_010n,
  },
  declined_capture: {
    stage: 'effect',
    operations: ['capture'],
    description: '201 and an order that says COMPLETED, but its capture says DECLINED. No money moved.',
    amountMinor: 77_011n,
  },
  pending_refund: {
    stage: 'effect',
    operations: ['refund'],
    description: 'The refund is PENDING until POST /simulator/refunds/{refundId}/settle.',
  },
  failed_refund: {
    stage: 'effect',
    operations: ['refund'],
    description: '201 and a refund that says FAILED. Nothing is refunded.',
  },
  cancelled_refund: {
    stage: 'effect',
    operations: ['refund'],
    description: '201 and a refund that says CANCELLED. Nothing is refunded.',
  },
  search_behind: {
    stage: 'effect',
    operations: ['transactionSearch'],
    description: 'The search knows nothing of the last three hours, and says so in last_refreshed_datetime.',
  },
  slow: {
    stage: 'answer',
    operations: calls,
    description: 'The effect happens at once. The answer comes after delayMs (default 2000).',
    amountMinor: 77_012n,
  },
  timeout_after_effect: {
    stage: 'answer',
    operations: calls,
    description: 'The effect happens at once. No answer until the caller gives up or the fault is cleared.',
    amountMinor: 77_013n,
  },
  error_after_effect: {
    stage: 'answer',
    operations: calls,
    description: '500 INTERNAL_SERVER_ERROR, although the effect has happened.',
    amountMinor: 77_014n,
  },
  connection_cut_after_effect: {
    stage: 'answer',
    operations: calls,
    description: 'The effect happens, then the connection closes without an answer.',
    amountMinor: 77_015n,
  },
  wrong_amount: {
    stage: 'answer',
    operations: calls,
    description: 'Every amount in the answer starts with another digit. What really happened is correct.',
    amountMinor: 77_016n,
  },
  wrong_currency: {
    stage: 'answer',
    operations: calls,
    description: 'Every currency in the answer is XTS. What really happened is correct.',
  },
  wrong_order: {
    stage: 'answer',
    operations: calls,
    description: 'The first id in the answer is a wrong one. What really happened is correct.',
  },
  wrong_last_amount: {
    stage: 'answer',
    operations: callsOfOrder,
    description:
      'The last capture, authorisation or refund in the answer has another amount. The rest of it is correct.',
  },
  wrong_last_id: {
    stage: 'answer',
    operations: callsOfOrder,
    description:
      'The last capture, authorisation or refund in the answer has another id. Its links are correct.',
  },
  clock_behind: {
    stage: 'answer',
    operations: calls,
    description: 'The Date header of the answer is an hour ago. The answer itself is correct.',
  },
  refund_scope_missing: {
    stage: 'answer',
    operations: ['token'],
    description: 'The token works, and its scope does not contain refunds.',
  },
  garbage: {
    stage: 'answer',
    operations: calls,
    description: 'The correct status, but an HTML page instead of JSON. The effect has happened.',
    amountMinor: 77_017n,
  },
  half_body: {
    stage: 'answer',
    operations: calls,
    description: 'The correct status and half of the JSON. The effect has happened.',
    amountMinor: 77_018n,
  },
  notification_duplicate: {
    stage: 'delivery',
    operations: ['notification'],
    description: 'The notification arrives twice, with the same event id.',
  },
  notification_reordered: {
    stage: 'delivery',
    operations: ['notification'],
    description:
      'The notification arrives only after the next one to the same address, or when all faults are cleared.',
  },
  notification_forged: {
    stage: 'delivery',
    operations: ['notification'],
    description:
      'A copy with another event id, signed with a wrong key, arrives before the real notification.',
  },
  notification_stale: {
    stage: 'delivery',
    operations: ['notification'],
    description: 'The notification is signed correctly, but says that it was sent four days ago.',
  },
  notification_lost: {
    stage: 'delivery',
    operations: ['notification'],
    description: 'The notification never arrives.',
  },
} as const satisfies Record<string, FaultRow>;

export type FaultKind = keyof typeof faults;
type Stage = FaultRow['stage'];
export type FaultOfStage<S extends Stage> = {
  [K in FaultKind]: (typeof faults)[K]['stage'] extends S ? K : never;
}[FaultKind];

export const faultKinds = Object.keys(faults) as FaultKind[];
export const faultRow = (kind: FaultKind): FaultRow => faults[kind];

export const isOfStage = <S extends Stage>(kind: FaultKind, stage: S): kind is FaultOfStage<S> =>
  faults[kind].stage === stage;

const kindByAmount = new Map(
  faultKinds.flatMap((kind) => {
    const { amountMinor } = faultRow(kind);
    return amountMinor === undefined ? [] : [[amountMinor, kind] as const];
  }),
);

export const findFaultOfAmount = (totalMinor: bigint): FaultKind | undefined => kindByAmount.get(totalMinor);

/** An authorisation cannot have every fault of a capture: the protocol has no issue for some of them there. */
export const appliesTo = (kind: FaultKind, operation: Operation): boolean =>
  faultRow(kind).operations.includes(operation);
