import { makeWriteTime } from './local-time.ts';

export interface Day {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** A month of the calendar where the operator keeps the books. */
export interface Month {
  /** YYYY-MM. */
  readonly name: string;
  readonly from: Date;
  readonly to: Date;
  readonly days: readonly Day[];
}

/** A month in a query. */
export const monthPattern = '^20[0-9]{2}-(0[1-9]|1[0-2])$';

const dayMs = 24 * 60 * 60 * 1000;

/** The days of a month begin and end where the clocks of the time zone show midnight: one of them may have 23 or 25 hours. */
export const monthIn = (name: string, timeZone: string | undefined): Month => {
  const writeTime = makeWriteTime(timeZone);
  const startOf = (utcMs: number) => {
    let ms = utcMs;
    // What the clocks show there, read as if it were UTC. Again, in case the clocks were changed in between.
    for (let round = 0; round < 2; round += 1) {
      const shownMs = Date.parse(`${writeTime(new Date(ms)).slice(0, 23)}Z`);
      ms += utcMs - shownMs;
    }
    return new Date(ms);
  };
  const [year, number] = name.split('-').map(Number) as [number, number];
  const firstMs = Date.UTC(year, number - 1, 1);
  const count = (Date.UTC(year, number, 1) - firstMs) / dayMs;
  const days = Array.from({ length: count }, (_, index): Day => {
    const utcMs = firstMs + index * dayMs;
    return {
      day: new Date(utcMs).toISOString().slice(0, 10),
      from: startOf(utcMs),
      to: startOf(utcMs + dayMs),
    };
  });
  return { name, from: days[0]!.from, to: days.at(-1)!.to, days };
};
