import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { Agent, fetch as undiciFetch } from 'undici';
import { expect, test } from 'vitest';
import { givenServer, productionSettings } from '../../support/server.ts';

const plainHttpToken = {
  error: 'invalid_request',
  error_description:
    'The API key came over plain HTTP and may have been read on the way. Use the https address, and revoke this key ' +
    'in the dashboard.',
};

test('production refuses a key, a token and a password over plain HTTP', async () => {
  const server = await givenServer(productionSettings);
  const { apiKey } = await server.givenApiKey();
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(plainHttpToken);

  const ping = await server.ping('florin_production_token_x');
  expect(ping.status).toBe(400);
  expect(await ping.json()).toMatchObject({ code: 'https_required' });

  const session = await fetch(`${server.url}/dashboard/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await server.givenOperator()),
  });
  expect(session.status).toBe(400);
  expect(await session.json()).toMatchObject({ code: 'https_required' });
});

test('X-Forwarded-Proto of a caller that is not a trusted proxy is ignored', async () => {
  const server = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '192.0.2.1' });
  const { apiKey } = await server.givenApiKey();
  const answer = await server.askToken(apiKey, { headers: { 'x-forwarded-proto': 'https' } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual(plainHttpToken);
});

test('X-Forwarded-Proto of a trusted proxy counts, both https and http', async () => {
  const server = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
  const { apiKey } = await server.givenApiKey();
  expect((await server.askToken(apiKey, { headers: { 'x-forwarded-proto': 'https' } })).status).toBe(200);
  expect((await server.askToken(apiKey, { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(400);
});

test('the service can serve TLS itself with a configured certificate', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const folder = await mkdtemp(join(tmpdir(), 'florin-tls-'));
  const files = { TLS_CERT_FILE: join(folder, 'cert.pem'), TLS_KEY_FILE: join(folder, 'key.pem') };
  await writeFile(files.TLS_CERT_FILE, cert);
  await writeFile(files.TLS_KEY_FILE, key);
  const server = await givenServer({ ...productionSettings, ...files });
  const { apiKey } = await server.givenApiKey();

  const answer = await undiciFetch(`${server.url}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
    dispatcher: new Agent({ connect: { rejectUnauthorized: false } }),
  });
  expect(answer.status).toBe(200);
});

test('the sandbox works over plain HTTP', async () => {
  const server = await givenServer();
  const { apiKey } = await server.givenApiKey();
  expect((await server.askToken(apiKey)).status).toBe(200);
});
