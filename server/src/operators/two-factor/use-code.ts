import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import { countCodeAttempt, forgetCodeAttempts, type Attempter } from '../credentials/attempts.ts';
import type { Operator } from '../operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findTwoFactor, useRecoveryCode, useStep, type TwoFactor } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findStep, isTotpCode, secretFrom } from './totp.ts';

/**
 * Whether the code is right; it is then used up. The attempt is counted before the code is checked. Throws while the
 * operator has to wait. `isLastFree`: after a wrong one, the next has to wait for the first time.
 */
export const useCode = async (
  deps: Dependencies,
  operator: Operator,
  given: string,
  { who, address }: { readonly who: Attempter; readonly address: string },
) => {
  const isLastFree = await countCodeAttempt(deps, operator.email, who);
  const code = given.replaceAll(/\s/g, '');
  const isRight = isTotpCode(code)
    ? await isNextTotpCode(deps, operator.id, code)
    : await isRecoveryCode(deps, operator, code, address);
  if (isRight) await forgetCodeAttempts(deps, operator.email, who);
  return { isRight, isLastFree };
};

/**
 * The step of a code for this second factor. Undefined as well when the secret is no longer in the keyring: then only
 * recovery codes work.
 */
export const stepOf = (
  { keyring, realClock }: Dependencies,
  operatorId: string,
  { nonce, secretId }: TwoFactor,
  code: string,
) =>
  keyring.secretIds.includes(secretId)
    ? findStep(
        secretFrom(keyring.derive('two-factor', `${operatorId} ${nonce}`, secretId)),
        code,
        realClock(),
      )
    : undefined;

const isNextTotpCode = async (deps: Dependencies, operatorId: string, code: string) => {
  const twoFactor = await findTwoFactor(deps.sql, operatorId);
  const step = twoFactor?.since && stepOf(deps, operatorId, twoFactor, code);
  return typeof step === 'number' && useStep(deps.sql, operatorId, twoFactor!.nonce, step);
};

const isRecoveryCode = (
  { sql, clock, keyring }: Dependencies,
  { id, email }: Operator,
  code: string,
  address: string,
) =>
  sql.begin(async (tx) => {
    if (!(await useRecoveryCode(tx, id, hashRecoveryCode(code)))) return false;
    const act = { at: clock(), actor: email, address, subject: email };
    await appendAuditEntry(tx, keyring, { ...act, action: 'recovery_code_used' });
    return true;
  });
