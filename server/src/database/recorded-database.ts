import { rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../start/config.ts';
import { makePrivateFolder } from '../start/private-file.ts';
import { StartFault } from '../start/start-fault.ts';
import { readIfThere } from './find-server.ts';
import type { KnownServer } from './server-identity.ts';

type Location = Pick<Config, 'databaseUrl' | 'environmentDir'>;

const serverFileOf = ({ environmentDir }: Location) => join(environmentDir, 'database-server.json');
const fileOf = ({ environmentDir }: Location) => join(environmentDir, 'database');

/** Hosts and name alone: a password has no place in a file or a message. */
const withoutSecrets = (url: string) => url.replace(/\/\/.*@/s, '//').replace(/\?.*/s, '');

/** Which database the settings mean, in words for a person. */
export const describeDatabase = ({ databaseUrl, environmentDir }: Location) =>
  databaseUrl === undefined
    ? `the embedded one of ${relative(process.cwd(), environmentDir)}`
    : withoutSecrets(databaseUrl);

/** In production the data folder may be closed to the service, or full. Then nothing is recorded: it is only a hint for commands. */
const unwritable = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT']);

/** Records in the data folder which database the service uses, if it is not the one in that folder. */
export const recordDatabase = async (location: Location) => {
  await record(location).catch((error: NodeJS.ErrnoException) => {
    if (!unwritable.has(error.code ?? '')) throw error;
  });
};

const record = async (location: Location) => {
  const { databaseUrl, environmentDir } = location;
  if (databaseUrl === undefined) return rm(fileOf(location), { force: true });
  await makePrivateFolder(environmentDir);
  return writeFile(fileOf(location), `${withoutSecrets(databaseUrl)}\n`, { mode: 0o600 });
};

/** Records in the data folder which server was written to, so that a restart does not take an older one. */
export const recordServer = async (location: Location, server: KnownServer) => {
  const file = serverFileOf(location);
  const text = JSON.stringify({ database: describeDatabase(location), ...server });
  // Renamed, so that a process that ends meanwhile leaves the old file or the new one.
  await writeFile(`${file}.new`, `${text}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
};

/** Undefined: nothing was recorded, or DATABASE_URL named other hosts then. */
export const readRecordedServer = async (location: Location): Promise<KnownServer | undefined> => {
  const text = await readIfThere(serverFileOf(location));
  if (text === undefined) return undefined;
  const recorded = JSON.parse(text) as KnownServer & { readonly database: string };
  return recorded.database === describeDatabase(location) ? recorded : undefined;
};

/** A command without DATABASE_URL would otherwise make an empty database, or change an old one, beside the real one. */
export const refuseOtherDatabase = async (location: Location) => {
  const recorded = await readIfThere(fileOf(location));
  if (recorded === undefined) return;
  throw new StartFault(
    `The service of the data folder ${relative(process.cwd(), location.environmentDir)} uses the database ${recorded.trim()}, ` +
      'and DATABASE_URL does not name it here.\n' +
      'Set it as for the service. Nothing was done.',
  );
};
