import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { pay, signIn } from '../../../e2e/test/support/wallet-pages.ts';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { waitFor, waitMsMax } from '../../test/wait-for.ts';
import { decideAtWallet, follow, readWallet } from '../../test/wallet.ts';
import { openCart } from './cart.ts';
import { approve, buy, buyWithoutReturn, paymentOf, placeOrder, readBooks } from './paid-order.ts';
import type { Parts } from './parts.ts';

/** A buyer's way in Chromium, from the page of the shop to the page of the paid order. */
const buyInBrowser = async ({ storefront }: Parts) => {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(waitMsMax);
  await page.goto(storefront.url);
  await page.getByRole('button', { name: 'Buy two' }).click();
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'paid', exact: true }).waitFor();
  await browser.close();
};

/** Order, pay in the browser, refund: the money goes and comes back. */
const checkPurchase = async (parts: Parts) => {
  const { admin, florin, storefront, say } = parts;
  storefront.sell(() => openCart(parts));
  await buyInBrowser(parts);
  const { payment, completion } = storefront.last();
  assert.equal(completion.type, 'order');
  const order = await admin.getOrder(completion.type === 'order' ? completion.order.id : '');
  assert.deepEqual([order.total, order.payment_status], [24.2, 'captured']);
  const { captured, captureCount } = await readWallet(parts, payment.extOrderId);
  assert.deepEqual([captureCount, captured.minor], [1, 2420]);
  say(`Order ${order.id}: placed and paid in Chromium, 24.20 at the wallet, captured in Medusa.`);

  const { id } = paymentOf(order);
  await admin.refund(id, 10.05);
  assert.equal((await readWallet(parts, payment.extOrderId)).refunded.minor, 1005);
  assert.equal((await florin.payments.read(payment.id)).refundedAmount, 1005);
  await assert.rejects(admin.refund(id, 20), /refund more than/);
  await admin.refund(id, 14.15);
  const { refundCount, refunded } = await readWallet(parts, payment.extOrderId);
  assert.deepEqual([refundCount, refunded.minor], [2, 2420]);
  say('Refunded in two parts through the admin API: the wallet has given all of it back, once.');
};

/** The refund is made, and its answer is lost. Medusa forgets it, and the administrator tries again. */
const checkLostRefund = async (parts: Parts) => {
  const { admin, proxy, say } = parts;
  const { order, payment, paymentId } = await buy(parts);
  proxy.lose(/\/refund\//);
  await assert.rejects(admin.refund(paymentId, 5), /may have been made/);
  proxy.lose();
  assert.deepEqual((await readBooks(parts, order.id)).refunded, []);
  await assert.rejects(admin.refund(paymentId, 6), /Refund that amount first/);
  await admin.refund(paymentId, 5);
  assert.equal((await readWallet(parts, payment.extOrderId)).refundCount, 1);
  assert.deepEqual((await readBooks(parts, order.id)).refunded, [5]);
  await admin.refund(paymentId, 5);
  assert.equal((await readWallet(parts, payment.extOrderId)).refundCount, 2);
  assert.deepEqual((await readBooks(parts, order.id)).refunded, [5, 5]);
  say('A refund whose answer was lost, and that was tried again, was made once; the next one was made, too.');
};

/** The buyer cancels at the wallet, and pays afterwards. */
const checkSecondThoughts = async (parts: Parts) => {
  const { say } = parts;
  const cart = await openCart(parts);
  const cancelled = await cart.pay();
  const early = await cart.complete();
  assert.equal(early.type === 'cart' && early.error.type, 'payment_requires_more_error');
  await follow(await decideAtWallet(parts, cancelled.extOrderId, 'cancel'));
  const late = await cart.complete();
  assert.equal(late.type === 'cart' && late.error.type, 'payment_authorization_error');
  const paid = await cart.pay();
  await approve(parts, paid.extOrderId);
  assert.equal((await placeOrder(parts, cart)).payment_status, 'captured');
  say('A cart whose payment was not approved, and then cancelled, gave no order; paid again, it did.');
};

/** Medusa counts in the currency itself, and so does the wallet; Florin counts in its minor unit, which yen do not have. */
const checkYen = async (parts: Parts) => {
  const { admin, say } = parts;
  const { order, payment, paymentId } = await buy(parts, 'main', 'jpy');
  assert.deepEqual([order.total, order.payment_status], [2050, 'captured']);
  assert.equal((await readWallet(parts, payment.extOrderId)).captured.minor, 2050);
  await admin.refund(paymentId, 1000);
  assert.equal((await readWallet(parts, payment.extOrderId)).refunded.minor, 1000);
  say('2050 yen are 2050 at the wallet, and 1000 of them went back.');
};

/** The buyer closes the browser after approving: only the webhook is left. */
const checkClosedBrowser = async (parts: Parts) => {
  const { admin, say } = parts;
  for (const [provider, status] of [
    ['main', 'captured'],
    ['later', 'authorized'],
  ] as const) {
    const id = await buyWithoutReturn(parts, provider);
    await waitFor(`the order is ${status}`, async () => (await admin.getOrder(id)).payment_status === status);
  }
  say('Two buyers never came back, and the webhook placed their orders: one captured, one authorised.');
};

/** What the storefront sends in `data` names no other payment, and a webhook that nobody has signed is refused. */
const checkForgery = async (parts: Parts) => {
  const { admin, florin, medusaUrl, logFile, say } = parts;
  const { payment: foreign } = await buy(parts);
  const cart = await openCart(parts);
  const own = await cart.pay('main', { id: foreign.id, session_id: foreign.sessionId });
  assert.notEqual(own.id, foreign.id);
  assert.equal((await florin.payments.read(own.id)).metadata['medusa_session'], own.sessionId);
  assert.equal((await cart.complete()).type, 'cart');
  const orders = (await admin.listOrders()).length;
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-signature': 'v1,AAAA',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
  };
  const body = JSON.stringify({ type: 'payment.captured', transactionId: own.id });
  await fetch(`${medusaUrl}/hooks/payment/florin_main`, { method: 'POST', headers, body });
  await waitFor('the forged webhook is refused', async () =>
    (await readFile(logFile, 'utf8')).includes('No signature of the webhook fits the secret.'),
  );
  assert.equal((await admin.listOrders()).length, orders);
  say("A storefront cannot name another buyer's payment, and a forged webhook is refused.");
};

export const checkJourneys = async (parts: Parts) => {
  await checkPurchase(parts);
  await checkLostRefund(parts);
  await checkSecondThoughts(parts);
  await checkYen(parts);
  await checkClosedBrowser(parts);
  await checkForgery(parts);
};
