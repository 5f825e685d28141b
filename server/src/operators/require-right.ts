import { Problem } from '../problem.ts';
import type { Operator, Right } from './operator.ts';

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
