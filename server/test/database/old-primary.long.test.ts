import { expect, test } from 'vitest';
import { walletSettings } from '../payments/support.ts';
import { givenFolder, givenProcess, runProcess, untilReady } from '../support/process.ts';
import { testSecret } from '../support/server.ts';
import { givenWallet } from '../wallet/support.ts';
import { countOfService, givenTwoServers, urlOf, type TestPostgres } from './two-servers.ts';

const pair = givenTwoServers();

const settingsFor = async (...servers: readonly TestPostgres[]) => ({
  ...walletSettings(await givenWallet()),
  FLORIN_SECRET: testSecret,
  FLORIN_DATA_DIR: await givenFolder(),
  DATABASE_URL: urlOf(pair.password, ...servers),
});

const isReady = async ({ url }: { readonly url: string }) => (await fetch(`${url}/health/ready`)).ok;

/** Starts the service, which does not come up, and returns what it printed. */
const failToStart = async (settings: Record<string, string>) => {
  const run = await runProcess(settings);
  expect(await run.ended).toBe(1);
  return run.output();
};

test('an old primary that comes back writable is refused with an ALERT, by a process that runs and after a restart, until someone accepts it', async () => {
  const { primary: old, standby: next } = pair;
  const settings = await settingsFor(old, next);
  const service = await givenProcess(settings);
  await old.stop();
  await next.ask('select pg_promote()');
  await expect.poll(() => isReady(service)).toBe(true);

  await old.start();
  await next.stop();
  expect(await old.ask('select pg_is_in_recovery() as "isStandby"')).toEqual([{ isStandby: false }]);
  await expect.poll(() => service.output()).toMatch(/ALERT: a database server is refused/);
  expect(service.output()).toMatch(/is on timeline 1, and timeline 2 was written to before/);
  expect(await isReady(service)).toBe(false);
  await service.stop();
  expect(await failToStart(settings)).toMatch(
    /not the one that was written to before[^]*migrate --accept-server/,
  );

  // Another machine has no note of its own, but finds the newer server among the hosts, although it is named last.
  await next.start();
  const elsewhere = { ...settings, FLORIN_DATA_DIR: await givenFolder() };
  const other = await givenProcess(elsewhere);
  await untilReady(other);
  expect(await countOfService(old)).toBe(0);

  const accepting = { ...settings, DATABASE_URL: urlOf(pair.password, old) };
  const accept = await runProcess(accepting, { file: 'cli.ts', args: ['migrate', '--accept-server'] });
  expect(await accept.ended).toBe(0);
  expect(accept.output()).toMatch(/from now on: system id \d+, timeline 1\./);
  // It is written to from here on, and the one with the newer timeline is the other one now.
  await next.stop();
  await expect.poll(() => isReady(other)).toBe(true);
  await next.start();
  await old.stop();
  await expect.poll(() => other.output()).toMatch(/is on timeline 2, and timeline 1 was written/);
  expect(await failToStart(elsewhere)).toMatch(/not the one that was written to before/);
});
