import { invalidRequest } from './problem.ts';

/** Writes a time with its offset from UTC: `2026-03-09T14:05:06.789+01:00`. */
export type WriteTime = (at: Date) => string;

/** As the time zone of the query has it, such as `Europe/Paris`. Without one, in UTC. */
export const makeWriteTime = (timeZone: string | undefined): WriteTime => {
  if (timeZone === undefined) return (at) => at.toISOString();
  const format = openFormat(timeZone);
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { year, month, day, hour, minute, second, fractionalSecond } = parts;
    // "GMT+01:00", and where there is none, "GMT" alone.
    const offset = parts['timeZoneName']!.slice('GMT'.length) || '+00:00';
    return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fractionalSecond}${offset}`;
  };
};

const openFormat = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      timeZoneName: 'longOffset',
    });
  } catch {
    throw invalidRequest([{ pointer: 'query/timeZone', detail: 'is not a time zone, such as Europe/Paris' }]);
  }
};

/** A time for people, to the minute. */
export const writeMinute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
