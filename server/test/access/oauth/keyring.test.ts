import { expect, test } from 'vitest';
import { formatApiKey } from '../../../src/access/api-keys/api-key.ts';
import { makeKeyring } from '../../../src/keyring.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';

const old = 'the-old-secret-0123456789-0123456789';
const fresh = 'the-new-secret-0123456789-0123456789';

const given = async () => {
  const before = await givenServer({ FLORIN_SECRET: old });
  const key = await before.givenApiKey();
  const token = await before.givenToken(key.apiKey);
  const database = { DATABASE_URL: before.deps.config.databaseUrl! };
  return { before, key, token, database };
};

test('the secret can be changed: older keys and tokens keep working and stay the same', async () => {
  const { key, token, database } = await given();
  const after = await givenServer({ ...database, FLORIN_SECRET: fresh, FLORIN_SECRET_PREVIOUS: old });
  expect(await after.givenToken(key.apiKey)).toBe(token);
  expect((await after.ping(token)).status).toBe(200);

  const credentials = await after.givenOperator();
  const administrator = await signIn(after, credentials);
  const revealed = await administrator.post(`/api-keys/${key.id}/reveal`, { password: credentials.password });
  expect(await revealed.json()).toEqual({ apiKey: key.apiKey, clientId: key.id, clientSecret: key.secret });
});

test('a token that expires after the change is replaced by one of the new secret, for the same key', async () => {
  const { key, token, database } = await given();
  const after = await givenServer({ ...database, FLORIN_SECRET: fresh, FLORIN_SECRET_PREVIOUS: old });
  after.advance(7_776_001);
  const next = await after.givenToken(key.apiKey);
  expect(next).not.toBe(token);
  expect((await after.ping(next)).status).toBe(200);
});

test('during the change, processes with the old and the new setting serve the same key and token', async () => {
  const { before, key, token, database } = await given();
  const after = await givenServer({ ...database, FLORIN_SECRET: fresh, FLORIN_SECRET_PREVIOUS: old });
  const tokens = await Promise.all([before, after].map((server) => server.givenToken(key.apiKey)));
  expect(tokens).toEqual([token, token]);
});

test('a secret that is removed from the keyring ends its keys and tokens, and no others', async () => {
  const { key, token, database } = await given();
  const after = await givenServer({ ...database, FLORIN_SECRET: fresh });
  const newKey = await after.givenApiKey();
  expect((await after.askToken(key.apiKey)).status).toBe(401);
  expect((await after.ping(token)).status).toBe(401);
  expect((await after.ping(await after.givenToken(newKey.apiKey))).status).toBe(200);
});

test('with a stolen old secret nobody can derive keys of the new one', async () => {
  const { database } = await given();
  const after = await givenServer({ ...database, FLORIN_SECRET: fresh, FLORIN_SECRET_PREVIOUS: old });
  const { id } = await after.givenApiKey();
  const thief = makeKeyring('sandbox', [old]);
  const forged = formatApiKey({ id, secret: thief.derive('api-key', id, thief.currentSecretId) });
  expect((await after.askToken(forged)).status).toBe(401);
});
