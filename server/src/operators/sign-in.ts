import { appendAuditEntry } from '../audit/append-audit-entry.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { countPasswordAttempt, forgetPasswordAttempts } from './attempts.ts';
import type { Operator } from './operator.ts';
import { openSession, type Caller } from './open-session.ts';
import { hashOfNobody, isPassword } from './password.ts';
import { findOperatorByEmail, lockUnchanged, touchOperator } from './queries.ts';

export const signIn = async (parts: Parts, given: { email: string; password: string }, caller: Caller) => {
  const { sql, clock } = parts;
  const { address } = caller;
  const email = given.email.trim().toLowerCase();
  await countPasswordAttempt(parts, email, address);
  const operator = await findOperatorByEmail(sql, email);
  const isRight = await isPassword(given.password, operator?.passwordHash ?? hashOfNobody);
  if (!operator || !isRight || operator.disabledAt) {
    // Who is not known here is not named: people type their password into the wrong field.
    const actor = operator ? email : '(nobody)';
    await sql.begin((tx) =>
      appendAuditEntry(tx, { at: clock(), actor, address, action: 'sign_in_failed', subject: actor }),
    );
    throw new Problem('sign_in_failed', 'The e-mail address or the password is wrong.');
  }
  await forgetPasswordAttempts(parts, email, address);
  const at = clock();
  const sessionId = await sql.begin(async (tx) => {
    if (!(await lockUnchanged(tx, operator)))
      throw new Problem('sign_in_failed', 'The e-mail address or the password is wrong.');
    const sessionId = await openSession(tx, operator.id, caller, at);
    await appendAuditEntry(tx, { at, actor: email, address, action: 'signed_in', subject: email });
    return sessionId;
  });
  await touchOperator(sql, operator.id, at);
  return { sessionId, operator };
};

/** Asks for the password again before an act that a stolen session must not be able to do. */
export const confirmPassword = async (
  parts: Parts,
  operator: Operator,
  password: string,
  address: string,
) => {
  const { sql, clock } = parts;
  await countPasswordAttempt(parts, operator.email, address);
  if (await isPassword(password, operator.passwordHash))
    return forgetPasswordAttempts(parts, operator.email, address);
  await sql.begin((tx) =>
    appendAuditEntry(tx, {
      at: clock(),
      actor: operator.email,
      address,
      action: 'password_confirmation_failed',
      subject: operator.email,
    }),
  );
  throw new Problem('password_wrong', 'The password is wrong.');
};
