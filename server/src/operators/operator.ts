export const roles = ['administrator', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What can be an e-mail address. Whether it is one, only a mail to it would tell. */
export const emailForm = /^[^\s@]+@[^\s@]+$/;
export const emailLengthMax = 254;

/** Somebody who may sign in to the dashboard. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  /** Signing in takes a code besides the password. */
  readonly twoFactor: boolean;
}

/** An administrator at the dashboard, and where they act from. */
export interface Administrator {
  readonly operator: Operator;
  readonly address: string;
}
