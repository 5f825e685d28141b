import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../start/config.ts';
import { StartFault } from '../start/start-fault.ts';
import { readIfThere } from './find-server.ts';

type Location = Pick<Config, 'databaseUrl' | 'environmentDir'>;

const fileOf = ({ environmentDir }: Location) => join(environmentDir, 'database');

/** Hosts and name alone: a password has no place in a file or a message. */
const withoutSecrets = (url: string) => url.replace(/\/\/.*@/s, '//').replace(/\?.*/s, '');

/** In production the data folder may be missing, closed to the service, or full. Then nothing is recorded: it is only a hint for commands. */
const unwritable = new Set(['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'EDQUOT']);

/** Records in the data folder which database the service uses, if it is not the one in that folder. */
export const recordDatabase = async (location: Location) => {
  const { databaseUrl } = location;
  const recording =
    databaseUrl === undefined
      ? rm(fileOf(location), { force: true })
      : writeFile(fileOf(location), `${withoutSecrets(databaseUrl)}\n`, { mode: 0o600 });
  await recording.catch((error: NodeJS.ErrnoException) => {
    if (!unwritable.has(error.code ?? '')) throw error;
  });
};

/** A command without DATABASE_URL would otherwise make an empty database, or change an old one, beside the real one. */
export const refuseOtherDatabase = async (location: Location) => {
  const recorded = await readIfThere(fileOf(location));
  if (recorded === undefined) return;
  throw new StartFault(
    `The service of the data folder ${relative(process.cwd(), location.environmentDir)} uses the database ${recorded.trim()}, ` +
      'and DATABASE_URL is not set here.\n' +
      'Set it as for the service. Nothing was done.',
  );
};
