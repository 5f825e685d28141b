import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenFolder, runProcess } from '../support/process.ts';
import { givenServer, testSecret } from '../support/server.ts';
import { givenTwoFactor } from '../operators/two-factor/authenticator.ts';

const florin = async (settings: Record<string, string>, ...args: string[]) => {
  const { ended, output } = await runProcess(settings, { file: 'cli.ts', args });
  return { status: await ended, output: output() };
};

const given = async () => {
  const server = await givenServer();
  const settings = { DATABASE_URL: server.parts.config.databaseUrl!, FLORIN_SECRET: testSecret };
  return { server, run: (...args: string[]) => florin(settings, 'operators', ...args) };
};

const oneTimePasswordIn = (output: string) => /one-time password: (\S+)/.exec(output)![1]!;

test('operators add prints a one-time password that has to be changed', async () => {
  const { server, run } = await given();
  const { status, output } = await run('add', 'Ada@Example.com', '--role', 'viewer');
  expect(status).toBe(0);
  const password = oneTimePasswordIn(output);
  expect(output).toBe(
    `ada@example.com\n  one-time password: ${password}\n` +
      '  It is shown only once, and has to be changed at the first sign-in.\n',
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

test.each([
  ['an unknown operator', ['disable', 'nobody@example.com'], 'There is no operator nobody@example.com.'],
  ['no e-mail address', ['add', 'nobody'], '"nobody" is not an e-mail address.'],
  [
    'an unknown role',
    ['add', 'x@example.com', '--role', 'king'],
    '--role must be one of administrator, viewer.',
  ],
  ['an unknown command', ['fire', 'x@example.com'], 'Usage: npm run florin -- <command>'],
])('%s is reported, and the exit code is 1', async (_, args, message) => {
  const { run } = await given();
  const { status, output } = await run(...args);
  expect(status).toBe(1);
  expect(output).toContain(message);
});

test('without a running service, the command starts the database of the data folder and stops it again', async () => {
  const settings = { FLORIN_DATA_DIR: await givenFolder() };
  expect((await florin(settings, 'operators', 'add', 'eve@example.com')).status).toBe(0);
  const { status, output } = await florin(settings, 'operators', 'list');
  expect(status).toBe(0);
  expect(output).toContain('eve@example.com');
});
