import type { OperatorActor } from '../audit/record-act.ts';
import { Type } from '../schema.ts';
import { Problem } from '../problem.ts';

export const roles = ['administrator', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** The form of an e-mail address. Only a mail to it would show that the address exists. */
export const emailForm = /^[^\s@]+@[^\s@]+$/;
export const emailLengthMax = 254;

/** A person who may sign in to the dashboard. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: string;
  /** The password is a one-time one: it works until then, and has to be changed. Null: the operator has chosen it. */
  readonly oneTimeUntil: Date | null;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  /** The sign-in needs a code in addition to the password. */
  readonly twoFactor: boolean;
}

/**
 * What a route needs: a session, also one with a one-time password; a session of an operator who has their own password; or that of
 * an administrator.
 */
export type Right = 'session' | 'operator' | 'administrator';

export interface ActingOperator extends OperatorActor {
  readonly operator: Operator;
}

/** An operator, and the session of their request. */
export interface SignedIn extends ActingOperator {
  /** What the route of the request needs. */
  readonly right: Right;
  readonly sessionIdHash: Buffer;
  /** When the operator last confirmed this session with their password. Null: never. */
  readonly confirmedAt: Date | null;
}

export const roleSchema = Type.Enum([...roles], {
  title: 'Role',
  description: 'Administrators change things; viewers only look.',
});

/** Throws unless the operator has the right that a route needs. */
export const requireRight = ({ email, role, oneTimeUntil }: Operator, right: Right) => {
  if (right === 'session') return;
  if (oneTimeUntil !== null)
    throw new Problem(
      'password_change_required',
      'Change your one-time password first: POST /dashboard/api/password.',
    );
  if (right === 'operator' || role === 'administrator') return;
  throw new Problem('administrators_only', `${email} is a ${role}. Only an administrator can do this.`);
};
