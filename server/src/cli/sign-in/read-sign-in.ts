import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { readEmail } from '../operators/named-operator.ts';
import { startCommand } from '../../program.ts';
import type { Prompt } from './prompt.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** The file that it was read from. Undefined: a person was asked. */
  readonly file?: string;
}

/**
 * Who signs in: the named operator, who is asked for the password. The sandbox has a file for programs, which only its owner
 * can read: nobody has to be asked there (docs/operating.md).
 */
export const readSignIn = async (
  config: Config,
  given: string | undefined,
  prompt: Prompt,
): Promise<SignIn> => {
  refuseMissingFolder(config, given);
  const found = given === undefined ? await readSandboxSignIn(config) : undefined;
  if (found) return found;
  const email = readEmail(given ?? (await prompt.ask('Your e-mail address: ')));
  return { email, password: await prompt.askHidden(`Password of ${email}: `) };
};

/** Otherwise someone who has forgotten FLORIN_DATA_DIR would be asked for a password that no database knows. */
const refuseMissingFolder = (config: Config, given: string | undefined) => {
  const { environment, environmentDir, dataDir, databaseUrl } = config;
  if (environment !== 'sandbox' || existsSync(environmentDir)) return;
  if (databaseUrl !== undefined && given !== undefined) return;
  throw new StartFault(
    `There is no sandbox in the data folder ${relative(process.cwd(), dataDir)}.\n` +
      `If ${startCommand} uses another one, set FLORIN_DATA_DIR here too. Nothing was done.`,
  );
};

const readSandboxSignIn = async ({ environment, environmentDir }: Config): Promise<SignIn | undefined> => {
  if (environment !== 'sandbox') return undefined;
  const file = join(environmentDir, 'first-sign-in.json');
  try {
    const { email, password } = JSON.parse(await readFile(file, 'utf8')) as SignIn;
    return { email, password, file: relative(process.cwd(), file) };
  } catch {
    return undefined;
  }
};
