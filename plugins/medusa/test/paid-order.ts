import assert from 'node:assert/strict';
import { waitFor } from '../../test/wait-for.ts';
import { decideAtWallet, follow } from '../../test/wallet.ts';
import { openCart, type Cart } from './cart.ts';
import type { Parts } from './parts.ts';

/** The buyer approves at the wallet and comes back through Florin. */
export const approve = async (parts: Parts, extOrderId: string) =>
  follow(await decideAtWallet(parts, extOrderId, 'approve'));

/** Completes the cart, which must give an order. */
export const placeOrder = async ({ admin }: Parts, cart: Cart) => {
  const completion = await cart.complete();
  if (completion.type !== 'order') throw new Error(`The cart was not completed: ${completion.error.message}`);
  return admin.getOrder(completion.order.id);
};

/** An order that was paid, or with the provider `later` authorised. */
export const buy = async (
  parts: Parts,
  provider: 'main' | 'later' = 'main',
  currency: 'eur' | 'jpy' = 'eur',
) => {
  const cart = await openCart(parts, currency);
  const payment = await cart.pay(provider);
  await approve(parts, payment.extOrderId);
  const order = await placeOrder(parts, cart);
  return { cart, payment, order, paymentId: paymentOf(order).id };
};

type Order = Awaited<ReturnType<typeof placeOrder>>;

export const paymentOf = (order: Order) => order.payment_collections[0]!.payments[0]!;

export const amountsOf = (rows: readonly { readonly amount: number }[]) => rows.map(({ amount }) => amount);

/** What Medusa has captured and refunded of an order. */
export const readBooks = async ({ admin }: Parts, orderId: string) => {
  const { captures, refunds } = paymentOf(await admin.getOrder(orderId));
  return { captured: amountsOf(captures), refunded: amountsOf(refunds) };
};

/** An order that the webhook places, because the buyer never comes back. */
export const buyWithoutReturn = async (parts: Parts, provider: 'main' | 'later' = 'main') => {
  const { admin } = parts;
  const before = new Set((await admin.listOrders()).map(({ id }) => id));
  const payment = await (await openCart(parts)).pay(provider);
  await decideAtWallet(parts, payment.extOrderId, 'approve');
  const { id } = await waitFor('the order is placed', async () =>
    (await admin.listOrders()).find((order) => !before.has(order.id)),
  );
  return id;
};

/** Waits for the first capture of an order in Medusa, and compares all of them. */
export const waitForCaptured = async (parts: Parts, orderId: string, captured: readonly number[]) => {
  await waitFor(
    'Medusa has booked the capture',
    async () => (await readBooks(parts, orderId)).captured.length > 0,
  );
  assert.deepEqual((await readBooks(parts, orderId)).captured, captured);
};
