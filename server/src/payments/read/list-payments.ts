import { isOutOfTime } from '../../database/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import * as queries from './queries.ts';
import type { PaymentFilter, PaymentCursor } from './queries.ts';

/** One page of payments, newest first, with one more row than the limit if there is a next page. */
export const listPayments = (
  { reports }: Dependencies,
  filter: PaymentFilter,
  after: PaymentCursor | undefined,
  limit: number,
) => queries.listPayments(reports, { filter, after, limit: limit + 1 }).catch(explainTime);

/** The same with what bookkeepers want to know of the order. */
export const listExportedPayments = (
  { reports }: Dependencies,
  filter: PaymentFilter,
  after: PaymentCursor | undefined,
  limit: number,
) => queries.listExportedPayments(reports, { filter, after, limit: limit + 1 }).catch(explainTime);

export const countPayments = ({ reports }: Dependencies, filter: PaymentFilter) =>
  queries.countPayments(reports, filter).catch(explainTime);

/** No filter may keep the database busy for long; the caller can help by asking for less. */
const explainTime = (error: unknown): never => {
  if (!isOutOfTime(error)) throw error;
  throw new Problem(
    'search_too_wide',
    'Looking through so many payments takes too long. Narrow the search by time, account or status.',
  );
};
