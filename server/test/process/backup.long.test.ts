import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  askToken,
  givenFolder,
  givenProcess,
  makeKey,
  runProcess,
  type ServiceProcess,
} from '../support/process.ts';
import { until } from '../support/until.ts';

const given = async () => {
  const folder = await givenFolder();
  const settings = { FLORIN_DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
  const florin = async (...args: string[]) => {
    const { ended, output, printed } = await runProcess(settings, { file: 'cli.ts', args });
    return { status: await ended, output: output(), printed: printed() };
  };
  const environment = (name: string) => join(folder, name, 'sandbox');
  return { settings, florin, data: environment('data'), backups: environment('backups') };
};

/** A service, and accounts as what it has to keep. */
const start = async (settings: Record<string, string>) => {
  const service = await givenProcess(settings);
  return { ...service, ...(await platformOf(service, settings['FLORIN_DATA_DIR']!)) };
};

const platformOf = async ({ url }: ServiceProcess, dataDir: string) => {
  const { apiKey } = await makeKey({ url }, dataDir);
  const { token } = await askToken({ url }, apiKey);
  const headers = { authorization: `Bearer ${token}` };
  return {
    open: async (id: string) =>
      expect((await fetch(`${url}/webservice/v2/accounts/${id}`, { method: 'PUT', headers })).status).toBe(
        201,
      ),
    listAccounts: async () => {
      const answer = await fetch(`${url}/webservice/v2/accounts`, { headers });
      return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id).toSorted();
    },
  };
};

test('a restore to a moment has what came before it and nothing that came after, also when the service was killed', async () => {
  const { settings, florin, data } = await given();
  const service = await start(settings);
  await service.open('before-the-copy');
  expect(await florin('backup')).toMatchObject({ status: 0, output: expect.stringContaining('Copied to ') });
  await service.open('before-the-moment');
  const moment = new Date().toISOString();
  await service.open('after-the-moment');

  const refused = await florin('restore', '--to', moment);
  expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('Stop it first')]);
  expect(await service.listAccounts()).toContain('after-the-moment');

  await service.stop('SIGKILL');
  const restored = await florin('restore', '--to', moment);
  expect(restored).toMatchObject({ status: 0, output: expect.stringContaining('reconcile --from ') });
  const again = await start(settings);
  expect(await again.listAccounts()).toEqual(['before-the-copy', 'before-the-moment']);
  expect((await readdir(data)).filter((name) => name.startsWith('postgres.before-'))).toHaveLength(1);
});

test('when the disk of the database is lost, the copy and the log that was moved since are enough', async () => {
  const { settings, florin, data, backups } = await given();
  const service = await start(settings);
  await service.open('before-the-copy');
  expect((await florin('backup')).status).toBe(0);
  await service.open('in-the-log');
  // A copy ends the file of the log that is being written, so that it's moved now and not within a minute.
  expect((await florin('backup')).status).toBe(0);
  const copies = join(backups, 'copies');
  const [, second] = (await readdir(copies)).toSorted();
  await rm(join(copies, second!), { recursive: true });
  await service.stop();
  await rm(join(data, 'postgres'), { recursive: true });

  const tooLate = await florin('restore', '--to', new Date(Date.now() + 60_000).toISOString());
  expect([tooLate.status, tooLate.output]).toEqual([1, expect.stringContaining('ends before')]);
  const tooEarly = await florin('restore', '--to', '2026-01-01T00:00:00Z');
  expect([tooEarly.status, tooEarly.output]).toEqual([1, expect.stringContaining('The oldest backup')]);
  expect((await florin('restore')).status).toBe(0);
  const again = await start(settings);
  expect(await again.listAccounts()).toEqual(['before-the-copy', 'in-the-log']);
});

test('the restored database is backed up and restored like the first one', async () => {
  const { settings, florin } = await given();
  const service = await start(settings);
  expect((await florin('backup')).status).toBe(0);
  await service.open('first');
  await service.stop();
  expect((await florin('restore')).status).toBe(0);
  const second = await start(settings);
  await second.open('second');
  const moment = new Date().toISOString();
  await second.open('third');
  await second.stop();
  expect(await florin('restore', '--to', moment)).toMatchObject({ status: 0 });
  const third = await start(settings);
  expect(await third.listAccounts()).toEqual(['first', 'second']);
  expect((await florin('backup')).status).toBe(0);
});

test('a restore that was killed leaves the database as it was, and can be run again', async () => {
  const { settings, florin, data } = await given();
  const service = await start(settings);
  expect((await florin('backup')).status).toBe(0);
  await service.open('first');
  await service.stop();
  const { child, ended } = await runProcess(settings, { file: 'cli.ts', args: ['restore'] });
  const replaying = await until(async () => {
    const pid = Number.parseInt(await readFile(join(data, 'postgres.restored/postmaster.pid'), 'utf8'), 10);
    expect(pid).toBeGreaterThan(0);
    return pid;
  });
  child.kill('SIGKILL');
  await ended;
  expect((await readdir(data)).filter((name) => name.startsWith('postgres.before-'))).toEqual([]);
  expect(await florin('restore')).toMatchObject({ status: 0 });
  expect(() => process.kill(replaying, 0)).toThrow('ESRCH');
  const again = await start(settings);
  expect(await again.listAccounts()).toEqual(['first']);
});

test('what PostgreSQL has archived leaves the data folder while the service runs', async () => {
  const { settings, florin, data, backups } = await given();
  await start(settings);
  expect((await florin('backup')).status).toBe(0);
  const archived = join(data, 'postgres/florin_archive');
  await until(async () =>
    expect((await readdir(archived)).filter((name) => !name.startsWith('.'))).toEqual([]),
  );
  expect((await readdir(join(backups, 'log'))).filter((name) => name.endsWith('.gz')).length).toBeGreaterThan(
    0,
  );
});

test('a service without BACKUP_DIR has no log for a restore, and a backup says so', async () => {
  const { settings, florin, backups } = await given();
  await givenProcess({ FLORIN_DATA_DIR: settings.FLORIN_DATA_DIR });
  const refused = await florin('backup');
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining('Start it again with BACKUP_DIR'),
  ]);
  expect(await readdir(join(backups, 'copies'))).toEqual([]);
  const none = await florin('restore');
  expect([none.status, none.output]).toEqual([1, expect.stringContaining('There is no backup')]);
});
