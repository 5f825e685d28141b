import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Transaction } from '../../database/client.ts';
import { deleteInvitationsTo } from '../invitations/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createOperator } from '../add-operator.ts';
import { applyChange, disabling, resettingTwoFactor, type Change } from './change-operator.ts';
import type { Role } from '../roles.ts';
import { endOfOneTimePassword, hashPassword, makeOneTimePassword } from '../credentials/password.ts';
import { findOperatorByEmail, setPassword } from '../queries.ts';

type Tools = Pick<Dependencies, 'sql' | 'clock' | 'keyring'>;

/** Who acts when it is not an operator at the dashboard. */
const commandLine = { actor: 'command line', address: '' };

export interface NewOperator {
  readonly email: string;
  readonly role: Role;
  readonly password: string;
  /** The password has to be changed. */
  readonly isOneTime: boolean;
}

/** False: an operator with this address exists already. */
export const addOperator = async (tools: Tools, operator: NewOperator) => {
  const passwordHash = await hashPassword(operator.password);
  return tools.sql.begin((tx) => addOperatorWithin(tx, tools, operator, passwordHash));
};

export const addOperatorWithin = async (
  tx: Transaction,
  { clock, keyring }: Tools,
  { role, isOneTime, ...given }: Omit<NewOperator, 'password'>,
  passwordHash: string,
) => {
  const email = given.email.toLowerCase();
  const at = clock();
  const oneTimeUntil = isOneTime ? endOfOneTimePassword(at) : null;
  if (!(await createOperator(tx, { email, role, passwordHash, oneTimeUntil, createdAt: at }))) return false;
  await deleteInvitationsTo(tx, email);
  const details = { role };
  await appendAuditEntry(tx, keyring, {
    ...commandLine,
    at,
    action: 'operator_added',
    subject: email,
    details,
  });
  return true;
};

/** Sets a new one-time password and ends every session. Undefined: no such operator. */
export const resetPassword = async (tools: Tools, email: string) => {
  const password = makeOneTimePassword();
  const passwordHash = await hashPassword(password);
  const isReset = await changeOperator(tools, email, {
    action: 'password_reset',
    endsAdministrator: false,
    isAlreadyMade: () => false,
    widens: () => false,
    apply: (tx, { id }, at) => setPassword(tx, id, passwordHash, endOfOneTimePassword(at), at),
  });
  return isReset ? password : undefined;
};

/** False: no such operator. */
export const disableOperator = (tools: Tools, email: string) => changeOperator(tools, email, disabling);

/** False: no such operator. */
export const resetTwoFactor = (tools: Tools, email: string) =>
  changeOperator(tools, email, resettingTwoFactor);

const changeOperator = ({ sql, clock, keyring }: Tools, email: string, change: Change) =>
  sql.begin(async (tx) => {
    const operator = await findOperatorByEmail(tx, email.toLowerCase());
    if (!operator) return false;
    await applyChange(tx, keyring, operator, change, { ...commandLine, at: clock() });
    return true;
  });
