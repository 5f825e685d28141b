import type { Parts } from '../parts.ts';
import * as queries from './queries.ts';
import type { PostingPlace } from './queries.ts';

/** One page of an account's postings, the latest first, with one more than the limit if there is a next page. */
export const listAccountPostings = (
  { reports }: Parts,
  accountId: string,
  after: PostingPlace | undefined,
  limit: number,
) => queries.listAccountPostings(reports, accountId, after, limit + 1);
