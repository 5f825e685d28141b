import { StartFault } from '../start/start-fault.ts';
import type { Sql, Transaction } from './client.ts';
import { program } from '../program.ts';

const namedMax = 3;

/** Whether the table of migrations still has the name that it once had. Other programs have a table of that name, too. */
export const hasFormerTable = async (sql: Sql | Transaction) => {
  const found = await sql.read`
    select from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.oid = to_regclass('migrations') and c.relkind = 'r' and a.attname = 'works_with'`;
  return found.length > 0;
};

/** Refuses a database with the tables of another program and none of ours. An empty one may become ours. */
export const refuseForeignDatabase = async (sql: Sql, name: string) => {
  const [ours] = await sql.read<{ isThere: boolean }[]>`
    select to_regclass('florin_migrations') is not null as "isThere"`;
  if (ours!.isThere || (await hasFormerTable(sql))) return;
  const tables = await listTables(sql);
  if (tables.length === 0) return;
  const named = tables.slice(0, namedMax).join(', ') + (tables.length > namedMax ? ' …' : '');
  throw new StartFault(
    `The database ${name} is not Florin's: it has ${describeCount(tables.length)} of another program (${named}) and none of ours.\n` +
      `Set DATABASE_URL to Florin's database, or to an empty one, and run there: ${program} migrate. Nothing was changed.`,
  );
};

const describeCount = (count: number) => (count === 1 ? 'a table' : `${count} tables`);

/** Those that someone made here. An extension brings its own, also into an empty database. */
const listTables = async (sql: Sql) => {
  const tables = await sql.read<{ name: string }[]>`
    select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (c.relkind = 'r' or c.relkind = 'p') and not c.relispartition
      and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname`;
  return tables.map(({ name }) => name);
};
