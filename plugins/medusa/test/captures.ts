import assert from 'node:assert/strict';
import { readWallet } from '../../test/wallet.ts';
import { buy, buyWithoutReturn, readBooks, waitForCaptured } from './paid-order.ts';
import type { Parts } from './parts.ts';

/** With `captureLater` the administrator captures or cancels what was authorised. */
const checkCaptureLater = async (parts: Parts) => {
  const { admin, florin, say } = parts;
  const taken = await buy(parts, 'later');
  assert.equal(taken.order.payment_status, 'authorized');
  assert.equal((await readWallet(parts, taken.payment.extOrderId)).captureCount, 0);
  await admin.capture(taken.paymentId);
  const { captureCount, captured } = await readWallet(parts, taken.payment.extOrderId);
  assert.deepEqual([captureCount, captured.minor], [1, 2420]);
  await waitForCaptured(parts, taken.order.id, [24.2]);
  const left = await buy(parts, 'later');
  await admin.cancelOrder(left.order.id);
  assert.equal((await florin.payments.read(left.payment.id)).status, 'cancelled');
  assert.equal((await readWallet(parts, left.payment.extOrderId)).captureCount, 0);
  say(
    'Two orders authorised: one captured by the administrator, one released when they cancelled the order.',
  );
};

/** Medusa does not tell a provider how much to capture. The provider looks it up, and captures no more. */
const checkPartialCapture = async (parts: Parts) => {
  const { admin, say } = parts;
  const { order, payment, paymentId } = await buy(parts, 'later');
  await admin.capture(paymentId, 10);
  assert.equal((await readWallet(parts, payment.extOrderId)).captured.minor, 1000);
  await assert.rejects(admin.capture(paymentId, 5), /Florin has captured 1000 of \S+, and Medusa 1500/);
  // The webhook of the first capture has come meanwhile, or comes now.
  await sendCaptureAgain(parts, payment.id);
  assert.deepEqual((await readBooks(parts, order.id)).captured, [10]);
  say(
    '10.00 of 24.20 captured in Medusa: 10.00 at the wallet, booked once. The wallet has released the rest.',
  );
};

/** All events of a payment are sent once more. Answers when Medusa has handled them. */
const sendCaptureAgain = async (parts: Parts, transactionId: string) => {
  const { florin, endpoint } = parts;
  for await (const event of florin.events.list({ transactionId, type: 'payment.captured' }))
    await florin.webhookEndpoints.send(endpoint.id, event.id);
  // The webhook of an order that is placed later is handled later.
  await buyWithoutReturn(parts);
};

/** A part is captured in Florin's dashboard: Medusa books that part. */
const checkCaptureInFlorin = async (parts: Parts) => {
  const { florin, say } = parts;
  const { order, payment } = await buy(parts, 'later');
  await florin.payments.validate(payment.id, { totalAmount: 800 });
  await waitForCaptured(parts, order.id, [8]);
  say('8.00 of 24.20 captured in Florin: the webhook has booked 8.00 in Medusa.');
};

/** A captured order is cancelled: Medusa refunds it. */
const checkCancelledOrder = async (parts: Parts) => {
  const { admin, say } = parts;
  const { order, payment } = await buy(parts);
  await admin.cancelOrder(order.id);
  assert.equal((await readWallet(parts, payment.extOrderId)).refunded.minor, 2420);
  assert.deepEqual((await readBooks(parts, order.id)).refunded, [24.2]);
  say('A paid order that was cancelled: the wallet has given the money back.');
};

export const checkCaptures = async (parts: Parts) => {
  await checkCaptureLater(parts);
  await checkPartialCapture(parts);
  await checkCaptureInFlorin(parts);
  await checkCancelledOrder(parts);
};
