import type { Issue } from '../wire-issues.ts';
import { isOfStage, type FaultKind, type FaultOfStage } from './faults.ts';

/** What really happens when an order is shown, captured or authorised. */
type Effect = {
  /** The order expires before anything else happens, and the caller gets this refusal. */
  issueOfExpiry: Issue | undefined;
  captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** The refusal that the caller gets, although the order has been captured. */
  issueAfterCapture: Issue | undefined;
};

const normal: Effect = { issueOfExpiry: undefined, captureStatus: 'COMPLETED', issueAfterCapture: undefined };

const behaviours: Record<FaultOfStage<'effect'>, Effect> = {
  order_expired: { ...normal, issueOfExpiry: 'INVALID_RESOURCE_ID' },
  order_too_old: { ...normal, issueOfExpiry: 'ORDER_EXPIRED' },
  already_captured: { ...normal, issueAfterCapture: 'ORDER_ALREADY_CAPTURED' },
  pending_capture: { ...normal, captureStatus: 'PENDING' },
  declined_capture: { ...normal, captureStatus: 'DECLINED' },
};

export const effectUnder = (fault: FaultKind | undefined): Effect =>
  fault !== undefined && isOfStage(fault, 'effect') ? behaviours[fault] : normal;
