import { problemCodes } from '../../problem.ts';

/** What `refuseForeign` can answer, which runs before every route of the dashboard. */
export const foreignProblems = problemCodes('https_required', 'foreign_origin');

/** What `requireSession` can answer. */
export const sessionProblems = problemCodes('signed_out', 'temporarily_unavailable');

/** What `requireOperator` can answer. */
export const operatorProblems = problemCodes(sessionProblems, 'password_change_required');

/** What `requireAdministrator` can answer. */
export const administratorProblems = problemCodes(operatorProblems, 'administrators_only');
