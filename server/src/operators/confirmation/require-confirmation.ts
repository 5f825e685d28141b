import type { Dependencies } from '../../dependencies.ts';
import { Problem, problemCodes } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { checkCredentials, credentialProblems, type Credentials } from '../two-factor/check-credentials.ts';

const holdsMs = 5 * 60 * 1000;

/** What `requireConfirmation` can answer. */
export const confirmationProblems = problemCodes('confirmation_required', credentialProblems);

/** What a route can answer that needs a confirmed session, and another administrator's approval where that is asked for. */
export const wideningProblems = problemCodes('confirmation_required', 'approval_required');

/**
 * Throws unless the operator has confirmed this session in the last minutes. Called before everything that gives or
 * widens access, so that a stolen cookie is not enough (docs/security.md#a17).
 */
export const requireConfirmedSession = ({ clock }: Dependencies, { confirmedAt }: SignedIn) => {
  // A time in the future counts like one in the past: the clock may jump back, and another process may be ahead.
  const ageMs = confirmedAt && Math.abs(clock().getTime() - confirmedAt.getTime());
  if (ageMs !== null && ageMs < holdsMs) return;
  throw new Problem(
    'confirmation_required',
    'Confirm with your password first: POST /dashboard/api/session/confirmation.',
  );
};

/** A password that the request itself carries confirms this request, and no other. */
export const requireConfirmation = async (
  deps: Dependencies,
  signedIn: SignedIn,
  { password, ...given }: Partial<Credentials>,
) => {
  if (password === undefined) return requireConfirmedSession(deps, signedIn);
  return checkCredentials(deps, signedIn, { ...given, password });
};
