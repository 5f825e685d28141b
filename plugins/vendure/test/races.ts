import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { waitFor } from '../../test/wait-for.ts';
import { decideAtWallet, follow, readWallet } from '../../test/wallet.ts';
import type { Parts } from './parts.ts';
import { openCart, type SeenOrder, type StartedPayment } from './shop-api.ts';

const races = 100;
const atOnce = 10;

/**
 * The buyer approves, and comes back twice while Florin sends its webhook. Half of them come through Florin, as after a redirect;
 * half come straight to Vendure, as after the wallet's button. Each a little later than the one before, so that sometimes the
 * return is faster and sometimes the webhook.
 */
const race = async (parts: Parts, number: number): Promise<StartedPayment> => {
  const cart = await openCart(parts.vendureUrl, parts.variantId, `buyer-${number}`);
  const payment = await cart.pay();
  const redirectUrl = await decideAtWallet(parts, payment.extOrderId, 'approve');
  await setTimeout((number % 10) * 50);
  const way = number % 2 === 0 ? redirectUrl : payment.returnUrl;
  await Promise.all([follow(way), follow(payment.returnUrl)]);
  return payment;
};

const runRaces = async (parts: Parts) => {
  const payments: StartedPayment[] = [];
  let next = 0;
  const runner = async () => {
    while (next < races) payments.push(await race(parts, next++));
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return payments;
};

/** Compares one order in the shop, in Florin and at the wallet. */
const checkPayment = async (parts: Parts, payment: StartedPayment, { payments, history }: SeenOrder) => {
  const { orderCode, transactionId, extOrderId, amount } = payment;
  const seen = payments.map(({ state, amount, transactionId }) => ({ state, amount, transactionId }));
  assert.deepEqual(seen, [{ state: 'Settled', amount, transactionId }]);
  const settlings = history.items.filter(({ data }) => data.to === 'PaymentSettled');
  assert.equal(settlings.length, 1, `${orderCode} was settled ${settlings.length} times`);
  assert.equal((await parts.florin.payments.read(transactionId)).capturedAmount, amount);
  const { captureCount, captured } = await readWallet(parts, extOrderId);
  assert.deepEqual([captureCount, captured.minor], [1, amount]);
};

/** Every event of the races is sent once more. */
const sendAgain = async ({ florin, endpoint }: Parts, payments: readonly StartedPayment[]) => {
  for (const { transactionId } of payments) {
    for await (const event of florin.events.list({ transactionId, type: 'payment.captured' })) {
      const { accepted } = await florin.webhookEndpoints.send(endpoint.id, event.id);
      assert.ok(accepted, `${event.id} was not accepted`);
    }
  }
};

export const checkRaces = async (parts: Parts) => {
  const { admin, variantId, settled, say } = parts;
  const allocatedBefore = await admin.countAllocated(variantId);
  const payments = await runRaces(parts);
  for (const { orderCode: code } of payments)
    await waitFor(`${code} is settled`, async () => (await admin.getOrder(code)).state === 'PaymentSettled');
  await sendAgain(parts, payments);
  const orders = new Map((await admin.listOrders()).map((order) => [order.code, order]));
  for (const payment of payments) await checkPayment(parts, payment, orders.get(payment.orderCode)!);
  const ids = new Set(payments.map(({ transactionId }) => transactionId));
  const ours = settled.filter(({ settled: id }) => ids.has(id));
  assert.equal(ours.length, races, `${races} orders were settled ${ours.length} times`);
  assert.equal((await admin.countAllocated(variantId)) - allocatedBefore, 2 * races);
  const byWebhook = ours.filter(({ by }) => by === '/florin/webhook').length;
  say(
    `${races} races of the webhook and two returns: each order settled once, ${byWebhook} by the webhook and ` +
      `${races - byWebhook} by a return.`,
  );
  say(
    'Payments in Vendure, captures in Florin and at the wallet, and allocated stock agree for all of them.',
  );
};
