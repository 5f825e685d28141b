import { expect, test } from 'vitest';
import { givenServer, givenServerOfFile } from '../../support/server.ts';

interface TokenAnswer {
  access_token: string;
  expires_in: number;
}

const read = async (answer: Response) => (await answer.json()) as TokenAnswer;

const server = givenServerOfFile();

test('a first request issues a token of the default lifetime, in exactly the documented fields', async () => {
  const { apiKey } = await server.givenApiKey();
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    token_Type: 'Bearer',
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^florin_sandbox_token_[\w-]{22}\.[\w-]{43}$/),
    expires_in: server.deps.config.tokenLifetimeSeconds,
  });
});

test('a call in the documented spelling works', async () => {
  const { apiKey } = await server.givenApiKey();
  const answer = await fetch(`${server.url}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: {
      Authorization: `basic ${apiKey}`,
      accept: 'application/json;charset=UTF-8',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'Grant_type=client_credentials',
  });
  expect(answer.status).toBe(200);
});

test.each([
  ['basic', 'Grant_type'],
  ['Basic', 'grant_type'],
  ['BASIC', 'GRANT_TYPE'],
])('the scheme %s and the field %s are not case-sensitive', async (scheme, field) => {
  const { apiKey } = await server.givenApiKey();
  const answer = await server.askToken(apiKey, {
    headers: { authorization: `${scheme} ${apiKey}` },
    body: new URLSearchParams({ [field]: 'client_credentials' }),
  });
  expect(answer.status).toBe(200);
});

test('asking again returns the same token with its remaining lifetime', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  const first = await read(await server.askToken(apiKey));
  server.advance(1000);
  const second = await read(await server.askToken(apiKey));
  expect(second.access_token).toBe(first.access_token);
  // The test's clock keeps running between the two requests, but by less than this rounds away.
  expect(Math.ceil(second.expires_in / 10) * 10).toBe(server.deps.config.tokenLifetimeSeconds - 1000);
});

test('a process that can write nothing still returns an existing token: no row is written for it', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  const token = await server.givenToken(apiKey);
  const readOnly = `${server.deps.config.databaseUrl}?default_transaction_read_only=on`;
  const reader = await givenServer({ DATABASE_URL: readOnly });
  const answer = await reader.askToken(apiKey);
  expect(answer.status).toBe(200);
  expect((await read(answer)).access_token).toBe(token);
});

test('an expired token is deleted when a new one takes its place, and is refused', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  const old = await server.givenToken(apiKey);
  server.advance(server.deps.config.tokenLifetimeSeconds);
  expect((await server.ping(old)).status).toBe(401);
  const fresh = await read(await server.askToken(apiKey));
  expect(fresh.access_token).not.toBe(old);
  expect(fresh.expires_in).toBe(server.deps.config.tokenLifetimeSeconds);
  expect((await server.ping(old)).status).toBe(401);
  expect((await server.ping(fresh.access_token)).status).toBe(200);
  expect(await server.sql`select count(*)::int as count from access_tokens`).toEqual([{ count: 1 }]);
});

test('the lifetime of a new token is a setting', async () => {
  const server = await givenServer({ TOKEN_LIFETIME_SECONDS: '60' });
  const { apiKey } = await server.givenApiKey();
  expect((await read(await server.askToken(apiKey))).expires_in).toBe(60);
});

test.each(['first', 'expired'])(
  'fifty parallel requests for the %s token over two processes get the same token',
  async (which) => {
    const server = await givenServer({ TOKEN_LIFETIME_SECONDS: '60' });
    const other = await givenServer({
      TOKEN_LIFETIME_SECONDS: '60',
      DATABASE_URL: server.deps.config.databaseUrl!,
    });
    const { apiKey } = await server.givenApiKey();
    if (which === 'expired') {
      await server.givenToken(apiKey);
      server.advance(61);
      other.advance(61);
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? server : other).askToken(apiKey).then(read)),
    );
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
    expect(await server.sql`select count(*)::int as count from access_tokens`).toEqual([{ count: 1 }]);
  },
);

test('each key has a token of its own', async () => {
  const tokens = await Promise.all(
    [await server.givenApiKey(), await server.givenApiKey()].map(({ apiKey }) => server.givenToken(apiKey)),
  );
  expect(new Set(tokens).size).toBe(2);
});
