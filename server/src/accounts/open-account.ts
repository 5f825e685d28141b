import { invariant } from '../invariant.ts';
import type { Parts } from '../parts.ts';
import { findAccount, insertAccount } from './queries.ts';

export const openAccount = async ({ sql, clock }: Parts, id: string) => {
  await insertAccount(sql, id, clock());
  const account = await findAccount(sql, id);
  invariant(account, `account ${id} has vanished`);
  return account;
};
