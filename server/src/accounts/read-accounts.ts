import type { AccountKey } from '../account-id.ts';
import { findAccount, type Account } from '../ledger/account-queries.ts';
import type { Parts } from '../parts.ts';
import type { AccountSum } from '../payments/sum-accounts.ts';
import { Problem } from '../problem.ts';
import { explainTime } from '../http/explain-time.ts';
import * as queries from './queries.ts';
import { readBalances } from './read-balances.ts';

export interface AccountWithBalances extends Account {
  readonly balances: readonly AccountSum[];
}

export const noSuchAccount = ({ accountId }: AccountKey) =>
  new Problem('account_unknown', `There is no account "${accountId}".`);

export const getAccount = async ({ reports }: Parts, key: AccountKey): Promise<Account> => {
  const account = await findAccount(reports, key);
  if (!account) throw noSuchAccount(key);
  return account;
};

export const getAccountWithBalances = async (parts: Parts, key: AccountKey): Promise<AccountWithBalances> => {
  const account = await getAccount(parts, key);
  const balances = await readBalances(parts, key.platformId, [key.accountId]);
  return { ...account, balances: balances.get(key.accountId) ?? [] };
};

/** One page of the accounts of one platform, or of all, with one more than the limit if there is a next page. */
export const listAccounts = async (
  parts: Parts,
  platformId: number | undefined,
  prefix: string | undefined,
  after: AccountKey | undefined,
  limit: number,
) => addBalances(parts, await queries.listAccounts(parts.reports, platformId, prefix, after, limit + 1));

/** The same for accounts that have changed since a time, or for all of them. */
export const listChangedAccounts = async (
  parts: Parts,
  platformId: number,
  since: Date | undefined,
  after: string | undefined,
  limit: number,
) => {
  const changed = queries.listChangedAccounts(parts.reports, platformId, since, after, limit + 1);
  return addBalances(parts, await changed.catch(explainTime));
};

const addBalances = async (
  parts: Parts,
  accounts: readonly Account[],
): Promise<readonly AccountWithBalances[]> => {
  const balances = new Map<number, Awaited<ReturnType<typeof readBalances>>>();
  for (const [platformId, own] of Map.groupBy(accounts, (account) => account.platformId)) {
    const ids = own.map(({ id }) => id);
    balances.set(platformId, await readBalances(parts, platformId, ids));
  }
  return accounts.map((account) => ({
    ...account,
    balances: balances.get(account.platformId)?.get(account.id) ?? [],
  }));
};
