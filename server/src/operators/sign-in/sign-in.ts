import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { AuditDetails } from '../../audit/chain.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { useCode } from '../two-factor/use-code.ts';
import {
  countPasswordAttempt,
  forgetAddressAttempt,
  forgetOperatorAttempts,
} from '../credentials/attempts.ts';
import type { Caller } from '../../http/caller.ts';
import { admitHashing } from '../credentials/hashing-turns.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Operator } from '../operator.ts';
import { unknownOperatorHash, isPassword } from '../credentials/password.ts';
import { findOperatorByEmail, lockUnchanged, touchOperator } from '../queries.ts';
import { recordUnknownSignIn } from './record-unknown-sign-in.ts';

interface Given {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

const wrongPassword = 'The e-mail address or the password is wrong.';

/** Opens a session after the password and, if two-factor sign-in is on, the code are right. */
export const signIn = (parts: Parts, given: Given, caller: Caller) =>
  admitHashing(() => signInNow(parts, given, caller));

const signInNow = async (parts: Parts, given: Given, caller: Caller) => {
  const { sql, clock, keyring } = parts;
  const { address } = caller;
  const email = given.email.trim().toLowerCase();
  await countPasswordAttempt(parts, email, address);
  const operator = await findOperatorByEmail(sql, email);
  const isRight = await isPassword(given.password, operator?.passwordHash ?? unknownOperatorHash);
  if (!operator) {
    await recordUnknownSignIn(parts, address);
    throw new Problem('sign_in_failed', wrongPassword);
  }
  if (!isRight || operator.disabledAt) return fail(parts, email, address, wrongPassword);
  await forgetOperatorAttempts(parts, email);
  if (operator.twoFactor) await passSecondFactor(parts, operator, given.code, address);
  await forgetAddressAttempt(parts, address);
  const at = clock();
  const sessionId = await sql.begin(async (tx) => {
    if (!(await lockUnchanged(tx, operator))) throw new Problem('sign_in_failed', wrongPassword);
    const opened = await openSession(tx, operator.id, caller, at);
    await appendAuditEntry(tx, keyring, { at, actor: email, address, action: 'signed_in', subject: email });
    return opened;
  });
  await touchOperator(sql, operator.id, at);
  return { sessionId, operator };
};

const passSecondFactor = async (
  parts: Parts,
  operator: Operator,
  code: string | undefined,
  address: string,
) => {
  if (code === undefined) {
    // The page asks for the code next. The first half of a sign-in is not a wrong attempt.
    await forgetAddressAttempt(parts, address);
    throw new Problem('two_factor_required', 'Send the code of your authenticator app, or a recovery code.');
  }
  if (await useCode(parts, operator, code, address)) return;
  const detail = 'The code is wrong, or it has been used already.';
  await fail(parts, operator.email, address, detail, { factor: 'second' });
};

const fail = async (
  { sql, clock, keyring }: Parts,
  actor: string,
  address: string,
  detail: string,
  details: AuditDetails = {},
): Promise<never> => {
  const act = { at: clock(), actor, address, subject: actor, details };
  await sql.begin((tx) => appendAuditEntry(tx, keyring, { ...act, action: 'sign_in_failed' }));
  throw new Problem('sign_in_failed', detail);
};
