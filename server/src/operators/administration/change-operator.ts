import { appendAuditEntry, type AuditAction } from '../../audit/append-audit-entry.ts';
import type { AuditDetails } from '../../audit/chain.ts';
import type { Transaction } from '../../database/client.ts';
import type { Keyring } from '../../keyring.ts';
import { deleteInvitationsBy } from '../invitations/queries.ts';
import { clearTwoFactor } from '../two-factor/queries.ts';
import type { Operator } from '../operator.ts';
import { canMore, type Role } from '../roles.ts';
import { disableOperator, enableOperator, setRole } from '../queries.ts';
import { deleteSessions } from '../sessions/queries.ts';

/** A change that an administrator, or the command line, can make to an operator. */
export interface Change {
  readonly action: AuditAction;
  readonly details?: AuditDetails;
  /** The operator is not an administrator after the change. */
  readonly endsAdministrator: boolean;
  /** Set when administrators cannot make this change to themselves at the dashboard: the reason. */
  readonly refusedForSelf?: string;
  isAlreadyMade(operator: Operator): boolean;
  /** It gives or widens access, so a second administrator may have to approve it. */
  widens(operator: Operator): boolean;
  apply(tx: Transaction, operator: Operator, at: Date): Promise<void>;
}

export const disabling: Change = {
  action: 'operator_disabled',
  endsAdministrator: true,
  isAlreadyMade: ({ disabledAt }) => disabledAt !== null,
  widens: () => false,
  apply: (tx, { id }, at) => disableOperator(tx, id, at),
};

export const enabling: Change = {
  action: 'operator_enabled',
  endsAdministrator: false,
  isAlreadyMade: ({ disabledAt }) => disabledAt === null,
  widens: () => true,
  apply: (tx, { id }, at) => enableOperator(tx, id, at),
};

export const changingRoleTo = (role: Role): Change => ({
  action: 'operator_role_changed',
  details: { role },
  endsAdministrator: role !== 'administrator',
  isAlreadyMade: (operator) => operator.role === role,
  widens: (operator) => canMore(role, operator.role),
  apply: (tx, { id }, at) => setRole(tx, id, role, at),
});

export const resettingTwoFactor: Change = {
  action: 'two_factor_reset',
  endsAdministrator: false,
  // Otherwise a stolen session could remove the second factor without password and code.
  refusedForSelf: 'Remove your own two-factor sign-in with your password and a code.',
  isAlreadyMade: ({ twoFactor }) => !twoFactor,
  // From then on the password alone is enough.
  widens: () => true,
  apply: (tx, { id }, at) => clearTwoFactor(tx, id, at),
};

interface Origin {
  readonly at: Date;
  readonly actor: string;
  readonly address: string;
  /** Who approved it, if that was needed. */
  readonly approval?: AuditDetails;
}

/**
 * Makes the change, and ends the operator's sessions. Invitations end as well when the operator may not invite any
 * more.
 */
export const applyChange = async (
  tx: Transaction,
  keyring: Keyring,
  operator: Operator,
  change: Change,
  { approval, ...origin }: Origin,
) => {
  const { action, details = {}, endsAdministrator } = change;
  await change.apply(tx, operator, origin.at);
  await deleteSessions(tx, operator.id, null);
  if (endsAdministrator) await deleteInvitationsBy(tx, operator.id);
  await appendAuditEntry(tx, keyring, {
    ...origin,
    action,
    subject: operator.email,
    details: { ...details, ...approval },
  });
};
