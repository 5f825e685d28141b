import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { allow, from } from './allowing.ts';

/** One server for the whole file; each test sets the lists that it needs. */
let server: TestServer;
let administrator: Awaited<ReturnType<typeof signInAndConfirm>>;
let key: { id: string; apiKey: string };
let token: string;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  administrator = await signInAndConfirm(server, await server.givenOperator());
  key = await server.givenApiKey();
  token = await server.givenToken(key.apiKey);
  return server.close;
});

const expectAllowed = async (address: string) => {
  expect((await server.askToken(key.apiKey, { headers: from(address) })).status).toBe(200);
  expect((await server.ping(token, from(address))).status).toBe(200);
};

/** Both refusals name the address that we saw. */
const expectRefused = async (address: string, seen = address) => {
  const answer = await server.askToken(key.apiKey, { headers: from(address) });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Florin sandbox", charset="UTF-8"');
  expect(await answer.json()).toEqual({
    error: 'invalid_client',
    error_description:
      `The API key may not be used from the address ${seen}. Ask the operator to put it on the allow list, and ` +
      'check your firewall if it is not the address you expect.',
  });
  await expectProblem(server, await server.ping(token, from(address)), {
    status: 403,
    code: 'ip_not_allowed',
    detail: `Calls from the address ${seen} are not allowed for this API key.`,
  });
};

test("both lists, the environment's and the key's, have to allow an address", async () => {
  await allow(administrator, ['10.0.0.0/8']);
  await allow(administrator, ['10.1.0.0/16', '203.0.113.9'], key.id);
  await expectAllowed('10.1.2.3');
  await expectRefused('10.2.0.1');
  await expectRefused('203.0.113.9');
  await expectRefused('::ffff:203.0.113.9', '203.0.113.9');
  await expectRefused('2001:db8::1');
  await allow(administrator, []);
  await expectAllowed('203.0.113.9');
  await expectRefused('10.2.0.1');
  await allow(administrator, [], key.id);
  await expectAllowed('10.2.0.1');
});

test("a key's list does not apply to another key", async () => {
  await allow(administrator, ['203.0.113.9'], key.id);
  const other = await server.givenApiKey();
  expect((await server.askToken(other.apiKey, { headers: from('198.51.100.1') })).status).toBe(200);
  await expectRefused('198.51.100.1');
});

test('a wrong key learns nothing about the lists: it gets the same answer as every wrong key', async () => {
  await allow(administrator, ['198.51.100.1'], key.id);
  const wrong = Buffer.from(`${key.id}:${'A'.repeat(43)}`).toString('base64');
  const refused = await server.askToken(wrong, { headers: from('203.0.113.9') });
  const allowed = await server.askToken(wrong, { headers: from('198.51.100.1') });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual(await allowed.json());
});
