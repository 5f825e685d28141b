import { expect, test } from 'vitest';
import { lookAt } from '../operations/support.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop } from './support.ts';

const shop = givenShop();
const { givenCaptured, refundNow, readRefund } = makeRefunds(shop);

test('a payment lists what was captured of it, with the fee of the wallet, wherever it is shown', async () => {
  const { id, captureId } = await givenCaptured({ reference: 'captured' });
  const capture = {
    id: `${id}-c1`,
    extCaptureId: captureId,
    amount: 1000,
    feeAmount: 29,
    netAmount: 971,
    createdAt: expect.any(String) as string,
  };
  expect(await shop.client.read(id)).toMatchObject({ capturedAmount: 1000, captures: [capture] });
  const list = await shop.client.call('GET', '/moneyins?reference=captured');
  expect(await list.json()).toMatchObject({ items: [{ id, captures: [capture] }] });
  const findCaptured = async () => {
    const events = await shop.client.call('GET', '/events?limit=100');
    const { items } = (await events.json()) as { items: { type: string; data: { id: string } }[] };
    return items.find(({ type, data }) => type === 'payment.captured' && data.id === id);
  };
  await expect.poll(findCaptured).toMatchObject({ data: { captures: [capture] } });
});

test('a payment that is not captured lists no captures', async () => {
  const { id } = await shop.client.givenPayment();
  expect(await shop.client.read(id)).toMatchObject({ capturedAmount: 0, captures: [] });
});

test('a refund says which capture it gives back, also one that was made at the site of the wallet', async () => {
  const { id, captureId } = await givenCaptured();
  const { id: refundId } = await refundNow(id, { amountToRefund: 400 });
  expect(await readRefund(refundId)).toMatchObject({ captureId: `${id}-c1` });
  await shop.wallet.refundAtSite(captureId, '1.00');
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({
    refunds: [{ captureId: `${id}-c1` }, { origin: 'wallet', captureId: `${id}-c1` }],
  });
});

test('what the wallet has captured is booked once, by one entry', async () => {
  const { id, captureId } = await givenCaptured();
  const book = (walletCaptureId: string, entry: number) => shop.server.sql`
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    values (${id}, 2, ${walletCaptureId}, 1, now(), ${entry})`;
  await expect(book(captureId, 2)).rejects.toThrow('captures_are_booked_once');
  await expect(book('ANOTHER', 1)).rejects.toThrow('captures_have_an_entry_each');
  await expect(book('ANOTHER', 9)).rejects.toThrow('captures_payment_id_entry_number_fkey');
});
