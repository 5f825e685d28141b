import { afterAll, expect, test } from 'vitest';
import type { OrdersV2Options } from '../../src/wallet/orders-v2/connect-orders-v2.ts';
import { runProcess } from '../support/process.ts';
import { givenProxy } from './proxy.ts';
import { registerReceiver } from './receiver.ts';
import { credentials, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const own = {
  publicUrl: 'https://pay.example.com',
  notificationUrl: 'https://pay.example.com/wallet/notifications',
  currency: 'EUR',
};
const { webhookId } = await registerReceiver(wallet.url, own.notificationUrl);

const check = async (options: Partial<OrdersV2Options> = {}, url = wallet.url) => {
  const connector = givenConnector(url, { webhookId, isSimulated: true, ...options });
  const checks = await connector.checkAccount(own);
  return { checks, problems: checks.filter(({ result }) => result === 'problem') };
};

test('an account that has everything passes every check', async () => {
  const { checks } = await check();
  expect(checks.map(({ name, result }) => [name, result])).toEqual([
    ['access token', 'ok'],
    ['clock', 'ok'],
    ['orders', 'ok'],
    ['refunds', 'ok'],
    ['disputes', 'ok'],
    ['transaction search', 'ok'],
    ['notifications', 'ok'],
    ['certificate hosts', 'ok'],
  ]);
});

test('the check moves no money: its order waits for a buyer who never comes', async () => {
  const { checks } = await check();
  const [, orderId] = /order (\w+) was created/.exec(checks.find(({ name }) => name === 'orders')!.detail)!;
  expect(await wallet.truth(orderId!)).toMatchObject({ state: 'payer_action_required', captureCount: 0 });
});

test.for([
  ['not_authorized', 'create', 'orders', /PERMISSION_DENIED/, /developer dashboard/],
  ['not_authorized', 'captureShow', 'refunds', /403/, /refunds/],
  ['refund_scope_missing', 'token', 'refunds', /does not permit refunds/, /support/],
  ['not_authorized', 'disputeList', 'disputes', /403/, /Customer disputes/],
  ['not_authorized', 'transactionSearch', 'transaction search', /403/, /Transaction search.*nine hours/],
  ['not_authorized', 'webhookShow', 'notifications', /403/, /WALLET_WEBHOOK_ID/],
  ['connection_cut', 'certificateShow', 'certificate hosts', /cannot be reached/, /NOTIFICATION_CHECK=ask/],
  ['clock_behind', 'token', 'clock', /this machine is 3\d\d\d s ahead/, /NTP/],
] as const)(
  '%s at %s is found, with what to do about it',
  async ([fault, operation, name, detail, remedy]) => {
    const id = await wallet.fault({ fault, operation });
    const { problems } = await check();
    await wallet.clearFault(id);
    expect(problems).toEqual([
      {
        name,
        result: 'problem',
        detail: expect.stringMatching(detail) as string,
        remedy: expect.stringMatching(remedy) as string,
      },
    ]);
  },
);

test('wrong credentials are found, and nothing else is tried', async () => {
  const { checks, problems } = await check({ clientSecret: 'another secret' });
  expect(problems).toMatchObject([
    { name: 'access token', remedy: expect.stringContaining('WALLET_CLIENT_SECRET') as string },
  ]);
  expect(checks.slice(1).map(({ result }) => result)).toEqual(Array.from({ length: 7 }, () => 'not_checked'));
});

test('a wallet that cannot be reached is found', async () => {
  const { problems } = await check({}, 'http://127.0.0.1:9');
  expect(problems).toMatchObject([
    { name: 'access token', remedy: expect.stringContaining('WALLET_URL') as string },
  ]);
});

test.for([
  ['is not set', undefined, /not set/],
  ['is unknown to the wallet', '0NE00000000000000', /no webhook with the id/],
] as const)('a WALLET_WEBHOOK_ID that %s is found', async ([, id, detail]) => {
  const { problems } = await check({ webhookId: id });
  expect(problems).toMatchObject([
    {
      name: 'notifications',
      detail: expect.stringMatching(detail) as string,
      remedy: expect.stringContaining(own.notificationUrl) as string,
    },
  ]);
});

test.for([
  [
    { url: 'https://old.example.com/wallet/notifications', event_types: [{ name: '*' }] },
    /leads to https:\/\/old/,
  ],
  [
    { url: own.notificationUrl, event_types: [{ name: 'CHECKOUT.ORDER.APPROVED' }] },
    /lacks .*PAYMENT\.CAPTURE\.COMPLETED/,
  ],
] as const)('a registration that is not enough is found: %j', async ([body, detail]) => {
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path.startsWith('/v1/notifications/webhooks/') ? { status: 200, body } : undefined,
  );
  const { problems } = await check({}, proxy.url);
  expect(problems).toMatchObject([
    {
      name: 'notifications',
      detail: expect.stringMatching(detail) as string,
      remedy: expect.any(String) as string,
    },
  ]);
});

test('a new account whose report does not exist yet passes', async () => {
  const body = { name: 'INVALID_REQUEST', message: 'Data for the given start date is not available.' };
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path.startsWith('/v1/reporting/') ? { status: 400, body } : undefined,
  );
  expect((await check({}, proxy.url)).problems).toEqual([]);
});

const florin = async (settings: Record<string, string>, ...args: string[]) => {
  const { ended, output } = await runProcess(
    {
      PUBLIC_URL: own.publicUrl,
      WALLET_URL: wallet.url,
      WALLET_CLIENT_ID: credentials.clientId,
      WALLET_CLIENT_SECRET: credentials.clientSecret,
      WALLET_WEBHOOK_ID: webhookId,
      ...settings,
    },
    { file: 'cli.ts', args: ['wallet', 'check', ...args] },
  );
  return { status: await ended, output: output() };
};

test('wallet check ends with 0 when nothing is missing, and prints one line for each check', async () => {
  const { status, output } = await florin({});
  expect(output.split('\n').filter((line) => line.startsWith('ok '))).toHaveLength(8);
  expect(output).toContain('has everything that Florin needs.');
  expect(status).toBe(0);
});

test('wallet check ends with 1 when something is missing, also with --json', async () => {
  const { status, output } = await florin({ WALLET_WEBHOOK_ID: '' }, '--json');
  const { isReady, checks } = JSON.parse(output) as { isReady: boolean; checks: { result: string }[] };
  expect({ status, isReady }).toEqual({ status: 1, isReady: false });
  expect(checks.filter(({ result }) => result === 'problem')).toMatchObject([{ name: 'notifications' }]);
});
