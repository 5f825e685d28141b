import { dateFormat, relativeTimeFormat } from './formatters.ts';

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How times are written, and in which time zone. */
export interface Writing {
  readonly locale: string;
  readonly timeZone: string;
}

const write = ({ locale, timeZone }: Writing, at: string | Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone }).format(new Date(at));

/** The day; with its year only if that is not the present one, which goes without saying. */
const dayParts = (writing: Writing, at: string | Date, now: Date): Intl.DateTimeFormatOptions => {
  const yearOf = (moment: string | Date) => write(writing, moment, { year: 'numeric' });
  return { day: 'numeric', month: 'short', ...(yearOf(at) === yearOf(now) ? {} : { year: 'numeric' }) };
};

/** To the minute. */
export const formatTime = (writing: Writing, at: string | Date, now: Date) =>
  write(writing, at, { ...dayParts(writing, at, now), hour: '2-digit', minute: '2-digit' });

/** A running clock, to the second. */
export const formatClockTime = (writing: Writing, at: string | Date) =>
  write(writing, at, { timeStyle: 'medium' });

/** To the second, where things follow each other quickly. */
export const formatSecond = (writing: Writing, at: string | Date, now: Date) =>
  write(writing, at, {
    ...dayParts(writing, at, now),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

export const formatDay = (writing: Writing, at: string | Date, now: Date) =>
  write(writing, at, dayParts(writing, at, now));

/** A calendar month such as `2026-03`, the same in every time zone. */
export const formatMonth = (locale: string, month: string) =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** A calendar day such as `2026-03-09`, the same in every time zone. */
export const formatDate = (locale: string, day: string, form: 'short' | 'long') =>
  dateFormat(locale, {
    ...(form === 'short' ? {} : { weekday: 'long' }),
    day: 'numeric',
    month: form,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** The weekday of a calendar day. */
export const formatWeekday = (locale: string, day: string) =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const formatHour = (writing: Writing, at: string | Date) => write(writing, at, { timeStyle: 'short' });

/** To the second and with the offset from UTC, to compare with a log. */
export const formatExactTime = (writing: Writing, at: string | Date) =>
  write(writing, at, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  });

/** "3 minutes ago", down to "now" for less than a minute. */
export const formatAgo = (locale: string, at: string | Date, now: Date) => {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000);
  const format = relativeTimeFormat(locale, { numeric: 'auto' });
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second');
};
