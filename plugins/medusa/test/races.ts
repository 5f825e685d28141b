import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { decideAtWallet, readWallet } from '../../test/wallet.ts';
import { openCart } from './cart.ts';
import { paymentOf } from './paid-order.ts';
import type { Parts } from './parts.ts';

const races = 30;
const atOnce = 5;

/** The buyer approves, and the storefront completes the cart twice while Florin sends its webhook: sometimes before, sometimes after. */
const race = async (parts: Parts, number: number) => {
  const cart = await openCart(parts);
  const payment = await cart.pay();
  await decideAtWallet(parts, payment.extOrderId, 'approve');
  await setTimeout((number % 10) * 50);
  // Medusa refuses a completion while another one runs.
  await Promise.allSettled([cart.complete(), cart.complete()]);
  return { cart, payment };
};

/** Each cart gives one order, with one capture of its whole amount. */
export const checkRaces = async (parts: Parts) => {
  const { admin, say } = parts;
  const before = (await admin.listOrders()).length;
  const ran: Awaited<ReturnType<typeof race>>[] = [];
  let next = 0;
  const runner = async () => {
    while (next < races) ran.push(await race(parts, next++));
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  for (const { cart, payment } of ran) {
    const completion = await cart.complete();
    assert.equal(completion.type, 'order');
    const order = await admin.getOrder(completion.type === 'order' ? completion.order.id : '');
    const { amount, captures, refunds } = paymentOf(order);
    assert.deepEqual([amount, captures.map((capture) => capture.amount), refunds], [24.2, [24.2], []]);
    const { captureCount, captured, refundCount } = await readWallet(parts, payment.extOrderId);
    assert.deepEqual([captureCount, captured.minor, refundCount], [1, 2420, 0]);
  }
  assert.equal((await admin.listOrders()).length - before, races);
  say(`${races} races of the webhook and two completions: each cart gave one order, captured once.`);
};
