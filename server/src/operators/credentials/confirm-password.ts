import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import type { SignedIn } from '../operator.ts';
import { countPasswordAttempt, forgetPasswordAttempts } from './attempts.ts';
import { mailLockOut } from './mail-lock-out.ts';
import { admitHashing } from './hashing-turns.ts';
import { isPassword } from './password.ts';

/** Checks the password again before an action that a stolen session must not allow. */
export const confirmPassword = (deps: Dependencies, signedIn: SignedIn, password: string) =>
  admitHashing('session', () => confirmNow(deps, signedIn, password));

const confirmNow = async (
  deps: Dependencies,
  { operator, sessionIdHash, address }: SignedIn,
  password: string,
) => {
  const { sql, clock, keyring } = deps;
  const who = { kind: 'session', sessionIdHash } as const;
  const isLastFree = await countPasswordAttempt(deps, operator.email, who);
  if (await isPassword(password, operator.passwordHash))
    return forgetPasswordAttempts(deps, operator.email, who);
  const at = clock();
  await sql.begin(async (tx) => {
    await appendAuditEntry(tx, keyring, {
      at,
      actor: operator.email,
      address,
      action: 'password_confirmation_failed',
      subject: operator.email,
    });
    if (isLastFree) await mailLockOut(tx, deps, { operator, what: 'password', address, at });
  });
  throw new Problem('password_wrong', 'The password is wrong.');
};
