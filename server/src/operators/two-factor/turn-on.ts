import { randomBytes } from 'node:crypto';
import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Environment } from '../../environment.ts';
import { countCodeAttempt, forgetCodeAttempts } from '../credentials/attempts.ts';
import type { SignedIn } from '../operator.ts';
import { deleteSessions, setConfirmed } from '../sessions/queries.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { beginTwoFactor, confirmTwoFactor, findTwoFactor, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { isTotpCode, otpauthUri, secretFrom, toBase32 } from './totp.ts';
import { stepOf } from './use-code.ts';

/** The name that an authenticator app shows. */
const issuers: Record<Environment, string> = { production: 'Florin', sandbox: 'Florin sandbox' };

const isAlreadyOn = () =>
  new Problem('conflict', 'Two-factor sign-in is already on. Remove it before you set up another phone.');

/** Makes a secret for a phone. The sign-in asks for codes only after a first code has confirmed the phone. */
export const beginTurningOn = async (deps: Dependencies, signedIn: SignedIn, password: string) => {
  const { keyring, sql, clock, config } = deps;
  await confirmPassword(deps, signedIn, password);
  const nonce = randomBytes(16).toString('base64url');
  const secretId = keyring.currentSecretId;
  const { id, email } = signedIn.operator;
  await sql.begin(async (tx) => {
    await requireUnchanged(tx, signedIn);
    if (!(await beginTwoFactor(tx, id, { nonce, secretId }))) throw isAlreadyOn();
    await recordAct(tx, keyring, signedIn, { at: clock(), action: 'two_factor_begun', subject: email });
  });
  const secret = secretFrom(keyring.derive('two-factor', `${id} ${nonce}`, secretId));
  return { secret: toBase32(secret), uri: otpauthUri(secret, issuers[config.environment], email) };
};

/** Turns on two-factor sign-in with the phone's first code, and ends the operator's other sessions. */
export const confirmTurningOn = async (deps: Dependencies, signedIn: SignedIn, given: string) => {
  const { sql, clock, keyring } = deps;
  const { email, address } = signedIn;
  const { id } = signedIn.operator;
  const who = { kind: 'session', sessionIdHash: signedIn.sessionIdHash } as const;
  await countCodeAttempt(deps, email, who);
  const started = await findTwoFactor(sql, id);
  if (started?.since) throw isAlreadyOn();
  if (!started) throw new Problem('conflict', 'Start first: POST /dashboard/api/two-factor.');
  const code = given.replaceAll(/\s/g, '');
  const step = isTotpCode(code) ? stepOf(deps, id, started, code) : undefined;
  const at = clock();
  if (step === undefined) {
    const act = { at, actor: email, address, subject: email };
    await sql.begin((tx) => appendAuditEntry(tx, keyring, { ...act, action: 'two_factor_code_failed' }));
    throw new Problem('code_wrong', 'The code is wrong. Check that the time on your phone is right.');
  }
  const codes = makeRecoveryCodes();
  await sql.begin(async (tx) => {
    if (!(await confirmTwoFactor(tx, id, { nonce: started.nonce, step, at })))
      throw new Problem('conflict', 'Another phone has been set up since.');
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
    await deleteSessions(tx, id, signedIn.sessionIdHash);
    // It was made without a code.
    await setConfirmed(tx, signedIn.sessionIdHash, null);
    await recordAct(tx, keyring, signedIn, { at, action: 'two_factor_turned_on', subject: email });
  });
  await forgetCodeAttempts(deps, email, who);
  return codes;
};
