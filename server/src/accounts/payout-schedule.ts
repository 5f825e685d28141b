import type { Account } from '../ledger/account-queries.ts';

/** How often an account is paid out by itself. */
export const payoutPaces = ['day', 'week'] as const;
export type PayoutPace = (typeof payoutPaces)[number];

export interface PayoutSchedule {
  readonly every: PayoutPace;
  /** In the minor unit, of euros. Below it nothing is paid out. */
  readonly minimumAmount: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysOfWeek = 7;
const monday = 1;

/** The beginning of the next day, or of the next Monday, of UTC. */
export const nextPayoutDue = (every: PayoutPace, at: Date) => {
  const tomorrow = new Date(at.getTime() - (at.getTime() % dayMs) + dayMs);
  const daysToMonday = every === 'day' ? 0 : (monday - tomorrow.getUTCDay() + daysOfWeek) % daysOfWeek;
  return new Date(tomorrow.getTime() + daysToMonday * dayMs);
};

/** What changes with a schedule. The same pace with another minimum is due when it was. */
export const schedulePayouts = (before: Account, schedule: PayoutSchedule | null, at: Date) => {
  if (schedule === null)
    return {
      payoutEvery: null,
      payoutMinimumMinor: null,
      payoutDueAt: null,
      payoutSkipped: null,
      payoutSkippedAt: null,
    };
  const { every, minimumAmount } = schedule;
  const payoutDueAt = before.payoutEvery === every ? before.payoutDueAt : nextPayoutDue(every, at);
  return { payoutEvery: every, payoutMinimumMinor: BigInt(minimumAmount), payoutDueAt };
};
