import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../http/raw-connection.ts';
import { makeCalls, walletSettings } from '../payments/support.ts';
import { isAlive, pidOfPostgres } from '../support/alive.ts';
import { givenDatabase } from '../support/database.ts';
import {
  askToken,
  givenFolder,
  givenProcess,
  makeKey,
  runProcess,
  withoutDatabaseLine,
  untilReady,
} from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { givenWallet } from '../wallet/support.ts';

/** The tests use one data folder, one after the other. The first test creates it. */
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'florin-lifecycle-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

test('a first start creates secrets that only their owner can read', async () => {
  await givenProcess({ FLORIN_DATA_DIR: dataDir });
  for (const name of ['first-sign-in.json', 'secret', 'postgres-password']) {
    const { mode } = await stat(join(dataDir, 'sandbox', name));
    expect({ name, mode: mode & 0o777 }).toEqual({ name, mode: 0o600 });
  }
});

test('a second start finds the same data, keys and tokens', async () => {
  const first = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const { apiKey } = await makeKey(first, dataDir);
  const before = await askToken(first, apiKey);
  expect(await first.stop()).toBe(0);
  const second = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  expect(await askToken(second, apiKey)).toEqual(before);
});

test('the command serve runs the same service, and with --check says whether it is ready', async () => {
  const service = await givenProcess({ FLORIN_DATA_DIR: dataDir }, { file: 'cli.ts', args: ['serve'] });
  const { apiKey } = await makeKey(service, dataDir);
  expect(await askToken(service, apiKey)).toMatchObject({ status: 200 });
  const settings = { PORT: new URL(service.url).port };
  const checkReady = async () =>
    (await runProcess(settings, { file: 'cli.ts', args: ['serve', '--check'] })).ended;
  expect(await checkReady()).toBe(0);
  expect(await service.stop()).toBe(0);
  expect(await checkReady()).toBe(1);
});

test('a service whose parent ends during its start stops, and shows no stack', async () => {
  const { child, ended, output } = await runProcess({
    FLORIN_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
  });
  child.disconnect();
  expect(await ended).toBe(0);
  expect(output()).not.toContain('    at ');
});

test('SIGKILL of the service: the next start takes over its database, and nothing is lost', async () => {
  const first = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const { apiKey } = await makeKey(first, dataDir);
  const before = await askToken(first, apiKey);
  const orphan = await pidOfPostgres(dataDir);
  await first.stop('SIGKILL');
  expect(await isAlive(orphan)).toBe(true);

  const second = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  expect(await askToken(second, apiKey)).toEqual(before);
  expect(await second.stop()).toBe(0);
  expect(await isAlive(orphan)).toBe(false);
});

test('SIGKILL of service and database: the next start recovers what was committed', async () => {
  const first = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const { apiKey } = await makeKey(first, dataDir);
  const before = await askToken(first, apiKey);
  const postgres = await pidOfPostgres(dataDir);
  await first.stop('SIGKILL');
  process.kill(postgres, 'SIGKILL');
  const second = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  expect(await askToken(second, apiKey)).toEqual(before);
});

test('after a restore of a copied data folder reconcile finds the payment that was made after the copy, and it is brought in once (F28)', async () => {
  const wallet = await givenWallet();
  const settings = { FLORIN_DATA_DIR: dataDir, ...walletSettings(wallet) };
  const backup = join(await givenFolder(), 'backup');
  const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);
  const before = await givenProcess(settings);
  const { id: keyId, apiKey } = await makeKey(before, dataDir);
  const { token } = await askToken(before, apiKey);
  expect(await before.stop()).toBe(0);
  await copy(dataDir, backup);

  const lost = await givenProcess(settings);
  const { id, extOrderId } = await makeCalls(lost.url, token).givenPayment();
  await wallet.approve(extOrderId);
  expect((await makeCalls(lost.url, token).resume(id)).status).toBe(200);
  const { captures } = await wallet.truth(extOrderId);
  const captureId = captures[0]!.id;
  expect(await lost.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
  await copy(backup, dataDir);

  const restored = await givenProcess(settings);
  const platform = makeCalls(restored.url, token);
  expect(await platform.read(id)).toMatchObject({ status: 404 });
  const reconcile = async (...args: string[]) => {
    const { ended, output } = await runProcess(settings, { file: 'cli.ts', args: ['reconcile', ...args] });
    return { status: await ended, output: withoutDatabaseLine(output()) };
  };
  const dayBefore = new Date(Date.now() - 86_400_000).toISOString();
  const period = ['--from', dayBefore, '--to', '2999-01-01'];
  const found = await reconcile(...period);
  expect(found.status).toBe(2);
  expect(found.output).toMatch(new RegExp(`capture missing here +${captureId} +${id} +10\\.00 EUR`));
  const adopt = ['--adopt', captureId, '--note', 'Made after the backup'];
  expect(await reconcile(...adopt, '--key', keyId, '--account', 'shop')).toEqual({
    status: 0,
    output: `${captureId} is booked now. The payment ${id} is captured.\n`,
  });
  expect(await platform.read(id)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  const clean = await reconcile(...period);
  expect([clean.status, clean.output]).toEqual([0, expect.stringContaining('No differences.')]);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends everything with exit code 0', async (signal) => {
  const service = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const postgres = await pidOfPostgres(dataDir);
  expect(await service.stop(signal)).toBe(0);
  expect(await isAlive(postgres)).toBe(false);
});

test('a second service on the same data folder stops with a message, and the first keeps running', async () => {
  const first = await givenProcess({ FLORIN_DATA_DIR: dataDir });
  const { ended, output } = await runProcess({
    FLORIN_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
  });
  expect(await ended).toBe(1);
  expect(output().trim()).toBe(
    `Another Florin is running on the data folder ${join(dataDir, 'sandbox')}.\n` +
      'Stop it first, or give this one another FLORIN_DATA_DIR.',
  );
  await untilReady(first);
});

test('a service whose embedded database is killed stops with a message', async () => {
  const { child, ended, output } = await runProcess({
    FLORIN_DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
  });
  await new Promise((resolve) => child.once('message', resolve));
  process.kill(await pidOfPostgres(dataDir), 'SIGKILL');
  expect(await ended).toBe(1);
  expect(output()).toContain('The embedded PostgreSQL has ended by itself. Start Florin again.');
});

/** Of a service with a database and a folder of its own. */
const ownSettings = async () => ({
  FLORIN_DATA_DIR: await givenFolder(),
  DATABASE_URL: await givenDatabase(),
  FLORIN_SECRET: testSecret,
});

/** On a slow machine: the thread is busy for longer than a connection may take, while the code of the service is loaded. */
const slowLoading = `--import=data:text/javascript,${encodeURIComponent(`
  import Module from 'node:module';
  import { Socket } from 'node:net';
  const isLoaded = () =>
    Object.values(Module._cache).some(({ id, loaded }) => loaded && id.endsWith('/fastify/fastify.js'));
  const keepBusy = () => {
    const endMs = performance.now() + 4000;
    while (performance.now() < endMs);
  };
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (...given) {
    if (!isLoaded()) setImmediate(keepBusy);
    return connect.apply(this, given);
  };`)}`;

test('a service whose code takes longer to load than a connection may take starts all the same', async () => {
  const service = await givenProcess({ ...(await ownSettings()), NODE_OPTIONS: slowLoading });
  await expect.poll(async () => (await fetch(`${service.url}/health/ready`)).status).toBe(200);
});

test('a reader of the log who stands still does not keep a service from its end', async () => {
  const port = await findFreePort();
  const { child } = await runProcess({ ...(await ownSettings()), PORT: String(port), LOG_LEVEL: 'debug' });
  await once(child, 'message');
  child.stdout!.pause();
  onTestFinished(() => void child.stdout!.resume());
  // More lines than fit between the two.
  const live = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n';
  await sendRaw(port, `${live}\r\n`.repeat(3000), `${live}Connection: close\r\n\r\n`);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a full disk under the log and the name of the database ends neither the service nor a clean stop', async () => {
  const port = await findFreePort();
  const settings = { ...(await ownSettings()), PORT: String(port), LOG_LEVEL: 'debug' };
  await mkdir(join(settings.FLORIN_DATA_DIR, 'sandbox'));
  await symlink('/dev/full', join(settings.FLORIN_DATA_DIR, 'sandbox/database'));
  const { child, ended } = await runProcess(settings, { under: ['sh', '-c', 'exec "$@" >/dev/full', 'sh'] });
  await Promise.race([once(child, 'message'), ended]);
  const answer = async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).status;
  // Each time more lines than are written at once.
  for (let turn = 0; turn < 3; turn += 1)
    expect(new Set(await Promise.all(Array.from({ length: 80 }, answer)))).toEqual(new Set([200]));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a revocation applies in the other process as soon as it is answered', async () => {
  const folder = await givenFolder();
  const settings = {
    FLORIN_DATA_DIR: folder,
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
  };
  const one = await givenProcess(settings);
  const two = await givenProcess(settings);
  const { administrator, id, apiKey } = await makeKey(one, folder);
  const { token } = await askToken(one, apiKey);
  const ping = () =>
    fetch(`${two.url}/webservice/v2/ping`, { headers: { authorization: `Bearer ${token}` } });

  expect((await ping()).status).toBe(200);
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  expect((await ping()).status).toBe(401);
  expect((await askToken(two, apiKey)).status).toBe(401);
});
