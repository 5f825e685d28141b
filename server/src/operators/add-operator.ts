import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/client.ts';
import type { Operator } from './operator.ts';
import { findOperatorByEmail, insertOperator } from './queries.ts';

type NewOperator = Pick<Operator, 'email' | 'role' | 'passwordHash' | 'oneTimeUntil' | 'createdAt'>;

/** Adds an operator. Undefined: an operator with this address exists already, enabled or disabled. */
export const createOperator = async (tx: Transaction, given: NewOperator): Promise<Operator | undefined> => {
  const row = { ...given, id: randomUUID() };
  return (await insertOperator(tx, row))
    ? { ...row, disabledAt: null, twoFactor: false, language: null }
    : undefined;
};

export const hasOperator = async (tx: Transaction, email: string) =>
  (await findOperatorByEmail(tx, email)) !== undefined;
