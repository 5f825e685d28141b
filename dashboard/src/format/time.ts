import { dateFormat, relativeTimeFormat } from './formatters.ts';

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** To the minute, in the operator's own time zone. */
export const formatTime = (locale: string, at: string | Date) =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** A running clock, to the second. */
export const formatClockTime = (locale: string, at: string | Date) =>
  dateFormat(locale, { timeStyle: 'medium' }).format(new Date(at));

/** To the second, where things follow each other quickly. */
export const formatSecond = (locale: string, at: string | Date) =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at));

export const formatDay = (locale: string, at: string | Date) =>
  dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at));

/** A calendar day such as `2026-03-09`, the same in every time zone. */
export const formatDate = (locale: string, day: string, form: 'short' | 'long') =>
  dateFormat(locale, {
    ...(form === 'short' ? {} : { weekday: 'long' }),
    day: 'numeric',
    month: form,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

export const formatHour = (locale: string, at: string | Date) =>
  dateFormat(locale, { timeStyle: 'short' }).format(new Date(at));

/** To the second and with the offset from UTC, to compare with a log. */
export const formatExactTime = (locale: string, at: string | Date) =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).format(new Date(at));

/** "3 minutes ago", down to "now" for less than a minute. */
export const formatAgo = (locale: string, at: string | Date, now: Date) => {
  const seconds = Math.round((new Date(at).getTime() - now.getTime()) / 1000);
  const format = relativeTimeFormat(locale, { numeric: 'auto' });
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : format.format(0, 'second');
};
