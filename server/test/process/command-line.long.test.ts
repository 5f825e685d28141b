import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstPaymentCommand } from '../../../scripts/first-payment-command.ts';
import { commands, groups } from '../../src/cli/commands.ts';
import { describeCommand, describeGroup, describeTopic } from '../../src/cli/help.ts';
import { readCommandLine } from '../../src/cli/read-command-line.ts';
import { signIn } from '../support/dashboard.ts';
import { givenFolder, givenProcess, runProcess, withoutDatabaseLine } from '../support/process.ts';
import { givenServer, productionSettings, testSecret } from '../support/server.ts';
import { givenTwoFactor } from '../operators/two-factor/authenticator.ts';

const florin = async (settings: Record<string, string>, ...args: string[]) => {
  const { ended, output } = await runProcess(settings, { file: 'cli.ts', args });
  return { status: await ended, output: withoutDatabaseLine(output()) };
};

const given = async () => {
  const server = await givenServer();
  const settings = { DATABASE_URL: server.deps.config.databaseUrl!, FLORIN_SECRET: testSecret };
  return { server, run: (...args: string[]) => florin(settings, 'operators', ...args) };
};

/** Lets Node print the address of every module that it loads. */
const showModules = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (process.stderr.write(url + '\\n'), next(url, context)) });`)}`,
};

test('commands start without the code that only one of them needs, to call the wallet', async () => {
  const { output } = await florin(showModules, 'help');
  const loaded = output.split('\n').filter((line) => line.startsWith('file:'));
  expect(loaded.some((url) => url.endsWith('/cli/reconcile.ts'))).toBe(true);
  expect(loaded.filter((url) => /\/(orders-v2|undici|typebox|ajv|fastify)\//.test(url))).toEqual([]);
});

const oneTimePasswordIn = (output: string) => /one-time password: (\S+)/.exec(output)![1]!;

test('operators add prints a one-time password that has to be changed', async () => {
  const { server, run } = await given();
  const { status, output } = await run('add', 'Ada@Example.com', '--role', 'viewer');
  expect(status).toBe(0);
  const password = oneTimePasswordIn(output);
  expect(output).toBe(
    `ada@example.com\n  one-time password: ${password}\n` +
      '  It is shown only once, works for 24 hours, and has to be changed at the first sign-in.\n',
  );

  const ada = await signIn(server, { email: 'ada@example.com', password });
  expect(await ada.answer.json()).toMatchObject({
    email: 'ada@example.com',
    role: 'viewer',
    mustChangePassword: true,
  });
  const changed = await ada.post('/password', { password, newPassword: 'a better password' });
  expect(changed.status).toBe(204);
  expect(await (await ada.get('/session')).json()).toMatchObject({ mustChangePassword: false });
});

test('operators are administrators unless --role says otherwise, and are added once', async () => {
  const { run } = await given();
  expect((await run('add', 'bob@example.com')).status).toBe(0);
  const again = await run('add', 'BOB@example.com');
  expect(again.status).toBe(1);
  expect(again.output).toBe(
    'There is already an operator bob@example.com. For a new password: operators reset-password\n',
  );
  const { output } = await run('list');
  expect(output).toMatch(
    /^bob@example\.com +administrator +since \d{4}-\d\d-\d\d {2}has a one-time password\n$/,
  );
});

test('operators disable ends the sessions and the access of an operator', async () => {
  const { server, run } = await given();
  const credentials = await server.givenOperator();
  const operator = await signIn(server, credentials);
  expect(await run('disable', credentials.email)).toEqual({
    status: 0,
    output: `${credentials.email} is disabled. Every session of this operator has ended.\n`,
  });
  expect((await operator.get('/session')).status).toBe(401);
  expect((await signIn(server, credentials)).answer.status).toBe(401);
});

test('operators reset-password ends the old password and the sessions', async () => {
  const { server, run } = await given();
  const credentials = await server.givenOperator();
  const operator = await signIn(server, credentials);
  const { status, output } = await run('reset-password', credentials.email);
  expect(status).toBe(0);
  expect((await operator.get('/session')).status).toBe(401);
  expect((await signIn(server, credentials)).answer.status).toBe(401);
  const again = await signIn(server, { email: credentials.email, password: oneTimePasswordIn(output) });
  expect(await again.answer.json()).toMatchObject({ mustChangePassword: true });
});

test('operators reset-two-factor lets an operator without phone and recovery codes sign in again', async () => {
  const { server, run } = await given();
  const { session, email, password } = await givenTwoFactor(server);
  expect((await signIn(server, { email, password })).answer.status).toBe(401);
  expect(await run('reset-two-factor', email)).toEqual({
    status: 0,
    output: `${email} now signs in with the password only. Every session of this operator has ended.\n`,
  });
  expect((await session.get('/session')).status).toBe(401);
  expect((await signIn(server, { email, password })).answer.status).toBe(200);
});

test('with --json the standard output is one JSON value', async () => {
  const { run } = await given();
  const added = await run('add', 'eve@example.com', '--role', 'viewer', '--json');
  expect(JSON.parse(added.output)).toEqual({
    email: 'eve@example.com',
    oneTimePassword: expect.stringMatching(/^[\w-]{27}$/),
  });
  const listed = await run('list', '--json');
  expect(JSON.parse(listed.output)).toMatchObject([
    { email: 'eve@example.com', role: 'viewer', disabledAt: null, mustChangePassword: true },
  ]);
  const disabled = await run('disable', 'eve@example.com', '--json');
  expect(JSON.parse(disabled.output)).toEqual({ email: 'eve@example.com', disabled: true });
});

test('with --json a fault and the help are JSON, too', async () => {
  const refused = await florin({}, 'operators', 'ad', '--json');
  expect([refused.status, JSON.parse(refused.output)]).toEqual([
    64,
    { error: expect.stringContaining('Did you mean "operators add"?') as string, exitCode: 64 },
  ]);
  const names = commands.map(({ words }) => words.filter(Boolean).join(' '));
  const asked = async (...args: string[]) =>
    (JSON.parse((await florin({}, ...args, '--json')).output) as { name: string }[]).map(({ name }) => name);
  expect(await asked('help')).toEqual(names);
  expect(await asked('help', 'events')).toEqual(['events list', 'events replay']);
  expect(await asked('help', 'books')).toEqual(['reconcile', 'audit-log verify', 'erase-buyer']);
  expect(await asked('migrate', '--help')).toEqual(['migrate']);
});

test('what cannot be done is reported, and the exit code is 1', async () => {
  const { run } = await given();
  expect(await run('disable', 'nobody@example.com')).toEqual({
    status: 1,
    output: 'There is no operator nobody@example.com. See: npm run florin -- operators list\n',
  });
});

test.each([
  ['operator list', 'There is no command "operator". Did you mean "operators list"?'],
  ['operators ad', 'There is no command "operators ad". Did you mean "operators add"?'],
  ['hlp', 'There is no command "hlp". Did you mean "help"?'],
  ['frobnicate', 'There is no command "frobnicate".\nAll commands: npm run florin -- help'],
  ['operators xyzzy', 'There is no command "operators xyzzy".\nAll commands: npm run florin -- help'],
  ['reconcile --zzzzzz x', 'reconcile has no option --zzzzzz. See: npm run florin -- help reconcile'],
  ['operators', 'Usage: npm run florin -- operators <command>'],
  ['acess', 'There is no command "acess". Did you mean "access"?'],
  ['access', 'To decide who gets in, as a platform or as an operator:'],
  ['operators add', '<e-mail> is missing.'],
  ['migrate now', '"now" is too much.'],
  ['reconcile --from', "Option '--from <value>' argument missing"],
  ['reconcile --form x', 'reconcile has no option --form. Did you mean --from?'],
  ['--json operators list', 'The command comes before --json.'],
])('"%s" is not understood, and the message names what is', (line, message) => {
  expect(() => readCommandLine(line.split(' '))).toThrow(message);
});

test.each([
  ['operators add nobody', '"nobody" is not an e-mail address.\n'],
  [
    'operators add a@b.c --role king',
    '--role must be one of administrator, finance, support, developer, viewer.\n',
  ],
  ['operators ad', 'There is no command "operators ad". Did you mean "operators add"?\n'],
  ['erase-buyer --dry-run', 'Say whose data, with one of --email, --payment and --before.\n'],
  ['erase-buyer --before 2026-02-31', '--before must be a day, such as 2026-01-31.\n'],
])('after "%s" the exit code is 64, and nothing is done', async (line, message) => {
  // A command that opened the database would report that it is not there.
  const settings = { DATABASE_URL: 'postgres://localhost:1/none' };
  const { status, output } = await florin(settings, ...line.split(' '));
  expect([status, output.slice(0, message.length)]).toEqual([64, message]);
});

test('first-payment does nothing in production', async () => {
  expect(
    await florin(
      { ...productionSettings, FLORIN_SECRET: testSecret, DATABASE_URL: 'embedded' },
      'first-payment',
    ),
  ).toEqual({
    status: 1,
    output: 'This command is for the sandbox, but FLORIN_ENV is production. Nothing was done.\n',
  });
});

// npm prints four lines before it, and the prompt comes after it.
test('the help fits a screen of 80 by 24 characters, and so does that of each group, topic and command', async () => {
  const { status, output } = await florin({}, 'help');
  expect([status, output]).toEqual([0, expect.stringContaining('Usage: npm run florin -- <command>')]);
  const helps = [
    output.trimEnd(),
    ...groups.map(describeGroup),
    ...commands.map(describeCommand),
    ...commands.map(({ words }) => describeTopic(words[0])),
  ];
  const isTooLarge = (help: string) => {
    const lines = help.split('\n');
    return lines.length > 19 || lines.some(({ length }) => length > 80);
  };
  expect(helps.filter(isTooLarge)).toEqual([]);
});

test('the help shows the first thing to do in its second line, and leads to every command by its group', async () => {
  const { output } = await florin({}, 'help');
  expect(output.split('\n')[1]).toBe('Start with: npm run florin -- first-payment');
  const firstWords = commands.map(({ words: [first] }) => first);
  for (const { name, purpose, commands: inGroup } of groups) {
    expect(output).toContain(`${name.padEnd(6)}  ${purpose}\n`);
    expect(firstWords).not.toContain(name);
    const read = readCommandLine(['help', name]);
    const help = 'help' in read ? read.help.split('\n') : [];
    for (const { words, summary } of inGroup) {
      expect(output).toMatch(new RegExp(`^ {10}.*\\b${words[0]}\\b`, 'm'));
      const start = `  ${words.filter(Boolean).join(' ')} `;
      expect(help.filter((line) => line.startsWith(start) && line.endsWith(`  ${summary}`))).toHaveLength(1);
    }
  }
});

test('a command whose output nobody reads ends as usual, without a stack', async () => {
  const { ended, output } = await runProcess(
    {},
    { file: 'cli.ts', args: ['help'], under: ['sh', '-c', '{ "$@"; echo "ended: $?" >&2; } | true', 'sh'] },
  );
  await ended;
  expect(output()).toBe('ended: 0\n');
});

test('without a running service, the command starts the database of the data folder and stops it again', async () => {
  const settings = { FLORIN_DATA_DIR: await givenFolder() };
  expect((await florin(settings, 'migrate')).status).toBe(0);
  expect((await florin(settings, 'operators', 'add', 'eve@example.com')).status).toBe(0);
  const { status, output } = await florin(settings, 'operators', 'list');
  expect(status).toBe(0);
  expect(output).toContain('eve@example.com');
});

test('beside a service over another database, a command without DATABASE_URL makes none of its own, and says what to set', async () => {
  const { server } = await given();
  const FLORIN_DATA_DIR = await givenFolder();
  const databaseUrl = server.deps.config.databaseUrl!;
  const service = await givenProcess({ FLORIN_DATA_DIR, DATABASE_URL: databaseUrl });
  const { status, output } = await florin({ FLORIN_DATA_DIR }, 'operators', 'list');
  expect([status, output]).toEqual([1, expect.stringContaining('DATABASE_URL does not name it here')]);
  const { password, host } = new URL(databaseUrl);
  expect(output).toContain(host);
  expect(output).not.toContain(password);
  const migrated = await florin({ FLORIN_DATA_DIR }, 'migrate');
  expect([migrated.status, migrated.output]).toEqual([1, output]);
  expect(existsSync(join(FLORIN_DATA_DIR, 'sandbox/postgres'))).toBe(false);
  expect((await florin({ FLORIN_DATA_DIR, DATABASE_URL: databaseUrl }, 'operators', 'list')).status).toBe(0);
  await service.stop();

  // Back to the database of the folder.
  await givenProcess({ FLORIN_DATA_DIR });
  expect((await florin({ FLORIN_DATA_DIR }, 'operators', 'list')).status).toBe(0);
});

test('npm start prints no secret, and says which settings the other terminal needs', () => {
  const environ = {
    PORT: '8081',
    DATABASE_URL: 'postgres://florin:hidden@db/florin',
    FLORIN_SECRET: testSecret,
  };
  expect(firstPaymentCommand(environ)).toEqual([
    'A first payment, from another terminal in this folder, with DATABASE_URL and FLORIN_SECRET as in this one:',
    '',
    "  PORT='8081' npm run florin -- first-payment",
  ]);
});

test('in a folder without a sandbox nobody is asked for a password', async () => {
  const FLORIN_DATA_DIR = join(await givenFolder(), 'nothing');
  for (const more of [[], ['--email', 'ada@example.com']]) {
    const { status, output } = await florin({ FLORIN_DATA_DIR }, 'api-keys', 'list', ...more);
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^There is no sandbox .*\n.*FLORIN_DATA_DIR/),
    ]);
  }
  expect(existsSync(FLORIN_DATA_DIR)).toBe(false);
});
