import type { AccountKey } from '../account-id.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { findAccount, insertAccount } from './account-queries.ts';

/** A bound on memory. */
const rememberedMax = 10_000;

/**
 * Makes sure that an account is open. The sandbox opens an account when it is first named; production takes only accounts
 * that were opened before. No account is ever closed, so an account that was found is not looked up again.
 */
export const makeEnsureAccount = ({ sql, clock, config }: Dependencies) => {
  const remembered = new Set<string>();

  const open = async (key: AccountKey) => {
    if (await findAccount(sql, key)) return;
    if (config.environment === 'production') {
      throw new Problem(
        'account_unknown',
        `There is no account "${key.accountId}". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.`,
      );
    }
    await insertAccount(sql, key, clock());
  };

  return async (key: AccountKey) => {
    const text = `${key.platformId}/${key.accountId}`;
    if (remembered.has(text)) return;
    await open(key);
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.add(text);
  };
};

export type EnsureAccount = ReturnType<typeof makeEnsureAccount>;
