import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { findAccount, insertAccount } from './queries.ts';

/** A bound on memory: past it, everything is looked up anew. */
const rememberedMax = 10_000;

/**
 * Sees to it that an account is open. The sandbox opens one on first mention; production knows only accounts that
 * somebody has opened. No account is ever closed, so one that was seen is not looked up again.
 */
export const makeEnsureAccount = ({ sql, clock, config }: Parts) => {
  const remembered = new Set<string>();

  const open = async (id: string) => {
    if (await findAccount(sql, id)) return;
    if (config.environment === 'production') {
      throw new Problem(
        'account_unknown',
        `There is no account "${id}". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.`,
      );
    }
    await insertAccount(sql, id, clock());
  };

  return async (id: string) => {
    if (remembered.has(id)) return;
    await open(id);
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.add(id);
  };
};

export type EnsureAccount = ReturnType<typeof makeEnsureAccount>;
