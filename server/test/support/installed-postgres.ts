import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** The programs of the PostgreSQL versions that are installed on a Debian machine, by major version. */
export const listInstalledPostgres = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((programs) => existsSync(join(programs, 'initdb')))
    .map((programs) => ({ major: Number(programs.split('/').at(-2)), programs }))
    .filter(({ major }) => major >= 15);
