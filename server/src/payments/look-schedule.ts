import { isOver, type OverStatus, type PaymentStatus } from './payment.ts';

const second = 1000;

interface Watched {
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly lookCount: number;
}

/** A buyer who is still at the wallet: every few seconds at first, and later within a minute of an approval. */
const whileBuyerDecides = ({ createdAt }: Watched, at: Date) =>
  Math.min(50 * second, Math.max(10 * second, (at.getTime() - createdAt.getTime()) / 4));

/** An open claim: within seconds, less and less often. */
const whileInDoubt = ({ lookCount }: Watched) => Math.min(10 * second, second * 2 ** Math.min(lookCount, 10));

/** How long after a look the next one comes, in milliseconds. A payment that is over is not looked at. */
const pausesMs: Record<Exclude<PaymentStatus, OverStatus>, (payment: Watched, at: Date) => number> = {
  awaiting_approval: whileBuyerDecides,
  authorized: () => 60 * 60 * second,
  capturing: whileInDoubt,
  authorizing: whileInDoubt,
  validating: whileInDoubt,
  releasing: whileInDoubt,
};

/** When the background work looks at a payment again. */
export const nextLook = (payment: Watched, at: Date): Date => {
  const pauseMs = isOver(payment.status) ? 0 : pausesMs[payment.status](payment, at);
  return new Date(at.getTime() + pauseMs);
};
