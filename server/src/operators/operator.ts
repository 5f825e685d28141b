import type { OperatorActor } from '../audit/record-act.ts';
import type { Language } from '../language.ts';
import { Type } from '../schema.ts';
import { rights, roles, type Need, type Role } from './roles.ts';

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
  /** Of the dashboard at the last sign-in. Null: not known. */
  readonly language: Language | null;
}

export interface ActingOperator extends OperatorActor {
  readonly operator: Operator;
}

/** An operator, and the session of their request. */
export interface SignedIn extends ActingOperator {
  /** What the route of the request needs. */
  readonly need: Need;
  readonly sessionIdHash: Buffer;
  /** When the operator last confirmed this session with their password. Null: never. */
  readonly confirmedAt: Date | null;
}

export const roleSchema = Type.Enum([...roles], {
  title: 'Role',
  description: 'What the person may do: `GET /dashboard/api/roles` says it.',
});

export const rightSchema = Type.Enum([...rights], {
  title: 'Right',
  description: 'What a role may do, as the call that needs it says.',
});
