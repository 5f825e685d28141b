import { Problem } from '../problem.ts';
import type { Operator } from './operator.ts';

/** Throws while the operator still has a one-time password. */
export const requireOwnPassword = ({ oneTimeUntil }: Operator) => {
  if (oneTimeUntil === null) return;
  throw new Problem(
    'password_change_required',
    'Change your one-time password first: POST /dashboard/api/password.',
  );
};

export const requireAdministrator = (operator: Operator) => {
  requireOwnPassword(operator);
  const { email, role } = operator;
  if (role === 'administrator') return;
  throw new Problem('administrators_only', `${email} is a ${role}. Only an administrator can do this.`);
};
