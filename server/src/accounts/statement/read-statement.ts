import type { AccountKey } from '../../account-id.ts';
import {
  listAccountPostings,
  sumPostingsUntil,
  type AccountPosting,
  type PostingCursor,
} from '../account-postings-queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { explainTime } from '../../http/explain-time.ts';

export interface Period {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** A posting, and what the account then had in its currency. */
export interface StatementLine extends AccountPosting {
  readonly balanceMinor: bigint;
}

/**
 * One page of an account's postings, newest first, with one more than the limit if there is a next page. The page and the
 * balance at its top are read from one state of the database, so the balances are exact on every page.
 */
export const readStatement = (
  { reports }: Dependencies,
  account: AccountKey,
  { after, from, to }: Period & { readonly after: PostingCursor | undefined },
  limit: number,
): Promise<StatementLine[]> => {
  const wanted = { order: 'newest first', after, from, to, limit: limit + 1 } as const;
  const reading = reports.begin('isolation level repeatable read read only', async (tx) => {
    const postings = await listAccountPostings(tx, account, wanted);
    const newest = postings[0];
    const sums = newest ? await sumPostingsUntil(tx, account, { last: newest }) : [];
    const balances = new Map(sums.map(({ currency, amountMinor }) => [currency, amountMinor]));
    return postings.map((posting) => {
      const balanceMinor = balances.get(posting.currency) ?? 0n;
      balances.set(posting.currency, balanceMinor - posting.amountMinor);
      return { ...posting, balanceMinor };
    });
  });
  return reading.catch(explainTime);
};
