import { readFileSync } from 'node:fs';
import { settings, type Config } from './config.ts';
import { StartFault } from './start-fault.ts';

/** The settings that name a file to read. */
export type FileSetting =
  | 'databasePasswordFile'
  | 'secretFile'
  | 'smtpPasswordFile'
  | 'tlsCertificateFile'
  | 'tlsKeyFile'
  | 'walletCredentialsFile';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
};

/** Reads the file that a setting names. An error names the setting. */
export const readSettingFile = (config: Pick<Config, FileSetting>, key: FileSetting): string => {
  const path = config[key]!;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = reasons[code ?? ''] ?? `cannot be read: ${message}`;
    throw new StartFault(`The file of ${settings[key].name}, ${path}, ${reason}.`);
  }
};
