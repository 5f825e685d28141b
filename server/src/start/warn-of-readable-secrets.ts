import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { settings, type Config } from './config.ts';

const keys = [
  'secretFile',
  'databasePasswordFile',
  'smtpPasswordFile',
  'tlsKeyFile',
  'walletCredentialsFile',
] as const;

const othersMayRead = 0o004;

/** The files with a secret that every user of this machine can read. */
export const findReadableSecrets = async (config: Config) => {
  const readable: { readonly setting: string; readonly file: string }[] = [];
  for (const key of keys) {
    const file = config[key];
    // A file that is not there is reported where it is read.
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || found === undefined || (found.mode & othersMayRead) === 0) continue;
    readable.push({ setting: settings[key].name, file });
  }
  return readable;
};

/** Whoever can read one of these files can act as the service. In the sandbox that gives nobody money. */
export const warnOfReadableSecrets = async (config: Config, log: Logger) => {
  if (config.environment !== 'production') return;
  for (const found of await findReadableSecrets(config))
    log.warn(
      found,
      'every user of this machine can read a file with a secret: take that right away with chmod o-r',
    );
};
