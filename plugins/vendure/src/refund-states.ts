import type { Refund } from '@florin/client';
import type { RefundState } from '@vendure/core';

/** What each status in Florin means in the shop. A Record, so that a new status does not compile until it is handled. */
export const refundStates: Record<Refund['status'], RefundState> = {
  under_way: 'Pending',
  pending: 'Pending',
  completed: 'Settled',
  failed: 'Failed',
  cancelled: 'Failed',
};
