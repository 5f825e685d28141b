import { expect, test } from 'vitest';
import { givenServer } from '../../support/server.ts';

test('404: the answer to an unknown path of the authorization server names the right path and what to check', async () => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/oauth/api/v1/token`, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: 'invalid_request',
    error_description:
      'There is nothing at POST /oauth/api/v1/token. The token endpoint is POST /oauth/api/v1/oauth/token. Check the ' +
      'address, your connection and outbound firewall; if they are right, report it to support. ' +
      `Request id: ${answer.headers.get('x-request-id')}`,
  });
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('405: the token endpoint takes POST, not %s', async (method) => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/oauth/api/v1/oauth/token`, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('POST');
  expect(await answer.json()).toEqual({
    error: 'invalid_request',
    error_description:
      `/oauth/api/v1/oauth/token takes POST, not ${method}. The token endpoint is POST /oauth/api/v1/oauth/token. ` +
      `Request id: ${answer.headers.get('x-request-id')}`,
  });
});

test('413: a form larger than the limit', async () => {
  const server = await givenServer();
  const answer = await server.askToken('x', { body: new URLSearchParams({ x: 'x'.repeat(4096) }) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({
    error: 'invalid_request',
    error_description: `The body is larger than 4 KiB. Send Grant_type alone. Request id: ${answer.headers.get('x-request-id')}`,
  });
});

test('429: after too many failures a wrong key has to wait, and the answer says how long; a right key works', async () => {
  const server = await givenServer({ RATE_LIMIT_FAILURES: '3' });
  const { id, apiKey } = await server.givenApiKey();
  const wrong = Buffer.from(`${id}:${'A'.repeat(43)}`).toString('base64');
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await server.askToken(wrong)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect((await server.askToken(apiKey)).status).toBe(200);
  const answer = await server.askToken(wrong);
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await answer.json()).toEqual({
    error: 'invalid_request',
    error_description:
      `The address 127.0.0.1 has failed to authenticate too often. Try again in ${seconds} s. ` +
      `Request id: ${answer.headers.get('x-request-id')}`,
  });
});

test('500: an error in the service does not reveal its cause', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  await server.sql`drop table access_tokens`;
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: 'server_error',
    error_description:
      'Something went wrong on our side. Report it to support with the request id. ' +
      `Request id: ${answer.headers.get('x-request-id')}`,
  });
});
