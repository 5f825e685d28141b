import type { Parts } from '../parts.ts';
import * as queries from './queries.ts';

/** What was captured since then, by day (UTC) and currency, the oldest day first. Days without a capture are left out. */
export const readCapturedDays = ({ reports }: Parts, from: Date) => queries.sumCaptures(reports, from);
