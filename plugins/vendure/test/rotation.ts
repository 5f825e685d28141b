import assert from 'node:assert/strict';
import { Florin } from '../../../sdk/src/index.ts';
import { waitFor } from '../../test/wait-for.ts';
import { decideAtWallet, follow, readWallet } from '../../test/wallet.ts';
import type { Parts, Vendure } from './parts.ts';
import { openCart, type StartedPayment } from './shop-api.ts';

const buyersAtOnce = 3;
const ordersInBetween = 5;

/** Buyers who order and pay until they are told to stop. One call that fails, and the promise is rejected. */
const startLoad = (parts: Parts) => {
  const paid: StartedPayment[] = [];
  const over = new AbortController();
  const buy = async (buyer: number) => {
    while (!over.signal.aborted) {
      const cart = await openCart(parts.vendureUrl, parts.variantId, `load-${buyer}-${paid.length}`);
      const payment = await cart.pay();
      const end = await follow(await decideAtWallet(parts, payment.extOrderId, 'approve'));
      assert.equal(end, `${parts.storefront.url}/paid/${payment.orderCode}`);
      paid.push(payment);
    }
  };
  const ended = Promise.all(Array.from({ length: buyersAtOnce }, (_, buyer) => buy(buyer)));
  return {
    paid,
    /** Goes on when some more orders have been paid. */
    more: async () => {
      const goal = paid.length + ordersInBetween;
      await Promise.race([ended, waitFor('more orders are paid', async () => paid.length >= goal)]);
    },
    stop: async () => {
      over.abort();
      await ended;
    },
  };
};

/** A buyer who is at the wallet while the key is changed. */
const goToWallet = async ({ vendureUrl, variantId }: Parts, name: string) =>
  (await openCart(vendureUrl, variantId, name)).pay();

/**
 * The API key is replaced while buyers pay: another process of the shop starts with the new key, the one with the old key ends, and the
 * old key is revoked. No call fails, every payment is seen with the new key, and webhooks go on.
 */
export const checkRotation = async (parts: Parts, vendure: Vendure) => {
  const { admin, florin, florinUrl, operator, key, startAnother, storefront, say } = parts;
  const load = startLoad(parts);
  const returning = await goToWallet(parts, 'olga');
  const leaving = await goToWallet(parts, 'paul');
  await load.more();

  const newKey = await operator.rotateKey(key.id);
  await load.more();
  await startAnother({ apiKey: newKey.apiKey });
  await vendure.stop();
  await load.more();
  await operator.revokeKey(key.id);
  await assert.rejects(florin.payments.read(returning.transactionId));
  await load.more();
  await load.stop();

  const back = await follow(await decideAtWallet(parts, returning.extOrderId, 'approve'));
  assert.equal(back, `${storefront.url}/paid/${returning.orderCode}`);
  await decideAtWallet(parts, leaving.extOrderId, 'approve');
  await waitFor(
    'the webhook settles an order that was begun with the old key',
    async () => (await admin.getOrder(leaving.orderCode)).state === 'PaymentSettled',
  );
  const { by } = parts.settled.find(({ settled }) => settled === leaving.transactionId)!;
  assert.equal(by, '/florin/webhook');

  const renewed = new Florin({ baseUrl: florinUrl, apiKey: newKey.apiKey });
  const payments = [...load.paid, returning, leaving];
  for (const { orderCode, transactionId, extOrderId, amount } of payments) {
    assert.equal((await renewed.payments.read(transactionId)).capturedAmount, amount);
    const { state, payments: seen } = await admin.getOrder(orderCode);
    assert.deepEqual([state, seen.map((payment) => payment.state)], ['PaymentSettled', ['Settled']]);
    const { captureCount, captured } = await readWallet(parts, extOrderId);
    assert.deepEqual([captureCount, captured.minor], [1, amount]);
  }
  const [oldest] = (await admin.getOrder(load.paid[0]!.orderCode)).payments;
  assert.equal(await admin.refund(oldest!.id, 500), 'Settled');
  say(
    `The API key was replaced while ${payments.length} orders were paid: no call failed, none was lost from sight.`,
  );
};
