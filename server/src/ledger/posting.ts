import type { AccountKind, Transfer } from './transfer.ts';

/** What an entry of the ledger does to one account. */
export interface Posting {
  readonly at: Date;
  readonly accountKind: AccountKind;
  readonly accountId: string | null;
  readonly currency: string;
  /** Positive: the account has more. */
  readonly amountMinor: bigint;
}

export interface PostedTransfer extends Transfer {
  readonly entryNumber: number;
  readonly at: Date;
}

/** What the transfers do to each account, one posting for each entry, account and currency. They sum to zero. */
export const postingsOf = (transfers: readonly PostedTransfer[]): Posting[] => {
  const postings = new Map<string, Posting>();
  const add = (entryNumber: number, posting: Posting) => {
    const { accountKind, accountId, currency, amountMinor } = posting;
    const key = JSON.stringify([entryNumber, accountKind, accountId, currency]);
    const before = postings.get(key)?.amountMinor ?? 0n;
    postings.set(key, { ...posting, amountMinor: before + amountMinor });
  };
  for (const transfer of transfers) {
    const { entryNumber, at, currency, amountMinor, fromKind, fromAccountId, toKind, toAccountId } = transfer;
    const line = { at, currency };
    add(entryNumber, { ...line, accountKind: fromKind, accountId: fromAccountId, amountMinor: -amountMinor });
    add(entryNumber, { ...line, accountKind: toKind, accountId: toAccountId, amountMinor });
  }
  return [...postings.values()];
};
