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
 * The first moment at which a clock in the time zone shows this time, which is given as if it were UTC. A time that the clock skips
 * is moved on by what it skips.
 */
export const momentShowing = (timeZone: string, wantedMs: number) => {
  // The offset of a day before and of a day after: between them is at most one change of the clock.
  const offsets = [-1, 1].map((sign) => {
    const nearMs = wantedMs + sign * 86_400_000;
    return shownMs(timeZone, nearMs) - nearMs;
  });
  const candidates = offsets.map((offsetMs) => wantedMs - offsetMs).toSorted((one, other) => one - other);
  const found = candidates.find((atMs) => shownMs(timeZone, atMs) >= wantedMs);
  return new Date(found ?? candidates[1]!).toISOString();
};

/** The moment of a time such as `2026-03-09T08:30` in the time zone; undefined: it is no time. */
export const readLocalTime = (timeZone: string, text: string) => {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : momentShowing(timeZone, ms);
};
