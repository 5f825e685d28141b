import { problemCodes } from '../../problem.ts';
import { credentialProblems } from '../two-factor/credential-problems.ts';

/** What `requireConfirmation` can answer. */
export const confirmationProblems = problemCodes('confirmation_required', credentialProblems);
