import { expect, test } from 'vitest';
import { signIn } from '../../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';
import { readPage } from './key-list.ts';

const settings = { TRUSTED_PROXIES: '127.0.0.1' };
const from = (address: string) => ({ 'x-forwarded-for': address });

const listed = async (server: TestServer, keyId: string) => {
  const administrator = await signIn(server, await server.givenOperator());
  const { items } = await readPage(await administrator.get('/api-keys'));
  return items.find(({ id }) => id === keyId)!;
};

test('the list shows when and from where a key, or its token, was last used', async () => {
  const user = await startServer(settings);
  const reader = await givenServer({ DATABASE_URL: user.deps.config.databaseUrl! });
  const used = await user.givenApiKey();
  const unused = await user.givenApiKey();
  await user.askToken(used.apiKey, { headers: from('203.0.113.1') });
  const token = await user.givenToken(used.apiKey);
  const before = user.deps.clock().toISOString();
  await user.ping(token, from('2001:DB8::1'));
  const after = user.deps.clock().toISOString();
  // A process saves the uses at the latest when it ends.
  await user.close();

  const { lastUsedAt, lastUsedFrom } = await listed(reader, used.id);
  expect(lastUsedAt! >= before && lastUsedAt! <= after).toBe(true);
  expect(lastUsedFrom).toBe('2001:db8::1');
  expect(await listed(reader, unused.id)).toMatchObject({ lastUsedAt: null, lastUsedFrom: null });
});

test('when two processes use a key, the later use stays, in whatever order they save it', async () => {
  const reader = await givenServer();
  const shared = { ...settings, DATABASE_URL: reader.deps.config.databaseUrl! };
  const late = await startServer(shared);
  const early = await startServer(shared);
  late.advance(60);
  const key = await reader.givenApiKey();
  await late.askToken(key.apiKey, { headers: from('203.0.113.2') });
  await early.askToken(key.apiKey, { headers: from('203.0.113.1') });
  await late.close();
  await early.close();
  expect((await listed(reader, key.id)).lastUsedFrom).toBe('203.0.113.2');
});

test('a refused request does not count as a use', async () => {
  const user = await startServer();
  const reader = await givenServer({ DATABASE_URL: user.deps.config.databaseUrl! });
  const { id } = await user.givenApiKey();
  const wrong = Buffer.from(`${id}:${'A'.repeat(43)}`).toString('base64');
  expect((await user.askToken(wrong)).status).toBe(401);
  await user.close();
  expect((await listed(reader, id)).lastUsedAt).toBeNull();
});
