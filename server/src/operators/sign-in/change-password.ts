import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Parts } from '../../parts.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { hashPassword } from '../credentials/password.ts';
import { lockUnchanged, setPassword } from '../queries.ts';
import { deleteSessions, setConfirmed } from '../sessions/queries.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';

/** Sets a password that the operator has chosen, and ends all their other sessions and the confirmation of this one. */
export const changePassword = async (
  parts: Parts,
  signedIn: SignedIn,
  given: { password: string; newPassword: string },
  address: string,
) => {
  const { operator, sessionIdHash } = signedIn;
  await confirmPassword(parts, signedIn, given.password, address);
  const { password, newPassword } = given;
  if (newPassword === password || newPassword.toLowerCase() === operator.email) {
    const detail = 'must be neither the old password nor the e-mail address';
    throw invalidRequest([{ pointer: '/newPassword', detail }]);
  }
  const passwordHash = await hashPassword(newPassword);
  await parts.sql.begin(async (tx) => {
    if (!(await lockUnchanged(tx, operator)))
      throw new Problem('password_wrong', 'The password or the account has just changed. Sign in again.');
    await setPassword(tx, operator.id, passwordHash, null);
    await deleteSessions(tx, operator.id, sessionIdHash);
    await setConfirmed(tx, sessionIdHash, null);
    const actor = operator.email;
    await appendAuditEntry(tx, parts.keyring, {
      at: parts.clock(),
      actor,
      address,
      action: 'password_changed',
      subject: actor,
    });
  });
};
