import type { PaymentStatus } from '../api/schema.ts';

/**
 * What an operator has to expect of a payment. `waiting`: for the buyer, or for somebody to capture it. `settling`: the
 * wallet was called or is about to be, and its answer decides. `attention`: nothing happens before a person has looked.
 */
export type PaymentPhase = 'waiting' | 'settling' | 'over' | 'attention';

export const phases: Readonly<Record<PaymentStatus, PaymentPhase>> = {
  awaiting_approval: 'waiting',
  capturing: 'settling',
  authorizing: 'settling',
  authorized: 'waiting',
  validating: 'settling',
  releasing: 'settling',
  captured: 'over',
  cancelled: 'over',
  expired: 'over',
  failed: 'over',
  quarantined: 'attention',
};

export const isPaymentStatus = (text: string): text is PaymentStatus => Object.hasOwn(phases, text);

export const statusesIn = (...wanted: readonly PaymentPhase[]) =>
  (Object.keys(phases) as PaymentStatus[]).filter((status) => wanted.includes(phases[status]));

/** How soon a payment's page reads it again; false: not by itself. */
export const refreshMsIn: Readonly<Record<PaymentPhase, number | false>> = {
  waiting: 5000,
  settling: 2000,
  over: false,
  attention: false,
};
