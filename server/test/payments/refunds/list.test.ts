import { expect, test } from 'vitest';
import { givenShop, makeStranger } from '../support.ts';

const shop = givenShop();

interface Page {
  readonly items: readonly { id: string; transactionId: string; amount: number; createdAt: string }[];
  readonly nextCursor: string | null;
}

const list = async (query: string, client = shop.client) => {
  const answer = await client.call('GET', `/refunds?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

const amountsOf = ({ items }: Page) => items.map(({ amount }) => amount);

const givenRefund = async (accountId: string, amountToRefund: number) => {
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { accountId } });
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund })).status).toBe(200);
  return id;
};

test('a platform lists its refunds, newest first, by account, status and time; another platform sees none of them', async () => {
  await givenRefund('books', 100);
  const second = await givenRefund('songs', 200);
  await givenRefund('books', 300);
  const first = await list('limit=2');
  expect(amountsOf(first)).toEqual([300, 200]);
  const rest = await list(`limit=2&after=${first.nextCursor}`);
  expect([amountsOf(rest), rest.nextCursor]).toEqual([[100], null]);
  expect(amountsOf(await list('accountId=books'))).toEqual([300, 100]);
  expect(amountsOf(await list('status=completed&accountId=songs'))).toEqual([200]);
  expect(amountsOf(await list('status=failed'))).toEqual([]);
  const [{ createdAt: to }, { createdAt: from }] = [first.items[0]!, first.items[1]!];
  expect(amountsOf(await list(`from=${from}&to=${to}`))).toEqual([200]);
  const [listed] = (await list(`from=${from}&to=${to}`)).items;
  expect(await (await shop.client.call('GET', `/refunds/${listed!.id}`)).json()).toMatchObject({
    ...listed,
    transactionId: second,
  });
  expect(await list('', await makeStranger(shop.server))).toEqual({ items: [], nextCursor: null });
});

test('payments are listed by currency', async () => {
  const { id } = await shop.client.givenPayment({ transaction: { currency: 'CHF' } });
  const answer = await shop.client.call('GET', '/moneyins?currency=CHF');
  expect(await answer.json()).toMatchObject({ items: [{ id, currency: 'CHF' }], nextCursor: null });
});

test('refunds are listed by currency, by the reference of their payment and by metadata', async () => {
  const given = async (transaction: object, metadata: object) => {
    const { id, extOrderId } = await shop.client.givenPayment({ transaction });
    await shop.wallet.approve(extOrderId);
    await shop.client.resume(id);
    const answer = await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 1, metadata });
    return ((await answer.json()) as { id: string }).id;
  };
  const francs = await given({ currency: 'CHF', reference: 'order-1' }, { ticket: '7' });
  const euros = await given({ reference: 'order-2' }, { ticket: '7', by: 'Ada' });
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect(await idsOf('currency=CHF')).toEqual([francs]);
  expect(await idsOf('reference=order-2')).toEqual([euros]);
  expect(await idsOf('metadata[ticket]=7')).toEqual([euros, francs]);
  expect(await idsOf('metadata[ticket]=7&metadata[by]=Ada')).toEqual([euros]);
  expect(await idsOf('reference=order-1&currency=EUR')).toEqual([]);
});
