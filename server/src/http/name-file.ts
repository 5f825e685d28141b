import type { WriteTime } from '../local-time.ts';

/** Long enough to tell accounts apart, and short enough for every file system. */
const ownerLengthMax = 60;

/** What every file system and every header takes. */
const plain = (text: string) =>
  text
    .replaceAll(/[^\w.]+/g, '-')
    .slice(0, ownerLengthMax)
    .replaceAll(/^[-.]+|[-.]+$/g, '');

interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const isStartOfMonth = (time: string) => /^\d{4}-\d\d-01T00:00:00(?:\.000)?/.test(time);

const monthAfter = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** `2026-11` for a whole month, else its days. Without a period: the last day in the file. */
export const namePeriod = ({ from, to }: Period, now: Date, writeTime: WriteTime): string => {
  const first = from === undefined ? undefined : writeTime(from);
  const end = to === undefined ? undefined : writeTime(to);
  if (first !== undefined && end !== undefined && isStartOfMonth(first) && isStartOfMonth(end)) {
    const month = first.slice(0, 7);
    if (monthAfter(month) === end.slice(0, 7)) return month;
  }
  const lastMs = Math.min(now.getTime(), to === undefined ? Infinity : to.getTime() - 1);
  const lastDay = writeTime(new Date(lastMs)).slice(0, 10);
  const firstDay = first?.slice(0, 10);
  return firstDay === undefined || firstDay >= lastDay ? lastDay : `${firstDay}-to-${lastDay}`;
};

/** The name of a file that someone keeps beside others: `statement-my-shop-2026-11.csv`. */
export const nameFile = (kind: string, owner: string | undefined, period: string, ending: string) => {
  const shown = owner === undefined ? '' : plain(owner);
  return `${[kind, ...(shown === '' ? [] : [shown]), period].join('-')}.${ending}`;
};
