import { environments, type Environment } from '../environment.ts';
import { Problem } from '../problem.ts';
import { keysOf } from '../keys-of.ts';

export const roles = ['administrator', 'finance', 'support', 'developer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** `sandbox`: in the sandbox alone, where no money is real. */
type Grant = 'yes' | 'no' | 'sandbox';

/**
 * Who may do what. Administrators may do all of it. Every route of the dashboard names one of these rights, so what a role can do is
 * decided here and nowhere else (docs/decisions/098-five-roles.md).
 */
const rightsOfRoles = {
  read: { finance: 'yes', support: 'yes', developer: 'yes', viewer: 'yes' },
  capture_payments: { finance: 'yes', support: 'no', developer: 'no', viewer: 'no' },
  cancel_payments: { finance: 'yes', support: 'yes', developer: 'no', viewer: 'no' },
  refund_payments: { finance: 'yes', support: 'yes', developer: 'no', viewer: 'no' },
  ask_wallet: { finance: 'yes', support: 'yes', developer: 'yes', viewer: 'no' },
  resolve_mismatches: { finance: 'yes', support: 'no', developer: 'no', viewer: 'no' },
  transfer_money: { finance: 'yes', support: 'no', developer: 'no', viewer: 'no' },
  pay_out: { finance: 'yes', support: 'no', developer: 'no', viewer: 'no' },
  manage_accounts: { finance: 'no', support: 'no', developer: 'no', viewer: 'no' },
  send_webhooks: { finance: 'no', support: 'yes', developer: 'yes', viewer: 'no' },
  manage_webhooks: { finance: 'no', support: 'no', developer: 'yes', viewer: 'no' },
  read_api_keys: { finance: 'no', support: 'no', developer: 'yes', viewer: 'no' },
  manage_api_keys: { finance: 'no', support: 'no', developer: 'sandbox', viewer: 'no' },
  manage_allow_lists: { finance: 'no', support: 'no', developer: 'no', viewer: 'no' },
  manage_platforms: { finance: 'no', support: 'no', developer: 'no', viewer: 'no' },
  move_test_clock: { finance: 'no', support: 'no', developer: 'sandbox', viewer: 'no' },
  read_audit_log: { finance: 'no', support: 'no', developer: 'no', viewer: 'no' },
  manage_users: { finance: 'no', support: 'no', developer: 'no', viewer: 'no' },
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

/** Whether someone gains a right, in any environment, who has this role in the place of another. */
export const canMore = (role: Role, other: Role) =>
  rights.some((right) =>
    environments.some(
      (environment) => hasRight(role, right, environment) && !hasRight(other, right, environment),
    ),
  );

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
