import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess, runProcess } from '../support/process.ts';
import { findFreePort, productionSettings, testSecret } from '../support/server.ts';
import { asService, prepareDatabase } from '../support/service-role.ts';

const run = async (file: 'cli.ts' | 'main.ts', settings: Record<string, string>, ...args: string[]) => {
  const { ended, output } = await runProcess(settings, { file, args });
  return { status: await ended, output: output() };
};

const florin = (settings: Record<string, string>, ...args: string[]) => run('cli.ts', settings, ...args);

const givenEmpty = async (script = '') => {
  const url = await givenDatabase('empty');
  const sql = await connectAlone(url);
  onTestFinished(() => sql.close());
  await sql.script(script);
  const tables = async () => {
    const rows = await sql<{ name: string }[]>`
      select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any('{public,app}') and c.relkind = any('{r,v}') order by name`;
    return rows.map(({ name }) => name);
  };
  const settings = { DATABASE_URL: url, FLORIN_SECRET: testSecret, FLORIN_DATA_DIR: await givenFolder() };
  return { url, sql, tables, settings };
};

/** A program with a table of the same name as ours once had, and one with its tables in a schema of its own. */
const otherPrograms = [
  'create table migrations (id integer, migration text, batch integer); create table users ()',
  'create schema app; create table app.users ()',
];

test.each(otherPrograms)(
  'the database of another program is refused by its name, and nothing is changed in it: %s',
  async (script) => {
    const { url, tables, settings } = await givenEmpty(script);
    const before = await tables();
    const { host, pathname, password } = new URL(url);
    const refused = `The database postgres://${host}${pathname} is not Florin's: it has `;
    const port = String(await findFreePort());
    for (const { status, output } of [
      await florin(settings, 'operators', 'list'),
      await florin(settings, 'migrate'),
      await run('main.ts', { ...settings, PORT: port }),
    ]) {
      expect([status, output]).toEqual([1, expect.stringContaining(refused)]);
      expect(output).toContain('users) and none of ours.\nSet DATABASE_URL to');
      expect(output).not.toContain(password);
    }
    expect(await tables()).toEqual(before);
  },
);

test('only migrate makes tables in the database of DATABASE_URL, also in the sandbox', async () => {
  const { tables, settings } = await givenEmpty();
  const port = String(await findFreePort());
  for (const { status, output } of [
    await florin(settings, 'operators', 'list'),
    await run('main.ts', { ...settings, PORT: port }),
  ])
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('Run the migrations first: npm run florin -- migrate. Nothing was changed.'),
    ]);
  expect(await tables()).toEqual([]);
  expect((await florin(settings, 'migrate')).status).toBe(0);
  expect((await florin(settings, 'operators', 'list')).status).toBe(0);
});

test('the tables of an extension do not make a database that of another program', async () => {
  const { sql, settings } = await givenEmpty('create table brought ()');
  await sql.script('alter extension plpgsql add table brought');
  expect((await florin(settings, 'migrate')).status).toBe(0);
});

test('a command says which database it works on, on the standard error and without the password', async () => {
  const url = await givenDatabase();
  const settings = { DATABASE_URL: url, FLORIN_SECRET: testSecret, FLORIN_DATA_DIR: await givenFolder() };
  const { host, pathname, password } = new URL(url);
  for (const args of [
    ['operators', 'list', '--json'],
    ['migrate', '--json'],
  ]) {
    const { ended, output, printed } = await runProcess(settings, { file: 'cli.ts', args });
    expect(await ended).toBe(0);
    expect(output()).toContain(`Database (sandbox): postgres://${host}${pathname}\n`);
    expect(output()).not.toContain(password);
    expect(printed()).not.toContain('Database (');
  }
});

test('a command makes no embedded database, and says what makes one', async () => {
  const FLORIN_DATA_DIR = join(await givenFolder(), 'none');
  const { status, output } = await florin({ FLORIN_DATA_DIR }, 'operators', 'list');
  expect([status, output]).toEqual([
    1,
    expect.stringContaining(`There is no database in ${join(FLORIN_DATA_DIR, 'sandbox')} yet.`),
  ]);
  expect(existsSync(FLORIN_DATA_DIR)).toBe(false);
});

test('in production nothing makes an embedded database unless DATABASE_URL says so', async () => {
  const FLORIN_DATA_DIR = join(await givenFolder(), 'none');
  const settings = { ...productionSettings, FLORIN_SECRET: testSecret, FLORIN_DATA_DIR };
  const port = String(await findFreePort());
  for (const { status, output } of [
    await florin(settings, 'migrate'),
    await run('main.ts', { ...settings, PORT: port }),
  ])
    expect([status, output.trim()]).toEqual([
      1,
      'The settings are wrong:\n' +
        '  - DATABASE_URL is required in production: the address of a PostgreSQL, or embedded for one in the data folder',
    ]);
  expect(existsSync(FLORIN_DATA_DIR)).toBe(false);
});

test('the first production start on the embedded PostgreSQL, without migrate, says which command comes first', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const port = String(await findFreePort());
  const own = { FLORIN_SECRET: testSecret, DATABASE_URL: 'embedded', FLORIN_DATA_DIR, PORT: port };
  const { status, output } = await run('main.ts', { ...productionSettings, ...own });
  expect([status, output]).toEqual([
    1,
    expect.stringContaining('Before the first start, run the migrations: npm run florin -- migrate.'),
  ]);
  expect(output).not.toContain('check DATABASE_URL');
});

test('migrate needs no setting of the wallet, the secret or the address', async () => {
  const { url, settings } = await givenEmpty();
  const { FLORIN_DATA_DIR } = settings;
  const own = { FLORIN_ENV: 'production', DATABASE_URL: url, FLORIN_DATA_DIR };
  const { status, output } = await florin(own, 'migrate');
  expect([status, output]).toEqual([0, expect.stringContaining('The schema is up to date.')]);
});

test('a production service records its database in a new data folder, and a command that means another one is refused', async () => {
  const { url, sql, settings } = await givenEmpty();
  await prepareDatabase(sql, 'production', new Date());
  const FLORIN_DATA_DIR = join(settings.FLORIN_DATA_DIR, 'new');
  const own = { ...productionSettings, FLORIN_SECRET: testSecret, FLORIN_DATA_DIR, STOP_GRACE_SECONDS: '0' };
  await givenProcess({ ...own, DATABASE_URL: asService(url) });
  const { host, pathname } = new URL(url);
  for (const args of [['operators', 'list'], ['migrate']]) {
    const { status, output } = await florin({ ...own, DATABASE_URL: 'embedded' }, ...args);
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(`uses the database postgres://${host}${pathname}, and DATABASE_URL does not`),
    ]);
  }
  expect(existsSync(join(FLORIN_DATA_DIR, 'production/postgres'))).toBe(false);
});
