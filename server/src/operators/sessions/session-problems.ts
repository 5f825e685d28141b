import { problemCodes, type ProblemCode } from '../../problem.ts';
import type { Need } from '../roles.ts';

/** What `refuseForeign` can answer, which runs before every route of the dashboard. */
export const foreignProblems = problemCodes('https_required', 'foreign_origin');

const ofSession = problemCodes('signed_out', 'temporarily_unavailable');

/** What `requireNeeded` can answer on a route that needs this. Every role can read. */
export const problemsOfNeed = (need: Need): readonly ProblemCode[] => {
  if (need === 'nothing') return [];
  if (need === 'session') return ofSession;
  const ofOperator = problemCodes(ofSession, 'password_change_required');
  return need === 'operator' || need === 'read' ? ofOperator : problemCodes(ofOperator, 'role_not_allowed');
};
