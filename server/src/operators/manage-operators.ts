import { randomUUID } from 'node:crypto';
import { appendAuditEntry, type AuditAction } from '../audit/append-audit-entry.ts';
import type { Transaction } from '../database/client.ts';
import type { Parts } from '../parts.ts';
import type { Operator, Role } from './operator.ts';
import { hashPassword, makeOneTimePassword } from './password.ts';
import {
  deleteSessions,
  disableOperator as markDisabled,
  findOperatorByEmail,
  insertOperator,
  setPassword,
} from './queries.ts';

type Tools = Pick<Parts, 'sql' | 'clock'>;

/** Who is at work when it is not an operator at the dashboard. */
const commandLine = { actor: 'command line', address: '' };

export interface NewOperator {
  readonly email: string;
  readonly role: Role;
  readonly password: string;
  readonly mustChangePassword: boolean;
}

/** False: the address is taken. */
export const addOperator = async ({ sql, clock }: Tools, operator: NewOperator) => {
  const { role, mustChangePassword } = operator;
  const email = operator.email.toLowerCase();
  const passwordHash = await hashPassword(operator.password);
  const at = clock();
  const row = { id: randomUUID(), email, role, passwordHash, mustChangePassword, createdAt: at };
  return sql.begin(async (tx) => {
    if (!(await insertOperator(tx, row))) return false;
    const details = { role };
    await appendAuditEntry(tx, { ...commandLine, at, action: 'operator_added', subject: email, details });
    return true;
  });
};

/** A new one-time password; every session ends. Undefined: no such operator. */
export const resetPassword = async (tools: Tools, email: string) => {
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  const isDone = await changeOperator(tools, email, 'password_reset', (tx, { id }) =>
    setPassword(tx, id, passwordHash, true),
  );
  return isDone ? password : undefined;
};

/** False: no such operator. */
export const disableOperator = (tools: Tools, email: string) =>
  changeOperator(tools, email, 'operator_disabled', (tx, { id }) => markDisabled(tx, id, tools.clock()));

const changeOperator = (
  { sql, clock }: Tools,
  email: string,
  action: AuditAction,
  change: (tx: Transaction, operator: Operator) => Promise<void>,
) =>
  sql.begin(async (tx) => {
    const operator = await findOperatorByEmail(tx, email.toLowerCase());
    if (!operator) return false;
    await change(tx, operator);
    await deleteSessions(tx, operator.id, null);
    await appendAuditEntry(tx, { ...commandLine, at: clock(), action, subject: operator.email });
    return true;
  });
