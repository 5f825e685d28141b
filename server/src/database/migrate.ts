import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { StartFault } from '../start/start-fault.ts';
import type { Sql } from './client.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as nothing else in the database uses it. */
const migrationLock = 7_302_114;

/** Brings the schema up to this program's, one transaction a step; processes that start together take turns. */
export const migrate = async (sql: Sql, environment: Environment, at: Date) => {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`;
    await tx`create table if not exists migrations (
      version integer primary key, name text not null, applied_at timestamptz not null)`;
    const applied = await tx<{ version: number }[]>`select version from migrations`;
    const done = new Set(applied.map(({ version }) => version));
    refuseNewerSchema(Math.max(0, ...done), files.length);
    for (const [index, name] of files.entries()) {
      const version = index + 1;
      if (done.has(version)) continue;
      await tx.unsafe(await readFile(join(folder, name), 'utf8'));
      await tx`insert into migrations (version, name, applied_at) values (${version}, ${name}, ${at})`;
    }
    await bindToEnvironment(tx, environment, at);
  });
};

const refuseNewerSchema = (found: number, known: number) => {
  if (found <= known) return;
  throw new StartFault(
    `The database is newer than this program: its schema is version ${found}, and this Florin knows ${known}.\n` +
      'Start the newer Florin again, or give this one a database of its own. Nothing was changed.',
  );
};

const bindToEnvironment = async (
  tx: Parameters<Parameters<Sql['begin']>[1]>[0],
  environment: Environment,
  at: Date,
) => {
  await tx`insert into installation (environment, created_at) values (${environment}, ${at}) on conflict do nothing`;
  const [bound] = await tx<{ environment: Environment }[]>`select environment from installation`;
  if (bound?.environment === environment) return;
  throw new StartFault(
    `This database belongs to ${bound?.environment}, and FLORIN_ENV says ${environment}.\n` +
      'Each environment has a database of its own: set DATABASE_URL to the right one. Nothing was changed.',
  );
};
