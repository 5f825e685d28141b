import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { requireStillAdministrator } from '../require-still-administrator.ts';
import { checkCredentials, type Credentials } from '../two-factor/check-credentials.ts';

const holdsMs = 5 * 60 * 1000;

/**
 * Throws unless the operator has confirmed this session in the last minutes. Called before everything that gives or
 * widens access, so that a stolen cookie is not enough (docs/security.md#a17).
 */
export const requireConfirmedSession = ({ clock }: Parts, { confirmedAt }: SignedIn) => {
  // A time in the future counts like one in the past: the clock may jump back, and another process may be ahead.
  const ageMs = confirmedAt && Math.abs(clock().getTime() - confirmedAt.getTime());
  if (ageMs !== null && ageMs < holdsMs) return;
  throw new Problem(
    'confirmation_required',
    'Confirm with your password first: POST /dashboard/api/session/confirmation.',
  );
};

/** A password that the request itself carries confirms this request, and no other. For routes of administrators. */
export const requireConfirmation = async (
  parts: Parts,
  signedIn: SignedIn,
  { password, ...given }: Partial<Credentials>,
  address: string,
) => {
  if (password === undefined) return requireConfirmedSession(parts, signedIn);
  await checkCredentials(parts, signedIn, { ...given, password }, address);
  // The password took its time to be checked.
  return parts.sql.begin((tx) => requireStillAdministrator(tx, signedIn.operator));
};
