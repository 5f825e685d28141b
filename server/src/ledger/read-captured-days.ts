import type { Parts } from '../parts.ts';
import { sumCaptures } from './queries.ts';
import { readSums } from './read-sums.ts';

/** What was captured since then, by day (UTC) and currency, the oldest day first. Days without a capture are left out. */
export const readCapturedDays = (parts: Parts, from: Date) =>
  readSums(parts, (tx, mark) => sumCaptures(tx, mark, from));
