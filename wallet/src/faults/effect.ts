import type { Issue } from '../wire-issues.ts';
import { isOfStage, type FaultKind, type FaultOfStage } from './faults.ts';

/** What really happens in a call that a fault changes. */
interface Effect {
  /** The order expires before anything else happens, and the caller gets this refusal. */
  readonly issueOfExpiry: Issue | undefined;
  readonly captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** The refusal that the caller gets, although the order has been captured. */
  readonly issueAfterCapture: Issue | undefined;
  readonly refundStatus: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  /** The search knows nothing of this many last seconds. */
  readonly searchBehindSeconds: number;
}

const normal: Effect = {
  issueOfExpiry: undefined,
  captureStatus: 'COMPLETED',
  issueAfterCapture: undefined,
  refundStatus: 'COMPLETED',
  searchBehindSeconds: 0,
};

const behaviours: Record<FaultOfStage<'effect'>, Effect> = {
  order_expired: { ...normal, issueOfExpiry: 'INVALID_RESOURCE_ID' },
  order_too_old: { ...normal, issueOfExpiry: 'ORDER_EXPIRED' },
  already_captured: { ...normal, issueAfterCapture: 'ORDER_ALREADY_CAPTURED' },
  pending_capture: { ...normal, captureStatus: 'PENDING' },
  declined_capture: { ...normal, captureStatus: 'DECLINED' },
  pending_refund: { ...normal, refundStatus: 'PENDING' },
  failed_refund: { ...normal, refundStatus: 'FAILED' },
  cancelled_refund: { ...normal, refundStatus: 'CANCELLED' },
  search_behind: { ...normal, searchBehindSeconds: 3 * 3600 },
};

export const effectUnder = (fault: FaultKind | undefined): Effect =>
  fault !== undefined && isOfStage(fault, 'effect') ? behaviours[fault] : normal;
