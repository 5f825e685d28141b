import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { makeKeyring, type Keyring } from '../keyring.ts';
import { makePrivateFolder, readOrMakePrivateFile } from './private-file.ts';
import { readSettingFile } from './read-setting-file.ts';
import { secret as parseSecret } from './setting-values.ts';
import { StartFault } from './start-fault.ts';

/** A keyring whose secrets can be read again while the service runs. If that fails, it stays as it was. */
export type LoadedKeyring = Keyring & { reload(): Promise<void> };

/**
 * Makes the keyring from the settings. A sandbox without FLORIN_SECRET makes a secret and keeps it in its data folder.
 */
export const loadKeyring = async (config: Config): Promise<LoadedKeyring> => {
  const load = async () => makeKeyring(config.environment, await readSecrets(config));
  let ring = await load();
  return {
    get currentSecretId() {
      return ring.currentSecretId;
    },
    get secretIds() {
      return ring.secretIds;
    },
    derive: (...given) => ring.derive(...given),
    match: (...given) => ring.match(...given),
    reload: async () => {
      ring = await load();
    },
  };
};

const readSecrets = async (config: Config): Promise<[string, ...string[]]> => {
  const { secret, secretFile, previousSecrets, environmentDir } = config;
  if (secretFile !== undefined) return readSecretFile(config, secretFile);
  return [secret ?? (await readOrMakeSecret(environmentDir)), ...previousSecrets];
};

/** The message contains no secret, because it goes to a terminal or a log. */
const readSecretFile = (config: Config, path: string): [string, ...string[]] => {
  const lines = readSettingFile(config, 'secretFile')
    .split('\n')
    .map((line) => line.trim());
  const [current, ...previous] = lines.filter((line) => line !== '');
  if (current === undefined) throw new StartFault(`The file of FLORIN_SECRET_FILE, ${path}, is empty.`);
  try {
    return [parseSecret(current), ...previous.map(parseSecret)];
  } catch (error) {
    throw new StartFault(`Each line of FLORIN_SECRET_FILE, ${path}, ${(error as Error).message}`);
  }
};

const readOrMakeSecret = async (folder: string) => {
  await makePrivateFolder(folder);
  return (await readOrMakePrivateFile(join(folder, 'secret'), makeSecret)).trim();
};

const makeSecret = () => `${randomBytes(48).toString('base64url')}\n`;
