import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { connect } from '../../src/database/client.ts';
import { addOperator } from '../../src/operators/administration/manage-operators.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { testKeyring, testSecret } from '../support/server.ts';
import { codeAt } from '../operators/two-factor/authenticator.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { sendRaw } from './raw-connection.ts';
import { until } from '../support/until.ts';

const operator = { email: 'ann@example.com', password: 'correct-horse-battery' };
const newPassword = 'another-horse-battery';

const given = async () => {
  const databaseUrl = await givenDatabase();
  const sql = connect(databaseUrl, 1);
  const facts = { ...operator, role: 'administrator', isOneTime: false } as const;
  await addOperator({ sql, clock: systemClock, keyring: testKeyring }, facts);
  const service = await givenProcess({
    DATABASE_URL: databaseUrl,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
    LOG_LEVEL: 'debug',
  });
  const { password } = operator;
  const { cookie, post } = await signInAndConfirm(service, operator);
  const generated = await post('/api-keys', { label: 'shop', password });
  const { id } = (await generated.json()) as { id: string };
  const revealed = await post(`/api-keys/${id}/reveal`, { password });
  const { apiKey, clientSecret } = (await revealed.json()) as { apiKey: string; clientSecret: string };
  const asked = await fetch(`${service.url}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const invited = await post('/invitations', { email: 'friend@example.com', role: 'viewer' });
  const { link } = (await invited.json()) as { link: string };
  const invitation = new URL(link).hash.slice(1);
  const begun = await post('/two-factor', { password });
  const { secret } = (await begun.json()) as { secret: string };
  const secrets = [
    password,
    newPassword,
    cookie.split('=')[1]!,
    apiKey,
    clientSecret,
    token,
    testSecret,
    invitation,
    secret,
  ];
  return { service, sql, databaseUrl, cookie, post, id, token, secrets, invitation, totpSecret: secret };
};

/** Has an endpoint disabled, whose URL contains a secret as those of many receivers do. */
const loseReceiver = async ({ service, sql, post, token }: Awaited<ReturnType<typeof given>>) => {
  const receiver = await startReceiver((_heard, response) => response.writeHead(410).end());
  const secret = 'a-secret-in-the-url-of-a-receiver';
  const order = { url: `${receiver.url}?token=${secret}`, password: operator.password };
  expect((await post('/webhook-endpoints', order)).status).toBe(201);
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${service.url}/webservice/v2/accounts/my-shop`, { method: 'PUT', headers });
  await until(async () =>
    expect(await sql`select from webhook_endpoints where disabled_at is not null`).toHaveLength(1),
  );
  return secret;
};

/** Sends each secret in every place where someone could put it by mistake. */
const scatter = async (url: string, cookie: string, secrets: readonly string[]) => {
  const paths = [
    '/v2/ping',
    '/nothing',
    '/dashboard/api/session',
    '/dashboard/api/invitations/look',
    '/oauth/api/v1/oauth/token',
    '/health/live',
  ];
  for (const secret of secrets) {
    for (const path of paths) {
      await fetch(`${url}${path}?access_token=${secret}&password=${secret}`);
      await fetch(`${url}${path}/${secret}`);
      await fetch(`${url}${path}`, {
        headers: {
          authorization: `Digest ${secret}`,
          cookie: `florin_session=${secret}; other=${secret}`,
          'x-api-key': secret,
          'x-forwarded-for': secret,
          'user-agent': secret,
          referer: `https://example.com/?${secret}`,
          // Longer than an id may be, so it is not used.
          'x-request-id': `${secret}${secret}${secret}${secret}`,
        },
      });
      for (const body of [
        `{"password":"${secret}"`,
        `{"email":"${secret}","password":["${secret}"]}`,
        secret,
      ]) {
        const headers = { cookie, 'content-type': 'application/json' };
        await fetch(`${url}${path}`, { method: 'POST', headers, body });
      }
    }
    await sendRaw(
      Number(new URL(url).port),
      `GET /%zz?${secret} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    await sendRaw(
      Number(new URL(url).port),
      `GET / HTTP/1.1\r\nHost: a\r\nAuthorization : basic ${secret}\r\n\r\n`,
    );
  }
};

test('no secret is ever logged, in whatever place it was sent, and not even with an error of the service (A7)', async () => {
  const here = await given();
  const { service, sql, databaseUrl, cookie, post, id, secrets, invitation, totpSecret } = here;
  const secretOfReceiver = await loseReceiver(here);
  await scatter(service.url, cookie, secrets);
  // Errors of the service are logged with all details. These happen while a password, a session and a key are in use.
  await sql`alter table audit_entries rename column action to gone`;
  const { email, password } = operator;
  const faults = [
    await post('/password', { password, newPassword }),
    await post('/api-keys', { label: 'shop', password }),
    await post(`/api-keys/${id}/reveal`, { password }),
    (await signIn(service, { email, password })).answer,
    await post('/invitations/accept', { token: invitation, password: newPassword }),
    await post('/two-factor', { password }),
    await post('/two-factor/confirm', { code: codeAt(totpSecret, new Date()) }),
  ];
  expect(faults.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500, 500, 500]);
  await sql.close();
  await service.stop();

  const log = service.output();
  // It is the whole log: it contains a line for each answer, and the errors.
  expect(log.match(/"status":404/g)?.length).toBeGreaterThanOrEqual(14);
  expect(log.match(/"level":50/g)?.length).toBe(7);
  expect(log).toContain('a webhook endpoint was disabled');
  for (const secret of [...secrets, secretOfReceiver, new URL(databaseUrl).password]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
});
