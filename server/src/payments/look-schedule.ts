import type { PaymentStatus } from './payment.ts';

const second = 1000;

interface Checked {
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  readonly checkCount: number;
}

/**
 * When to look at a payment again by ourselves. An open claim is asked about within seconds, less and less often; a
 * buyer who is still at the wallet is looked for every few seconds at first, and later so often that an approval is
 * captured within a minute, the call included.
 */
export const nextCheck = ({ status, createdAt, checkCount }: Checked, at: Date): Date => {
  if (status === 'authorized') return new Date(at.getTime() + 60 * 60 * second);
  if (status === 'awaiting_approval') {
    const age = at.getTime() - createdAt.getTime();
    return new Date(at.getTime() + Math.min(50 * second, Math.max(10 * second, age / 4)));
  }
  return new Date(at.getTime() + Math.min(10 * second, second * 2 ** Math.min(checkCount, 10)));
};
