import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { givenTwoFactor } from '../operators/two-factor/authenticator.ts';
import { askToken, givenFolder, inherited, runProcess, withoutDatabaseLine } from '../support/process.ts';
import { givenServer, testSecret, type TestServer } from '../support/server.ts';

interface Key {
  readonly id: string;
  readonly apiKey: string;
}

const given = async () => {
  const server = await givenServer();
  const settings = {
    DATABASE_URL: server.deps.config.databaseUrl!,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
  };
  /** Runs `florin api-keys …`, which reads these lines from its standard input. */
  const run = async (lines: readonly string[], ...args: string[]) => {
    const input = lines.map((line) => `${line}\n`).join('');
    const command = await runProcess(settings, { file: 'cli.ts', args: ['api-keys', ...args], input });
    return {
      status: await command.ended,
      output: withoutDatabaseLine(command.output()),
      printed: command.printed(),
    };
  };
  return { server, settings, run };
};

/** A time as the commands write it. */
const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;

const acts = ({ sql }: TestServer) =>
  sql<{ actor: string; action: string; address: string }[]>`
    select actor, action, address from audit_entries order by sequence`;

const countKeys = async ({ sql }: TestServer) => (await sql`select 1 from api_keys`).length;

test('api-keys create makes a key that works, and the audit log says who it was', async () => {
  const { server, run } = await given();
  const { email, password } = await server.givenOperator();
  const before = (await acts(server)).length;
  const args = ['create', ' my shop ', '--email', email.toUpperCase(), '--may-book-refunds', '--json'];
  const { status, output, printed } = await run([password], ...args);
  expect(status).toBe(0);
  expect(output).not.toContain(password);
  const key = JSON.parse(printed) as Key;
  expect(key).toMatchObject({ label: 'my shop', mayBookRefunds: true, clientId: key.id });
  expect((await askToken(server, key.apiKey)).status).toBe(200);
  expect((await acts(server)).slice(before)).toEqual(
    ['signed_in', 'api_key_generated', 'api_key_revealed', 'signed_out'].map((action) => ({
      actor: email,
      action,
      address: '',
    })),
  );
  expect(await server.sql`select 1 from sessions`).toEqual([]);
});

test('api-keys revoke ends a key and its token before it returns, and api-keys list shows it', async () => {
  const { server, run } = await given();
  const { email, password } = await server.givenOperator();
  const { id, apiKey } = JSON.parse(
    (await run([password], 'create', 'shop', '--email', email, '--json')).printed,
  ) as Key;
  const { token } = await askToken(server, apiKey);
  expect(await run([password], 'revoke', 'shop', '--email', email)).toMatchObject({
    status: 0,
    printed: `${id} is revoked. It and its token do not work any more.\n`,
  });
  const answer = await fetch(`${server.url}/webservice/v2/ping`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
  await expect.poll(() => server.sql`select 1 from api_key_uses where api_key_id = ${id}`).toHaveLength(1);
  const listed = await run([password], 'list', '--email', email);
  expect(listed.printed.split('\n')[1]).toMatch(new RegExp(`^${id} +revoked +${minute} +everything +shop$`));
});

test('api-keys rotate shows the new key and until when the old one works, and api-keys list shows both, with their platform where there are several', async () => {
  const { server, run } = await given();
  const { email, password } = await server.givenOperator();
  const platformId = await server.givenPlatform('Second');
  const old = await server.givenApiKey('till', false, { platformId, rights: 'read' });
  const rotated = await run([password], 'rotate', 'till', '--email', email);
  expect(rotated.printed).toMatch(
    new RegExp(
      `^till\n  new API key +(\\S+)\n.*\n.*\n  The old key, ${old.id}, works until ${minute}\\. Then it is revoked\\.\n$`,
    ),
  );
  const [head, ...rows] = (await run([password], 'list', '--email', email)).printed.trimEnd().split('\n');
  expect(head).toMatch(/^ID +STATE +LAST USED +RIGHTS +PLATFORM +LABEL$/);
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^\\S+ +in force +never +read +Second +till$`)),
    expect.stringMatching(
      new RegExp(`^${old.id} +replaced, works until ${minute} +never +read +Second +till$`),
    ),
  ]);
  const apiKey = /new API key +(\S+)/.exec(rotated.printed)![1]!;
  for (const key of [old.apiKey, apiKey]) expect((await askToken(server, key)).status).toBe(200);
});

test('api-keys revoke ends nothing when the label is unknown or not of one key alone, and points to the list', async () => {
  const { server, run } = await given();
  const { email, password } = await server.givenOperator();
  const keys = [await server.givenApiKey(), await server.givenApiKey()];
  const [{ label }] = await server.sql<
    [{ label: string }]
  >`select label from api_keys where id = ${keys[0]!.id}`;
  const list = 'See: npm run florin -- api-keys list\n';
  expect(await run([password], 'revoke', 'nothing', '--email', email)).toMatchObject({
    status: 1,
    output: `There is no API key "nothing". ${list}`,
  });
  expect(await run([password], 'revoke', label, '--email', email)).toMatchObject({
    status: 1,
    output: `Several active API keys are called "${label}": give the id. ${list}`,
  });
  expect(await server.sql`select 1 from api_keys where revoked_at is not null`).toEqual([]);
});

test('a wrong password makes no key, and is in the audit log', async () => {
  const { server, run } = await given();
  const { email } = await server.givenOperator();
  expect(await run(['not the password'], 'create', 'shop', '--email', email)).toMatchObject({
    status: 1,
    output: 'The e-mail address or the password is wrong.\n',
  });
  expect(await countKeys(server)).toBe(0);
  expect((await acts(server)).at(-1)).toEqual({ actor: email, action: 'sign_in_failed', address: '' });
});

test('a viewer makes no key, and neither does someone with a one-time password', async () => {
  const { server, run } = await given();
  const viewer = await server.givenOperator('viewer');
  const refused = await run([viewer.password], 'create', 'shop', '--email', viewer.email);
  expect(refused).toMatchObject({
    status: 1,
    output: `${viewer.email} has the role viewer. This needs the role administrator or developer.\n`,
  });
  const { email, password } = await server.givenOperator();
  await server.sql`update operators set one_time_until = now() + interval '1 day' where email = ${email}`;
  expect(await run([password], 'create', 'shop', '--email', email)).toMatchObject({
    status: 1,
    output: 'This is a one-time password. Sign in to the dashboard first and choose your own.\n',
  });
  expect(await countKeys(server)).toBe(0);
  expect((await acts(server)).at(-1)).toMatchObject({ actor: email, action: 'signed_out' });
});

test('an operator with two-factor sign-in gives a code as well', async () => {
  const { server, run } = await given();
  const { email, password, recoveryCodes } = await givenTwoFactor(server);
  const wrong = await run([password, 'aaaaa-aaaaa'], 'create', 'shop', '--email', email);
  expect([wrong.status, wrong.output]).toEqual([1, 'The code is wrong, or it has been used already.\n']);
  expect(await countKeys(server)).toBe(0);
  const right = await run([password, recoveryCodes[0]!], 'create', 'shop', '--email', email);
  expect([right.status, right.output]).toEqual([0, expect.stringMatching(/Failed sign-ins .*: 1\.\nshop\n/)]);
});

test('in the sandbox nobody is asked: the file for programs has the sign-in, while it is right', async () => {
  const { server, settings, run } = await given();
  const signIn = await server.givenOperator();
  await mkdir(join(settings.FLORIN_DATA_DIR, 'sandbox'));
  const file = join(settings.FLORIN_DATA_DIR, 'sandbox/first-sign-in.json');
  await writeFile(file, JSON.stringify(signIn));
  expect((await run([], 'create', 'shop')).status).toBe(0);
  await writeFile(file, JSON.stringify({ ...signIn, password: 'an earlier password' }));
  expect(await run([], 'create', 'shop')).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /does not have the password of \S+ any more\. Say who you are: --email/,
    ) as string,
  });
});

/** Runs the command at a terminal of its own. Someone types when it asks. */
const atTerminal = async (settings: Record<string, string>, line: string, typed: string) => {
  const program = `'${process.execPath}' '${join(import.meta.dirname, '../../src/cli.ts')}' ${line}`;
  const terminal = spawn('script', ['-qefc', program, '/dev/null'], { env: { ...inherited, ...settings } });
  onTestFinished(() => void terminal.kill());
  let output = '';
  let isTyped = false;
  terminal.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (isTyped || !output.includes('Password of')) return;
    isTyped = true;
    terminal.stdin.write(typed);
  });
  const [status] = (await once(terminal, 'close')) as [number | null];
  return { status, output };
};

test.runIf(process.platform === 'linux')(
  'at a terminal the database is named first, the password is asked for and not shown, and Ctrl-C ends with exit code 130',
  async () => {
    const { server, settings } = await given();
    const { email, password } = await server.givenOperator();
    const line = `api-keys create shop --email ${email}`;
    const stopped = await atTerminal(settings, line, `${password}\u0003`);
    expect([stopped.status, stopped.output]).toEqual([130, expect.stringContaining('Nothing was done.')]);
    expect(await countKeys(server)).toBe(0);
    const { status, output } = await atTerminal(settings, line, `${password}\r`);
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^Database .*\r\nPassword of \S+: \r\nshop\r\n {2}API key/),
    ]);
    expect(stopped.output + output).not.toContain(password);
  },
);
