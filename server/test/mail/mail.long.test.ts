import { expect, test } from 'vitest';
import { mailAlerts } from '../../src/home/mail-alerts.ts';
import { queueMail } from '../../src/mail/queue-mail.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { givenTwoFactor, wrongCode } from '../operators/two-factor/authenticator.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { givenMailServer } from './mail-server.ts';

const given = async () => {
  const mailServer = await givenMailServer();
  const server = await givenServer(mailServer.settings);
  return { mailServer, server };
};

const untilNoneWaits = (server: TestServer) =>
  until(async () => expect((await server.sql`select 1 from mails`).length).toBe(0));

test('an invitation is mailed in the language of who invites, once it is made, and its link lets that person in', async () => {
  const { mailServer, server } = await given();
  const ann = await signInAndConfirm(server, await server.givenOperator());
  const body = { email: 'Bob@example.com', role: 'finance' };
  const answer = await ann.post('/invitations', body, { 'accept-language': 'de-CH, en;q=0.5' });
  const { link, isMailed } = (await answer.json()) as { link: string; isMailed: boolean };
  expect(isMailed).toBe(true);
  const [mail] = await mailServer.got(1);
  expect(mail!.to).toEqual(['bob@example.com']);
  expect(mail!.header('subject')).toBe('Ihre Einladung zu Florin');
  expect(mail!.header('from')).toBe('Florin <florin@shop.example>');
  expect(mail!.header('auto-submitted')).toBe('auto-generated');
  expect(mail!.text).toContain('Ihre Rolle: Finanzen');
  const token = /invitation#(\S+)/.exec(mail!.text)![1]!;
  expect(link.endsWith(`#${token}`)).toBe(true);
  const accepted = await fetch(`${server.url}/dashboard/api/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'another horse battery' }),
  });
  expect(accepted.status).toBe(201);
  await untilNoneWaits(server);
});

test('what waits does not show a link to whoever reads the database, and without settings nothing waits', async () => {
  const mailServer = await givenMailServer();
  const settings = { ...mailServer.settings, SMTP_URL: 'smtp://127.0.0.1:1' };
  for (const [server, isMailed] of [
    [await givenServer(settings), true],
    [await givenServer(), false],
  ] as const) {
    const ann = await signInAndConfirm(server, await server.givenOperator());
    const answer = await ann.post('/invitations', { email: 'bob@example.com', role: 'viewer' });
    expect(await answer.json()).toMatchObject({ isMailed });
    const rows = await server.sql`select * from mails`;
    expect(rows.length).toBe(isMailed ? 1 : 0);
    expect(JSON.stringify(rows)).not.toContain('invitation#');
  }
});

test('an address that could be read as another one is not mailed', async () => {
  const server = await givenServer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'florin@shop.example' });
  const ann = await signInAndConfirm(server, await server.givenOperator());
  for (const email of [
    'bob,eve@example.com',
    'bob<eve@example.com>',
    'eve(@example.com',
    '"eve"@example.com',
  ]) {
    const answer = await ann.post('/invitations', { email, role: 'viewer' });
    expect(await answer.json()).toMatchObject({ isMailed: false });
  }
  expect((await server.sql`select 1 from mails`).length).toBe(0);
});

test('a mail whose transaction is rolled back is never sent, and no more than a thousand wait', async () => {
  const server = await givenServer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'florin@shop.example' });
  const { deps, sql } = server;
  const recipient = { email: 'bob@example.com', language: null };
  const queue = (tx: Parameters<typeof queueMail>[0]) =>
    queueMail(tx, deps, recipient, () => ({ subject: 'Hello', text: 'Hello' }));
  const undone = deps.sql.begin(async (tx) => {
    expect(await queue(tx)).toBe(true);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await sql`select 1 from mails`).length).toBe(0);
  await sql`
    insert into mails (id, recipient, secret_id, sealed_message, created_at, due_at)
    select gen_random_uuid(), 'x@example.com', 'x', 'x', now(), 'infinity' from generate_series(1, 1000)`;
  expect(await deps.sql.begin(queue)).toBe(false);
});

test('a mail that is refused for now is tried again and sent once; one that is refused for good, or for a day, is given up', async () => {
  let refusal: number | undefined = 451;
  const mailServer = await givenMailServer({
    onRcptTo: (_address, _session, done) =>
      refusal === undefined ? done() : done(Object.assign(new Error('no'), { responseCode: refusal })),
  });
  const server = await givenServer(mailServer.settings);
  const ann = await signInAndConfirm(server, await server.givenOperator());
  const invite = (email: string) => ann.post('/invitations', { email, role: 'viewer' });
  const attemptsOf = async () =>
    (await server.sql<{ attempts: number; dueAt: Date }[]>`select attempts, due_at as "dueAt" from mails`)[0];
  const untilTried = (attempts: number) =>
    until(async () => {
      const row = await attemptsOf();
      expect(row).toMatchObject({ attempts });
      // It is put off after the attempt, and held longer while it goes on.
      expect(row!.dueAt.getTime() - server.deps.realClock().getTime()).toBeLessThan(60_000);
    });
  await invite('bob@example.com');
  await untilTried(1);
  refusal = undefined;
  server.advance(11);
  await mailServer.got(1);
  await untilNoneWaits(server);
  refusal = 550;
  await invite('nobody@example.com');
  await untilNoneWaits(server);
  refusal = 451;
  await invite('late@example.com');
  await untilTried(1);
  server.advance(25 * 3600);
  await untilNoneWaits(server);
  expect(mailServer.mails.length).toBe(1);
  const alerts = server.logged.map(({ msg }) => msg);
  expect(alerts).toEqual([
    'ALERT: a mail could not be sent, and is given up',
    'ALERT: a mail could not be sent, and is given up',
  ]);
  expect(JSON.stringify(server.logged)).not.toMatch(/nobody@|late@|invitation#/);
});

test('the fifth wrong password, and the fifth wrong code, are mailed to the operator in their language, once each', async () => {
  const { mailServer, server } = await given();
  const { email, password, secret } = await givenTwoFactor(server);
  await server.sql`update operators set language = 'fr' where email = ${email}`;
  server.stopClock();
  for (let count = 0; count < 6; count += 1) await attemptSignIn(server, { email, password: 'a guess' });
  const [first] = await mailServer.got(1);
  expect(first!.to).toEqual([email]);
  expect(first!.header('subject')).toBe('Échecs de connexion à votre compte Florin');
  expect(first!.text).toContain('5 mots de passe erronés');
  server.advance(2);
  for (let count = 0; count < 6; count += 1)
    await attemptSignIn(server, { email, password, code: wrongCode(server, secret) });
  const [, second] = await mailServer.got(2);
  expect(second!.text).toContain('cette personne connaît votre mot de passe');
  await attemptSignIn(server, { email: 'nobody@example.com', password: 'a guess' });
  await untilNoneWaits(server);
  expect(mailServer.mails.length).toBe(2);
});

test('wrong passwords in an open session are mailed, too, and not to an operator who is disabled', async () => {
  const { mailServer, server } = await given();
  const operator = await server.givenOperator();
  const session = await signIn(server, operator);
  for (let count = 0; count < 5; count += 1)
    await session.post('/session/confirmation', { password: 'a guess' });
  await mailServer.got(1);
  const disabled = await server.givenOperator();
  await server.sql`update operators set disabled_at = now() where email = ${disabled.email}`;
  for (let count = 0; count < 5; count += 1)
    await attemptSignIn(server, { email: disabled.email, password: 'a guess' });
  await untilNoneWaits(server);
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[operator.email]]);
});

test('administrators are mailed what Home shows as theirs to fix: when it comes, and when there is more of it, an hour apart', async () => {
  const { mailServer, server } = await given();
  const { deps, sql } = server;
  await sql`update operators set disabled_at = now()`;
  const ann = await server.givenOperator();
  await server.givenOperator('finance');
  const note = (kind: string, process = 'one:1') => sql`
    insert into surroundings_warnings (process, kind, detail, last_at) values (${process}, ${kind}, 'secret detail', 'infinity')`;
  await note('clock_wallet');
  await Promise.all([mailAlerts(deps), mailAlerts(deps)]);
  await note('certificate_expired');
  await mailAlerts(deps);
  await mailAlerts(deps);
  const [first, second] = await mailServer.got(2);
  await untilNoneWaits(server);
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[ann.email], [ann.email]]);
  expect(first!.text).toContain('- The clocks of Florin and the wallet differ.');
  expect(second!.text).not.toContain('clocks');
  expect(second!.text).toContain(`${server.url.replace('127.0.0.1', 'localhost')}/dashboard`);
  // It comes and goes within the hour.
  await sql`delete from surroundings_warnings`;
  await mailAlerts(deps);
  await note('clock_wallet');
  await mailAlerts(deps);
  expect((await sql`select 1 from mails`).length).toBe(0);
  server.advance(3601);
  await mailAlerts(deps);
  expect((await mailServer.got(3))[2]!.text).toContain('clocks');
});
