import { paymentOutcomes, startAtZero } from '../metrics.ts';
import type { Move } from './payment.ts';

/** What became of a payment, as /metrics counts it. A Record, so that a new move does not compile without one. */
export const outcomeOf: Record<Move, string> = {
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
  authorize: 'authorized',
  capture: 'captured',
  capture_part: 'partially_captured',
  decline_part: 'part_declined',
  finish: 'captured',
  release: 'released',
  lapse: 'lapsed',
  refuse: 'failed',
  adopt: 'adopted',
  adopt_part: 'adopted',
};

startAtZero(
  paymentOutcomes,
  Object.values(outcomeOf).map((outcome) => ({ outcome })),
);
