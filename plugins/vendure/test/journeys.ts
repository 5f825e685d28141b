import assert from 'node:assert/strict';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { pay, signIn } from '../../../e2e/test/support/wallet-pages.ts';
import { waitFor, waitMsMax } from '../../test/wait-for.ts';
import { decideAtWallet, follow, readWallet } from '../../test/wallet.ts';
import type { Parts } from './parts.ts';
import { openCart } from './shop-api.ts';

/** A buyer's way in Chromium, from the page of the shop to the page of the paid order. Answers where it ends. */
const buyInBrowser = async ({ storefront }: Parts) => {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(waitMsMax);
  await page.goto(storefront.url);
  await page.getByRole('button', { name: 'Buy two' }).click();
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'paid' }).waitFor();
  const url = page.url();
  await browser.close();
  return url;
};

/** A refund that was made in Florin, when the webhook has booked it in Vendure. */
const waitForBooked = ({ admin }: Parts, orderCode: string, refundId: string) =>
  waitFor('the refund is booked in Vendure', async () => {
    const [{ refunds } = { refunds: [] }] = (await admin.getOrder(orderCode)).payments;
    return refunds.find((refund) => refund.transactionId === refundId && refund.state === 'Settled');
  });

/** Order, pay in the browser, refund: the money goes and comes back. */
const checkPurchase = async (parts: Parts) => {
  const { admin, florin, storefront, vendureUrl, variantId, say } = parts;
  storefront.sell(() => openCart(vendureUrl, variantId, 'ada'));
  const end = await buyInBrowser(parts);
  const { orderCode, amount, transactionId, extOrderId } = storefront.lastPayment();
  assert.equal(end, `${storefront.url}/paid/${orderCode}`);
  const paid = await admin.getOrder(orderCode);
  assert.equal(paid.state, 'PaymentSettled');
  assert.equal(paid.totalWithTax, amount);
  const { captured, purchaseUnits } = await readWallet(parts, extOrderId);
  assert.equal(captured.minor, amount);
  assert.deepEqual(
    purchaseUnits[0]?.items.map(({ name }) => name),
    ['2 × A record', 'Shipping'],
  );
  say(
    `Order ${orderCode}: placed and paid in Chromium, ${amount} minor units at the wallet, settled in Vendure.`,
  );

  assert.equal(await admin.refund(paid.payments[0]!.id, 1452), 'Settled');
  assert.equal((await readWallet(parts, extOrderId)).refunded.minor, 1452);
  assert.equal((await florin.payments.read(transactionId)).refundedAmount, 1452);
  say('A part of it refunded through the admin API: the wallet has given it back, once.');

  const outside = await florin.refunds.create(transactionId, { comment: 'Made in the dashboard' });
  const booked = await waitForBooked(parts, orderCode, outside.id);
  assert.equal(booked.total, amount - 1452);
  const { refundCount, refunded } = await readWallet(parts, extOrderId);
  assert.deepEqual([refundCount, refunded.minor], [2, amount]);
  say('The rest refunded in Florin: the webhook has booked it in Vendure.');
};

/** A payment that is cancelled, and a cart that is changed, can be paid afterwards. */
const checkSecondThoughts = async (parts: Parts) => {
  const { admin, florin, storefront, vendureUrl, variantId, say } = parts;
  const cart = await openCart(vendureUrl, variantId, 'bea');
  const cancelled = await cart.pay();
  const { orderCode } = cancelled;
  const back = await follow(await decideAtWallet(parts, cancelled.extOrderId, 'cancel'));
  assert.equal(back, `${storefront.url}/unpaid/${orderCode}`);
  const abandoned = await cart.pay();
  await cart.goTo('AddingItems');
  assert.equal((await florin.payments.read(abandoned.transactionId)).status, 'cancelled');
  await cart.goTo('ArrangingPayment');
  const left = await cart.pay();
  const last = await cart.pay();
  assert.equal((await florin.payments.read(left.transactionId)).status, 'cancelled');
  const paid = await follow(await decideAtWallet(parts, last.extOrderId, 'approve'));
  assert.equal(paid, `${storefront.url}/paid/${orderCode}`);
  const { state, payments } = await admin.getOrder(orderCode);
  assert.equal(state, 'PaymentSettled');
  const states = payments.map((payment) => payment.state).toSorted();
  assert.deepEqual(states, ['Cancelled', 'Cancelled', 'Cancelled', 'Settled']);
  say(
    `Order ${orderCode}: cancelled at the wallet, left there twice, then paid. Three payments cancelled, one settled.`,
  );
};

/** The refund is made, and its answer is lost. The webhook books it, and then the administrator tries again. */
const checkLostRefund = async (parts: Parts) => {
  const { admin, proxy, vendureUrl, variantId, say } = parts;
  const cart = await openCart(vendureUrl, variantId, 'hal');
  const { orderCode, extOrderId } = await cart.pay();
  await follow(await decideAtWallet(parts, extOrderId, 'approve'));
  const { id } = (await admin.getOrder(orderCode)).payments[0]!;
  proxy.lose(/\/refund\//);
  await assert.rejects(admin.refund(id, 500));
  proxy.lose();
  const refundsOf = async () => (await admin.getOrder(orderCode)).payments[0]!.refunds;
  await waitFor('the refund is booked in Vendure', async () => (await refundsOf()).length > 0);
  assert.equal(await admin.refund(id, 500), 'Settled');
  assert.equal((await readWallet(parts, extOrderId)).refundCount, 1);
  assert.deepEqual(
    (await refundsOf()).map(({ state, total }) => ({ state, total })),
    [{ state: 'Settled', total: 500 }],
  );
  say(`Order ${orderCode}: a refund whose answer was lost, and that was tried again, was made once.`);
};

/** Vendure counts yen with two decimals, as it counts all currencies; the wallet has whole ones. */
const checkYen = async (parts: Parts) => {
  const { admin, florin, vendureUrl, variantId, say } = parts;
  await admin.sellInYen(variantId, 102_600);
  const odd = await openCart(vendureUrl, variantId, 'fay', { currencyCode: 'JPY' });
  await assert.rejects(odd.pay(), /cannot be written exactly in JPY/);
  // With taxes and delivery, two of them are 2485 yen.
  await admin.sellInYen(variantId, 102_500);
  const cart = await openCart(vendureUrl, variantId, 'gus', { currencyCode: 'JPY' });
  const { orderCode, amount, extOrderId, transactionId } = await cart.pay();
  assert.equal(amount, 248_500);
  await follow(await decideAtWallet(parts, extOrderId, 'approve'));
  assert.equal((await readWallet(parts, extOrderId)).captured.minor, 2485);
  const { state, payments } = await admin.getOrder(orderCode);
  assert.equal(state, 'PaymentSettled');
  assert.equal(await admin.refund(payments[0]!.id, 100_000), 'Settled');
  assert.equal((await readWallet(parts, extOrderId)).refunded.minor, 1000);
  const outside = await florin.refunds.create(transactionId);
  const booked = await waitForBooked(parts, orderCode, outside.id);
  assert.equal(booked.total, 148_500);
  say(
    `Order ${orderCode}: 2485 yen at the wallet, 248500 in Vendure, and so were its refunds. Half a yen is refused.`,
  );
};

/** The buyer closes the browser after approving: only the webhook is left. */
const checkClosedBrowser = async (parts: Parts) => {
  const { admin, settled, vendureUrl, variantId, say } = parts;
  const cart = await openCart(vendureUrl, variantId, 'emma');
  const { orderCode, extOrderId, transactionId } = await cart.pay();
  await decideAtWallet(parts, extOrderId, 'approve');
  await waitFor(
    'the order is settled',
    async () => (await admin.getOrder(orderCode)).state === 'PaymentSettled',
  );
  const settlings = settled.filter(({ settled: id }) => id === transactionId);
  assert.deepEqual(settlings, [{ settled: transactionId, by: '/florin/webhook' }]);
  say(`Order ${orderCode}: the buyer never came back, and the webhook settled it.`);
};

/** With `captureLater` the administrator settles or cancels what was authorised. */
const checkCaptureLater = async (parts: Parts) => {
  const { admin, vendureUrl, variantId, say } = parts;
  for (const [name, mutation, captures, state] of [
    ['cleo', 'settlePayment', 1, 'Settled'],
    ['dora', 'cancelPayment', 0, 'Cancelled'],
  ] as const) {
    const cart = await openCart(vendureUrl, variantId, name);
    const { orderCode, extOrderId } = await cart.pay('florin-later');
    await follow(await decideAtWallet(parts, extOrderId, 'approve'));
    const authorized = await admin.getOrder(orderCode);
    assert.equal(authorized.state, 'PaymentAuthorized');
    assert.equal((await readWallet(parts, extOrderId)).captureCount, 0);
    assert.equal(await admin.movePayment(mutation, authorized.payments[0]!.id), state);
    assert.equal((await readWallet(parts, extOrderId)).captureCount, captures);
  }
  say(
    'Two orders authorised: one captured when the administrator settled it, one released when they cancelled it.',
  );
};

/** An order that is cancelled will not be captured: the buyer gets their money at once. */
const checkCancelledOrder = async (parts: Parts) => {
  const { admin, florin, vendureUrl, variantId, say } = parts;
  const cart = await openCart(vendureUrl, variantId, 'iris');
  const { orderCode, extOrderId, transactionId } = await cart.pay('florin-later');
  await follow(await decideAtWallet(parts, extOrderId, 'approve'));
  assert.equal((await florin.payments.read(transactionId)).status, 'authorized');
  assert.equal(await admin.cancelOrder(orderCode), 'Cancelled');
  assert.equal((await florin.payments.read(transactionId)).status, 'cancelled');
  const { payments } = await admin.getOrder(orderCode);
  assert.deepEqual(
    payments.map(({ state }) => state),
    ['Cancelled'],
  );
  say(
    `Order ${orderCode}: authorised, then the order was cancelled, and the wallet holds its money no more.`,
  );
};

/** A part is captured in Florin's dashboard: the payment is worth that part in Vendure, and the rest of the order is due. */
const checkPartialCapture = async (parts: Parts) => {
  const { admin, florin, vendureUrl, variantId, say } = parts;
  const cart = await openCart(vendureUrl, variantId, 'jon');
  const { orderCode, extOrderId, transactionId } = await cart.pay('florin-later');
  await follow(await decideAtWallet(parts, extOrderId, 'approve'));
  await florin.payments.validate(transactionId, { totalAmount: 1000 });
  const payment = await waitFor('the payment is settled in Vendure', async () =>
    (await admin.getOrder(orderCode)).payments.find(({ state }) => state === 'Settled'),
  );
  assert.equal(payment.amount, 1000);
  assert.equal((await admin.getOrder(orderCode)).state, 'PaymentAuthorized');
  await admin.payRestInCash(orderCode);
  const { state, totalWithTax, payments } = await admin.getOrder(orderCode);
  const amounts = payments.map(({ amount }) => amount).toSorted((one, other) => one - other);
  assert.deepEqual([state, amounts], ['PaymentSettled', [1000, totalWithTax - 1000]]);
  assert.equal(await admin.refund(payment.id, 1000), 'Settled');
  assert.equal((await readWallet(parts, extOrderId)).refunded.minor, 1000);
  say(
    `Order ${orderCode}: 1000 captured in Florin, so the payment is worth 1000 in Vendure; the rest was paid in cash.`,
  );
};

/** A channel with options of its own has a platform, a webhook endpoint and a storefront of its own. */
const checkChannel = async (parts: Parts) => {
  const { admin, florin, french, vendureUrl, variantId, storefront, say } = parts;
  const channelToken = await admin.openFrenchChannel(variantId);
  const place = { channelToken, languageCode: 'fr' };
  const cart = await openCart(vendureUrl, variantId, 'kim', place);
  const { orderCode, extOrderId, transactionId } = await cart.pay();
  const { metadata, currency } = await french.payments.read(transactionId);
  assert.deepEqual(metadata, { vendure_channel: 'french', vendure_language: 'fr' });
  await assert.rejects(florin.payments.read(transactionId), { code: 'not_found' });
  const back = await follow(await decideAtWallet(parts, extOrderId, 'approve'));
  assert.equal(back, `${storefront.url}/paid/${orderCode}/french/fr/${currency}`);
  // The administrator works in the channel of the whole shop.
  const { payments, state } = await admin.getOrder(orderCode);
  assert.equal(state, 'PaymentSettled');
  assert.equal(await admin.refund(payments[0]!.id, 500), 'Settled');
  assert.equal((await readWallet(parts, extOrderId)).refunded.minor, 500);
  const closed = await (await openCart(vendureUrl, variantId, 'lou', place)).pay();
  await decideAtWallet(parts, closed.extOrderId, 'approve');
  await waitFor(
    'the webhook of the channel settles the order',
    async () => (await admin.getOrder(closed.orderCode)).state === 'PaymentSettled',
  );
  say(
    `Order ${orderCode}: paid in a channel with a platform, a webhook endpoint and a storefront of its own.`,
  );
};

/** What nobody has signed is refused. */
const checkForgery = async ({ vendureUrl, say }: Parts) => {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-signature': 'v1,AAAA',
  };
  const signed = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
  const forged = await fetch(`${vendureUrl}/florin/webhook`, { method: 'POST', headers: signed, body: '{}' });
  assert.equal(forged.status, 400);
  assert.equal((await fetch(`${vendureUrl}/florin/return?transactionId=pay_unknown`)).status, 404);
  const huge = { method: 'POST', headers: signed, body: 'x'.repeat(1_000_001) };
  assert.equal((await fetch(`${vendureUrl}/florin/webhook`, huge)).status, 413);
  say('A forged webhook is refused, one that is too large, and a return for an unknown payment.');
};

export const checkJourneys = async (parts: Parts) => {
  await checkPurchase(parts);
  await checkSecondThoughts(parts);
  await checkLostRefund(parts);
  await checkYen(parts);
  await checkClosedBrowser(parts);
  await checkCaptureLater(parts);
  await checkCancelledOrder(parts);
  await checkPartialCapture(parts);
  await checkChannel(parts);
  await checkForgery(parts);
};
