import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem, problemCodes } from '../../problem.ts';
import { mailLockOut } from '../credentials/mail-lock-out.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import type { SignedIn } from '../operator.ts';
import { useCode } from './use-code.ts';

export interface Credentials {
  readonly password: string;
  readonly code?: string;
}

/** What `checkCredentials` can answer. */
export const credentialProblems = problemCodes('two_factor_required', 'password_wrong', 'code_wrong');

/** Checks the password again and, if two-factor sign-in is on, a code. Throws when one of them is wrong. */
export const checkCredentials = async (
  deps: Dependencies,
  signedIn: SignedIn,
  { password, code }: Credentials,
) => {
  const { operator, email, address, sessionIdHash } = signedIn;
  const { twoFactor } = operator;
  if (twoFactor && code === undefined)
    throw new Problem('two_factor_required', 'Send the code of your authenticator app, or a recovery code.');
  await confirmPassword(deps, signedIn, password);
  if (!twoFactor || code === undefined) return;
  const who = { kind: 'session', sessionIdHash } as const;
  const { isRight, isLastFree } = await useCode(deps, operator, code, { who, address });
  if (isRight) return;
  const at = deps.clock();
  const act = { at, actor: email, address, subject: email };
  await deps.sql.begin(async (tx) => {
    await appendAuditEntry(tx, deps.keyring, { ...act, action: 'two_factor_code_failed' });
    if (isLastFree) await mailLockOut(tx, deps, { operator, what: 'code', address, at });
  });
  throw new Problem('code_wrong', 'The code is wrong, or it has been used already.');
};
