import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../../dependencies.ts';
import { readOrMakePrivateFile } from '../../start/private-file.ts';
import { StartFault } from '../../start/start-fault.ts';
import { addOperatorWithin } from './manage-operators.ts';
import { hashPassword, makeOneTimePassword } from '../credentials/password.ts';
import { findOperatorByEmail } from '../queries.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

const adminEmail = 'admin@florin.localhost';

/** Held by the service that adds the administrator. The number means nothing; no other lock has it. */
const lockNumber = 7_201_145_303n;

/** Another service has to hash one password and write one file, perhaps on a slow machine. */
const turnDeadlineMs = 60_000;
const pauseMs = 100;

/**
 * Gives a new sandbox an administrator. `first-sign-in.json` contains their e-mail address and password. The password
 * does not have to be changed, because programs sign in with that file. In production the onboarding team adds the
 * first operator with a command.
 */
export const makeFirstAdministrator = async (deps: Dependencies) => {
  const { config, sql } = deps;
  if (config.environment !== 'sandbox') return;
  const deadline = performance.now() + turnDeadlineMs;
  while (!(await findOperatorByEmail(sql, adminEmail)) && !(await addInTurn(deps))) {
    if (performance.now() > deadline)
      throw new StartFault(
        'Another Florin has been adding the first administrator for a minute.\nStop it, and try again.',
      );
    await pause(pauseMs);
  }
};

/**
 * False while another service is adding the administrator. Of services with a folder each, one writes its file: the
 * password in the file of another would not be the administrator's.
 */
const addInTurn = (deps: Dependencies) =>
  deps.sql.begin(async (tx) => {
    const [turn] = await tx<
      { isOurs: boolean }[]
    >`select pg_try_advisory_xact_lock(${lockNumber}) as "isOurs"`;
    if (!turn?.isOurs) return false;
    if (await findOperatorByEmail(tx, adminEmail)) return true;
    // Write the file first. In the other order, a crash in between would leave a password that nobody knows.
    const path = join(deps.config.environmentDir, 'first-sign-in.json');
    const { email, password } = JSON.parse(await readOrMakePrivateFile(path, makeSignIn)) as SignIn;
    const operator = { email, role: 'administrator', isOneTime: false } as const;
    await addOperatorWithin(tx, deps, operator, await hashPassword(password));
    return true;
  });

const makeSignIn = () => {
  const signIn: SignIn = { email: adminEmail, password: makeOneTimePassword() };
  return `${JSON.stringify(signIn, null, 2)}\n`;
};
