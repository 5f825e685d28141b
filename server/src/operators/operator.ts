export const roles = ['administrator', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Somebody who may sign in to the dashboard. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
}
