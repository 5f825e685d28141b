import assert from 'node:assert/strict';
import { readWallet } from '../../test/wallet.ts';
import { openCart, type StartedPayment } from './cart.ts';
import { approve, buy, placeOrder } from './paid-order.ts';
import type { Parts } from './parts.ts';

const statusOf = async ({ florin }: Parts, { id }: StartedPayment) => (await florin.payments.read(id)).status;

/** The buyer goes back to the shop and adds a record. Nobody can pay the old amount any more. */
const checkChangedCart = async (parts: Parts) => {
  const cart = await openCart(parts);
  const old = await cart.pay();
  await cart.add(1);
  assert.equal(await statusOf(parts, old), 'cancelled');
  const left = await cart.pay();
  const last = await cart.pay('main', { language: 'fr-FR' });
  assert.equal(await statusOf(parts, left), 'cancelled');
  await approve(parts, last.extOrderId);
  const order = await placeOrder(parts, cart);
  assert.deepEqual([order.total, order.payment_status], [36.3, 'captured']);
  assert.equal((await readWallet(parts, last.extOrderId)).captured.minor, 3630);
  parts.say(
    'A cart that grew while it was being paid: the old payment was cancelled, the new amount was paid.',
  );
};

/** A shop changes the amount of a session with Medusa's payment module. */
const checkChangedSession = async (parts: Parts) => {
  const { store, florin, say } = parts;
  const cart = await openCart(parts);
  const old = await cart.pay();
  const change = async (amount: number) => {
    const { session } = await store<{ session: { data: StartedPayment } }>(`/store/test/${old.sessionId}`, {
      amount,
    });
    return session.data;
  };
  assert.equal((await change(24.2)).id, old.id);
  assert.equal((await change(20)).id, old.id);
  const { totalAmount, status, metadata } = await florin.payments.read(old.id);
  assert.deepEqual([totalAmount, status], [2000, 'awaiting_approval']);
  assert.equal(metadata['medusa_session'], old.sessionId);
  await florin.payments.cancel(old.id);
  const another = await change(30);
  assert.notEqual(another.id, old.id);
  assert.equal((await florin.payments.read(another.id)).totalAmount, 3000);
  say(
    'A session whose amount was changed keeps its payment. After that had ended, the next change started another one.',
  );
};

/** The money of a cart is captured, and then the cart grows. It must not become an order that is paid in part. */
const checkChangeAfterPayment = async (parts: Parts) => {
  const cart = await openCart(parts);
  const payment = await cart.pay('later');
  await approve(parts, payment.extOrderId);
  const { status } = await parts.florin.payments.validate(payment.id);
  assert.equal(status, 'captured');
  await cart.add(5).catch(() => undefined);
  await assert.rejects(cart.complete(), /The cart has changed since it was paid/);
  parts.say('A cart that grew after its money was captured gave no order.');
};

/** A session whose cart is an order cannot be dropped: the store API lets everybody try who knows its collection. */
const checkPlacedOrder = async (parts: Parts) => {
  const { payment } = await buy(parts, 'later');
  const again = { provider_id: 'pp_florin_later', data: {} };
  await parts
    .store(`/store/payment-collections/${payment.collectionId}/payment-sessions`, again)
    .catch(() => undefined);
  assert.equal(await statusOf(parts, payment), 'authorized');
  parts.say('Starting another payment for an order that was placed does not release its money.');
};

export const checkCartChanges = async (parts: Parts) => {
  await checkChangedCart(parts);
  await checkChangedSession(parts);
  await checkChangeAfterPayment(parts);
  await checkPlacedOrder(parts);
};
