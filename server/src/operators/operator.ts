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

/** An operator, and the session of their request. */
export interface SignedIn {
  readonly operator: Operator;
  readonly sessionIdHash: Buffer;
  /** When the operator last confirmed this session with their password. Null: never. */
  readonly confirmedAt: Date | null;
}

/** An administrator at the dashboard, and the address that they act from. */
export interface Administrator {
  readonly operator: Operator;
  readonly address: string;
}
