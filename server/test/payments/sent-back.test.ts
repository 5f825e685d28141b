import { expect, test } from 'vitest';
import { givenShop } from './support.ts';

const shop = givenShop();

const readAs = async (method: string, path: string, body?: unknown) =>
  (await (await shop.client.call(method, path, body)).json()) as Record<string, unknown> & { id: string };

const givenCaptured = async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment;
};

/** What was only given when it was made: whoever makes another one like it sends it again. */
const pick = (from: Record<string, unknown>, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

test('what GET shows of a payment starts another one like it, with null where the first one had nothing', async () => {
  const first = await shop.client.givenPayment();
  const shown = await shop.client.read(first.id);
  const transaction = {
    ...pick(shown, 'accountId', 'totalAmount', 'currency', 'commissionAmount', 'captureMode', 'metadata'),
    ...pick(shown, 'reference', 'comment', 'shopName', 'payeeMerchantId', 'distribution'),
  };
  const body = { transaction, ...pick(shown, 'redirections', 'amountBreakdown', 'delivery', 'items') };
  expect(body).toMatchObject({
    transaction: {
      reference: null,
      comment: null,
      shopName: null,
      payeeMerchantId: null,
      distribution: null,
    },
    redirections: { errorURL: null },
    amountBreakdown: null,
    delivery: null,
  });
  const { id } = await readAs('POST', '/moneyins/ext/init', body);
  const own = new Set([
    'id',
    'extOrderId',
    'redirectionUrl',
    'createdAt',
    'updatedAt',
    'expiresAt',
    'timeline',
  ]);
  const expected = Object.fromEntries(Object.entries(shown).filter(([name]) => !own.has(name)));
  expect(await shop.client.read(id)).toMatchObject(expected);
});

test('what GET shows of a transfer makes another one like it, and a reversal of it', async () => {
  await givenCaptured();
  const order = { debitAccountId: 'shop', creditAccountId: 'partner', amount: 100 };
  const { id } = await readAs('POST', '/p2p', order);
  const shown = await readAs('GET', `/p2p/${id}`);
  const more = pick(shown, 'comment', 'reference', 'metadata');
  expect(more).toEqual({ comment: null, reference: null, metadata: {} });
  const again = { ...order, ...more, ...pick(shown, 'currency', 'transactionId') };
  expect(await readAs('POST', '/p2p', again)).toMatchObject({ ...again, transactionId: null });
  expect(await readAs('POST', `/p2p/${id}/reversal`, more)).toMatchObject({ ...more, reversalOf: id });
});

test('what GET shows of a transfer is a part of a distribution', async () => {
  const { id } = await givenCaptured();
  const part = { accountId: 'partner', amount: 100 };
  const first = (await readAs('POST', `/moneyins/${id}/distribution`, { parts: [part] })) as unknown as {
    transfers: Record<string, unknown>[];
  };
  const more = pick(first.transfers[0]!, 'comment', 'reference', 'metadata');
  expect(more).toEqual({ comment: null, reference: null, metadata: {} });
  const second = await readAs('POST', `/moneyins/${id}/distribution`, { parts: [{ ...part, ...more }] });
  expect(second).toMatchObject({ distributedAmount: 200 });
});

test('what GET shows of a refund refunds as much again', async () => {
  const { id } = await givenCaptured();
  const first = await readAs('PUT', `/refund/${id}`, { amountToRefund: 100 });
  const more = pick(first, 'comment', 'metadata');
  expect(more).toEqual({ comment: null, metadata: {} });
  // One that was made at the wallet's own site gives back no capture of ours.
  const second = await readAs('PUT', `/refund/${id}`, { amountToRefund: 100, ...more, captureId: null });
  expect(second).toMatchObject({ amount: 100, captureId: `${id}-c1`, ...more });
});
