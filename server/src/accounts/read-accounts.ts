import type { AccountSum } from '../ledger/balance-queries.ts';
import { readBalances } from '../ledger/read-balances.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { explainTime } from './explain-time.ts';
import * as queries from './queries.ts';
import type { Account } from './queries.ts';

export interface AccountWithBalances extends Account {
  readonly balances: readonly AccountSum[];
}

export const getAccount = async ({ reports }: Parts, id: string): Promise<Account> => {
  const account = await queries.findAccount(reports, id);
  if (!account) throw new Problem('account_unknown', `There is no account "${id}".`);
  return account;
};

export const getAccountWithBalances = async (parts: Parts, id: string): Promise<AccountWithBalances> => {
  const account = await getAccount(parts, id);
  const balances = await readBalances(parts, [id]);
  return { ...account, balances: balances.get(id) ?? [] };
};

/** One page of accounts, with one more than the limit if there is a next page. */
export const listAccounts = async (
  parts: Parts,
  prefix: string | undefined,
  after: string | undefined,
  limit: number,
) => addBalances(parts, await queries.listAccounts(parts.reports, prefix, after, limit + 1));

/** The same for accounts that have changed since a time, or for all of them. */
export const listChangedAccounts = async (
  parts: Parts,
  since: Date | undefined,
  offset: number,
  limit: number,
) => {
  const changed = queries.listChangedAccounts(parts.reports, since, offset, limit + 1);
  return addBalances(parts, await changed.catch(explainTime));
};

const addBalances = async (
  parts: Parts,
  accounts: readonly Account[],
): Promise<readonly AccountWithBalances[]> => {
  const balances = await readBalances(
    parts,
    accounts.map(({ id }) => id),
  );
  return accounts.map((account) => ({ ...account, balances: balances.get(account.id) ?? [] }));
};
