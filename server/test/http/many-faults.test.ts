import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';

test('400: the answer to a body with a hundred thousand faults is smaller than the body (A11)', async () => {
  const server = await givenServer();
  const administrator = await signIn(server, await server.givenOperator());
  const body = { ranges: Array.from({ length: 100_000 }, () => 1) };
  const answer = await administrator.put('/ip-allow-list', body);
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'invalid_request' });
  expect(text.length).toBeLessThan(JSON.stringify(body).length);
});
