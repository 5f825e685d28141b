import type { Config } from './config.ts';
import { readSettingFile } from './read-setting-file.ts';
import { StartFault } from './start-fault.ts';

/** What the settings have, or the file that they name has now. The message contains nothing of the file. */
export const readWalletCredentials = (config: Config) => {
  const { clientId, clientSecret, credentialsFile } = config.wallet;
  if (credentialsFile === undefined) return { clientId, clientSecret };
  const lines = readSettingFile(config, 'walletCredentialsFile').split('\n');
  const [id, secret, ...more] = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (id === undefined || secret === undefined || more.length > 0)
    throw new StartFault(
      `The file of WALLET_CREDENTIALS_FILE, ${credentialsFile}, must have two lines: the client id, and the client secret.`,
    );
  return { clientId: id, clientSecret: secret };
};
