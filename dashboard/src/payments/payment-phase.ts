import type { PaymentStatus, PaymentSummary } from '../api/schema.ts';

/**
 * Where a payment stands. `waiting`: for the buyer's approval, or for someone to capture it. `settling`: the wallet is
 * being called, and its answer decides. `attention`: someone has to check it before anything else happens.
 */
export type PaymentPhase = 'waiting' | 'settling' | 'over' | 'attention';

const phases: Readonly<Record<PaymentStatus, PaymentPhase>> = {
  awaiting_approval: 'waiting',
  capturing: 'settling',
  authorizing: 'settling',
  authorized: 'waiting',
  partially_captured: 'waiting',
  validating: 'settling',
  releasing: 'settling',
  captured: 'over',
  cancelled: 'over',
  expired: 'over',
  failed: 'over',
  quarantined: 'attention',
};

/** Also a payment that is over may have work at the wallet: a release, or something that the wallet reported. */
export const phaseOf = ({
  status,
  operation,
}: Pick<PaymentSummary, 'status' | 'operation'>): PaymentPhase => {
  if (operation === null) return phases[status];
  return operation.progress === 'mismatch' ? 'attention' : 'settling';
};

export const isPaymentStatus = (text: string): text is PaymentStatus => Object.hasOwn(phases, text);

export const statusesIn = (...wanted: readonly PaymentPhase[]) =>
  (Object.keys(phases) as PaymentStatus[]).filter((status) => wanted.includes(phases[status]));

/** How soon the page of a payment refreshes. False: never. A mismatch may end by itself, or by someone else. */
export const refreshMsIn: Readonly<Record<PaymentPhase, number | false>> = {
  waiting: 5000,
  settling: 2000,
  over: false,
  attention: 5000,
};
