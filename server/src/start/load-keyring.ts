import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { makeKeyring } from '../keyring.ts';
import { makePrivateFolder, readOrMakePrivateFile } from './private-file.ts';

/**
 * Makes the keyring from the settings. A sandbox without FLORIN_SECRET makes a secret and keeps it in its data folder.
 */
export const loadKeyring = async ({ environment, environmentDir, secret, previousSecrets }: Config) => {
  const current = secret ?? (await readOrMakeSecret(environmentDir));
  return makeKeyring(environment, [current, ...previousSecrets]);
};

const readOrMakeSecret = async (folder: string) => {
  await makePrivateFolder(folder);
  return (await readOrMakePrivateFile(join(folder, 'secret'), makeSecret)).trim();
};

const makeSecret = () => `${randomBytes(48).toString('base64url')}\n`;
