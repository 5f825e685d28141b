import type { Transaction } from '../database/client.ts';
import type { Parts } from '../parts.ts';
import { findMark } from './queries.ts';

/**
 * Adds up kept sums and the postings after them, in one snapshot: both are of the same moment, whoever sums meanwhile.
 * The mark is a value of its own, and not a part of the query, so that the planner knows how few postings come after it.
 */
export const readSums = <T>({ reports }: Parts, add: (tx: Transaction, mark: bigint) => Promise<T>) =>
  reports.begin('isolation level repeatable read read only', async (tx) => add(tx, await findMark(tx)));
