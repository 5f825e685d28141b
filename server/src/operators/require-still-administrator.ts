import type { Transaction } from '../database/client.ts';
import { Problem } from '../problem.ts';
import type { Operator } from './operator.ts';
import { lockAdministrator } from './queries.ts';

/** Throws when the operator is not an administrator any more. The role cannot change until the transaction ends. */
export const requireStillAdministrator = async (tx: Transaction, { id, email }: Operator) => {
  if (!(await lockAdministrator(tx, id))) throw noLongerAdministrator(email);
};

export const noLongerAdministrator = (email: string) =>
  new Problem('administrators_only', `${email} is no longer an administrator.`);
