import { Gauge, type Registry } from '@prometheus-io/client';
import type { Sql } from './client.ts';
import { readSteps } from './migrate.ts';

/** The version of the schema that the database has, and that this program knows, for /metrics. */
export const measureSchema = (registry: Registry, sql: Sql) => {
  const schema = new Gauge({
    name: 'florin_schema_version',
    help: 'Version of the schema: the one that the database has, and the one that this program knows.',
    labelNames: ['of'],
    registers: [registry],
  });
  const known = readSteps().then(({ length }) => length);
  return async () => {
    schema.set({ of: 'program' }, await known);
    const [row] = await readVersion(sql).catch((error: unknown) => {
      schema.remove({ of: 'database' });
      throw error;
    });
    schema.set({ of: 'database' }, row!.version ?? 0);
  };
};

const readVersion = (sql: Sql) => sql.read<{ version: number | null }[]>`
  select max(version) as version from florin_migrations`;
