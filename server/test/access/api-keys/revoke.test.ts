import { expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { sendWithoutBody } from '../../http/raw-connection.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';
import { readPage } from './key-list.ts';

test('204: a revoked key and its token are refused at once in every process; other keys keep working', async () => {
  const server = await givenServer();
  const other = await givenServer({ DATABASE_URL: server.deps.config.databaseUrl! });
  const administrator = await signIn(server, await server.givenOperator());
  const revoked = await server.givenApiKey();
  const untouched = await server.givenApiKey();
  const token = await other.givenToken(revoked.apiKey);
  expect((await other.ping(token)).status).toBe(200);

  const answer = await administrator.post(`/api-keys/${revoked.id}/revoke`);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  for (const process of [server, other]) {
    expect((await process.askToken(revoked.apiKey)).status).toBe(401);
    expect((await process.ping(token)).status).toBe(401);
    expect((await process.askToken(untouched.apiKey)).status).toBe(200);
  }
});

test('401: a call whose body arrives after its key was revoked does nothing', async () => {
  const server = await givenServer();
  const administrator = await signIn(server, await server.givenOperator());
  const { id, apiKey } = await server.givenApiKey();
  const authorization = `Authorization: Bearer ${await server.givenToken(apiKey)}`;
  const order = JSON.stringify({ url: 'http://127.0.0.1:1/thief' });
  const line = 'POST /webservice/v2/webhook-endpoints';
  const finish = await sendWithoutBody(server.port, line, authorization, order);
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  expect((await finish()).status).toBe(401);
  expect(await server.sql`select 1 from webhook_endpoints`).toEqual([]);
});

test('204: revoking again changes nothing: neither the time nor the audit log', async () => {
  const server = await givenServer();
  const administrator = await signIn(server, await server.givenOperator());
  const { id } = await server.givenApiKey();
  const revokedAt = async () => (await readPage(await administrator.get('/api-keys'))).items[0]!.revokedAt;

  expect(await revokedAt()).toBeNull();
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  const first = await revokedAt();
  expect(first).toMatch(/^\d{4}-.*Z$/);
  server.advance(60);
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  expect(await revokedAt()).toBe(first);
  const entries = await server.sql`select 1 from audit_entries where action = 'api_key_revoked'`;
  expect(entries.length).toBe(1);
});

test('404: a key that does not exist', async () => {
  const server = await givenServer();
  const administrator = await signIn(server, await server.givenOperator());
  for (const id of ['florin_sandbox_x', '%F0%9F%94%91']) {
    await expectProblem(server, await administrator.post(`/api-keys/${id}/revoke`), {
      status: 404,
      code: 'not_found',
      detail: `There is no API key ${decodeURIComponent(id)}.`,
    });
  }
});
