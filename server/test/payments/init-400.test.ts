import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { productionSettings, startServer, type TestServer } from '../support/server.ts';
import { givenShop, initBody, makeClient } from './support.ts';

const shop = givenShop();

interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { pointer: string; detail: string }[];
}

const refused = async (body: unknown) => {
  const answer = await shop.client.init(body);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  return (await answer.json()) as Problem;
};

const item = {
  merchantAccountId: 'm',
  description: 'A song',
  quantity: 1,
  unitAmount: 1000,
  type: 'digital',
};
const urls = { returnURL: 'https://shop.example.com/a', cancelURL: 'https://shop.example.com/b' };

test('an empty object is told every part that is missing, at once', async () => {
  expect(await refused({})).toMatchObject({
    code: 'invalid_request',
    errors: [
      { pointer: '/redirections', detail: 'is missing' },
      { pointer: '/transaction', detail: 'is missing' },
      { pointer: '/items', detail: 'is missing' },
    ],
  });
});

test('faults of form, of sums and of addresses are told together', async () => {
  const { errors } = await refused({
    redirections: { returnURL: 'ftp://shop.example.com', cancelURL: urls.cancelURL },
    transaction: { accountId: '', totalAmount: 999, commissionAmount: 1000 },
    items: [{ ...item, type: 'physical' }],
  });
  expect(errors).toEqual([
    { pointer: '/transaction/accountId', detail: 'must NOT have fewer than 1 characters' },
    { pointer: '/redirections/returnURL', detail: 'must be an absolute http or https URL' },
    { pointer: '/transaction/totalAmount', detail: 'is 999, and the items add up to 1000' },
    { pointer: '/transaction/commissionAmount', detail: 'is 1000, more than the totalAmount of 999' },
    { pointer: '/delivery/address', detail: 'is missing: an item is physical' },
  ]);
});

describe('one fault at a time', () => {
  test.each([
    [
      'an amount as text',
      { transaction: { totalAmount: '1000' } },
      '/transaction/totalAmount',
      'must be integer',
    ],
    ['a fraction', { transaction: { totalAmount: 1000.5 } }, '/transaction/totalAmount', 'must be integer'],
    ['nothing to pay', { transaction: { totalAmount: 0 } }, '/transaction/totalAmount', 'must be >= 1'],
    [
      '10^12 + 1',
      { transaction: { totalAmount: 1_000_000_000_001 } },
      '/transaction/totalAmount',
      'must be <= 1000000000000',
    ],
    [
      'no such currency',
      { transaction: { currency: 'XXQ' } },
      '/transaction/currency',
      'is not a currency of ISO 4217: "XXQ"',
    ],
    [
      'a capture mode by number',
      { transaction: { captureMode: 1 } },
      '/transaction/captureMode',
      'must be equal to one of the allowed values',
    ],
    [
      'a long reference',
      { transaction: { reference: 'x'.repeat(51) } },
      '/transaction/reference',
      'must NOT have more than 50 characters',
    ],
    [
      'a misspelt option',
      { transaction: { captureMod: 'manual' } },
      '/transaction/captureMod',
      'is not known here; did you mean captureMode?',
    ],
    [
      'a misspelt redirection',
      { redirections: { ...urls, errorURI: 'https://x.example.com' } },
      '/redirections/errorURI',
      'is not known here; did you mean errorURL?',
    ],
    [
      'both spellings',
      { redirections: { ...urls, returnUrl: 'https://x.example.com' } },
      '/redirections/returnUrl',
      'is the same field as returnURL: send one of them',
    ],
    [
      'no return URL',
      { redirections: { cancelURL: urls.cancelURL } },
      '/redirections/returnURL',
      'is missing',
    ],
    ['no items', { items: [] }, '/items', 'must NOT have fewer than 1 items'],
    [
      '101 items',
      { items: Array.from({ length: 101 }, () => item), transaction: { totalAmount: 101_000 } },
      '/items',
      'must NOT have more than 100 items',
    ],
    [
      'half an item',
      { items: [{ description: 'A song', quantity: 1, unitAmount: 1000, type: 'digital' }] },
      '/items/0/merchantAccountId',
      'is missing',
    ],
    [
      'another type',
      { items: [{ ...item, type: 'service' }] },
      '/items/0/type',
      'must be equal to one of the allowed values',
    ],
    ['quantity 0', { items: [{ ...item, quantity: 0 }] }, '/items/0/quantity', 'must be >= 1'],
    [
      'half an address',
      { delivery: { address: { city: 'Paris', postCode: '75001', country: 'FR' } } },
      '/delivery/address/street',
      'is missing',
    ],
    [
      'a breakdown of other items',
      { amountBreakdown: { totalItems: 900, shipping: 100 } },
      '/amountBreakdown/totalItems',
      'is 900, and the items add up to 1000',
    ],
  ])('%s', async (_, changes, pointer, detail) => {
    const { errors } = await refused(initBody(changes));
    expect(errors).toContainEqual({ pointer, detail });
  });
});

test.each([
  ['javascript:alert(1)', 'must be an absolute http or https URL'],
  ['/thanks', 'must be an absolute http or https URL'],
  ['https://user:secret@shop.example.com/', 'must carry no user name or password'],
  ['https://shop.example.com/\r\nSet-Cookie: x=1', 'must have no spaces or control characters'],
  ['https://shop.example.com/\ta', 'must have no spaces or control characters'],
  ['https:shop.example.com/', 'must be an absolute http or https URL'],
  ['https:///shop.example.com/', 'must be an absolute http or https URL'],
  [String.raw`https://shop.example.com\@x.example.com/`, 'must have no backslash'],
  [`https://shop.example.com/${'x'.repeat(2048)}`, 'must NOT have more than 2048 characters'],
])('the redirection %s is refused (A1)', async (returnURL, detail) => {
  const { errors } = await refused(initBody({ redirections: { ...urls, returnURL } }));
  expect(errors).toContainEqual({ pointer: '/redirections/returnURL', detail });
});

test('unknown fields elsewhere are ignored, and gifts may cost nothing', async () => {
  const items = [
    { ...item, colour: 'red' },
    { ...item, unitAmount: 0, description: 'A gift' },
  ];
  expect((await shop.client.init(initBody({ items, note: 'hello' }))).status).toBe(200);
});

test("the reference API's own example of a breakdown adds up", async () => {
  const items = [{ ...item, quantity: 2, unitAmount: 9940, taxAmount: 4060, type: 'physical' }];
  const delivery = {
    receiver: { fullName: 'Ada Lovelace' },
    address: { street: '12 rue de la Paix', city: 'Paris', postCode: '75002', country: 'FR' },
  };
  const amountBreakdown = {
    totalItems: 19_880,
    totalItemTaxes: 4060,
    shipping: 500,
    handling: 300,
    discount: 2000,
  };
  const body = initBody({ items, delivery, amountBreakdown, transaction: { totalAmount: 22_740 } });
  expect((await shop.client.init(body)).status).toBe(200);
});

describe('in production', () => {
  let server: TestServer;
  let call: (method: string, path: string, body?: unknown) => Promise<Response>;
  beforeAll(async () => {
    server = await startServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
    const https = { 'x-forwarded-proto': 'https' };
    const { apiKey } = await server.givenApiKey();
    const answer = await server.askToken(apiKey, { headers: https });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...https };
    call = (method, path, body) =>
      fetch(`${server.url}/webservice/v2${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return server.close;
  });

  test.each([
    ['http://shop.example.org/', 'must be https in production'],
    ['https://localhost/', 'must be a public host in production'],
    ['https://192.168.1.1/', 'must be a public host in production'],
    ['https://169.254.169.254/', 'must be a public host in production'],
    ['https://[::1]/', 'must be a public host in production'],
    ['https://[::ffff:10.0.0.1]/', 'must be a public host in production'],
    ['https://intranet/', 'must be a public host in production'],
  ])('the redirection %s is refused', async (returnURL, detail) => {
    const redirections = { returnURL, cancelURL: 'https://shop.example.org/cart' };
    const answer = await call('POST', '/moneyins/ext/init', initBody({ redirections }));
    await expectProblem(server, answer, {
      status: 400,
      code: 'invalid_request',
      detail: `/redirections/returnURL ${detail}.`,
      errors: [{ pointer: '/redirections/returnURL', detail }],
    });
  });

  test('an account that nobody has opened is 404, until it is opened', async () => {
    const redirections = { returnURL: 'https://shop.example.org/a', cancelURL: 'https://shop.example.org/b' };
    await expectProblem(server, await call('POST', '/moneyins/ext/init', initBody({ redirections })), {
      status: 404,
      code: 'account_unknown',
      detail:
        'There is no account "shop". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.',
    });
    const opened = await call('PUT', '/accounts/shop', {});
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ id: 'shop' });
  });
});

test('another client of the same service can pay into the same account', async () => {
  const other = await makeClient(shop.server);
  expect((await other.init()).status).toBe(200);
});
