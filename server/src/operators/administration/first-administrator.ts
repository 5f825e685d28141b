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
 * A new sandbox gets an administrator, whose sign-in stands in `first-sign-in.json`. It keeps its password: programs
 * sign in with that file. Production has no such operator; the onboarding team adds the first one by command.
 */
export const makeFirstAdministrator = async (parts: Parts) => {
  const { config, sql } = parts;
  if (config.environment !== 'sandbox' || (await findOperatorByEmail(sql, adminEmail))) return;
  const path = join(config.environmentDir, 'first-sign-in.json');
  // The file first: were it the other way round, a crash in between would leave a password that nobody knows.
  const signIn = JSON.parse(await readOrMakePrivateFile(path, makeSignIn)) as SignIn;
  await addOperator(parts, { ...signIn, role: 'administrator', mustChangePassword: false });
};

const makeSignIn = () => {
  const signIn: SignIn = { email: adminEmail, password: makeOneTimePassword() };
  return `${JSON.stringify(signIn, null, 2)}\n`;
};
