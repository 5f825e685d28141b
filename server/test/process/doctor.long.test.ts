import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPgbouncer } from '../../../scripts/pgbouncer.ts';
import { systemClock } from '../../src/clock.ts';
import { checkDatabase } from '../../src/cli/doctor/check-database.ts';
import { connectAlone } from '../../src/database/client.ts';
import { readConfig } from '../../src/start/config.ts';
import { startPooler } from '../database/pooler.ts';
import { givenDatabase } from '../support/database.ts';
import { givenCluster } from '../support/own-cluster.ts';
import { givenFolder, runProcess } from '../support/process.ts';
import { asService } from '../support/service-role.ts';

const find = async (databaseUrl: string, name: string) => {
  const findings = await checkDatabase(readConfig({ DATABASE_URL: databaseUrl }), systemClock);
  return findings.find((finding) => finding.name === name);
};

const pooler = findPgbouncer();

test.skipIf(pooler === undefined)(
  'behind PgBouncer a role without its settings is wrong, and the missing ones are named',
  async () => {
    const { url, stop } = await startPooler(pooler!, asService(await givenDatabase()));
    onTestFinished(stop);
    expect(await find(url, 'role settings')).toMatchObject({
      result: 'wrong',
      detail: expect.stringContaining('lock_timeout, statement_timeout') as string,
      remedy: expect.stringContaining('docs/operating.md') as string,
    });
    expect((await find(url, `database 127.0.0.1:${new URL(url).port}`))?.detail).toContain('behind a pooler');
  },
);

test('a server that cannot archive its log is wrong', async () => {
  const cluster = await givenCluster();
  await cluster.stop();
  await appendFile(
    join(cluster.folder, 'postgres/postgresql.auto.conf'),
    "archive_mode = on\narchive_command = 'false'\n",
  );
  await cluster.start();
  const sql = await connectAlone(cluster.url);
  onTestFinished(() => sql.close());
  await sql`select pg_switch_wal()`;
  const failures = async () =>
    (await sql<{ count: bigint }[]>`select failed_count as count from pg_stat_archiver`)[0]!.count;
  await expect.poll(failures).toBeGreaterThan(0n);
  expect(await find(asService(cluster.url), 'backup')).toMatchObject({
    result: 'wrong',
    remedy: expect.stringContaining('archive_command') as string,
  });
});

test('florin doctor ends with 2 when something is wrong, says what to do, and with --json prints one JSON value', async () => {
  const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/none', FLORIN_DATA_DIR: await givenFolder() };
  const text = await runProcess(settings, { file: 'cli.ts', args: ['doctor', '--without-wallet'] });
  expect([await text.ended, text.printed()]).toEqual([
    2,
    expect.stringMatching(
      /^WRONG {8}database 127\.0\.0\.1:1: it does not let us in: .*\.\n +→ Check that it runs/m,
    ),
  ]);
  const json = await runProcess(settings, { file: 'cli.ts', args: ['doctor', '--without-wallet', '--json'] });
  expect(await json.ended).toBe(2);
  expect(JSON.parse(json.printed())).toMatchObject({ wrong: 1, findings: expect.any(Array) as unknown[] });
});
