import { problemCodes } from '../../problem.ts';

/** What `checkCredentials` can answer. */
export const credentialProblems = problemCodes('two_factor_required', 'password_wrong', 'code_wrong');
