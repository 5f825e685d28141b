import { recordAct } from '../../audit/record-act.ts';
import type { Dependencies } from '../../dependencies.ts';
import { invalidRequest } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { hashPassword } from '../credentials/password.ts';
import { setPassword } from '../queries.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { deleteSessions, setConfirmed } from '../sessions/queries.ts';
import { checkCredentials, type Credentials } from '../two-factor/check-credentials.ts';

/**
 * Sets a password that the operator has chosen, and ends all their other sessions and the confirmation of this one. Needs a code where
 * two-factor sign-in is on, so that a stolen session with a known password cannot shut its owner out (docs/security.md#a17).
 */
export const changePassword = async (
  deps: Dependencies,
  signedIn: SignedIn,
  { newPassword, ...credentials }: Credentials & { readonly newPassword: string },
) => {
  const { operator, email, sessionIdHash } = signedIn;
  const { password } = credentials;
  if (newPassword === password || newPassword.toLowerCase() === email) {
    const detail = 'must be neither the old password nor the e-mail address';
    throw invalidRequest([{ pointer: '/newPassword', detail }]);
  }
  // After that: a code works once.
  await checkCredentials(deps, signedIn, credentials);
  const passwordHash = await hashPassword(newPassword);
  await deps.sql.begin(async (tx) => {
    await requireUnchanged(tx, signedIn);
    const at = deps.clock();
    await setPassword(tx, operator.id, passwordHash, null, at);
    await deleteSessions(tx, operator.id, sessionIdHash);
    await setConfirmed(tx, sessionIdHash, null);
    const act = { at, action: 'password_changed', subject: email } as const;
    await recordAct(tx, deps.keyring, signedIn, act);
  });
};
