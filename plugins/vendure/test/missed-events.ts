import assert from 'node:assert/strict';
import { waitFor } from '../../test/wait-for.ts';
import { decideAtWallet } from '../../test/wallet.ts';
import type { Parts, Vendure } from './parts.ts';
import { openCart } from './shop-api.ts';

/** A buyer who approves and never comes back, while the shop gets no webhooks. */
const approveUnseen = async (parts: Parts, name: string) => {
  const cart = await openCart(parts.vendureUrl, parts.variantId, name);
  const payment = await cart.pay();
  return { ...payment, approve: () => decideAtWallet(parts, payment.extOrderId, 'approve') };
};

type Unseen = Awaited<ReturnType<typeof approveUnseen>>;

const waitUntilRead = async ({ admin, settled }: Parts, { orderCode, transactionId }: Unseen) => {
  await waitFor(
    `${orderCode} is settled`,
    async () => (await admin.getOrder(orderCode)).state === 'PaymentSettled',
  );
  const settlings = settled.filter(({ settled: id }) => id === transactionId);
  assert.deepEqual(settlings, [{ settled: transactionId }], 'an event that was read has settled it');
};

/**
 * All webhooks are lost, in a proxy that answers them. The plugin reads the events: within a minute while something is open, and when
 * the shop starts. Answers the process that runs then.
 */
export const checkMissedEvents = async (parts: Parts): Promise<Vendure> => {
  const { admin, florin, vendure, startAnother, say } = parts;
  vendure.loseWebhooks();
  const first = await approveUnseen(parts, 'mia');
  await first.approve();
  await waitUntilRead(parts, first);
  say(`Order ${first.orderCode}: no webhook came, and within a minute the plugin had read the event.`);

  const second = await approveUnseen(parts, 'ned');
  await vendure.stop();
  await second.approve();
  const refund = await florin.refunds.create(first.transactionId, { comment: 'While the shop was closed' });
  const another = await startAnother({ losesWebhooks: true });
  await waitUntilRead(parts, second);
  await waitFor('the refund is booked', async () =>
    (await admin.getOrder(first.orderCode)).payments[0]?.refunds.find(
      ({ transactionId, state }) => transactionId === refund.id && state === 'Settled',
    ),
  );
  await another.stop();
  say('A payment and a refund that were made while the shop was closed: it read them when it started.');
  return startAnother({});
};
