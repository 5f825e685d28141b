import { StartFault } from '../start/start-fault.ts';
import type { Sql } from './client.ts';
import { inTurn, readSteps } from './migrate.ts';
import { program } from '../program.ts';

/** Rows that are written once and never changed: by the service's rights, whatever a mistake in it may try. */
const appendOnlyTables = [
  'account_transfers',
  'audit_entries',
  'events',
  'ledger_entries',
  'transfers',
  'wallet_movements',
] as const;

/** Written by migrations alone, or a view. */
const fixedTables = ['all_events', 'florin_migrations', 'installation', 'migrations'] as const;

const roleForm = /^[a-z_][a-z0-9_$]{0,62}$/;

/** Gives a role the rights that the service needs, and no others. Repeated, it changes nothing. */
export const grantToService = async (sql: Sql, role: string) => {
  if (!roleForm.test(role)) throw new StartFault(`"${role}" is not the name of a role in lower case.`);
  // Together, so that a service that runs is never without its rights; in turn, because two who grant at once fail.
  await inTurn(sql, 'of the rights', async (tx) => {
    // The months of events are reached through their table.
    const tables = await tx<{ name: string }[]>`
      select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = any('{r,p,v}') and not relispartition
      order by relname`;
    const statements = writeGrants(
      role,
      tables.map(({ name }) => name),
    );
    await tx.script(statements.join('; '));
  });
};

const writeGrants = (role: string, tables: readonly string[]) => [
  `grant usage on schema public to ${role}`,
  `revoke create on schema public from ${role}`,
  `grant execute on function keep_events(integer) to ${role}`,
  ...tables.flatMap((table) => [
    `revoke all on ${table} from ${role}`,
    `grant ${rightsOn(table)} on ${table} to ${role}`,
  ]),
];

const rightsOn = (table: string) => {
  if (fixedTables.some((fixed) => fixed === table)) return 'select';
  if (appendOnlyTables.some((appendOnly) => appendOnly === table)) return 'select, insert';
  return 'select, insert, update, delete';
};

/** What the connection's role may do beyond what the service needs. */
const findExcessRights = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql.read<{ excess: string }[]>`
    select 'is a superuser' as excess from pg_roles where rolname = current_user and rolsuper
    union all
    select 'may create tables in this schema' where has_schema_privilege(current_schema(), 'create')
    union all
    select 'owns the table ' || tablename from pg_tables
    where schemaname = current_schema() and pg_has_role(tableowner, 'usage')
    union all
    select 'may change rows of ' || name from unnest(${appendOnlyTables}::text[]) as name
    where has_table_privilege(name, 'update, delete, truncate')`;
  return rows.map(({ excess }) => excess);
};

/** In production a mistake in the service must not be able to rewrite what has happened. */
export const refuseExcessRights = async (sql: Sql) => {
  const [first, ...others] = await findExcessRights(sql);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  throw new StartFault(
    `The database role of DATABASE_URL may do more than the service needs: it ${first}${more}.\n` +
      `Give the service a role of its own: ${program} migrate --grant-to <role> (docs/operating.md).`,
  );
};

/** A right that the connection's role lacks on a table of ours. Others may have put tables of their own beside them. */
const findMissingRight = async (sql: Sql) => {
  const tables = await sql.read<{ name: string }[]>`
    select c.relname::text as name from pg_class c join pg_class m on m.oid = 'florin_migrations'::regclass
    where c.relnamespace = m.relnamespace and c.relowner = m.relowner
      and c.relkind = any('{r,p,v}') and not c.relispartition`;
  const needed = tables.flatMap(({ name }) =>
    rightsOn(name)
      .split(', ')
      .map((privilege) => ({ name, privilege })),
  );
  const [missing] = await sql.read<{ name: string; privilege: string }[]>`
    select name, privilege
    from unnest(${needed.map(({ name }) => name)}::text[], ${needed.map(({ privilege }) => privilege)}::text[])
      as needed (name, privilege)
    where not has_table_privilege(name, privilege) order by name limit 1`;
  return missing;
};

/**
 * A table that a migration has added without rights would otherwise fail only when someone needs it. In a newer schema this
 * program does not know which rights a table has, and does not need the new ones.
 */
export const refuseMissingRights = async (sql: Sql) => {
  const steps = await readSteps();
  const newer = await sql.read`select from florin_migrations where version > ${steps.length} limit 1`;
  if (newer.length > 0) return;
  const missing = await findMissingRight(sql);
  if (missing === undefined) return;
  throw lacksRight(`it may not ${missing.privilege} in ${missing.name}`);
};

export const lacksRight = (what: string) =>
  new StartFault(
    `The database role of DATABASE_URL lacks a right: ${what}.\n` +
      `The owner of the tables gives it: ${program} migrate --grant-to <role> (docs/operating.md).`,
  );
