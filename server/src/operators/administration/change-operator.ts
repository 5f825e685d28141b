import { appendAuditEntry, type AuditAction } from '../../audit/append-audit-entry.ts';
import type { AuditDetails } from '../../audit/chain.ts';
import type { Transaction } from '../../database/client.ts';
import { deleteInvitationsBy } from '../invitations/queries.ts';
import { clearTwoFactor } from '../two-factor/queries.ts';
import type { Operator, Role } from '../operator.ts';
import { disableOperator, enableOperator, setRole } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';

/** What can be done to an operator by somebody else. */
export interface Change {
  readonly action: AuditAction;
  readonly details?: AuditDetails;
  /** The operator is no administrator after it. */
  readonly endsAdministrator: boolean;
  /** Why an administrator at the dashboard cannot do it to themselves, where they cannot. */
  readonly notToOneself?: string;
  isDone(operator: Operator): boolean;
  apply(tx: Transaction, operator: Operator, at: Date): Promise<void>;
}

export const disabling: Change = {
  action: 'operator_disabled',
  endsAdministrator: true,
  isDone: ({ disabledAt }) => disabledAt !== null,
  apply: (tx, { id }, at) => disableOperator(tx, id, at),
};

export const enabling: Change = {
  action: 'operator_enabled',
  endsAdministrator: false,
  isDone: ({ disabledAt }) => disabledAt === null,
  apply: (tx, { id }) => enableOperator(tx, id),
};

export const changingRoleTo = (role: Role): Change => ({
  action: 'operator_role_changed',
  details: { role },
  endsAdministrator: role !== 'administrator',
  isDone: (operator) => operator.role === role,
  apply: (tx, { id }) => setRole(tx, id, role),
});

export const resettingTwoFactor: Change = {
  action: 'two_factor_reset',
  endsAdministrator: false,
  // Or a stolen session would do without password and code.
  notToOneself: 'Remove your own two-factor sign-in with your password and a code.',
  isDone: ({ twoFactor }) => !twoFactor,
  apply: (tx, { id }) => clearTwoFactor(tx, id),
};

interface By {
  readonly at: Date;
  readonly actor: string;
  readonly address: string;
}

/** Makes the change and ends what stood on the old state: every session, and invitations they may no longer give. */
export const applyChange = async (tx: Transaction, operator: Operator, change: Change, by: By) => {
  const { action, details = {}, endsAdministrator } = change;
  await change.apply(tx, operator, by.at);
  await deleteSessions(tx, operator.id, null);
  if (endsAdministrator) await deleteInvitationsBy(tx, operator.id);
  await appendAuditEntry(tx, { ...by, action, subject: operator.email, details });
};
