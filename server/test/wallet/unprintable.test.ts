import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eur, givenConnector } from './support.ts';

/** A wallet that answers every call on an order with this body. */
const givenWalletThatAnswers = async (status: number, body: object) => {
  const server = createServer((request, response) => {
    const isToken = request.url === '/v1/oauth2/token';
    response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isToken ? { access_token: 'a', expires_in: 3600 } : body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const amount = { currency_code: 'EUR', value: '10.50' };
const capturedOrder = (capture: object) => ({
  id: 'ORDER',
  status: 'COMPLETED',
  purchase_units: [
    { amount, payments: { captures: [{ id: 'C1', status: 'COMPLETED', amount, ...capture }] } },
  ],
});
const order = { paymentId: 'pay_1', orderId: 'ORDER', total: eur(1050n) };

test.each([
  ['the id of a capture', capturedOrder({ id: 'C\0' })],
  ['an amount', capturedOrder({ amount: { ...amount, value: '99.00\0' } })],
  ['a currency', capturedOrder({ amount: { ...amount, currency_code: 'E\0' } })],
])('with a zero byte in %s, which no database can store, the outcome is unknown', async (_, body) => {
  const connector = givenConnector(await givenWalletThatAnswers(201, body));
  expect((await connector.captureOrder(order, 'r')).result).toMatchObject({ outcome: 'unknown' });
});

test('a zero byte in an error is not recorded', async () => {
  const error = { name: 'UNPROCESSABLE_ENTITY', debug_id: 'd\0', details: [{ issue: 'ORDER_NOT_APPROVED' }] };
  const connector = givenConnector(await givenWalletThatAnswers(422, error));
  const { result, calls } = await connector.captureOrder(order, 'r');
  expect(result).toMatchObject({ outcome: 'not_approved' });
  expect(calls.at(-1)).toMatchObject({ status: 422, issue: 'ORDER_NOT_APPROVED', debugId: undefined });
});

test('the same answer without a zero byte is read', async () => {
  const connector = givenConnector(await givenWalletThatAnswers(201, capturedOrder({})));
  expect((await connector.captureOrder(order, 'r')).result).toMatchObject({ outcome: 'captured' });
});

/** The wallet's report of a day on which one capture was made. */
const reportWith = (info: object) => ({
  transaction_details: [
    {
      transaction_info: {
        transaction_id: 'C1',
        transaction_event_code: 'T0006',
        transaction_initiation_date: '2026-11-01T12:00:00Z',
        transaction_amount: amount,
        transaction_status: 'S',
        ...info,
      },
    },
  ],
  last_refreshed_datetime: '2026-11-02T00:00:00Z',
  total_pages: 1,
});
const day = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') };

test('a transaction of the report whose time cannot be read is compared all the same', async () => {
  const report = reportWith({ transaction_initiation_date: 'yesterday' });
  const connector = givenConnector(await givenWalletThatAnswers(200, report));
  const { result } = await connector.listTransactions(day, 1);
  expect(result).toMatchObject({ transactions: [{ id: 'C1', kind: 'capture', at: undefined }] });
});

test.each(['Größe 42', 'a\0b'])(
  "another program's text in the report, %j, is no id of ours, and the report is read all the same",
  async (text) => {
    const report = reportWith({ custom_field: text });
    const connector = givenConnector(await givenWalletThatAnswers(200, report));
    const { result } = await connector.listTransactions(day, 1);
    expect(result).toMatchObject({ transactions: [{ id: 'C1', kind: 'capture', ownId: undefined }] });
  },
);
