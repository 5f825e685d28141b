import type { Sql } from '../../src/database/client.ts';
import { nodesOf, parseTree, type TreeNode } from './node-tree.ts';

/** What the database knows of its tables and functions. */
export interface Catalogue {
  tableName(id: number): string | undefined;
  /** Of our own tables and views, without the parts of a table. */
  readonly tableNames: readonly string[];
  isNotNull(table: number, column: number): boolean;
  /** Whether a foreign key leads from one column to the other, each as `table.column`, in numbers. */
  refers(from: string, to: string): boolean;
  /** The query of a view. */
  findView(id: number): TreeNode | undefined;
  /** A table with one row, from the migrations on. */
  hasOneRow(table: number): boolean;
  functionName(id: number): string;
  /** PostgreSQL answers null without calling it when one of its arguments is null. */
  isStrict(id: number): boolean;
  isNullOnlyForNull(id: number): boolean;
  neverAnswersNull(id: number): boolean;
  /** Immutable or stable: it has no effect. */
  hasNoEffect(id: number): boolean;
}

const tablesOfOneRow = new Set(['audit_head', 'event_head', 'installation', 'test_clock', 'webhook_head']);

/** These answer null also where all arguments have values. */
const nullForValues = new Set([
  'array_length',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'jsonb_object_field',
  'jsonb_object_field_text',
  'to_regclass',
]);
/** These never answer null, although they are called with nulls. The first two are our own. */
const valueForNulls = new Set([
  'address_allowed',
  'is_key_in_force',
  'concat',
  'jsonb_build_array',
  'jsonb_build_object',
]);
/** Volatile only because what they tell changes by itself. */
const harmless = new Set(['clock_timestamp', 'pg_is_in_recovery']);

export const readCatalogue = async (sql: Sql): Promise<Catalogue> => {
  const tables = await sql<{ id: number; name: string; isOurs: boolean; view: string | null }[]>`
    select c.oid::integer as id, c.relname as name, r.ev_action::text as view,
      c.relnamespace = 'public'::regnamespace and c.relkind = any('{r,p,v}') and not c.relispartition as "isOurs"
    from pg_class c left join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'`;
  const references = await sql<{ way: string }[]>`
    select conrelid || '.' || conkey[1] || ' ' || confrelid || '.' || confkey[1] as way
    from pg_constraint where contype = 'f' and cardinality(conkey) = 1`;
  const columns = await sql<{ name: string }[]>`
    select attrelid || '.' || attnum as name from pg_attribute where attnotnull and attnum > 0`;
  const functions = await sql<{ id: number; name: string; isStrict: boolean; volatility: string }[]>`
    select oid::integer as id, proname as name, proisstrict as "isStrict", provolatile::text as volatility from pg_proc`;
  const tableOf = new Map(tables.map((table) => [table.id, table]));
  const functionOf = new Map(functions.map((known) => [known.id, known]));
  const notNull = new Set(columns.map(({ name }) => name));
  const ways = new Set(references.map(({ way }) => way));
  const nameOf = (id: number) => functionOf.get(id)?.name ?? '';
  return {
    tableName: (id) => {
      const table = tableOf.get(id);
      return table?.isOurs ? table.name : undefined;
    },
    tableNames: tables.filter(({ isOurs }) => isOurs).map(({ name }) => name),
    refers: (from, to) => ways.has(`${from} ${to}`),
    isNotNull: (table, column) => notNull.has(`${table}.${column}`),
    findView: (id) => nodesOf(parseTree(tableOf.get(id)?.view ?? '<>'))[0],
    hasOneRow: (id) => tablesOfOneRow.has(tableOf.get(id)?.name ?? ''),
    functionName: nameOf,
    isStrict: (id) => functionOf.get(id)!.isStrict,
    isNullOnlyForNull: (id) => functionOf.get(id)!.isStrict && !nullForValues.has(nameOf(id)),
    neverAnswersNull: (id) => valueForNulls.has(nameOf(id)),
    hasNoEffect: (id) => functionOf.get(id)!.volatility !== 'v' || harmless.has(nameOf(id)),
  };
};
