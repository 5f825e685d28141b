import { recordAct } from '../../audit/record-act.ts';
import type { Parts } from '../../parts.ts';
import { invalidRequest } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { hashPassword } from '../credentials/password.ts';
import { setPassword } from '../queries.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { deleteSessions, setConfirmed } from '../sessions/queries.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';

/** Sets a password that the operator has chosen, and ends all their other sessions and the confirmation of this one. */
export const changePassword = async (
  parts: Parts,
  signedIn: SignedIn,
  given: { password: string; newPassword: string },
) => {
  const { operator, email, sessionIdHash } = signedIn;
  await confirmPassword(parts, signedIn, given.password);
  const { password, newPassword } = given;
  if (newPassword === password || newPassword.toLowerCase() === email) {
    const detail = 'must be neither the old password nor the e-mail address';
    throw invalidRequest([{ pointer: '/newPassword', detail }]);
  }
  const passwordHash = await hashPassword(newPassword);
  await parts.sql.begin(async (tx) => {
    await requireUnchanged(tx, signedIn);
    await setPassword(tx, operator.id, passwordHash, null);
    await deleteSessions(tx, operator.id, sessionIdHash);
    await setConfirmed(tx, sessionIdHash, null);
    const act = { at: parts.clock(), action: 'password_changed', subject: email } as const;
    await recordAct(tx, parts.keyring, signedIn, act);
  });
};
