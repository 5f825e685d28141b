import type { Transaction } from '../database/client.ts';
import { Problem } from '../problem.ts';
import type { SignedIn } from './operator.ts';
import { lockUnchanged } from './queries.ts';

/** Throws when the operator has changed, or the session has ended, since password and code were checked, which took its time. */
export const requireUnchanged = async (tx: Transaction, signedIn: SignedIn) => {
  const isUnchanged = await lockUnchanged(tx, signedIn.operator);
  await signedIn.requireAccess(tx);
  if (isUnchanged) return;
  throw new Problem('conflict', 'Your password or your two-factor sign-in has just changed. Try again.');
};
