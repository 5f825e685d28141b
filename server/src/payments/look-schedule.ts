import type { OpenStatus } from './payment.ts';

const minute = 60_000;
const hour = 60 * minute;

interface Cart {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The wallet notifies us when a buyer approves. These looks are for a notification that was lost. */
export const afterNotifiedMinutes = [2, 10, 30, 60, 120];

/** A minute apart for the first ten minutes, then a fifth of the age. */
const pauseMs = (ageMs: number) => (ageMs < 10 * minute ? minute : ageMs / 5);

/** How long a payment is looked at every minute when its buyer has been at the wallet, or when notifications are missed. */
export const closelyMs = 10 * minute;

/** What is known of the wallet's notifications when the next look is planned. */
export interface Watch {
  readonly hasNotifications: boolean;
  /** A notification of any payment was missed in the last hour. */
  readonly isAnyMissed?: boolean | undefined;
  /** The buyer has been at the wallet: until then a minute is long enough. */
  readonly closelyUntil?: Date | null | undefined;
}

/**
 * When a payment that nobody has approved is looked at next. The last look is when its window ends: the buyer may have approved in
 * the last second.
 */
export const nextCartLook = ({ createdAt, expiresAt }: Cart, at: Date, watch: Watch): Date => {
  const ageMs = at.getTime() - createdAt.getTime();
  const isClose =
    (watch.isAnyMissed === true && ageMs < closelyMs) ||
    (watch.closelyUntil != null && at < watch.closelyUntil);
  const rarely = afterNotifiedMinutes.find((minutes) => minutes * minute > ageMs);
  const pause = isClose ? minute : pauseMs(ageMs);
  const planned =
    watch.hasNotifications && !isClose
      ? rarely === undefined
        ? expiresAt.getTime()
        : createdAt.getTime() + rarely * minute
      : at.getTime() + pause;
  // The wallet does not say whether it was approved in time: it is asked ever more rarely.
  if (at >= expiresAt) return new Date(at.getTime() + pauseMs(at.getTime() - expiresAt.getTime()));
  return new Date(Math.min(expiresAt.getTime(), Math.max(planned, at.getTime() + 1000)));
};

/** Open payments that the buyer has approved. */
type ApprovedStatus = Exclude<OpenStatus, 'awaiting_approval'>;

const pausesMs: Record<ApprovedStatus, number> = {
  // The wallet notifies us when an authorisation ends, and no buyer waits for it.
  authorized: hour,
  partially_captured: hour,
};

export const nextLook = (storedStatus: ApprovedStatus, at: Date) =>
  new Date(at.getTime() + pausesMs[storedStatus]);

/** When a payment that is over is looked at again, because something of it is not clear yet. */
export const nextLookAfterwards = (at: Date) => new Date(at.getTime() + 15 * minute);

/** While the wallet has accepted a refund and not decided it: it may take days, and then it notifies us. */
export const nextPendingRefundLook = (at: Date, looks: number) =>
  new Date(at.getTime() + Math.min(6 * hour, minute * 2 ** Math.min(looks, 20)));
