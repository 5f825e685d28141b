import { beforeAll, describe, expect, test } from 'vitest';
import { givenPaymentIn, tomorrow } from './payment-in-status.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { productionSettings, startServer, type TestServer } from '../support/server.ts';
import { givenShop, initBody, makeStranger } from './support.ts';

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

test('an empty object is answered with every part that is missing, at once', async () => {
  expect(await refused({})).toMatchObject({
    code: 'invalid_request',
    errors: [
      { pointer: '/redirections', detail: 'is missing' },
      { pointer: '/transaction', detail: 'is missing' },
      { pointer: '/items', detail: 'is missing' },
    ],
  });
});

test('faults of form, of sums and of addresses are reported together', async () => {
  const { errors } = await refused({
    redirections: { returnURL: 'ftp://shop.example.com', cancelURL: urls.cancelURL },
    transaction: { accountId: '', totalAmount: 999, commissionAmount: 1000 },
    items: [{ ...item, type: 'physical' }],
  });
  expect(errors).toEqual([
    { pointer: '/transaction/accountId', detail: 'must not be empty' },
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
      'must be a whole number, not text',
    ],
    ['nothing to pay', { transaction: { totalAmount: 0 } }, '/transaction/totalAmount', 'must be at least 1'],
    [
      '10^12 + 1',
      { transaction: { totalAmount: 1_000_000_000_001 } },
      '/transaction/totalAmount',
      'must be at most 1000000000000',
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
      'must be one of automatic, manual',
    ],
    [
      'a long reference',
      { transaction: { reference: 'x'.repeat(51) } },
      '/transaction/reference',
      'must have at most 50 characters',
    ],
    [
      'a misspelt option',
      { transaction: { captureMod: 'manual' } },
      '/transaction/captureMod',
      'is not known here; did you mean captureMode?',
    ],
    [
      'a misspelt option whose name has a slash and a tilde',
      { transaction: { 'capture/Mode~': 'manual' } },
      '/transaction/capture~1Mode~0',
      'is not known here; did you mean captureMode?',
    ],
    [
      'white space as an account',
      { transaction: { accountId: ' \t\u3000' } },
      '/transaction/accountId',
      'must not be white space alone',
    ],
    [
      'an account that no path can name',
      { transaction: { accountId: 'balances' } },
      '/transaction/accountId',
      'must not be "balances": Florin uses this name itself',
    ],
    [
      'white space as a merchant',
      { items: [{ ...item, merchantAccountId: '\u00a0' }] },
      '/items/0/merchantAccountId',
      'must not be white space alone',
    ],
    [
      'white space as a street',
      { delivery: { address: { street: ' ', city: 'Paris', postCode: '75001', country: 'FR' } } },
      '/delivery/address/street',
      'must not be white space alone',
    ],
    [
      'white space as a description',
      { items: [{ ...item, description: ' ' }] },
      '/items/0/description',
      'must not be white space alone',
    ],
    [
      'white space as a name',
      { delivery: { receiver: { fullName: '\n' } } },
      '/delivery/receiver/fullName',
      'must not be white space alone',
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
    ['no items', { items: [] }, '/items', 'must not be empty'],
    [
      '101 items',
      { items: Array.from({ length: 101 }, () => item), transaction: { totalAmount: 101_000 } },
      '/items',
      'must have at most 100 entries',
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
      'must be one of digital, physical',
    ],
    ['quantity 0', { items: [{ ...item, quantity: 0 }] }, '/items/0/quantity', 'must be at least 1'],
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

const initWithAmount = async (amount: string) => {
  const body = JSON.stringify(initBody()).replace('"totalAmount":1000', `"totalAmount":${amount}`);
  const answer = await shop.client.init(body);
  expect(answer.status).toBe(400);
  return (await answer.json()) as Problem;
};

test.each(['1000.0000000000000000001', '1e3', '1000e0', '100000E-2'])(
  'the amount %s is refused: it is not written as a whole number',
  async (amount) => {
    const detail = 'must be a whole number, written without a decimal point or an exponent';
    expect(await initWithAmount(amount)).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/transaction/totalAmount', detail }],
    });
  },
);

test.each([
  ['10.50', '10.5 euros is 1050'],
  ['10.00', '10.00 euros is 1000'],
  ['1000.0', '1000.0 euros is 100000'],
  ['1000.5', '1000.5 euros is 100050'],
  ['1.05', '1.05 euros is 105'],
  ['"10.50"', '10.50 euros is 1050'],
  ['"10,50"', '10,50 euros is 1050'],
])(
  'the amount %s is told that amounts are in the minor unit, and what was probably meant',
  async (amount, meant) => {
    expect(await initWithAmount(amount)).toMatchObject({
      code: 'invalid_request',
      errors: [
        {
          pointer: '/transaction/totalAmount',
          detail: `must be a whole number in the minor unit of the currency: ${meant}`,
        },
      ],
    });
  },
);

test('decimals in a text or in an unknown field are no fault', async () => {
  const body = initBody({ weight: 1.5, transaction: { comment: '10.00' } });
  const text = JSON.stringify(body).replace('"weight":1.5', '"weight":[1.50,2.0,3e0]');
  expect((await shop.client.init(text)).status).toBe(200);
});

test.each(['somewhere', '300.1.1.1', '192.0.2.1:80', '192.0.2.0/24'])(
  'the PSU-IP-Address %s is refused: it is not an address',
  async (ip) => {
    const detail = 'must be an IP address';
    await expectProblem(shop.server, await shop.client.init(initBody(), { 'PSU-IP-Address': ip }), {
      status: 400,
      code: 'invalid_request',
      detail: `header/psu-ip-address ${detail}.`,
      errors: [{ pointer: 'header/psu-ip-address', detail }],
    });
  },
);

test.each(['192.0.2.1', '2001:db8::1'])('the PSU-IP-Address %s is accepted', async (ip) => {
  expect((await shop.client.init(initBody(), { 'PSU-IP-Address': ip })).status).toBe(200);
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
  [`https://shop.example.com/${'x'.repeat(2048)}`, 'must have at most 2048 characters'],
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

test.each([
  ['/delivery/fullName', { delivery: { fullName: 'Ada Amsel' } }, 'it belongs in /delivery/receiver'],
  ['/delivery/city', { delivery: { city: 'Amsterdam' } }, 'it belongs in /delivery/address'],
  ['/delivery/reciever', { delivery: { reciever: { fullName: 'Ada' } } }, 'did you mean receiver?'],
  [
    '/delivery/receiver/street',
    { delivery: { receiver: { fullName: 'Ada', street: 'Keizersgracht 100' } } },
    'it belongs in /delivery/address',
  ],
  [
    '/delivery/address/fullName',
    {
      delivery: {
        address: { street: 'a', city: 'Paris', postCode: '75001', country: 'FR', fullName: 'Ada' },
      },
    },
    'it belongs in /delivery/receiver',
  ],
  ['/receiver', { receiver: { fullName: 'Ada' } }, 'it belongs in /delivery'],
  ['/Delivery', { Delivery: { receiver: { fullName: 'Ada' } } }, 'did you mean delivery?'],
  ['/captureMode', { captureMode: 'manual' }, 'it belongs in /transaction'],
  ['/commissionAmount', { commissionAmount: 100 }, 'it belongs in /transaction'],
  ['/metadata', { metadata: { cart: '1' } }, 'it belongs in /transaction'],
  ['/errorURL', { errorURL: 'https://shop.example.com/' }, 'it belongs in /redirections'],
])('%s is never dropped: it was meant for another place', async (pointer, changes, hint) => {
  expect(await refused(initBody(changes))).toMatchObject({
    code: 'invalid_request',
    errors: [{ pointer, detail: `is not known here; ${hint}` }],
  });
});

test('unknown fields that nobody could have meant for us are ignored in every object', async () => {
  const body = initBody({
    note: 'x',
    terms: 'x',
    delivery: {
      instructions: 'ring twice',
      receiver: { fullName: 'Ada', phone: '1' },
      address: { street: 'a', city: 'Paris', postCode: '75001', country: 'FR', floor: 3, county: 'x' },
    },
  });
  expect((await shop.client.init(body)).status).toBe(200);
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

  const initWith = (returnURL: string) =>
    call(
      'POST',
      '/moneyins/ext/init',
      initBody({ redirections: { returnURL, cancelURL: 'https://shop.example.org/cart' } }),
    );

  test('a redirection without https is refused', async () => {
    const detail = 'must be https in production';
    await expectProblem(server, await initWith('http://shop.example.org/'), {
      status: 400,
      code: 'invalid_request',
      detail: `/redirections/returnURL ${detail}.`,
      errors: [{ pointer: '/redirections/returnURL', detail }],
    });
  });

  // The registries of special addresses (RFC 6890) and of special names (RFC 6761), and names that ICANN keeps back.
  test.each(
    (
      '0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.1 0x7f.1 2130706433 ' +
      '0177.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.168.1.1 198.18.0.1 ' +
      '198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 127.0.0.1. [::] ' +
      '[::1] [::127.0.0.1] [::8.8.8.8] [::ffff:10.0.0.1] [::ffff:0:10.0.0.1] [64:ff9b::10.0.0.1] ' +
      '[64:ff9b:1::a00:1] [100::1] [2001::1] [2001:0:7f00:1::] [2001:2::1] [2001:10::1] [2001:20::1] ' +
      '[2001:db8::1] [2002:7f00:1::] [2002:a00:1::1] [3fff::1] [4000::1] [5f00::1] [fc00::1] ' +
      '[fd12:3456::1] [fe80::1] [fec0::1] [ff02::1] localhost shop.localhost shop shop.local ' +
      'LOCALHOST. shop.internal shop.test shop.test. shop.example shop.invalid shop.onion shop.alt ' +
      'home.arpa shop.home.arpa 1.0.0.10.in-addr.arpa shop.intranet shop.private shop.corp shop.home ' +
      'shop.lan shop.mail shop.localdomain shop..com ｌocalhost %6cocalhost'
    ).split(' '),
  )('the redirection to the host %s is refused, because it is not public (A1)', async (host) => {
    const answer = await initWith(`https://${host}/`);
    expect(await answer.json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/redirections/returnURL', detail: 'must be a public host in production' }],
    });
  });

  test.each(
    (
      '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.0.1.1 192.167.1.1 ' +
      '198.17.0.1 198.20.0.1 223.255.255.254 [2001:4860:4860::8888] [2606:4700::1111] [2a00:1450::1] ' +
      'shop.example.org shop.com shop.com. local.shop.com mytest.com müller.de xn--mller-kva.de ' +
      'shop.test.co a_b.shop.com shop.xn--p1ai'
    ).split(' '),
  )('the redirection to the public host %s is accepted', async (host) => {
    // The account is missed after the body was found to be right.
    expect(await (await initWith(`https://${host}/`)).json()).toMatchObject({ code: 'account_unknown' });
  });

  test('an account that nobody has opened is 404, until it is opened', async () => {
    const redirections = { returnURL: 'https://shop.example.org/a', cancelURL: 'https://shop.example.org/b' };
    await expectProblem(server, await call('POST', '/moneyins/ext/init', initBody({ redirections })), {
      status: 404,
      code: 'account_unknown',
      detail:
        'There is no account "shop". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.',
    });
    await expectProblem(server, await call('PUT', '/accounts/%20'), {
      status: 400,
      code: 'invalid_request',
      detail: 'path/accountId must not be white space alone.',
      errors: [{ pointer: 'path/accountId', detail: 'must not be white space alone' }],
    });
    const opened = await call('PUT', '/accounts/shop', {});
    expect(opened.status).toBe(201);
    expect(await opened.json()).toMatchObject({ id: 'shop' });
  });

  test('an account of an item that nobody has opened is 404, at init and when the cart is changed', async () => {
    expect((await call('PUT', '/accounts/market', {})).status).toBe(201);
    const unknown = {
      status: 404,
      code: 'account_unknown',
      detail:
        'There is no account "merchant-1". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.',
    } as const;
    const redirections = { returnURL: 'https://shop.example.org/a', cancelURL: 'https://shop.example.org/b' };
    const transaction = { accountId: 'market', distribution: 'items' };
    const body = initBody({ redirections, transaction });
    await expectProblem(server, await call('POST', '/moneyins/ext/init', body), unknown);
    const id = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
    await server.sql`update payments set order_details = order_details || '{"distribution": "items"}' where id = ${id}`;
    const change = { transaction: { totalAmount: 1000 }, items: body.items };
    await expectProblem(server, await call('PUT', `/moneyins/${id}`, change), unknown);
  });

  test('a transfer to an account that nobody has opened is 404', async () => {
    expect((await call('PUT', '/accounts/seller', {})).status).toBe(201);
    const order = { debitAccountId: 'seller', creditAccountId: 'nobody', amount: 1 };
    await expectProblem(server, await call('POST', '/p2p', order), {
      status: 404,
      code: 'account_unknown',
      detail:
        'There is no account "nobody". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.',
    });
  });

  test('a distribution to an account that nobody has opened is 404', async () => {
    const id = await givenPaymentIn(server, 'captured', tomorrow());
    const order = { parts: [{ accountId: 'nobody', amount: 1 }] };
    await expectProblem(server, await call('POST', `/moneyins/${id}/distribution`, order), {
      status: 404,
      code: 'account_unknown',
      detail:
        'There is no account "nobody". Open it in the dashboard, or with PUT /webservice/v2/accounts/{accountId}.',
    });
  });
});

test('another client of the same service can pay into the same account', async () => {
  const other = await makeStranger(shop.server);
  expect((await other.init()).status).toBe(200);
});
