import type { AccountKey } from '../account-id.ts';
import { findAccount, type Account } from '../ledger/account-queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { type AccountSum, sumAccounts } from '../payments/store/sum-accounts.ts';
import { Problem } from '../problem.ts';
import { explainTime } from '../http/explain-time.ts';
import * as queries from './queries.ts';

export interface AccountWithBalances extends Account {
  readonly balances: readonly AccountSum[];
}

export const noSuchAccount = ({ accountId }: AccountKey) =>
  new Problem('account_unknown', `There is no account "${accountId}".`);

export const getAccount = async ({ reports }: Dependencies, key: AccountKey): Promise<Account> => {
  const account = await findAccount(reports, key);
  if (!account) throw noSuchAccount(key);
  return account;
};

export const getAccountWithBalances = async (
  deps: Dependencies,
  key: AccountKey,
): Promise<AccountWithBalances> => {
  const account = await getAccount(deps, key);
  const balances = await readBalances(deps, key.platformId, [key.accountId]);
  return { ...account, balances: balances.get(key.accountId) ?? [] };
};

/** One page of the accounts of one platform, or of all, with one more than the limit if there is a next page. */
export const listAccountsById = async (
  deps: Dependencies,
  search: queries.AccountSearch,
  after: AccountKey | undefined,
  limit: number,
) => addBalances(deps, await queries.listAccountsById(deps.reports, search, after, limit + 1));

/** The same for the newest accounts of one platform. */
export const listNewestAccounts = async (
  deps: Dependencies,
  filter: queries.AccountFilter,
  after: queries.AccountCursor | undefined,
  limit: number,
) => {
  const newest = await queries.listNewestAccounts(deps.reports, filter, after, limit + 1).catch(explainTime);
  return addBalances(deps, newest).catch(explainTime);
};

/** The same for accounts that have changed since a time, or for all of them. */
export const listChangedAccounts = async (
  deps: Dependencies,
  filter: queries.ChangeFilter,
  after: string | undefined,
  limit: number,
) => {
  const changed = queries.listChangedAccounts(deps.reports, filter, after, limit + 1);
  return addBalances(deps, await changed.catch(explainTime));
};

const addBalances = async (
  deps: Dependencies,
  accounts: readonly Account[],
): Promise<readonly AccountWithBalances[]> => {
  const balances = new Map<number, Awaited<ReturnType<typeof readBalances>>>();
  for (const [platformId, own] of Map.groupBy(accounts, (account) => account.platformId)) {
    const ids = own.map(({ id }) => id);
    balances.set(platformId, await readBalances(deps, platformId, ids));
  }
  return accounts.map((account) => ({
    ...account,
    balances: balances.get(account.platformId)?.get(account.id) ?? [],
  }));
};

/** What these accounts of a platform have, by account. Accounts without a posting, and without an expected one, are left out. */
export const readBalances = async (
  { reports, clock }: Dependencies,
  platformId: number,
  accountIds: readonly string[],
) => {
  const rows = await sumAccounts(reports, platformId, accountIds, clock());
  return Map.groupBy(rows, ({ accountId }) => accountId) as ReadonlyMap<string, readonly AccountSum[]>;
};
