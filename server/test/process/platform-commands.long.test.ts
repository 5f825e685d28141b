import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shells, writeCompletion } from '../../src/cli/completion/scripts.ts';
import { commands, groups } from '../../src/cli/commands.ts';
import { version } from '../../src/version.ts';
import { givenShop } from '../payments/support.ts';
import { givenDuePayout, givenRun } from '../payouts/given-due-payout.ts';
import { givenRichSeller, ourBank, payOut } from '../payouts/payout-support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenFolder, runProcess, withoutDatabaseLine } from '../support/process.ts';
import { testSecret } from '../support/server.ts';

const shop = givenShop({ settings: ourBank });

const florin = async (settings: Record<string, string>, args: readonly string[], input?: string) => {
  const command = await runProcess(settings, { file: 'cli.ts', args, ...(input !== undefined && { input }) });
  return { status: await command.ended, output: command.output(), printed: command.printed() };
};

test('payments and ping work against a service elsewhere with nothing but its address and the key of the environment', async () => {
  const { id } = await shop.client.givenPayment();
  const { apiKey } = shop.client.key;
  // Of production nothing else is set, and no database is opened.
  const environ = { FLORIN_ENV: 'production', FLORIN_API_KEY: apiKey };
  const at = ['--url', `${shop.server.url}/`];
  const ping = await florin(environ, ['ping', ...at]);
  expect([ping.status, ping.output]).toEqual([
    0,
    `${shop.server.url} answers (sandbox).\n  platform  Main\n` +
      `  API key   test (${shop.client.key.id})\n  rights    everything\n`,
  ]);
  const listed = await florin(environ, ['payments', 'list', '--limit', '1', ...at]);
  expect([listed.status, listed.output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^MADE .*\\n\\S+ +awaiting_approval +\\d+\\.\\d\\d EUR .*${id}\\n`)),
  ]);
  // Without the variable it is asked for, here from the standard input, and what is shown does not contain it.
  const shown = await florin({}, ['payments', 'show', id, '--json', ...at], `${apiKey}\n`);
  expect([shown.status, JSON.parse(shown.printed)]).toMatchObject([0, { id, status: 'awaiting_approval' }]);
  for (const { output } of [ping, listed, shown]) expect(output).not.toContain(apiKey);
});

test('payouts are listed by account and status, and shown, with the key of a platform', async () => {
  await givenRichSeller(shop, 'ann');
  const { body: payout } = await payOut(shop, { accountId: 'ann', amount: 250 });
  const { body: cancelled } = await payOut(shop, { accountId: 'ann', amount: 100 });
  await shop.client.call('POST', `/payouts/${cancelled.id}/cancel`);
  const environ = { FLORIN_ENV: 'production', FLORIN_API_KEY: shop.client.key.apiKey };
  const at = ['--url', shop.server.url];
  const filter = ['--account', 'ann', '--status', 'reserved'];
  const listed = await florin(environ, ['payouts', 'list', ...filter, ...at]);
  expect([listed.status, listed.output]).toEqual([
    0,
    `MADE                      STATUS    AMOUNT    ACCOUNT  ID\n${payout.createdAt}  reserved  2.50 EUR  ann      ${payout.id}\n`,
  ]);
  const shown = await florin(environ, ['payouts', 'show', cancelled.id, ...at]);
  expect([shown.status, shown.output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${cancelled.id}\n  status     cancelled\n  amount     1\\.00 EUR\n`)),
  ]);
});

test('an operator reads the runs of payouts at the machine itself, a viewer too, and nobody without the password', async () => {
  const credentials = await shop.server.givenOperator();
  const maker = await signInAndConfirm(shop.server, credentials);
  const payoutId = await givenDuePayout(shop.server);
  const { id, count } = await givenRun(shop.server, maker);
  const settings = { DATABASE_URL: shop.server.deps.config.databaseUrl!, FLORIN_SECRET: testSecret };
  const run = (args: readonly string[], { email, password } = credentials) =>
    florin(settings, ['payouts', ...args, '--email', email], `${password}\n`);
  const listed = await run(['runs', '--limit', '1']);
  const rows = withoutDatabaseLine(listed.output).trim().split('\n').at(-1);
  expect([listed.status, rows]).toEqual([
    0,
    expect.stringMatching(new RegExp(`made +${count} +.*${credentials.email} +${id}$`)),
  ]);
  const shown = await run(['run', id, '--json']);
  expect([shown.status, JSON.parse(shown.printed)]).toMatchObject([
    0,
    {
      id,
      count,
      madeBy: credentials.email,
      payouts: expect.arrayContaining([expect.objectContaining({ id: payoutId, status: 'in_run' })]),
    },
  ]);
  expect((await run(['run', 'run_none'])).output).toContain('There is no run run_none.');
  const viewer = await shop.server.givenOperator('viewer');
  expect((await run(['runs'], viewer)).status).toBe(0);
  expect((await run(['runs'], { ...viewer, password: 'of nobody' })).status).toBe(1);
});

test('a key is sent over https alone, except to this machine, and a text that is no key is not sent', async () => {
  const plain = await florin({ FLORIN_API_KEY: shop.client.key.apiKey }, [
    'ping',
    '--url',
    'http://pay.example.com',
  ]);
  expect([plain.status, plain.output]).toEqual([
    64,
    '--url must begin with https://, because the API key is sent there.\n',
  ]);
  const wrong = await florin({ FLORIN_API_KEY: 'no-key' }, ['ping', '--url', shop.server.url]);
  expect([wrong.status, wrong.output]).toEqual([
    1,
    'FLORIN_API_KEY is not an API key of Florin. Nothing was sent.\n',
  ]);
  const unsaid = await florin({ FLORIN_ENV: 'production' }, ['payments', 'list']);
  expect([unsaid.status, unsaid.output]).toEqual([64, 'Say which service: --url https://pay.example.com\n']);
});

test('--version prints the version, and open the address of the dashboard', async () => {
  expect(await florin({}, ['--version'])).toMatchObject({ status: 0, printed: `Florin ${version}\n` });
  const settings = { FLORIN_ENV: 'production', PUBLIC_URL: 'https://pay.example.com' };
  expect(await florin(settings, ['open', '--print'])).toMatchObject({
    status: 0,
    output: 'https://pay.example.com/dashboard\n',
  });
});

test('logs tail prints the last lines and then each new one until Ctrl-C', async () => {
  const FLORIN_DATA_DIR = await givenFolder();
  const file = join(FLORIN_DATA_DIR, 'logs/service.log');
  const missing = await florin({ FLORIN_DATA_DIR }, ['logs', 'tail']);
  expect([missing.status, missing.output]).toEqual([1, expect.stringContaining('npm start writes it')]);
  await mkdir(join(FLORIN_DATA_DIR, 'logs'));
  const line = (msg: string) =>
    `${JSON.stringify({ level: 40, time: '2026-11-18T12:00:00.000Z', pid: 1, msg, key: 7 })}\n`;
  await writeFile(file, line('one') + line('two') + line('three'));
  const last = await florin({ FLORIN_DATA_DIR }, ['logs', 'tail', '--lines', '2', '--no-follow']);
  const shown = (msg: string) => `2026-11-18T12:00:00.000Z warn ${msg} {"key":7}\n`;
  expect([last.status, last.output]).toEqual([0, shown('two') + shown('three')]);

  const following = await runProcess(
    { FLORIN_DATA_DIR },
    { file: 'cli.ts', args: ['logs', 'tail', '--lines', '1'] },
  );
  await expect.poll(following.output).toBe(shown('three'));
  await appendFile(file, line('four'));
  await expect.poll(following.output).toBe(shown('three') + shown('four'));
  following.child.kill('SIGINT');
  expect(await following.ended).toBe(0);
});

const hasShell = (shell: string) => {
  try {
    execFileSync(shell, ['-c', 'true']);
    return true;
  } catch {
    return false;
  }
};

/** What each shell offers for a line whose last word is being typed. */
const complete = {
  bash: (line: readonly string[]) =>
    `COMP_WORDS=(florin ${line.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${line.length}; _florin; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (line: readonly string[]) =>
    `words=(florin ${line.map((word) => `'${word}'`).join(' ')}); CURRENT=${line.length + 1}; _florin`,
  fish: (line: readonly string[]) => `complete -C 'florin ${line.join(' ')}'`,
};

/** What zsh's own completion would do with the candidates: here they are printed. */
const zshParts = 'compdef() { : }; _files() { : }; _describe() { print -rl -- "${(@P)2}" }';

/** Where it is installed. */
describe.each(shells.filter(hasShell))('%s', (shell) => {
  test('completes every command and its options, and the groups after help', async () => {
    const file = join(await givenFolder(), 'completion');
    await writeFile(file, writeCompletion(shell, groups));
    const offered = (...line: string[]) => {
      const script = `${shell === 'zsh' ? `${zshParts}; ` : ''}source ${file}; ${complete[shell](line)}`;
      const flags = { bash: ['--norc'], zsh: ['-f'], fish: ['-N'] }[shell];
      const lines = execFileSync(shell, [...flags, '-c', script], { encoding: 'utf8' })
        .trim()
        .split('\n');
      return lines.map((found) => found.split(/[:\t]/)[0]!);
    };
    for (const { name } of groups) expect(offered('help', '')).toContain(name);
    for (const { words, options } of commands) {
      const [first, second] = words;
      expect(offered('')).toContain(first);
      expect(offered('help', '')).toContain(first);
      expect(offered(first, '')).toContain(second ?? '--json');
      const line = words.filter((word) => word !== undefined);
      const expected = [...Object.keys(options).map((name) => `--${name}`), '--json', '--help'];
      expect(offered(...line, '--').toSorted()).toEqual(expected.toSorted());
      expect(offered(...line, 'an-argument', '--').toSorted()).toEqual(expected.toSorted());
    }
  });
});
