import type { Home } from '../api/schema.ts';

export interface Day {
  readonly day: string;
  readonly amountMinor: number;
  readonly count: number;
}

const daysShown = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** The currency with the most captures first. */
export const currenciesOf = (days: Home['days']) => {
  const counts = new Map<string, number>();
  for (const { currency, count } of days) counts.set(currency, (counts.get(currency) ?? 0) + count);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([currency]) => currency);
};

/** The last thirty days up to today, including days on which nothing was captured. */
export const fillDays = (days: Home['days'], currency: string, today: string): readonly Day[] => {
  const known = new Map(days.filter((day) => day.currency === currency).map((day) => [day.day, day]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: daysShown }, (_, index) => {
    const day = new Date(last - (daysShown - 1 - index) * dayMs).toISOString().slice(0, 10);
    const found = known.get(day);
    return { day, amountMinor: found?.capturedAmount ?? 0, count: found?.count ?? 0 };
  });
};

/** The amounts of the chart's lines: round, at most four steps, the last one not below the greatest amount. */
export const ticksFor = (greatest: number) => {
  // Not below one: an amount in the minor unit has no fraction.
  const least = Math.max(greatest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? power * 10;
  const count = Math.max(Math.ceil(greatest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};
