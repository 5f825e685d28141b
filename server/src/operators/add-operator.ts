import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/client.ts';
import type { Operator } from './operator.ts';
import { findOperatorByEmail, insertOperator } from './queries.ts';

type NewOperator = Pick<Operator, 'email' | 'role' | 'passwordHash' | 'mustChangePassword' | 'createdAt'>;

/** Adds an operator. Undefined: the address is taken, be it by one who is disabled. */
export const addOperatorIn = async (tx: Transaction, given: NewOperator): Promise<Operator | undefined> => {
  const row = { ...given, id: randomUUID() };
  return (await insertOperator(tx, row)) ? { ...row, disabledAt: null, twoFactor: false } : undefined;
};

export const isOperator = async (tx: Transaction, email: string) =>
  (await findOperatorByEmail(tx, email)) !== undefined;
