import { generate } from 'selfsigned';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { givenServer, productionSettings } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { givenShop, initBody, makeCalls, makeClient, walletSettings } from './support.ts';

const shop = givenShop();

/** A new order of 10.00 EUR, whose approval page is at this address. */
const orderWith = (page: string) => ({
  id: 'ORDER-1',
  status: 'CREATED',
  purchase_units: [{ amount: { currency_code: 'EUR', value: '10.00' } }],
  links: [{ rel: 'payer-action', href: page }],
});

const answeringOrders =
  (page: string) =>
  ({ path }: { path: string }) =>
    path === '/v2/checkout/orders' ? { status: 201, body: orderWith(page) } : undefined;

test('502: in production an approval page over http is named, to the platform and in the log', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  setDefaultCACertificates([...getCACertificates(), cert]);
  const proxy = await givenProxy(shop.wallet.url, answeringOrders('http://wallet.example/pay'), {
    cert,
    key,
  });
  const server = await givenServer({
    ...productionSettings,
    ...walletSettings(shop.wallet),
    WALLET_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const https = { 'x-forwarded-proto': 'https' };
  const asked = await server.askToken((await server.givenApiKey()).apiKey, { headers: https });
  const { access_token: token } = (await asked.json()) as { access_token: string };
  const { call, init } = makeCalls(server.url, token);
  expect((await call('PUT', '/accounts/shop', undefined, https)).status).toBe(201);
  const redirections = { returnURL: 'https://shop.example.org/a', cancelURL: 'https://shop.example.org/b' };
  const fault = 'the approval page of order ORDER-1 is not https: http://wallet.example/pay';
  await expectProblem(server, await init(initBody({ redirections }), https), {
    status: 502,
    code: 'wallet_answer_unusable',
    detail: `The wallet's answer cannot be used: ${fault}. No payment was started.`,
  });
  expect(JSON.stringify(server.logged)).toContain(fault);
});

test('503: a wallet that cannot be reached is logged with its cause', async () => {
  const server = await givenServer({ ...walletSettings(shop.wallet), LOG_LEVEL: 'warn' });
  const client = await makeClient(server);
  await shop.wallet.fault({ fault: 'unavailable', operation: 'create', times: 10 });
  const answer = await client.init();
  await shop.wallet.clearFaults();
  expect(await answer.json()).toMatchObject({ status: 503, code: 'wallet_unavailable' });
  expect(server.logged).toContainEqual(
    expect.objectContaining({
      msg: expect.stringContaining('the wallet fails'),
      walletCall: expect.objectContaining({ operation: 'create_order', status: 503 }),
    }),
  );
});
