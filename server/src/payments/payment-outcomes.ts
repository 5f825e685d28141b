import { paymentOutcomes, startAtZero } from '../metrics.ts';
import type { Move } from './payment.ts';

/** What became of a payment, as /metrics counts it. A Record, so that a new move does not compile without one. */
export const outcomeOf: Record<Move, string> = {
  decline: 'declined',
  cancel: 'cancelled',
  expire: 'expired',
  authorize: 'authorized',
  capture: 'captured',
  release: 'released',
  lapse: 'lapsed',
  refuse: 'failed',
  adopt: 'adopted',
};

startAtZero(
  paymentOutcomes,
  Object.values(outcomeOf).map((outcome) => ({ outcome })),
);
