import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { findAccount, insertAccount } from './queries.ts';

/** The sandbox opens an account on first mention; production knows only accounts that somebody has opened. */
export const ensureAccount = async ({ sql, clock, config }: Parts, id: string) => {
  if (await findAccount(sql, id)) return id;
  if (config.environment === 'production') {
    throw new Problem(
      'account_unknown',
      `There is no account "${id}". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.`,
    );
  }
  await insertAccount(sql, id, clock());
  return id;
};
