import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Operator } from '../operator.ts';
import { confirmPassword } from '../credentials/confirm-password.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { clearTwoFactor, lockTwoFactor, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { useCode } from './use-code.ts';

const isOff = () => new Problem('conflict', 'Two-factor sign-in is off.');

/**
 * Turns off the second factor. Needs password and code, so that a stolen session with a known password cannot do it.
 */
export const turnOff = async (
  parts: Parts,
  operator: Operator,
  { password, code }: { readonly password: string; readonly code: string },
  address: string,
) => {
  const { sql, clock, keyring } = parts;
  const { id, email } = operator;
  if (!operator.twoFactor) throw isOff();
  await confirmPassword(parts, operator, password, address);
  const isRight = await useCode(parts, operator, code, address);
  await sql.begin(async (tx) => {
    if (isRight) await clearTwoFactor(tx, id);
    const action = isRight ? 'two_factor_removed' : 'two_factor_code_failed';
    await appendAuditEntry(tx, keyring, { at: clock(), actor: email, address, action, subject: email });
  });
  if (!isRight) throw new Problem('code_wrong', 'The code is wrong, or it has been used already.');
};

/** Makes ten new recovery codes. The old ones stop working. */
export const replaceCodes = async (parts: Parts, operator: Operator, password: string, address: string) => {
  const { sql, clock, keyring } = parts;
  const { id, email } = operator;
  if (!operator.twoFactor) throw isOff();
  await confirmPassword(parts, operator, password, address);
  const codes = makeRecoveryCodes();
  await sql.begin(async (tx) => {
    if (!(await lockTwoFactor(tx, id))?.since) throw isOff();
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
    const act = { at: clock(), actor: email, address, subject: email };
    await appendAuditEntry(tx, keyring, { ...act, action: 'recovery_codes_replaced' });
  });
  return codes;
};
