import { momentShowing } from './local-time.ts';

/**
 * The first moment of a day such as `2026-03-09`, or of a later one, in the time zone; undefined: there is no such day. Where the
 * clock is put forward at midnight, the day begins when that is done.
 */
export const startOfDay = (timeZone: string, day: string, daysLater = 0) => {
  const [year, month, date] = day.split('-').map(Number);
  const midnightMs = Date.UTC(
    year ?? Number.NaN,
    (month ?? Number.NaN) - 1,
    (date ?? Number.NaN) + daysLater,
  );
  return Number.isNaN(midnightMs) ? undefined : momentShowing(timeZone, midnightMs);
};
