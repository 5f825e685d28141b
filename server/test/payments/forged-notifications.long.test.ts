import { expect, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { findFreePort, givenServer, startServer, type TestServer } from '../support/server.ts';
import { givenCertificateHost, makeSigner, newCertificateId } from '../wallet/certificate-host.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { makeWalletSign, signEvent, signLetter } from '../wallet/sign-letter.ts';
import { givenWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';

/** How many calls a bound per minute allows in this time. Its minutes are not those of the test. */
const allowed = (perMinute: number, { ms }: { readonly ms: number }) =>
  perMinute * (2 + Math.floor(ms / 60_000));
const ofStrangers = 20;
const ofOneAddress = 10;

const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'AN-ORDER' } };

type Letter = ReturnType<typeof signEvent>;

/** Sends a notification as a proxy passes it on. Without an address the proxy sends it itself. */
const send = async ({ url }: TestServer, { headers, body }: Letter, address?: string) => {
  const answer = await fetch(`${url}/wallet/notifications`, {
    method: 'POST',
    headers: { ...headers, ...(address && { 'x-forwarded-for': address }) },
    body,
  });
  const { detail } = (await answer.json()) as { detail?: string };
  return { status: answer.status, detail };
};

/** Notifications that name certificates of the wallet that do not exist, from so many addresses. */
const flood = async (server: TestServer, walletUrl: string, letters: number, addresses: number) => {
  const { key } = await makeSigner();
  const { headers, body } = signEvent({ key, certificateUrl: '' }, 'WH-HERE', event);
  const startMs = performance.now();
  const statuses = new Set<number>();
  let sent = 0;
  const sendSome = async () => {
    while (sent < letters) {
      sent += 1;
      const certificateUrl = `${walletUrl}/v1/notifications/certs/${newCertificateId()}`;
      const letter = { headers: { ...headers, 'paypal-cert-url': certificateUrl }, body };
      statuses.add((await send(server, letter, `198.51.100.${sent % addresses}`)).status);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendSome));
  return { statuses: [...statuses], ms: performance.now() - startMs };
};

const proxied = { TRUSTED_PROXIES: '127.0.0.1' };

/** A wallet whose every call goes through a proxy that counts. Its notifications go to the service at this port. */
const givenCountedWallet = async () => {
  const walletPort = await findFreePort();
  const proxy = await givenProxy(`http://127.0.0.1:${walletPort}`);
  const wallet = await givenWallet({ WALLET_PORT: String(walletPort), WALLET_PUBLIC_URL: proxy.url });
  await makeWalletSign(wallet);
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  const settings = {
    ...walletSettings(wallet),
    ...proxied,
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
    DATABASE_URL: await givenDatabase(),
  };
  const countCalls = (path: string) => proxy.requests.filter((request) => request.path.includes(path)).length;
  return { wallet, webhookId, settings, countCalls };
};

test('forged notifications make few calls to the wallet, and a genuine one among them passes, also after a restart (A23)', async () => {
  const { wallet, webhookId, settings, countCalls } = await givenCountedWallet();
  const server = await startServer(settings);
  const capture = async (at: TestServer) => {
    const client = await makeClient(at);
    const { id, extOrderId: orderId } = await client.givenPayment();
    await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId });
    await wallet.approve(orderId);
    const approved = { ...event, resource: { id: orderId } };
    expect(await send(at, signLetter(wallet, webhookId, approved), '192.0.2.1')).toMatchObject({
      status: 200,
    });
    expect(await client.read(id)).toMatchObject({ status: 'captured' });
  };
  await capture(server);
  const before = countCalls('/certs/');
  const [flooded] = await Promise.all([flood(server, wallet.url, 200, 50), capture(server)]);
  expect(flooded.statuses).toEqual([400]);
  await capture(server);
  expect(countCalls('/certs/') - before).toBeLessThanOrEqual(allowed(ofStrangers, flooded));
  await server.close();

  const again = await givenServer(settings);
  // What was learnt before does not have to be fetched: it could not be.
  await wallet.fault({ fault: 'unavailable', operation: 'certificateShow', times: 1000 });
  await flood(again, wallet.url, 60, 50);
  await capture(again);
});

test('a flood from one address does not keep the first notification of the wallet from being checked (A23)', async () => {
  const host = await givenCertificateHost();
  const server = await givenServer({ ...proxied, WALLET_URL: host.url, WALLET_WEBHOOK_ID: 'WH-HERE' });
  const flooded = await flood(server, host.url, 200, 1);
  expect(host.asked.length).toBeLessThanOrEqual(allowed(ofOneAddress, flooded));
  const { pem, key } = await makeSigner();
  const letter = signEvent({ key, certificateUrl: host.serve(pem) }, 'WH-HERE', event);
  expect(await send(server, letter, '192.0.2.1')).toMatchObject({ status: 200 });
});

test('a flood from everywhere does not keep a new certificate from being learnt from where genuine notifications come (A23)', async () => {
  const host = await givenCertificateHost();
  const server = await givenServer({ ...proxied, WALLET_URL: host.url, WALLET_WEBHOOK_ID: 'WH-HERE' });
  const { pem, key } = await makeSigner();
  const sign = () => signEvent({ key, certificateUrl: host.serve(pem) }, 'WH-HERE', event);
  expect(await send(server, sign(), '192.0.2.1')).toMatchObject({ status: 200 });
  await flood(server, host.url, 200, 100);
  expect(await send(server, sign(), '192.0.2.1')).toMatchObject({ status: 200 });
});

test('what one process has learnt the others know, also one that has looked before (A23)', async () => {
  const host = await givenCertificateHost();
  const settings = {
    WALLET_URL: host.url,
    WALLET_WEBHOOK_ID: 'WH-HERE',
    DATABASE_URL: await givenDatabase(),
  };
  const [one, two] = [await givenServer(settings), await givenServer(settings)];
  const { pem, key } = await makeSigner();
  const id = newCertificateId();
  const certificateUrl = `${host.url}/v1/notifications/certs/${id}`;
  const letter = signEvent({ key, certificateUrl }, 'WH-HERE', event);
  // It cannot fetch it for a minute after that.
  expect(await send(two, letter)).toMatchObject({ status: 400 });
  host.serve(pem, id);
  expect(await send(one, letter)).toMatchObject({ status: 200 });
  await expect.poll(() => send(two, letter)).toMatchObject({ status: 200 });
});

test('the certificates that are kept are sixteen at most, the newest ones', async () => {
  const host = await givenCertificateHost();
  const server = await givenServer({ ...proxied, WALLET_URL: host.url, WALLET_WEBHOOK_ID: 'WH-HERE' });
  const { pem, key } = await makeSigner();
  const urls = Array.from({ length: 20 }, () => host.serve(pem));
  for (const certificateUrl of urls) {
    const letter = signEvent({ key, certificateUrl }, 'WH-HERE', event);
    expect(await send(server, letter)).toMatchObject({ status: 200 });
  }
  const rows = await server.sql<{ url: string }[]>`select url from signing_certificates order by learnt_at`;
  expect(rows.map(({ url }) => url)).toEqual(urls.slice(-16));
});

test('429: refusals are counted for each address, and a genuine notification from there still passes (A23)', async () => {
  const host = await givenCertificateHost();
  const server = await givenServer({
    ...proxied,
    WALLET_URL: host.url,
    WALLET_WEBHOOK_ID: 'WH-HERE',
    RATE_LIMIT_FAILURES: '3',
  });
  const { pem, key } = await makeSigner();
  const genuine = signEvent({ key, certificateUrl: host.serve(pem) }, 'WH-HERE', event);
  const forged = { ...genuine, body: `${genuine.body} ` };
  const statuses = [];
  for (let times = 0; times < 5; times += 1)
    statuses.push((await send(server, forged, '198.51.100.1')).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  expect(await send(server, genuine, '198.51.100.1')).toMatchObject({ status: 200 });
  expect(await send(server, forged, '198.51.100.2')).toMatchObject({ status: 400 });
});

test('the metrics show at which step notifications were refused', async () => {
  const server = await givenServer({ WALLET_URL: 'http://127.0.0.1:9', WALLET_WEBHOOK_ID: 'WH-HERE' });
  const { key } = await makeSigner();
  const letter = signEvent({ key, certificateUrl: 'https://evil.example/cert' }, 'WH-HERE', event);
  const count = async (result: string) => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const line = `florin_wallet_notifications_total{about="unknown",result="${result}"} `;
    return Number(
      text
        .split('\n')
        .find((found) => found.startsWith(line))
        ?.slice(line.length) ?? 0,
    );
  };
  const before = await count('untrusted_certificate');
  expect((await send(server, letter)).status).toBe(400);
  expect(await count('untrusted_certificate')).toBe(before + 1);
});

test('forged notifications make us ask the wallet a few times a minute, and one from where genuine ones come still passes (A23)', async () => {
  const { wallet, webhookId, settings, countCalls } = await givenCountedWallet();
  const server = await givenServer({ ...settings, NOTIFICATION_CHECK: 'ask' });
  const genuine = () => signLetter(wallet, webhookId, event);
  expect(await send(server, genuine(), '192.0.2.1')).toMatchObject({ status: 200 });
  const before = countCalls('/verify-webhook-signature');
  const flooded = await flood(server, wallet.url, 200, 100);
  expect(countCalls('/verify-webhook-signature') - before).toBeLessThanOrEqual(allowed(ofStrangers, flooded));
  // Confirmed ones do not count: there may be as many as the wallet sends.
  for (let times = 0; times < 50; times += 1)
    expect(await send(server, genuine(), '192.0.2.1')).toMatchObject({ status: 200 });
});
