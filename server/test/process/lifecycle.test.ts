import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isAlive, pidOfPostgres } from '../support/alive.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey, runProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';

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
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
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
