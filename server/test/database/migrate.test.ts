import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSchema } from '../../src/database/check-schema.ts';
import { connect, connectAlone } from '../../src/database/client.ts';
import { grantToService, refuseExcessRights, refuseMissingRights } from '../../src/database/grants.ts';
import { inTurn, migrate } from '../../src/database/migrate.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder } from '../support/process.ts';
import { asService } from '../support/service-role.ts';

const installation = `create table installation (environment text primary key, created_at timestamptz not null);`;

/** A database without a schema, and a folder of steps that the test writes itself. */
const given = async (steps: Readonly<Record<string, string>>) => {
  const url = await givenDatabase('empty');
  const sql = await connectAlone(url);
  onTestFinished(() => sql.close());
  const folder = join(await givenFolder(), 'migrations');
  await mkdir(folder);
  const write = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  };
  await write({ '0001-start.sql': installation, ...steps });
  const run = () => migrate(sql, 'sandbox', new Date(), folder);
  const versions = async () => {
    const rows = await sql<{ version: number }[]>`select version from florin_migrations order by version`;
    return rows.map(({ version }) => version);
  };
  return { url, sql, run, write, folder, versions };
};

test('each step is a transaction: one that fails is named, and those before it stay', async () => {
  const { sql, run, write, versions } = await given({
    '0002-good.sql': 'create table good ();',
    '0003-bad.sql': 'create table half (); insert into nowhere values (1);',
  });
  await expect(run()).rejects.toThrow(
    'The migration 0003-bad.sql failed: relation "nowhere" does not exist.\nThis step was not applied.',
  );
  expect(await versions()).toEqual([1, 2]);
  expect(await sql`select to_regclass('half')::text as half, to_regclass('good')::text as good`).toEqual([
    { half: null, good: 'good' },
  ]);
  await write({ '0003-bad.sql': 'create table whole ();' });
  await run();
  expect(await versions()).toEqual([1, 2, 3]);
});

test('a step may take longer than any statement of the service', async () => {
  const { run, versions } = await given({ '0002-slow.sql': 'select pg_sleep(5.5);' });
  await run();
  expect(await versions()).toEqual([1, 2]);
});

test('a step waits for a lock in short turns, and is applied when the lock is free', async () => {
  const { url, sql, run, write, versions } = await given({});
  await run();
  await sql.script('create table busy (id integer)');
  await write({ '0002-add.sql': 'alter table busy add column note text;' });
  const holder = await connectAlone(url);
  onTestFinished(() => holder.close());
  await holder.script('begin; lock table busy in access share mode');
  const running = run();
  const reader = connect(url, 2);
  onTestFinished(() => reader.close());
  // Nobody who reads the table waits behind the migration for longer than its turn.
  await expect.poll(() => countWaiting(reader)).toBe(1);
  await expect.poll(() => countWaiting(reader)).toBe(0);
  expect(await reader`select count(*)::integer as count from busy`).toEqual([{ count: 0 }]);
  await holder.script('commit');
  await running;
  expect(await versions()).toEqual([1, 2]);
});

const countWaiting = async (sql: ReturnType<typeof connect>) => {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
};

test('many rows are filled in batches, each a transaction of its own', async () => {
  const { sql, run } = await given({
    '0002-rows.sql': 'create table filled as select n, null::xid8 as by from generate_series(1, 2500) n;',
    '0003-fill.batch.sql': `update filled set by = pg_current_xact_id()
      where n in (select n from filled where by is null limit 1000) returning 1;`,
  });
  await run();
  expect(
    await sql`select count(distinct by)::integer as batches, count(by)::integer as rows from filled`,
  ).toEqual([{ batches: 3, rows: 2500 }]);
});

test('many who migrate at once apply each step once', async () => {
  const url = await givenDatabase('empty');
  const all = await Promise.all(Array.from({ length: 4 }, () => connectAlone(url)));
  onTestFinished(() => Promise.all(all.map((sql) => sql.close())).then(() => undefined));
  await Promise.all(all.map((sql) => migrate(sql, 'sandbox', new Date())));
  await expect(checkSchema(all[0]!, 'sandbox')).resolves.toBeUndefined();
});

test('who has to wait for another migration is not told to end it', async () => {
  const { url, sql } = await given({});
  const other = await connectAlone(url);
  onTestFinished(() => other.close());
  await other.script('begin; select pg_advisory_xact_lock(7302114)');
  await expect(inTurn(sql, '0002-more.sql', async () => undefined, 1)).rejects.toThrow(
    'The migration 0002-more.sql has to wait: another process has been migrating this database for a minute.',
  );
});

test('a process works with a schema that is newer, as long as no step says that it does not', async () => {
  const sql = await connectAlone(await givenDatabase());
  onTestFinished(() => sql.close());
  const addStep = (version: number, worksWith: number) => sql`
    insert into florin_migrations (version, name, applied_at, works_with)
    values (${version}, ${`${version}-later.sql`}, now(), ${worksWith})`;
  await addStep(8001, 1);
  await checkSchema(sql, 'sandbox');
  await addStep(8002, 8002);
  await expect(checkSchema(sql, 'sandbox')).rejects.toThrow('The database is newer than this program');
});

test('a schema that is too old or not there says which command makes it', async () => {
  const sql = await connectAlone(await givenDatabase('empty'));
  onTestFinished(() => sql.close());
  await expect(checkSchema(sql, 'sandbox')).rejects.toThrow(
    'The schema of the database is not there yet.\nRun the migrations first: npm run florin -- migrate.',
  );
});

test('a database of a development version is named as what it is, and left alone', async () => {
  const { sql, run, versions } = await given({});
  await run();
  await sql`update florin_migrations set name = '0001-foundation.sql'`;
  await expect(run()).rejects.toThrow('This database was made by a development version of Florin');
  expect(await versions()).toEqual([1]);
});

test('a database from before the table had its prefix goes on, and a program from then is refused as too old', async () => {
  const { sql, run, versions } = await given({ '0002-prefix.sql': 'select 1;' });
  // As it was then.
  await sql.script(`create table migrations (
      version integer primary key, name text not null, applied_at timestamptz not null, works_with integer not null);
    insert into migrations values (1, '0001-start.sql', now(), 1);
    ${installation}`);
  await expect(checkSchema(sql, 'sandbox')).rejects.toThrow(
    'The schema of the database is that of an older Florin.\nRun the migrations first',
  );
  await run();
  expect(await versions()).toEqual([1, 2]);
  // What a program reads that knows the first step alone: a newer schema that it does not work with.
  expect(await sql`select max(version) as version, max(works_with) as works_with from migrations`).toEqual([
    { version: 2, works_with: 2 },
  ]);
  await run();
  expect(await versions()).toEqual([1, 2]);
});

test('a database of the other environment is not migrated, whoever forgot FLORIN_ENV', async () => {
  const { sql, run, write, folder, versions } = await given({});
  await run();
  await write({ '0002-more.sql': 'create table more ();' });
  await expect(migrate(sql, 'production', new Date(), folder)).rejects.toThrow(
    'This database belongs to sandbox, and FLORIN_ENV says production.',
  );
  expect(await versions()).toEqual([1]);
});

test('the role of a service can neither change tables nor rewrite what has happened', async () => {
  const url = await givenDatabase();
  const service = await connectAlone(asService(url));
  const owner = await connectAlone(url);
  onTestFinished(() => Promise.all([service.close(), owner.close()]).then(() => undefined));
  await refuseExcessRights(service);
  for (const statement of [
    'create table mine ()',
    'alter table payments add column mine text',
    'drop table events',
    'update audit_entries set actor = actor',
    'delete from events',
    'truncate audit_entries',
    'update installation set environment = environment',
    'insert into florin_migrations values (9, $$x$$, now(), 1)',
  ]) {
    await expect(service.script(statement)).rejects.toThrow(/permission denied|must be owner/);
  }
  await expect(refuseExcessRights(owner)).rejects.toThrow(
    'The database role of DATABASE_URL may do more than the service needs: it is a superuser',
  );
  await owner.script('grant update on events to test_service');
  await expect(refuseExcessRights(service)).rejects.toThrow('it may change rows of events');
  await grantToService(owner, 'test_service');
  await refuseExcessRights(service);
});

test('a table that a migration has added without rights for the service is named at its start', async () => {
  const url = await givenDatabase();
  const service = await connectAlone(asService(url));
  const owner = await connectAlone(url);
  onTestFinished(() => Promise.all([service.close(), owner.close()]).then(() => undefined));
  await refuseMissingRights(service);
  await owner.script('create table added ()');
  await expect(refuseMissingRights(service)).rejects.toThrow(
    'The database role of DATABASE_URL lacks a right: it may not select in added.\n' +
      'The owner of the tables gives it: npm run florin -- migrate --grant-to <role> (docs/operating.md).',
  );
  await grantToService(owner, 'test_service');
  await refuseMissingRights(service);
  // A table of a newer version is none of ours.
  await owner.script('create table newer ()');
  await owner`insert into florin_migrations (version, name, applied_at, works_with) values (8001, 'later', now(), 1)`;
  await refuseMissingRights(service);
});
