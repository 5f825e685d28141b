import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from '../parts.ts';
import { addOperator } from './manage-operators.ts';
import { makeOneTimePassword } from './password.ts';
import { countOperators } from './queries.ts';

interface SignInFile {
  readonly email: string;
  readonly password: string;
}

/**
 * A new sandbox gets an administrator, whose sign-in stands in `first-sign-in.json`. It keeps its password: programs
 * sign in with that file. Production has no such operator; the onboarding team adds the first one by command.
 */
export const makeFirstAdministrator = async (parts: Parts) => {
  const { config, sql } = parts;
  if (config.environment !== 'sandbox' || (await countOperators(sql)) > 0) return;
  const path = join(config.environmentDir, 'first-sign-in.json');
  // The file first: were it the other way round, a crash in between would leave a password that nobody knows.
  const { email, password } = (await readSignInFile(path)) ?? (await writeSignInFile(path));
  await addOperator(parts, { email, role: 'administrator', password, mustChangePassword: false });
};

const readSignInFile = async (path: string) => {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as SignInFile);
};

const writeSignInFile = async (path: string) => {
  const signIn: SignInFile = { email: 'admin@florin.localhost', password: makeOneTimePassword() };
  await writeFile(path, `${JSON.stringify(signIn, null, 2)}\n`, { mode: 0o600, flush: true });
  return signIn;
};
