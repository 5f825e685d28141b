import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { walletSettings } from '../payments/support.ts';
import { findSamples, scrape } from '../support/metrics.ts';
import { inherited } from '../support/process.ts';
import { findFreePort, givenServer, testSecret } from '../support/server.ts';
import { givenWallet } from '../wallet/support.ts';
import { firstCommandOf, listAlerts, listBoardExpressions, rulesFile, ruleTestsFile } from './files.ts';
import { runPromtool, testRules, type Seen } from './promtool.ts';
import { provocations, type Provocation, type Scene } from './provoke.ts';

const alerts = await listAlerts();
const isFiring = (alert: string) => `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0`;

test('promtool accepts the rules, and their unit tests pass', async () => {
  expect(await runPromtool(['check', 'rules'], await readFile(rulesFile, 'utf8'))).toBeUndefined();
  const tests = (await readFile(ruleTestsFile, 'utf8')).replace('florin.rules.yml', rulesFile);
  expect(await runPromtool(['test', 'rules'], tests)).toBeUndefined();
});

test('promtool accepts every expression of the board', async () => {
  const rules = (await listBoardExpressions()).map(
    (expr, index) => `      - { record: 'board:${index}', expr: '${expr}' }`,
  );
  const text = `groups:\n  - name: board\n    rules:\n${rules.join('\n')}\n`;
  expect(await runPromtool(['check', 'rules'], text)).toBeUndefined();
});

test('every alert can be provoked', () => {
  expect(Object.keys(provocations).toSorted()).toEqual(alerts.toSorted());
});

const given = async ({ settings, options }: Partial<Provocation>) => {
  const wallet = await givenWallet();
  const adminPort = await findFreePort();
  const all = { ...walletSettings(wallet), ...(await settings?.()), ADMIN_PORT: String(adminPort) };
  const server = await givenServer(all, options);
  return { wallet, server, adminPort, settings: all, url: `http://127.0.0.1:${adminPort}` };
};

test('a service that is well causes no alert', async () => {
  const { url, server } = await given({});
  await expect
    .poll(async () => findSamples(await scrape(url), 'florin_clock_difference_seconds').length)
    .toBe(1);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  const before = await scrape(url);
  const seen: Seen = { before, after: await scrape(url), isUp: true, isGrowing: () => false };
  expect(await testRules(seen, 'count(ALERTS)', undefined)).toBeUndefined();
});

/** Runs it as an operator does, on the machine of the service and with its settings. */
const runCommand = (command: string, env: Record<string, string | undefined>) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const cli = join(import.meta.dirname, '../../src/cli.ts');
    const script = `florin() { '${process.execPath}' '${cli}' "$@"; }\n${command}`;
    execFile('bash', ['-c', script], { env: { ...inherited, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });

test.each(alerts)(
  '%s fires when it happens, and the first command of its runbook shows it',
  async (alert) => {
    const provocation = provocations[alert]!;
    const { wallet, server, adminPort, settings, url } = await given(provocation);
    let before = await scrape(url);
    const scene: Scene = {
      server,
      wallet,
      read: async (name, labels) => findSamples(await scrape(url), name, labels)[0]?.value ?? 0,
      mark: async () => {
        before = await scrape(url);
      },
    };
    await provocation.provoke(scene);
    const after = await scrape(url).catch(() => undefined);
    const seen: Seen = {
      before,
      after: after ?? before,
      isUp: after !== undefined,
      isGrowing: provocation.isGrowing ?? (() => false),
    };
    const command = (await firstCommandOf(alert)).replace('9464', String(adminPort));
    const { output } = await runCommand(command, {
      ...settings,
      PORT: String(server.port),
      DATABASE_URL: server.deps.config.databaseUrl!,
      FLORIN_SECRET: testSecret,
    });
    expect(output).toMatch(provocation.says);
    expect(await testRules(seen, isFiring(alert), 1)).toBeUndefined();
    // Without what happened, it does not.
    const well: Seen = { before, after: before, isUp: true, isGrowing: () => false };
    expect(await testRules(well, isFiring(alert), undefined)).toBeUndefined();
  },
);
