import { recordAct } from '../../audit/record-act.ts';
import type { SignedIn } from '../operator.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { checkCredentials, type Credentials } from './check-credentials.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { clearTwoFactor, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';

const isOff = () => new Problem('conflict', 'Two-factor sign-in is off.');

/**
 * Turns off the second factor. Needs password and code, so that a stolen session with a known password cannot do it.
 */
export const turnOff = async (deps: Dependencies, signedIn: SignedIn, given: Credentials) => {
  const { sql, clock, keyring } = deps;
  const { id, email, twoFactor } = signedIn.operator;
  if (!twoFactor) throw isOff();
  await checkCredentials(deps, signedIn, given);
  await sql.begin(async (tx) => {
    await requireUnchanged(tx, signedIn);
    const at = clock();
    await clearTwoFactor(tx, id, at);
    await recordAct(tx, keyring, signedIn, { at, action: 'two_factor_removed', subject: email });
  });
};

/** Makes ten new recovery codes, each of which is a second factor. The old ones stop working. */
export const replaceCodes = async (deps: Dependencies, signedIn: SignedIn, given: Credentials) => {
  const { sql, clock, keyring } = deps;
  const { id, email, twoFactor } = signedIn.operator;
  if (!twoFactor) throw isOff();
  await checkCredentials(deps, signedIn, given);
  const codes = makeRecoveryCodes();
  await sql.begin(async (tx) => {
    await requireUnchanged(tx, signedIn);
    await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
    await recordAct(tx, keyring, signedIn, {
      at: clock(),
      action: 'recovery_codes_replaced',
      subject: email,
    });
  });
  return codes;
};
