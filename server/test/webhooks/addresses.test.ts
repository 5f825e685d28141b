import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/start/config.ts';
import { makePoster } from '../../src/webhooks/post-webhook.ts';
import { makeReceivers } from '../../src/webhooks/receiver-address.ts';
import { findFreePort } from '../support/free-port.ts';
import { productionSettings, testSecret } from '../support/server.ts';
import { startDnsServer } from './dns-server.ts';

const settingsOf = (more: Record<string, string>) =>
  readConfig({ ...productionSettings, FLORIN_SECRET: testSecret, DATABASE_URL: 'embedded', ...more });

const inProduction = (more: Record<string, string> = {}) => makeReceivers(settingsOf(more));

const notSentTo = 'leads to an address that webhooks are not sent to';

test.each([
  ['https://127.0.0.1/', notSentTo],
  ['https://localhost/', notSentTo],
  ['https://168.63.129.16/', notSentTo],
  ['https://metadata.google.internal/', notSentTo],
  ['https://0x7f.1/', notSentTo],
  ['https://2130706433/', notSentTo],
  ['https://10.1.2.3/', notSentTo],
  ['https://172.16.0.1/', notSentTo],
  ['https://192.168.1.1/', notSentTo],
  ['https://169.254.169.254/latest/meta-data/', notSentTo],
  ['https://100.64.0.1/', notSentTo],
  ['https://0.0.0.0/', notSentTo],
  ['https://224.0.0.1/', notSentTo],
  ['https://[::1]/', notSentTo],
  ['https://[::ffff:169.254.169.254]/', notSentTo],
  ['https://[64:ff9b::a9fe:a9fe]/', notSentTo],
  ['https://[::127.0.0.1]/', notSentTo],
  ['https://[4000::1]/', notSentTo],
  ['https://[fe80::1]/', notSentTo],
  ['https://[fd00::1]/', notSentTo],
  ['https://[2002:7f00:1::]/', notSentTo],
  ['http://192.0.2.1/', 'must begin with https://'],
  ['ftp://shop.example.com/', 'must begin with https://'],
  ['https://ada:secret@shop.example.com/', 'must not contain a user name or a password'],
  ['https://shop.example.com/#there', 'must not contain a fragment (#)'],
  ['https://shop.example.com:22/', 'must have the port 443'],
])('in production a webhook never goes to %s', async (url, message) => {
  await expect(inProduction().requireReachable(url)).rejects.toThrow(message);
});

test('a public address and a name without an address yet may be written down', async () => {
  const dns = await startDnsServer(() => '203.0.114.7');
  const receivers = inProduction({ WEBHOOK_DNS_SERVERS: dns.address });
  await expect(receivers.requireReachable('https://203.0.114.7/hooks')).resolves.toBeUndefined();
  await expect(receivers.requireReachable('https://shop.example.com/hooks')).resolves.toBeUndefined();
  expect(dns.asked()).toBe(1);
});

test('names that nobody answers for keep 50 callers waiting at most', async () => {
  const silent = createSocket('udp4');
  onTestFinished(() => void silent.close());
  await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
  const receivers = inProduction({ WEBHOOK_DNS_SERVERS: `127.0.0.1:${silent.address().port}` });
  const check = (count: number) => receivers.requireReachable(`https://shop-${count}.example.com/hooks`);
  const waiting = Array.from({ length: 50 }, (_, count) => check(count));
  await expect(check(51)).rejects.toMatchObject({ code: 'overloaded' });
  void Promise.allSettled(waiting);
});

test('ranges and ports that the operator allows are sent to, also over http', async () => {
  const receivers = inProduction({ WEBHOOK_ALLOWED_RANGES: '10.0.0.0/8', WEBHOOK_PORTS: '443,8080' });
  await expect(receivers.requireReachable('http://10.1.2.3:8080/hooks')).resolves.toBeUndefined();
  await expect(receivers.requireReachable('http://192.168.1.1:8080/')).rejects.toThrow(notSentTo);
  await expect(receivers.requireReachable('https://10.1.2.3:9000/')).rejects.toThrow(
    'must have the port 443 or 8080',
  );
});

test('in the sandbox the developer’s own machine and network are sent to', async () => {
  const receivers = makeReceivers(readConfig({}));
  for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.1.7', '100.64.0.1', '[fd12:3456::1]'])
    await expect(receivers.requireReachable(`http://${host}:3000/hooks`)).resolves.toBeUndefined();
});

const metadataHosts = [
  '169.254.169.254',
  '169.254.170.2',
  '169.254.170.23',
  '[::ffff:169.254.169.254]',
  '0xa9fea9fe',
  '[fe80::a9fe:a9fe]',
  '[fd00:ec2::254]',
  '[fd00:ec2::23]',
  '[fd20:ce::254]',
  '[fd00:c1::a9fe:a9fe]',
  '[fd00:42::42]',
  '192.0.0.192',
  '100.100.100.200',
  '168.63.129.16',
  'metadata.google.internal',
  'METADATA.google.internal.',
  'metadata.goog',
];

test.each(metadataHosts)(
  'in the sandbox, and in every range that is allowed, the cloud’s metadata at %s is not sent to',
  async (host) => {
    const url = `http://${host}/latest/meta-data/`;
    const everything = { WEBHOOK_ALLOWED_RANGES: '0.0.0.0/0,::/0', WEBHOOK_PORTS: '80' };
    for (const receivers of [makeReceivers(readConfig({})), inProduction(everything)]) {
      await expect(receivers.requireReachable(url)).rejects.toThrow(notSentTo);
      expect(() => receivers.readUrl(url)).toThrow(notSentTo);
    }
  },
);

test('neither a refusal nor a failed connection says which address a name leads to', async () => {
  const dns = await startDnsServer(() => '10.1.2.3');
  const receivers = inProduction({ WEBHOOK_DNS_SERVERS: dns.address });
  await expect(receivers.requireReachable('https://shop.example.com/')).rejects.toThrow(
    /^leads to an address that webhooks are not sent to$/,
  );
  const poster = makePoster(receivers);
  onTestFinished(() => poster.close().then(() => undefined));
  const refused = await poster.post('https://shop.example.com/', {}, '{}');
  expect(refused).toMatchObject({ status: null, error: `The URL ${notSentTo}.` });

  const own = await startDnsServer(() => '127.0.0.1');
  const port = await findFreePort();
  const inside = makePoster(makeReceivers(readConfig({ WEBHOOK_DNS_SERVERS: own.address })));
  onTestFinished(() => inside.close().then(() => undefined));
  const failed = await inside.post(`http://shop.example.com:${port}/`, {}, '{}');
  expect(failed).toMatchObject({ status: null, error: 'connect ECONNREFUSED' });
});

test('a name that means another address at the connection than at the check is refused before anything is sent', async () => {
  let connections = 0;
  const inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void inside.close());
  const { port } = inside.address() as AddressInfo;
  const dns = await startDnsServer((asked) => (asked === 1 ? '203.0.114.7' : '127.0.0.1'));
  const receivers = inProduction({ WEBHOOK_DNS_SERVERS: dns.address, WEBHOOK_PORTS: String(port) });
  const poster = makePoster(receivers);
  onTestFinished(() => poster.close().then(() => undefined));
  const url = `https://rebind.example.com:${port}/`;
  await receivers.requireReachable(url);
  const answer = await poster.post(url, {}, '{}');
  expect(answer).toMatchObject({
    status: null,
    error: `The URL ${notSentTo}.`,
  });
  expect(dns.asked()).toBe(2);
  expect(connections).toBe(0);
});
