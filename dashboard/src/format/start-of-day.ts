import { dateFormat } from './formatters.ts';

/** What a clock in the time zone shows, as if it were UTC. */
const shownMs = (timeZone: string, atMs: number) => {
  const parts = dateFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(atMs);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
};

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
  if (Number.isNaN(midnightMs)) return undefined;
  // The offset of a day before and of a day after: between them is at most one change of the clock.
  const offsets = [-1, 1].map((sign) => {
    const nearMs = midnightMs + sign * 86_400_000;
    return shownMs(timeZone, nearMs) - nearMs;
  });
  const candidates = offsets.map((offsetMs) => midnightMs - offsetMs).toSorted((one, other) => one - other);
  const found = candidates.find((atMs) => shownMs(timeZone, atMs) >= midnightMs);
  return new Date(found ?? candidates[1]!).toISOString();
};
