import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { resetPassword } from '../../src/operators/administration/manage-operators.ts';
import { accept, invite } from '../operators/invitations/invitation.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { startServer, testSecret, type TestServer } from '../support/server.ts';
import { givenTwoFactor } from '../operators/two-factor/authenticator.ts';

/** Every row of every table, as text. */
const dump = async (server: TestServer) => {
  const tables = await server.sql<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await server.sql.script<{ text: string }[]>(`select t::text as text from ${name} t`);
      return `${name}\n${rows.map(({ text }) => text).join('\n')}`;
    }),
  );
  return parts.join('\n');
};

/** A secret in every form in which a column could contain it. */
const formsOf = (secret: string) => {
  const bytes = Buffer.from(secret);
  const decoded = Buffer.from(secret, 'base64url');
  return [
    secret,
    bytes.toString('hex'),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    decoded.toString('hex'),
    decoded.toString('base64'),
  ];
};

const fromBase32 = (text: string) => {
  const digits = [...text.matchAll(/./g)].map(([letter]) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from(
    digits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
};

const given = async () => {
  const server = await startServer();
  const { email, password } = await server.givenOperator();
  const { cookie, post } = await signIn(server, { email, password });
  const generated = await post('/api-keys', { label: 'shop', password });
  const { id } = (await generated.json()) as { id: string };
  const revealed = await post(`/api-keys/${id}/reveal`, { password });
  const { apiKey, clientSecret } = (await revealed.json()) as { apiKey: string; clientSecret: string };
  const token = await server.givenToken(apiKey);
  expect((await server.ping(token)).status).toBe(200);
  const oneTimePassword = await resetPassword(server.deps, (await server.givenOperator('viewer')).email);
  await attemptSignIn(server, { email, password: 'nearly the password' });
  await post(`/api-keys/${id}/reveal`, { password: 'nearly my password' });
  const twoFactor = await givenTwoFactor(server, 'viewer');
  const link = await invite(await signInAndConfirm(server, { email, password }), 'friend@example.com');
  const [recoveryCode, otherRecoveryCode] = twoFactor.recoveryCodes as [string, string];
  const secrets = {
    password,
    oneTimePassword: oneTimePassword!,
    wrongPassword: 'nearly the password',
    wrongConfirmation: 'nearly my password',
    session: cookie.split('=')[1]!,
    apiKey,
    clientSecret,
    token,
    tokenProof: token.split('.')[1]!,
    serverSecret: testSecret,
    totpSecret: twoFactor.secret,
    totpBytes: fromBase32(twoFactor.secret).toString('base64url'),
    recoveryCode,
    otherRecoveryCode,
    plainRecoveryCode: recoveryCode.replaceAll('-', ''),
    invitationToken: link.token,
    invitationProof: link.token.split('.')[1]!,
  };
  return { server, email, id, secrets, invitationId: link.id };
};

let facts: Awaited<ReturnType<typeof given>>;
beforeAll(async () => {
  facts = await given();
  return facts.server.close;
});

test('the whole database contains no key, token, session, password, code, link or secret (A6)', async () => {
  const { server, email, id, secrets, invitationId } = facts;
  const text = await dump(server);
  // It is the whole database: it contains what it may contain.
  for (const known of [email, id, 'shop', '$argon2id$v=19$', 'friend@example.com', invitationId])
    expect(text).toContain(known);
  for (const secret of Object.values(secrets)) {
    for (const form of formsOf(secret)) expect(text).not.toContain(form);
  }
});

test('no hash of a key, a token, a TOTP secret or a link is stored: they are derived (A6)', async () => {
  const { server, secrets } = facts;
  const text = await dump(server);
  const derived = [
    'apiKey',
    'clientSecret',
    'token',
    'tokenProof',
    'totpSecret',
    'totpBytes',
    'invitationToken',
    'invitationProof',
  ] as const;
  for (const name of derived) {
    for (const form of [Buffer.from(secrets[name]), Buffer.from(secrets[name], 'base64url')]) {
      for (const algorithm of ['sha256', 'sha512', 'sha1', 'md5']) {
        expect(text).not.toContain(createHash(algorithm).update(form).digest('hex'));
        expect(text).not.toContain(createHash(algorithm).update(form).digest('base64url'));
      }
    }
  }
});

test('ids and hashes of the database do not work as secrets (A6)', async () => {
  const { server, id } = facts;
  const [session] = await server.sql<{ idHash: Buffer }[]>`select id_hash as "idHash" from sessions`;
  for (const value of [session!.idHash.toString('base64url'), session!.idHash.toString('hex')]) {
    const answer = await fetch(`${server.url}/dashboard/api/session`, {
      headers: { cookie: `florin_session=${value}` },
    });
    expect(answer.status).toBe(401);
  }
  for (const { id: invitationId } of await server.sql<{ id: string }[]>`select id from invitations`)
    for (const guess of [invitationId, `${invitationId}.${'A'.repeat(43)}`])
      expect((await accept(server, guess)).status).toBe(404);
  const [token] = await server.sql<{ id: string }[]>`select id from access_tokens`;
  expect((await server.ping(`florin_sandbox_token_${token!.id}`)).status).toBe(401);
  expect((await server.ping(token!.id)).status).toBe(401);
  const key = Buffer.from(`${id}:${'A'.repeat(43)}`).toString('base64');
  expect((await server.askToken(key)).status).toBe(401);
});
