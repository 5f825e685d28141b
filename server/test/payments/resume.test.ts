import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { givenShop, makeClient, postingsOf, walletSettings, type Outcome } from './support.ts';

const shop = givenShop();

test('init answers exactly id, extOrderId and the approval page of the wallet', async () => {
  const answer = await shop.client.init();
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Outcome;
  expect(Object.keys(body).toSorted()).toEqual(['extOrderId', 'id', 'redirectionUrl']);
  expect(body.redirectionUrl.startsWith(shop.wallet.url)).toBe(true);
  expect(await shop.client.read(body.id)).toMatchObject({
    status: 'awaiting_approval',
    totalAmount: 1000,
    currency: 'EUR',
  });
});

test('the same paths work without /webservice', async () => {
  const { server, client } = shop;
  const payment = await client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  const answer = await fetch(`${server.url}/v2/moneyins/ext/${payment.id}/resume`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.status).toBe(200);
});

test('resume captures the approved payment and posts it: account, commission, clearing, summing to zero', async () => {
  const payment = await shop.client.givenPayment({ transaction: { commissionAmount: 150 } });
  await shop.wallet.approve(payment.extOrderId);
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    id: payment.id,
    extOrderId: payment.extOrderId,
    redirectionUrl:
      'https://shop.example.com/thanks?cart=7&transactionId=' +
      `${payment.id}&extOrderId=${payment.extOrderId}&outcome=success#top`,
  });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    captureCount: 1,
    captured: { minor: 1000 },
  });
  expect(await postingsOf(shop.server, payment.id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'commission', account: null, amount: 150 },
    { kind: 'account', account: 'shop', amount: 850 },
  ]);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

test('a repeated resume answers the same and captures nothing again', async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  const first = await (await shop.client.resume(payment.id)).json();
  const second = await shop.client.resume(payment.id);
  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(first);
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('resume before the approval is a 409, and the payment stays resumable (F6)', async () => {
  const payment = await shop.client.givenPayment();
  const early = await shop.client.resume(payment.id);
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({
    code: 'payment_not_approved',
    detail: `The buyer has not approved the payment ${payment.id} yet. It can be resumed later.`,
  });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
});

test('a declined instrument is a 402 with the error URL, and another one succeeds', async () => {
  const redirections = {
    returnUrl: 'https://shop.example.com/thanks',
    cancelUrl: 'https://shop.example.com/cart',
    errorUrl: 'https://shop.example.com/oops',
  };
  const payment = await shop.client.givenPayment({ redirections });
  await shop.wallet.approve(payment.extOrderId);
  await shop.wallet.fault({
    fault: 'instrument_declined',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  });
  const declined = await shop.client.resume(payment.id);
  expect(declined.status).toBe(402);
  expect(await declined.json()).toMatchObject({
    code: 'payment_declined',
    redirectionUrl:
      'https://shop.example.com/oops?transactionId=' +
      `${payment.id}&extOrderId=${payment.extOrderId}&outcome=error`,
    retryable: true,
  });
  expect(await shop.client.read(payment.id)).toMatchObject({ declineIssue: 'INSTRUMENT_DECLINED' });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
});

test('a declined payment is declined, also where the clock has not moved since it was started', async () => {
  const own = await givenServer(walletSettings(shop.wallet));
  own.stopClock();
  const client = await makeClient(own);
  const payment = await client.givenPayment();
  await shop.wallet.approve(payment.extOrderId, 'dora');
  for (let time = 0; time < 2; time += 1) {
    const answer = await client.resume(payment.id);
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ code: 'payment_declined', retryable: true });
  }
  await shop.wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
});

test('a cancelled payment cannot be resumed, even after a late approval', async () => {
  const payment = await shop.client.givenPayment();
  expect((await shop.client.call('PUT', `/moneyins/${payment.id}/cancel`)).status).toBe(200);
  await shop.wallet.approve(payment.extOrderId);
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'payment_cancelled' });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test("an empty body of any type is no body, as curl -d '' sends it", async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  const answer = await fetch(`${shop.server.url}/webservice/v2/moneyins/ext/${payment.id}/resume`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.client.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: '',
  });
  expect(answer.status).toBe(200);
});
