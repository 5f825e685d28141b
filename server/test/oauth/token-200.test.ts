import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';

test('a first request issues a token of the default lifetime, in exactly the specified fields', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    token_Type: 'Bearer',
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^florin_sandbox_token_[\w-]{22}\.[\w-]{43}$/),
    expires_in: 7_776_000,
  });
});
