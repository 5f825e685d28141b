import { expect, test } from 'vitest';
import { credentials, givenWallet } from '../support/wallet.ts';

const requestToken = (url: string, clientSecret: string, form: Record<string, string>) =>
  fetch(`${url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${credentials.clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams(form),
  });
const grant = { grant_type: 'client_credentials' };

test('a client gets a bearer token for about nine hours', async () => {
  const { url } = await givenWallet();
  const response = await requestToken(url, credentials.clientSecret, grant);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
});

test('a wrong secret is refused with invalid_client', async () => {
  const { url } = await givenWallet();
  const response = await requestToken(url, 'not-the-secret', grant);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: 'invalid_client' });
});

test('another grant is refused with unsupported_grant_type', async () => {
  const { url } = await givenWallet();
  const response = await requestToken(url, credentials.clientSecret, { grant_type: 'password' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: 'unsupported_grant_type' });
});

test('a call without a token, or with a token of another issuer, answers 401', async () => {
  const wallet = await givenWallet();
  for (const authorization of ['', 'Bearer A21.zzzzzzzz.nonce.c2lnbmF0dXJl']) {
    const answer = await wallet.call('GET', '/v2/checkout/orders/ABC', { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(answer.body.name).toBe('AUTHENTICATION_FAILURE');
  }
});

test('a token expires, also one that was just accepted', async () => {
  const wallet = await givenWallet();
  expect((await wallet.call('GET', '/v2/checkout/orders/ABC')).status).toBe(404);
  await wallet.advance(32_401);
  expect((await wallet.call('GET', '/v2/checkout/orders/ABC')).status).toBe(401);
});

test('a token is valid after a restart', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const restarted = await wallet.restart();
  const response = await fetch(`${restarted.url}/v2/checkout/orders/${id}`, {
    headers: { authorization: `Bearer ${wallet.token}` },
  });
  expect(response.status).toBe(200);
});
