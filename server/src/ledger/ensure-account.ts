import type { AccountKey } from '../account-id.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { accountClosed, findAccountStatus, insertAccount } from './account-queries.ts';
import { accountStatuses, type AccountStatus } from './account-status.ts';

/** A bound on memory. */
const rememberedMax = 10_000;
/**
 * How long a process may still think that an account is open after another process has closed it. What comes in that time is booked
 * like any late money.
 */
const rememberedMs = 1000;

interface Remembered {
  readonly status: AccountStatus;
  readonly untilMs: number;
}

/**
 * Makes sure that there is an account, and that it takes new money. The sandbox opens an account when it is first named;
 * production takes only accounts that were opened before.
 */
export const makeEnsureAccount = ({ sql, clock, config }: Dependencies) => {
  const remembered = new Map<string, Remembered>();

  const open = async (key: AccountKey): Promise<AccountStatus> => {
    const status = await findAccountStatus(sql, key);
    if (status) return status;
    if (config.environment === 'production') {
      throw new Problem(
        'account_unknown',
        `There is no account "${key.accountId}". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.`,
      );
    }
    await insertAccount(sql, key, clock());
    return 'open';
  };

  const findStatus = async (key: AccountKey) => {
    const text = `${key.platformId}/${key.accountId}`;
    const known = remembered.get(text);
    if (known && performance.now() < known.untilMs) return known.status;
    const status = await open(key);
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(text, { status, untilMs: performance.now() + rememberedMs });
    return status;
  };

  /** `toGive`: money is only taken from it, and a closed account can be emptied. */
  return async (key: AccountKey, { toGive = false } = {}) => {
    const status = await findStatus(key);
    if (!toGive && !accountStatuses[status].receives) throw accountClosed(key);
  };
};

export type EnsureAccount = ReturnType<typeof makeEnsureAccount>;
