import type { Transaction } from '../database/client.ts';
import { Problem } from '../problem.ts';
import type { Operator } from './operator.ts';
import { lockUnchanged } from './queries.ts';

/** Throws when the operator has changed since password and code were checked, which took its time. */
export const requireUnchanged = async (tx: Transaction, operator: Operator) => {
  if (await lockUnchanged(tx, operator)) return;
  throw new Problem('conflict', 'Your password or your two-factor sign-in has just changed. Try again.');
};
