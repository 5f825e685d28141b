import type { Issue } from '../wire-error.ts';
import { isOfStage, type FaultKind, type FaultOfStage } from './faults.ts';

/** What really happens when an order is shown, captured or authorised. */
type Effect = {
  /** The order expires before anything else happens. */
  orderExpires: boolean;
  captureStatus: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** The refusal that the caller gets, although the order has been captured. */
  issueAfterCapture: Issue | undefined;
};

const normal: Effect = { orderExpires: false, captureStatus: 'COMPLETED', issueAfterCapture: undefined };

const behaviours: Record<FaultOfStage<'effect'>, Effect> = {
  order_expired: { ...normal, orderExpires: true },
  already_captured: { ...normal, issueAfterCapture: 'ORDER_ALREADY_CAPTURED' },
  pending_capture: { ...normal, captureStatus: 'PENDING' },
  declined_capture: { ...normal, captureStatus: 'DECLINED' },
};

export const effectUnder = (fault: FaultKind | undefined): Effect =>
  fault !== undefined && isOfStage(fault, 'effect') ? behaviours[fault] : normal;
