import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/start/config.ts';
import { certificateOrigins } from '../../src/wallet/orders-v2/certificate-address.ts';
import {
  makeNotificationVerifier,
  type VerifierOptions,
} from '../../src/wallet/orders-v2/verify-notification.ts';
import { productionSettings, testSecret } from '../support/server.ts';
import { givenCertificateHost, makeSigner, newCertificateId } from './certificate-host.ts';
import { signEvent } from './sign-letter.ts';
import { signingName } from './support.ts';

const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'AN-ORDER' } };
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

/** A wallet that serves certificates and nothing else, and a check that asks nobody. */
const given = async (options: Partial<VerifierOptions> = {}, tls?: { cert: string; key: string }) => {
  const host = await givenCertificateHost(tls);
  const verifier = makeNotificationVerifier({
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    webhookId: 'WH-HERE',
    signingName,
    origins: certificateOrigins(host.url, true),
    checks: ['local'],
    ask: () => Promise.reject(new Error('nobody is asked')),
    ...options,
  });
  onTestFinished(() => verifier.close());
  /** Checks a notification that this key has signed rightly, with the certificate at this address. */
  const check = (key: string, certificateUrl: string) => {
    const { headers, body } = signEvent({ key, certificateUrl }, 'WH-HERE', event);
    return verifier.verify(headers, Buffer.from(body), '192.0.2.1');
  };
  return { host, check };
};

const refused = (detail: string) => ({ isGenuine: false, fault: 'untrusted_certificate', detail });

test('a certificate alone is trusted, because it comes from the wallet and is for its signing name (F31)', async () => {
  const { host, check } = await given();
  const authority = await makeSigner({ name: 'An authority that nobody knows', isAuthority: true });
  const { pem, key } = await makeSigner({ issuer: authority });
  expect(await check(key, host.serve(pem))).toMatchObject({ isGenuine: true });
});

test.each([
  'signing.example',
  'messageverificationcerts.purse.example.evil.example',
  'evil.messageverificationcerts.purse.example',
  'purse.example',
  '*.purse.example',
])('a certificate of the wallet that is for the name %s is refused', async (name) => {
  const { host, check } = await given();
  const { pem, key } = await makeSigner({ name });
  expect(await check(key, host.serve(pem))).toEqual(refused('its certificate is for another name'));
});

test('a certificate counts for the time at which the notification was sent, neither before nor after', async () => {
  const { host, check } = await given();
  for (const [from, to] of [
    [inHours(-48), inHours(-1)],
    [inHours(1), inHours(48)],
  ] as const) {
    const { pem, key } = await makeSigner({ from, to });
    expect(await check(key, host.serve(pem))).toEqual(
      refused('its certificate was not valid when it was sent'),
    );
  }
});

test('a notification from just before the certificate expired is genuine', async () => {
  // Our clock is an hour ahead: here the certificate has expired meanwhile.
  const { host, check } = await given({ clock: () => inHours(1) });
  const { pem, key } = await makeSigner({ from: inHours(-48), to: inHours(0.5) });
  expect(await check(key, host.serve(pem))).toMatchObject({ isGenuine: true });
});

test('where the wallet serves a chain, each certificate has to be issued by the next one', async () => {
  const { host, check } = await given();
  const root = await makeSigner({ name: 'Root', isAuthority: true });
  const between = await makeSigner({ name: 'Between', isAuthority: true, issuer: root });
  const leaf = await makeSigner({ issuer: between });
  const serve = (...chain: readonly { pem: string }[]) => host.serve(chain.map(({ pem }) => pem).join('\n'));
  expect(await check(leaf.key, serve(leaf, between, root))).toMatchObject({ isGenuine: true });
  const noAuthority = await makeSigner({ name: 'Between', issuer: root, key: between.key });
  const forged = await makeSigner({ name: 'Between', isAuthority: true });
  const expired = await makeSigner({
    name: 'Expired',
    isAuthority: true,
    issuer: root,
    from: inHours(-2),
    to: inHours(-1),
  });
  const ofExpired = await makeSigner({ issuer: expired });
  for (const chain of [
    [leaf, root],
    [leaf, forged],
    [leaf, noAuthority, root],
    [ofExpired, expired, root],
  ]) {
    expect(await check(chain[0]!.key, serve(...chain))).toEqual(
      refused('the chain of its certificate does not hold'),
    );
  }
});

test('a certificate that cannot be read, or has another kind of key, is not judged', async () => {
  const { host, check } = await given();
  const { key } = await makeSigner();
  const elliptic = await makeSigner({ keyType: 'ec' });
  for (const [pem, detail] of [
    ['<html>maintenance</html>', 'its certificate cannot be read'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'its certificate cannot be read'],
    [elliptic.pem, 'the key of its certificate is not RSA'],
  ] as const) {
    expect(await check(key, host.serve(pem))).toMatchObject({ fault: 'unjudged_certificate', detail });
  }
});

test('a certificate from an address that is not exactly of the wallet is not fetched', async () => {
  const { host, check } = await given();
  const { pem, key } = await makeSigner();
  const foreign = await givenCertificateHost();
  const [right, there] = [host.serve(pem), foreign.serve(pem)];
  const { host: known, pathname: path } = new URL(right);
  const { host: other, pathname: otherPath } = new URL(there);
  const urls = [
    there,
    `https://${known}${path}`,
    `http://${known}@${other}${otherPath}`,
    `http://${known}.${other}${otherPath}`,
    `${there}?x=${known}`,
    `${right}?x=1`,
    `${right}#x`,
    `${right}/`,
    `http://${known}/v1/../v1/notifications/certs/${path.split('/').at(-1)}`,
    `http://${known}/v1/notifications/certs/${encodeURIComponent('../../oauth2/token')}`,
    `http://${known}/v1/notifications/certs/ANY-NAME-OF-A-FILE`,
    `http://${known}/v1/notifications/certs/CERT-${'a'.repeat(65)}`,
    `http://${known}/simulator/faults`,
    'file:///etc/passwd',
    'not a URL',
  ];
  for (const url of urls)
    expect(await check(key, url)).toEqual(refused('its certificate is not at an address of the wallet'));
  expect([host.asked, foreign.asked]).toEqual([[], []]);
  expect(await check(key, right)).toMatchObject({ isGenuine: true });
});

test('a certificate is fetched over TLS that is verified', async () => {
  const ofHost = await makeSigner({ name: '127.0.0.1' });
  const { host, check } = await given({}, { cert: ofHost.pem, key: ofHost.key });
  const { pem, key } = await makeSigner();
  expect(await check(key, host.serve(pem))).toMatchObject({
    fault: 'unjudged_certificate',
    detail: 'its certificate cannot be fetched',
  });
  expect(host.asked).toEqual([]);
});

test('a certificate that the wallet does not have is refused, and not asked for again within a minute', async () => {
  const { host, check } = await given();
  const { pem, key } = await makeSigner();
  const url = `${host.url}/v1/notifications/certs/${newCertificateId()}`;
  for (let times = 0; times < 3; times += 1)
    expect(await check(key, url)).toEqual(refused('the wallet has no such certificate'));
  expect(host.asked).toHaveLength(1);
  expect(await check(key, host.serve(pem))).toMatchObject({ isGenuine: true });
});

test.each([
  ['https://api-m.paypal.com', ['https://api-m.paypal.com', 'https://api.paypal.com']],
  [
    'https://api-m.sandbox.paypal.com',
    ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com'],
  ],
  ['https://wallet.example/base', ['https://wallet.example']],
])('certificates of the wallet at %s may come from %j', (url, origins) => {
  expect(certificateOrigins(url, false)).toEqual(origins);
});

test('only the simulated wallet of a sandbox may have its certificate at a plain http address', () => {
  expect(certificateOrigins('http://localhost:8090', true)).toEqual(['http://localhost:8090']);
  expect(certificateOrigins('http://localhost:8090', false)).toEqual([]);
});

test.each([
  [
    { ...productionSettings, FLORIN_SECRET: testSecret, DATABASE_URL: 'embedded' },
    'messageverificationcerts.paypal.com',
  ],
  [{ WALLET_URL: 'https://api-m.sandbox.paypal.com' }, 'messageverificationcerts.sandbox.paypal.com'],
  [{ WALLET_URL: 'http://127.0.0.1:8090' }, signingName],
  [{}, signingName],
  [{ WALLET_SIGNING_NAME: 'signing.example' }, 'signing.example'],
])('with the settings %j notifications are signed under the name %s', (settings, name) => {
  expect(readConfig(settings).wallet.signingName).toBe(name);
});
