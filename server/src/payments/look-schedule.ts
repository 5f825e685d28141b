const minute = 60_000;
const hour = 60 * minute;

interface Cart {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The wallet tells us when a buyer approves. These looks are for a notification that was lost. */
const afterNotifiedMinutes = [2, 10, 30, 60, 120];

/** A minute apart for the first ten minutes, then a fifth of the age. */
const pauseMs = (ageMs: number) => (ageMs < 10 * minute ? minute : ageMs / 5);

/**
 * When a payment that nobody has approved is looked at next, after so many looks. The last look is when its window ends: the
 * buyer may have approved in the last second.
 */
export const nextCartLook = (
  { createdAt, expiresAt }: Cart,
  at: Date,
  looks: number,
  hasNotifications: boolean,
): Date => {
  const ageMs = at.getTime() - createdAt.getTime();
  const minutes = afterNotifiedMinutes[looks];
  const planned = hasNotifications
    ? minutes === undefined
      ? expiresAt.getTime()
      : createdAt.getTime() + minutes * minute
    : at.getTime() + pauseMs(ageMs);
  // The wallet does not say whether it was approved in time: it is asked ever more rarely.
  if (at >= expiresAt) return new Date(at.getTime() + pauseMs(at.getTime() - expiresAt.getTime()));
  return new Date(Math.min(expiresAt.getTime(), Math.max(planned, at.getTime() + 1000)));
};

/** How often other payments are looked at: the wallet tells when an authorisation ends, and no buyer waits for it. */
export const nextLook = (state: 'authorized' | 'over', at: Date) =>
  new Date(at.getTime() + (state === 'authorized' ? hour : 15 * minute));

/** While the wallet has accepted a refund and not decided it: it may take days, and then it notifies us. */
export const nextPendingRefundLook = (at: Date, looks: number) =>
  new Date(at.getTime() + Math.min(6 * hour, minute * 2 ** Math.min(looks, 20)));
