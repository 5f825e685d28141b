import { serviceNow } from '../api/service-time.ts';

/** The months until now where the time zone is, such as `2026-03`, the latest first. */
export const latestMonths = (timeZone: string, count: number): string[] => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(
    serviceNow(),
  );
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month] = [numberOf('year'), numberOf('month')];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};
