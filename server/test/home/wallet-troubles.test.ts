import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { findFreePort, givenServer, type TestServer } from '../support/server.ts';
import { makeClient, walletSettings } from '../payments/support.ts';
import { makeSigner } from '../wallet/certificate-host.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { makeWalletSign, signEvent } from '../wallet/sign-letter.ts';
import { givenConnector, givenWallet, anOrder } from '../wallet/support.ts';
import { makeTroubleStore } from '../../src/wallet/trouble-store.ts';

const watch = async (server: TestServer) => {
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  return async () => {
    const home = (await (await viewer.get('/home')).json()) as { wallet: { troubles: object[] } };
    return home.wallet.troubles;
  };
};

/** Home is read as soon as the page asks for it, so what is written now is shown within the ten seconds of its refresh. */

const alertsOf = ({ logged }: TestServer) =>
  logged.map(({ msg }) => msg).filter((msg) => msg.startsWith('ALERT'));

test('credentials that the wallet does not accept are on Home with an alert, and gone when they work', async () => {
  const wallet = await givenWallet();
  let isRefusing = true;
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    isRefusing && path === '/v1/oauth2/token'
      ? { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
      : undefined,
  );
  const server = await givenServer({ ...walletSettings(wallet), WALLET_URL: proxy.url }, { isQuiet: true });
  const troubles = await watch(server);
  const client = await makeClient(server);
  for (const _ of [1, 2]) expect((await client.init()).status).toBe(503);
  await expect
    .poll(troubles)
    .toMatchObject([{ kind: 'credentials', operation: 'token', issue: 'invalid_client', times: 2 }]);
  expect(alertsOf(server)).toEqual([
    'ALERT: the wallet does not accept our credentials: check WALLET_CLIENT_ID and WALLET_CLIENT_SECRET',
  ]);
  isRefusing = false;
  await client.givenPayment();
  await expect.poll(troubles).toEqual([]);
});

test('a permission that the wallet does not give is on Home with an alert, and gone when it is given', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet), { isQuiet: true });
  const troubles = await watch(server);
  const client = await makeClient(server);
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await wallet.fault({ fault: 'not_authorized', operation: 'capture' });
  expect((await client.resume(payment.id)).status).toBe(202);
  await expect
    .poll(troubles)
    .toMatchObject([
      { kind: 'permission', operation: 'capture_order', issue: 'PERMISSION_DENIED', times: 1 },
    ]);
  expect(alertsOf(server)).toHaveLength(1);
  expect((await client.resume(payment.id)).status).toBe(200);
  await expect.poll(troubles).toEqual([]);
});

/** A service whose wallet answers captures as the test says. */
const givenAnswers = async () => {
  const wallet = await givenWallet();
  let issue = '';
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path.endsWith('/capture')
      ? { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: 'Why.' }] } }
      : undefined,
  );
  const server = await givenServer({ ...walletSettings(wallet), WALLET_URL: proxy.url }, { isQuiet: true });
  const client = await makeClient(server);
  const refuse = async (given: string) => {
    issue = given;
    const payment = await client.givenPayment();
    await wallet.approve(payment.extOrderId);
    await client.resume(payment.id);
  };
  return { server, refuse, troubles: await watch(server) };
};

test('an unknown issue is shown after its third time, and a refusal of a buyer never', async () => {
  const { server, refuse, troubles } = await givenAnswers();
  await refuse('PAYER_CANNOT_PAY');
  await refuse('AN_ISSUE_OF_TOMORROW');
  await refuse('AN_ISSUE_OF_TOMORROW');
  // Told at once, and noted after the two before it.
  await refuse('AUTH_CAPTURE_NOT_ENABLED');
  await expect.poll(troubles).toMatchObject([{ kind: 'account', issue: 'AUTH_CAPTURE_NOT_ENABLED' }]);
  await refuse('AN_ISSUE_OF_TOMORROW');
  await expect
    .poll(troubles)
    .toMatchObject([{ kind: 'account' }, { kind: 'unknown_issue', issue: 'AN_ISSUE_OF_TOMORROW', times: 3 }]);
  expect(alertsOf(server)).toEqual([
    'ALERT: the account at the wallet lacks something: ask the wallet about the issue',
    'ALERT: the wallet has answered three times with an issue that Florin does not know',
  ]);
});

test('an order that Florin has made wrongly is shown, and Home forgets it a day after the last time', async () => {
  const { server, refuse, troubles } = await givenAnswers();
  await refuse('INCOMPATIBLE_PARAMETER_VALUE');
  await expect.poll(troubles).toMatchObject([{ kind: 'request' }]);
  await server.sql`update wallet_troubles set last_at = last_at - interval '25 hours'`;
  expect(await troubles()).toEqual([]);
});

test('a success in one process ends what another one has noted', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet), { isQuiet: true });
  const troubles = await watch(server);
  const other = makeTroubleStore(server.deps.sql);
  await other.note({ kind: 'permission', operation: 'create_order', issue: 'NOT_AUTHORIZED' }, 1, new Date());
  expect(await troubles()).toHaveLength(1);
  await givenConnector(wallet.url, { troubleStore: other }).createOrder(anOrder());
  await expect.poll(troubles).toEqual([]);
});

test('fifty troubles are kept at most, and ten are shown', async () => {
  const server = await givenServer({}, { isQuiet: true });
  const troubles = await watch(server);
  const store = makeTroubleStore(server.deps.sql);
  for (let number = 0; number < 60; number += 1)
    await store.note({ kind: 'request', operation: 'create_order', issue: `ISSUE_${number}` }, 1, new Date());
  const [{ count } = { count: 0n }] = await server.sql<
    { count: bigint }[]
  >`select count(*) from wallet_troubles`;
  expect(Number(count)).toBe(50);
  expect(await troubles()).toHaveLength(10);
});

test('a notification that was refused is on Home with the reason, alarms nobody, and is gone when a genuine one comes', async () => {
  const wallet = await givenWallet();
  await makeWalletSign(wallet);
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  const settings = { ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId };
  const server = await givenServer(settings, { isQuiet: true });
  const troubles = await watch(server);
  const { key } = await makeSigner();
  const certificateUrl = `${wallet.url}/v1/notifications/certs/CERT-1`;
  const { headers, body } = signEvent({ key, certificateUrl }, webhookId, { id: 'WH-1' });
  const old = { ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' };
  const answer = await fetch(`${server.url}/wallet/notifications`, { method: 'POST', headers: old, body });
  expect(answer.status).toBe(400);
  await expect
    .poll(troubles)
    .toMatchObject([{ kind: 'notification', operation: 'notification', issue: 'stale', times: 1 }]);
  expect(alertsOf(server)).toEqual([]);
  const { extOrderId } = await (await makeClient(server)).givenPayment();
  await wallet.approve(extOrderId);
  await expect.poll(troubles).toEqual([]);
});
