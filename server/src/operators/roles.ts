import type { Environment } from '../environment.ts';
import { Problem } from '../problem.ts';
import { keysOf } from '../keys-of.ts';

export const roles = ['administrator', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** `sandbox`: in the sandbox alone, where no money is real. */
type Grant = 'yes' | 'no' | 'sandbox';

/**
 * Who may do what. Administrators may do all of it. Every route of the dashboard names one of these rights, so what a role can do is
 * decided here and nowhere else.
 */
const rightsOfRoles = {
  read: { viewer: 'yes' },
  capture_payments: { viewer: 'no' },
  cancel_payments: { viewer: 'no' },
  refund_payments: { viewer: 'no' },
  ask_wallet: { viewer: 'no' },
  resolve_mismatches: { viewer: 'no' },
  transfer_money: { viewer: 'no' },
  pay_out: { viewer: 'no' },
  manage_accounts: { viewer: 'no' },
  send_webhooks: { viewer: 'no' },
  manage_webhooks: { viewer: 'no' },
  read_api_keys: { viewer: 'no' },
  manage_api_keys: { viewer: 'no' },
  manage_allow_lists: { viewer: 'no' },
  manage_platforms: { viewer: 'no' },
  move_test_clock: { viewer: 'no' },
  read_audit_log: { viewer: 'no' },
  manage_users: { viewer: 'no' },
} as const satisfies Record<string, Record<Exclude<Role, 'administrator'>, Grant>>;

export type Right = keyof typeof rightsOfRoles;

export const rights = keysOf(rightsOfRoles);

const grants: Record<Right, Record<Exclude<Role, 'administrator'>, Grant>> = rightsOfRoles;

export const hasRight = (role: Role, right: Right, environment: Environment) => {
  if (role === 'administrator') return true;
  const grant = grants[right][role];
  return grant === 'yes' || (grant === 'sandbox' && environment === 'sandbox');
};

export const rolesWith = (right: Right, environment: Environment) =>
  roles.filter((role) => hasRight(role, right, environment));

export const rightsOf = (role: Role, environment: Environment) =>
  rights.filter((right) => hasRight(role, right, environment));

/**
 * What a route of the dashboard needs: nothing; a session, also one with a one-time password; a session of an operator who has their
 * own password, which is enough for everything about themselves; or a right.
 */
export type Need = 'nothing' | 'session' | 'operator' | Right;

interface Holder {
  readonly email: string;
  readonly role: Role;
  readonly oneTimeUntil: Date | null;
}

/** Throws unless the operator has what a route needs. */
export const requireNeed = ({ email, role, oneTimeUntil }: Holder, need: Need, environment: Environment) => {
  if (need === 'nothing' || need === 'session') return;
  if (oneTimeUntil !== null)
    throw new Problem(
      'password_change_required',
      'Change your one-time password first: POST /dashboard/api/password.',
    );
  if (need === 'operator' || hasRight(role, need, environment)) return;
  throw new Problem(
    'role_not_allowed',
    `${email} has the role ${role}. This needs the role ${rolesWith(need, environment).join(' or ')}.`,
  );
};
