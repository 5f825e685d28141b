import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { AuditDetails } from '../../audit/chain.ts';
import { findLastAct } from '../../audit/queries.ts';
import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { useCode } from '../two-factor/use-code.ts';
import {
  countPasswordAttempt,
  forgetAddressAttempt,
  forgetPasswordAttempts,
  type Attempter,
} from '../credentials/attempts.ts';
import type { Caller } from '../../http/caller.ts';
import { mailLockOut } from '../credentials/mail-lock-out.ts';
import { admitHashing } from '../credentials/hashing-turns.ts';
import { findDeviceId } from '../sessions/known-device.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Operator } from '../operator.ts';
import { unknownOperatorHash, isPassword } from '../credentials/password.ts';
import { countFailedSignIn, findOperatorByEmail, lockUnchanged, takeFailedSignIns } from '../queries.ts';
import { recordUnknownSignIn } from './record-unknown-sign-in.ts';

interface Given {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  /** The session is also confirmed: password and code are all that a confirmation asks for. */
  readonly confirm?: boolean;
}

interface Origin extends Caller {
  /** What the browser sends to show that the operator has signed in there before. */
  readonly deviceToken: string | undefined;
}

const signInFailed = (detail: string) => new Problem('sign_in_failed', detail);
const wrongPassword = () => signInFailed('The e-mail address or the password is wrong.');
const expiredPassword = () =>
  new Problem('one_time_password_expired', 'This one-time password has expired. Ask for a new one.');

/** Opens a session after the password and, if two-factor sign-in is on, the code are right. */
export const signIn = (deps: Dependencies, given: Given, { deviceToken, ...caller }: Origin) => {
  const email = given.email.trim().toLowerCase();
  const who = findAttempter(deps, email, deviceToken, caller.address);
  return admitHashing(who.kind, () => signInNow(deps, { ...given, email }, who, caller));
};

const signInNow = async (deps: Dependencies, given: Given, who: Attempter, caller: Caller) => {
  const { sql, clock, keyring } = deps;
  const { email } = given;
  const { address } = caller;
  const isLastFree = await countPasswordAttempt(deps, email, who);
  const operator = await findOperatorByEmail(sql, email);
  const isRight = await isPassword(given.password, operator?.passwordHash ?? unknownOperatorHash);
  if (!operator) {
    await recordUnknownSignIn(deps, address);
    throw wrongPassword();
  }
  if (!isRight || operator.disabledAt)
    return fail(deps, { operator, address, lockOut: isLastFree ? 'password' : undefined }, wrongPassword());
  if (operator.oneTimeUntil !== null && operator.oneTimeUntil <= clock())
    return fail(deps, { operator, address }, expiredPassword(), { factor: 'one_time_password' });
  await forgetPasswordAttempts(deps, email, who);
  if (operator.twoFactor) await passSecondFactor(deps, operator, given.code, { who, address });
  if (who.kind === 'stranger') await forgetAddressAttempt(deps, address);
  const at = clock();
  const opened = await sql.begin(async (tx) => {
    if (!(await lockUnchanged(tx, operator))) throw wrongPassword();
    const passwordChange = await findPasswordChange(tx, email);
    const sessionId = await openSession(tx, operator.id, caller, at, given.confirm === true ? at : null);
    await appendAuditEntry(tx, keyring, { at, actor: email, address, action: 'signed_in', subject: email });
    return { sessionId, passwordChange };
  });
  const failedSignIns = await takeFailedSignIns(sql, operator.id, at);
  return { ...opened, operator, failedSignIns };
};

/** The last change of the password since the last sign-in, for its owner to see: someone else may have made it. */
const findPasswordChange = async (tx: Transaction, email: string) => {
  const last = await findLastAct(tx, email, ['signed_in', 'password_changed']);
  return last?.action === 'password_changed' ? { at: last.at, address: last.address } : undefined;
};

const findAttempter = (
  { keyring, clock }: Dependencies,
  email: string,
  deviceToken: string | undefined,
  address: string,
): Attempter => {
  const deviceId = deviceToken === undefined ? undefined : findDeviceId(keyring, deviceToken, email, clock());
  return deviceId === undefined ? { kind: 'stranger', address } : { kind: 'device', deviceId };
};

const passSecondFactor = async (
  deps: Dependencies,
  operator: Operator,
  code: string | undefined,
  { who, address }: { readonly who: Attempter; readonly address: string },
) => {
  if (code === undefined) {
    // The page asks for the code next. The first half of a sign-in is not a wrong attempt.
    if (who.kind === 'stranger') await forgetAddressAttempt(deps, address);
    throw new Problem('two_factor_required', 'Send the code of your authenticator app, or a recovery code.');
  }
  const { isRight, isLastFree } = await useCode(deps, operator, code, { who, address });
  if (isRight) return;
  const problem = signInFailed('The code is wrong, or it has been used already.');
  const lockOut = isLastFree ? 'code' : undefined;
  await fail(deps, { operator, address, lockOut }, problem, { factor: 'second' });
};

interface Failure {
  readonly operator: Operator;
  readonly address: string;
  /** What the operator is mailed about. */
  readonly lockOut?: 'password' | 'code' | undefined;
}

const fail = async (
  deps: Dependencies,
  { operator, address, lockOut }: Failure,
  problem: Problem,
  details: AuditDetails = {},
): Promise<never> => {
  const { sql, clock, keyring } = deps;
  const at = clock();
  const actor = operator.email;
  const act = { at, actor, address, subject: actor, details };
  await sql.begin(async (tx) => {
    await countFailedSignIn(tx, actor);
    await appendAuditEntry(tx, keyring, { ...act, action: 'sign_in_failed' });
    if (lockOut) await mailLockOut(tx, deps, { operator, what: lockOut, address, at });
  });
  throw problem;
};
