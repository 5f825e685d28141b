import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readTime } from '../../src/wallet/orders-v2/order-outcomes.ts';
import { readPayer } from '../../src/wallet/orders-v2/payer.ts';
import { readWireMoney } from '../../src/wallet/orders-v2/wire-money.ts';
import { eur, givenConnector } from './support.ts';

/** A wallet that answers each path with a status and exactly this text. Every other path is a token. */
const givenWalletThatAnswers = async (answers: Readonly<Record<string, readonly [number, string]>>) => {
  const server = createServer((request, response) => {
    const token = JSON.stringify({ access_token: 'a', expires_in: 3600 });
    const [status, text] = answers[request.url ?? ''] ?? [200, token];
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return givenConnector(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
};

const amount = { currency_code: 'EUR', value: '10.50' };
const capture = { id: 'C', status: 'COMPLETED', amount };
const orderWith = (more: object = {}) =>
  JSON.stringify({
    id: 'O',
    status: 'COMPLETED',
    purchase_units: [{ amount, payments: { captures: [{ ...capture, ...more }] } }],
  });
const expected = { paymentId: 'pay_1', orderId: 'O', total: eur(1050n) };
const capturePath = '/v2/checkout/orders/O/capture';
const html = '<!DOCTYPE html><html><body>OK</body></html>';

test.for([200, 201, 202])('a capture that is answered with %i counts', async (status) => {
  const connector = await givenWalletThatAnswers({ [capturePath]: [status, orderWith()] });
  const { result } = await connector.captureOrder(expected, 'r');
  expect(result).toMatchObject({ outcome: 'captured', capture: { id: 'C' } });
});

test.for(
  [200, 201, 202, 404, 422].flatMap((status) =>
    ['', html, 'null', '[]'].map((text) => [status, text] as const),
  ),
)('a body that says nothing decides nothing about a capture: %i %s (F31)', async ([status, text]) => {
  const connector = await givenWalletThatAnswers({ [capturePath]: [status, text] });
  expect((await connector.captureOrder(expected, 'r')).result).toMatchObject({ outcome: 'unknown' });
});

test('a short answer that shows no payments decides nothing about a capture (F31)', async () => {
  const short = JSON.stringify({ id: 'O', status: 'COMPLETED', links: [] });
  const connector = await givenWalletThatAnswers({ [capturePath]: [201, short] });
  expect((await connector.captureOrder(expected, 'r')).result).toMatchObject({ outcome: 'unknown' });
});

test('the error page of a proxy does not say that a refund does not exist (F31)', async () => {
  const connector = await givenWalletThatAnswers({ '/v2/payments/refunds/R': [404, html] });
  expect((await connector.describeRefund('R')).result).toBe('unknown');
  const error = JSON.stringify({ name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] });
  const wallet = await givenWalletThatAnswers({ '/v2/payments/refunds/R': [404, error] });
  expect((await wallet.describeRefund('R')).result).toBe('not_found');
});

const up = (path: string) => [
  { href: 'https://x' },
  { rel: 'up', href: `https://api-m.paypal.com/v2/${path}` },
];
test.for([
  ['the related ids', { supplementary_data: { related_ids: { order_id: 'O' } } }],
  ['a link', { links: up('checkout/orders/O') }],
  ['the link of its authorisation', { links: up('payments/authorizations/A') }],
  [
    'a link, under an id of ours that nobody can read',
    { links: up('checkout/orders/O'), custom_id: 'Größe' },
  ],
] as const)('the order of a capture is found by %s (F31)', async ([, more]) => {
  const connector = await givenWalletThatAnswers({
    '/v2/payments/captures/C': [200, JSON.stringify({ ...capture, ...more })],
    '/v2/payments/authorizations/A': [
      200,
      JSON.stringify({ ...capture, id: 'A', links: up('checkout/orders/O') }),
    ],
  });
  expect(await connector.findOrderOfCapture('C')).toMatchObject({ orderId: 'O' });
});

test('a capture that leads up to an order is not taken for one of another authorisation (F31)', async () => {
  const shown = JSON.stringify({ ...capture, links: up('checkout/orders/O') });
  const connector = await givenWalletThatAnswers({ '/v2/payments/authorizations/A/capture': [201, shown] });
  const { result } = await connector.captureAuthorization('A', eur(1050n), 'r');
  expect(result).toMatchObject({ outcome: 'captured' });
});

test.for([
  ['178.800000', 'EUR', 17_880n],
  ['10.5', 'EUR', 1050n],
  ['10', 'EUR', 1000n],
  ['0.00', 'EUR', 0n],
  ['1000.00', 'JPY', 1000n],
  ['1.2340', 'KWD', 1234n],
  ['178.800001', 'EUR', undefined],
  ['10.505', 'EUR', undefined],
  ['1000.50', 'JPY', undefined],
  ['10.', 'EUR', undefined],
  ['.50', 'EUR', undefined],
  ['1e3', 'EUR', undefined],
  ['-1.00', 'EUR', undefined],
  ['010.00', 'EUR', undefined],
  ['10,50', 'EUR', undefined],
] as const)('an amount is read exactly or not at all: %s %s', ([value, currency, minor]) => {
  expect(readWireMoney({ currency_code: currency, value })?.amountMinor).toBe(minor);
});

test.for([
  ['2024-12-20T10:00:00Z', '2024-12-20T10:00:00.000Z'],
  ['2024-12-20T10:00:00.123Z', '2024-12-20T10:00:00.123Z'],
  ['2020-08-17T07:03:55-07:00', '2020-08-17T14:03:55.000Z'],
  ['2014-07-11T04:03:52+0000', '2014-07-11T04:03:52.000Z'],
  ['2014-07-11T04:03:52-0730', '2014-07-11T11:33:52.000Z'],
  ['2016-07-10T20:38:52.000', '2016-07-10T20:38:52.000Z'],
  ['2024-13-20T10:00:00Z', undefined],
  ['%s', undefined],
  ['7', undefined],
  ['', undefined],
] as const)('a time is read the same on every machine, or not at all: %s', ([text, time]) => {
  expect(readTime(text)?.toISOString()).toBe(time);
});

const card = { brand: 'VISA', last_digits: '4417', name: 'ADA' };
const paypal = { account_id: 'ADA1', email_address: 'ada@example.com' };
const asked = { experience_context: { return_url: 'https://shop.example.com' } };
const units = (more: object) => [{ payments: { captures: [{ ...capture, ...more }] } }];
test.for([
  ['the wallet, which the answer names last', { card: asked, paypal }, {}, 'paypal'],
  ['the card, where we asked for the wallet', { paypal: asked, card }, {}, 'card VISA 4417'],
  ['the wallet, with a card behind it', { card, paypal }, {}, 'paypal'],
  [
    'the card, with an answer of its processor',
    { paypal, card },
    { processor_response: {} },
    'card VISA 4417',
  ],
  ['a card in a phone', { paypal, apple_pay: { card } }, { processor_response: {} }, 'apple_pay VISA 4417'],
  ['the only one', { alipay: asked }, {}, 'alipay'],
] as const)(
  'of several payment sources the one that paid is told: %s (F31)',
  ([, source, more, instrument]) => {
    const body = { payment_source: source, purchase_units: units(more) };
    expect(readPayer(body)).toMatchObject({ instrument });
  },
);
