import { execFile } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pidOfPostgres } from '../support/alive.ts';
import {
  givenFolder,
  givenProcess,
  runProcess,
  withoutDatabaseLine,
  untilReady,
} from '../support/process.ts';
import { findFreePort, productionSettings, testSecret } from '../support/server.ts';

const listOperators = (dataDir: string, under: readonly string[] = []) =>
  runProcess({ FLORIN_DATA_DIR: dataDir }, { file: 'cli.ts', args: ['operators', 'list'], under });

const migrateFolder = (dataDir: string, under: readonly string[] = []) =>
  runProcess({ FLORIN_DATA_DIR: dataDir }, { file: 'cli.ts', args: ['migrate'], under });

const isMigrated = 'The schema is up to date.\n';
const oneAdministrator = /^admin\S* +administrator +since [\d-]+ +active\n$/;
const nobody = 'No operators yet. Add one: npm run florin -- operators add <email>\n';

/** A folder that is watched from before the first start on: the files of PostgreSQL are in the making for a moment only. */
const givenWatchedFolder = async () => {
  const dataDir = await givenFolder();
  const folder = join(dataDir, 'sandbox');
  await mkdir(folder, { mode: 0o700 });
  const { promise: isBegun, resolve } = Promise.withResolvers<void>();
  const watcher = watch(folder, (_, name) => {
    if (name === 'postgres.new') resolve();
  });
  onTestFinished(() => watcher.close());
  return { dataDir, isBegun };
};

test('a command beside the very first start waits for it, and both work', async () => {
  const { dataDir, isBegun } = await givenWatchedFolder();
  const starting = givenProcess({ FLORIN_DATA_DIR: dataDir });
  await isBegun;
  const command = await listOperators(dataDir);
  const service = await starting;
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([
    0,
    expect.stringMatching(/administrator|No operators/),
  ]);
  await untilReady(service);
  expect(await service.stop()).toBe(0);
});

test('a first start beside a command waits until the command has stopped the database, and both work', async () => {
  const { dataDir, isBegun } = await givenWatchedFolder();
  const command = await migrateFolder(dataDir);
  await isBegun;
  const service = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([0, isMigrated]);
  await untilReady(service);
  const second = await listOperators(dataDir);
  expect([await second.ended, withoutDatabaseLine(second.output())]).toEqual([
    0,
    expect.stringMatching(oneAdministrator),
  ]);
  // The command has left the database of the service alone.
  await untilReady(service);
  expect(await service.stop()).toBe(0);
});

test('a command waits longer than a request for a PostgreSQL that does not answer, and then says so', async () => {
  const dataDir = await givenFolder();
  await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const pid = await pidOfPostgres(dataDir);
  onTestFinished(() => void process.kill(pid, 'SIGCONT'));
  process.kill(pid, 'SIGSTOP');
  const startedAt = performance.now();
  const command = await listOperators(dataDir);
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([
    1,
    `The embedded PostgreSQL of ${join(dataDir, 'sandbox')} does not answer: timeout expired.\n` +
      'The machine may be too busy. Try again; if that does not help, stop the Florin that uses this folder, and start it again.\n',
  ]);
  expect(performance.now() - startedAt).toBeGreaterThan(10_000);
});

test('commands at the same time on a data folder that nobody serves all succeed', async () => {
  const dataDir = await givenFolder();
  expect(await (await migrateFolder(dataDir)).ended).toBe(0);
  const commands = await Promise.all([1, 2, 3].map(() => listOperators(dataDir)));
  for (const command of commands)
    expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([0, nobody]);
  expect(existsSync(join(dataDir, 'sandbox/postgres/postmaster.pid'))).toBe(false);
});

// As in most containers: root may not look at the processes of the user that PostgreSQL runs as.
test.runIf(process.getuid?.() === 0)('root without the right to trace processes uses it', async () => {
  const dataDir = await givenFolder();
  const command = await migrateFolder(dataDir, ['setpriv', '--bounding-set=-sys_ptrace']);
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([0, isMigrated]);
  expect(existsSync(join(dataDir, 'sandbox/postgres/postmaster.pid'))).toBe(false);
});

/** Another program takes the first port that the process has found free, before PostgreSQL can. */
const losePort = `--import=data:text/javascript,${encodeURIComponent(`
  import { createServer, Server } from 'node:net';
  const { close } = Server.prototype;
  Server.prototype.close = function (done) {
    Server.prototype.close = close;
    const { port } = this.address();
    return close.call(this, () => createServer().listen(port, '127.0.0.1', done).unref());
  };`)}`;

test('it is started on another port when another program has taken the one that was free', async () => {
  const dataDir = await givenFolder();
  const settings = { FLORIN_DATA_DIR: dataDir, NODE_OPTIONS: losePort };
  const command = await runProcess(settings, { file: 'cli.ts', args: ['migrate'] });
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([0, isMigrated]);
  const log = await readFile(join(dataDir, 'sandbox/postgres.log'), 'utf8');
  expect(log).toContain('could not create any TCP/IP sockets');
});

const askWithoutDescriptors = (folder: string) => `
  import { closeSync, openSync } from 'node:fs';
  import { openEmbeddedPostgres } from '${join(import.meta.dirname, '../../src/database/embedded-postgres.ts')}';
  const postgres = await openEmbeddedPostgres('${folder}', { durable: false });
  const files = [];
  let code;
  while (code === undefined) try { files.push(openSync('/dev/null')); } catch (error) { code = error.code; }
  const without = await postgres.isRunning();
  for (const file of files) closeSync(file);
  await postgres.stop();
  console.log(JSON.stringify({ code, without, stopped: await postgres.isRunning() }));`;

test('it is not called ended because the process has no file descriptor left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-descriptors-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const node = [process.execPath, '--input-type=module', '-e', askWithoutDescriptors(folder)];
  const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 200 && exec "$0" "$@"', ...node]);
  expect(JSON.parse(stdout)).toEqual({ code: 'EMFILE', without: true, stopped: false });
});

test('a data folder of another PostgreSQL is refused, with both versions', async () => {
  const dataDir = await givenFolder();
  const service = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  expect(await service.stop()).toBe(0);
  await writeFile(join(dataDir, 'sandbox/postgres/PG_VERSION'), '14\n');
  const refused = await listOperators(dataDir);
  expect([await refused.ended, refused.output()]).toEqual([
    1,
    expect.stringMatching(
      /The data folder was made by PostgreSQL 14, and this Florin brings PostgreSQL \d+\.\nStart the Florin that made it/,
    ),
  ]);
});

test('the first production start before the migrations says to run them, and after them it is up', async () => {
  const dataDir = await givenFolder();
  const settings = {
    ...productionSettings,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: dataDir,
    DATABASE_URL: 'embedded',
  };
  const tooEarly = await runProcess({ ...settings, PORT: String(await findFreePort()) });
  expect(await tooEarly.ended).toBe(1);
  expect(tooEarly.output()).toContain('run the migrations: npm run florin -- migrate.');
  expect(tooEarly.output()).not.toContain('DATABASE_URL');
  const migration = await runProcess(settings, { file: 'cli.ts', args: ['migrate'] });
  expect([await migration.ended, migration.output()]).toEqual([0, expect.stringContaining('up to date')]);
  const service = await givenProcess(settings);
  await untilReady(service);
});
