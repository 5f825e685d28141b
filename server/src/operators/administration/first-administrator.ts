import { join } from 'node:path';
import type { Parts } from '../../parts.ts';
import { readOrMakePrivateFile } from '../../start/private-file.ts';
import { addOperator } from './manage-operators.ts';
import { makeOneTimePassword } from '../credentials/password.ts';
import { findOperatorByEmail } from '../queries.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
}

const adminEmail = 'admin@florin.localhost';

/**
 * Gives a new sandbox an administrator. `first-sign-in.json` contains their e-mail address and password. The password
 * does not have to be changed, because programs sign in with that file. In production the onboarding team adds the
 * first operator with a command.
 */
export const makeFirstAdministrator = async (parts: Parts) => {
  const { config, sql } = parts;
  if (config.environment !== 'sandbox' || (await findOperatorByEmail(sql, adminEmail))) return;
  const path = join(config.environmentDir, 'first-sign-in.json');
  // Write the file first. In the other order, a crash in between would leave a password that nobody knows.
  const signIn = JSON.parse(await readOrMakePrivateFile(path, makeSignIn)) as SignIn;
  await addOperator(parts, { ...signIn, role: 'administrator', isOneTime: false });
};

const makeSignIn = () => {
  const signIn: SignIn = { email: adminEmail, password: makeOneTimePassword() };
  return `${JSON.stringify(signIn, null, 2)}\n`;
};
