import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAlone, type Sql } from '../../src/database/client.ts';
import { givenDatabase } from '../support/database.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { checkStatement, type Checked } from './check-statement.ts';
import { composeStatements } from './compose-statements.ts';
import * as examples from './examples.ts';
import { findTables } from './find-tables.ts';
import { findUnmarkedChanges } from './find-unmarked-changes.ts';
import { hasNoEffect } from './query-tree.ts';
import { fileOf, isMarkedAsRead, lineOf, openSourceTree, type SourceTree } from './source-tree.ts';
import { findOwnerFault, readFloors, readOwners } from './table-owners.ts';
import * as wrongChanges from './wrong-changes.ts';
import * as wrongReads from './wrong-reads.ts';

let tree: SourceTree;
let sql: Sql;
let catalogue: Catalogue;
let statements: readonly Checked[];

const check = async (path: string) => {
  const checked: Checked[] = [];
  for (const statement of composeStatements(tree.checker, tree.findSql(path))) {
    checked.push(await checkStatement({ sql, catalogue, checker: tree.checker }, statement));
  }
  return checked;
};

const placeOf = ({ template }: Checked) => `${fileOf(template)}:${lineOf(template)}`;

const findWrongReads = (checked: readonly Checked[]) =>
  checked.filter(
    ({ template, query }) => isMarkedAsRead(template) && query && !hasNoEffect({ node: query, catalogue }),
  );

const faultsOf = (checked: readonly Checked[]) =>
  checked.flatMap((statement) => statement.faults.map((fault) => `${placeOf(statement)}: ${fault}`));

beforeAll(async () => {
  tree = openSourceTree();
  sql = await connectAlone(await givenDatabase());
  catalogue = await readCatalogue(sql);
  statements = await check('server/src/');
  // Four seconds on a quiet machine.
}, 240_000);
afterAll(async () => {
  tree.close();
  await sql.close();
});

test('every statement can be prepared, and its columns have the names, types and nulls that the code claims', () => {
  expect(new Set(statements.map(({ template }) => template)).size).toBeGreaterThan(200);
  expect(faultsOf(statements)).toEqual([]);
});

test('a statement is found whose column is missing, unclaimed, of another type or null, and one that cannot be prepared', async () => {
  const found = await check('server/test/statements/examples.ts');
  expect(found.filter(({ faults }) => faults.length > 0)).toHaveLength(Object.keys(examples).length);
  expect(found.flatMap(({ faults }) => faults)).toEqual([
    'reference is claimed and not selected',
    'currency is selected and not claimed',
    'total is bigint and claimed as number',
    'value is jsonb and claimed as object with the Date at',
    'reference may be null and is claimed not to be',
    'number may be null and is claimed not to be',
    'sum may be null and is claimed not to be',
    'status may be null and is claimed not to be',
    'currency is never null and claimed as nullable',
    'id is always there and claimed as optional',
    'relation "payment" does not exist',
    'column "curency" does not exist',
  ]);
});

test('a statement that is marked as a read changes and locks nothing, and calls no function that might', async () => {
  expect(statements.filter(({ template }) => isMarkedAsRead(template)).length).toBeGreaterThan(50);
  expect(findWrongReads(statements).map(placeOf)).toEqual([]);
  expect(findWrongReads(await check('server/test/statements/wrong-reads.ts'))).toHaveLength(
    Object.keys(wrongReads).length,
  );
});

test('every statement that changes what is shown of a row sets its updated_at', async () => {
  const rows = await sql<{ name: string }[]>`
    select table_name::text as name from information_schema.columns where column_name = 'updated_at' and table_schema = 'public'`;
  const changing = new Set(rows.map(({ name }) => name));
  const findIn = (checked: readonly Checked[]) =>
    checked.flatMap((statement) =>
      findUnmarkedChanges(catalogue, changing, statement.query!).map(
        (change) => `${placeOf(statement)}: ${change}`,
      ),
    );
  expect([...changing].toSorted()).toEqual([
    'account_transfer_metadata',
    'accounts',
    'api_keys',
    'disputes',
    'operators',
    'payments',
    'payout_runs',
    'payouts',
    'platforms',
    'refunds',
    'webhook_endpoints',
  ]);
  expect(findIn(statements)).toEqual([]);
  const wrong = await check('server/test/statements/wrong-changes.ts');
  expect(findIn(wrong)).toHaveLength(Object.keys(wrongChanges).length);
});

test('every table has a room in docs/rooms.md', () => {
  expect([...readOwners().keys()].toSorted()).toEqual(catalogue.tableNames.toSorted());
});

test('a table is written by its own room alone, and read by its room and those above it', () => {
  const [owners, floors] = [readOwners(), readFloors()];
  const uses = statements.flatMap((statement) => findTables(catalogue, statement, statement.query!));
  expect(new Set(uses.map(({ table }) => table)).size).toBeGreaterThan(40);
  expect(new Set(uses.flatMap((use) => findOwnerFault(use, owners, floors) ?? []))).toEqual(new Set());

  const faultOf = (table: string, file: string, isWritten: boolean) =>
    findOwnerFault({ table, file, isWritten }, owners, floors);
  expect(faultOf('payments', 'server/src/ledger/queries.ts', false)).toContain('which is not below it');
  expect(faultOf('transfers', 'server/src/payments/store/queries.ts', false)).toBeUndefined();
  expect(faultOf('transfers', 'server/src/payments/store/queries.ts', true)).toContain(
    'which only ledger/ may',
  );
  expect(faultOf('unheard_of', 'server/src/payments/store/queries.ts', false)).toContain('has no room');
});
