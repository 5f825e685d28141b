import type { Dependencies } from '../dependencies.ts';
import { explainTime } from '../http/explain-time.ts';
import type { JournalLine } from './journal.ts';
import type { Day, Month } from '../month.ts';
import {
  countMoved,
  listMoved,
  sumMoved,
  type JournalCursor,
  type Moved,
  type MovedLine,
} from './queries.ts';

/** Few enough that others get their turn between two pages. */
const batchRows = 500;
const dayMs = 24 * 60 * 60 * 1000;
/** A time so short that it is read page by page, however many lines it has. */
const shortestMs = 60_000;

/** `transfer`: a line for each. `day`: those of a day with the same accounts added up. */
export const groupings = ['transfer', 'day'] as const;
type Grouping = (typeof groupings)[number];

export interface JournalOrder {
  readonly month: Month;
  readonly currency: string;
  readonly by: Grouping;
}

/**
 * The journal of a month, oldest first, a page at a time and only as fast as it is taken; between pages no connection and no snapshot is
 * held (decision 012). What was moved is found by its time, so a day with many lines is read in shorter times, and none of them is looked
 * through again for each page.
 */
export async function* readJournal(
  deps: Dependencies,
  { month, currency, by }: JournalOrder,
): AsyncGenerator<readonly JournalLine[]> {
  for (const { day, from, to } of month.days) {
    if (from >= deps.clock()) return;
    if (by === 'day') {
      const sums = await sumMoved(deps.reports, { currency, from, to }).catch(explainTime);
      yield sums.map(({ count, ...sum }) => ({
        ...toLine(day, sum),
        document: '',
        reference: '',
        count: Number(count),
      }));
      continue;
    }
    yield* readDay(deps, { day, from, to }, currency);
  }
}

async function* readDay({ reports }: Dependencies, { day, from, to }: Day, currency: string) {
  let lengthMs = dayMs;
  let startMs = from.getTime();
  let after: JournalCursor | undefined;
  while (startMs < to.getTime()) {
    const endMs = Math.min(startMs + lengthMs, to.getTime());
    const wanted = { currency, from: new Date(startMs), to: new Date(endMs) };
    const moved = await listMoved(reports, wanted, after, batchRows).catch(explainTime);
    const isCut = moved.length === batchRows;
    if (isCut && lengthMs > shortestMs) {
      lengthMs = Math.max(lengthMs / 4, shortestMs);
      continue;
    }
    if (moved.length > 0) yield moved.map((one) => toPostedLine(day, one));
    after = isCut ? moved.at(-1) : undefined;
    if (isCut) continue;
    startMs = endMs;
    lengthMs = Math.min(lengthMs * 2, dayMs);
  }
}

const toPostedLine = (day: string, moved: MovedLine): JournalLine => ({
  ...toLine(day, moved),
  document: moved.sourceId,
  reference: moved.reference ?? '',
  count: 1,
});

const toLine = (day: string, { kind, amountMinor, fromKind, fromAccountId, toKind, toAccountId }: Moved) => ({
  day,
  kind,
  amountMinor,
  debit: { kind: fromKind, accountId: fromAccountId },
  credit: { kind: toKind, accountId: toAccountId },
});

/** How many lines the journal has, but never more than the limit. */
export const countJournal = async ({ reports }: Dependencies, order: JournalOrder, limit: number) => {
  const { currency, month, by } = order;
  const { from, to } = month;
  if (by === 'transfer') return countMoved(reports, { currency, from, to }, limit).catch(explainTime);
  let count = 0;
  for (const day of month.days) {
    if (count >= limit) break;
    count += (await sumMoved(reports, { currency, ...day }).catch(explainTime)).length;
  }
  return count;
};
