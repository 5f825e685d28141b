import assert from 'node:assert/strict';
import { waitFor } from '../../test/wait-for.ts';
import { readWallet } from '../../test/wallet.ts';
import { buy, buyWithoutReturn, readBooks } from './paid-order.ts';
import type { Parts } from './parts.ts';

/** While no webhook is sent, only what the job reads brings anything. */
const withoutWebhooks = async ({ florin, endpoint }: Parts, work: () => Promise<void>) => {
  await florin.webhookEndpoints.update(endpoint.id, { enabled: false });
  await work();
  await florin.webhookEndpoints.update(endpoint.id, { enabled: true });
};

/** The buyer never comes back, and no webhook arrives: the job places the order. */
const checkMissedCapture = async (parts: Parts) => {
  const id = await buyWithoutReturn(parts);
  await waitFor('the order is captured', async () => (await readBooks(parts, id)).captured.length > 0);
  assert.deepEqual((await readBooks(parts, id)).captured, [24.2]);
  parts.say('A buyer never came back, and no webhook arrived: the job has placed the order, captured once.');
};

/** Someone refunds in Florin: Medusa books it, and no money moves for that. */
const checkForeignRefunds = async (parts: Parts) => {
  const { admin, florin, say } = parts;
  const { order, payment, paymentId } = await buy(parts);
  await florin.refunds.create(payment.id, { amountToRefund: 400, comment: 'One was scratched' });
  const isBooked = async (refunded: readonly number[]) =>
    JSON.stringify((await readBooks(parts, order.id)).refunded) === JSON.stringify(refunded);
  await waitFor('Medusa has booked the refund', () => isBooked([4]));
  await florin.refunds.create(payment.id, { amountToRefund: 300 });
  await waitFor('Medusa has booked both refunds', () => isBooked([4, 3]));
  const { refundCount, refunded } = await readWallet(parts, payment.extOrderId);
  assert.deepEqual([refundCount, refunded.minor], [2, 700]);

  await admin.refund(paymentId, 5);
  const later = await readWallet(parts, payment.extOrderId);
  assert.deepEqual([later.refundCount, later.refunded.minor], [3, 1200]);
  assert.deepEqual((await readBooks(parts, order.id)).refunded, [4, 3, 5]);
  say('Two refunds made in Florin are booked in Medusa, and made once; one made in Medusa afterwards, too.');
};

export const checkMissedEvents = (parts: Parts) =>
  withoutWebhooks(parts, async () => {
    await checkMissedCapture(parts);
    await checkForeignRefunds(parts);
  });
