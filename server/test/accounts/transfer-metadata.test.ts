import { expect, test } from 'vitest';
import { givenShop, makeStranger } from '../payments/support.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenShop();
const metadata = { month: '3', seller: 's-1' };
const client = () => shop.client;

test('a transfer keeps its payment, reference and metadata, in lists, events and statements, too', async () => {
  const transactionId = await givenCapture(shop, 'giver');
  const given = { transactionId, reference: 'payout-3', metadata };
  const { status, body } = await transfer(shop, orderOf('giver', 'getter', 100, given));
  expect(status).toBe(201);
  expect(body).toMatchObject(given);
  expect(await (await client().call('GET', `/p2p/${body.id}`)).json()).toMatchObject(given);
  const listed = await client().call('GET', '/p2p?creditAccountId=getter');
  expect(await listed.json()).toMatchObject({ items: [given] });
  const event = await client().call('GET', `/events/evt_${body.id}_1`);
  expect(await event.json()).toMatchObject({ type: 'transfer.made', data: given });
  const statement = await client().call('GET', '/accounts/giver/statement');
  expect(await statement.json()).toMatchObject({
    items: [
      { transferId: body.id, transactionId: null, linkedTransactionId: transactionId, reference: 'payout-3' },
      { transferId: null, transactionId, linkedTransactionId: null },
    ],
  });
  const file = await (await client().call('GET', '/accounts/getter/statement.csv')).text();
  const [head, line] = file.split('\r\n');
  expect(head).toMatch(
    /"linkedTransactionId","reversalOf","refundId","origin","commission","payoutId","metadata","refundMetadata"$/,
  );
  expect(line).toContain('"payout-3"');
  expect(line).toMatch(
    new RegExp(`"${transactionId}","","","","0.00","","\\{""month"":""3"",""seller"":""s-1""\\}",""$`),
  );
});

test('a transfer without them has none', async () => {
  await givenCapture(shop, 'plain');
  const { body } = await transfer(shop, orderOf('plain', 'getter', 100));
  expect(body).toMatchObject({ transactionId: null, reference: null, metadata: {} });
});

test("404: a payment that is not there, or another platform's, moves nothing", async () => {
  await givenCapture(shop, 'careful');
  const stranger = await makeStranger(shop.server);
  const { id: foreign } = await stranger.givenPayment();
  for (const transactionId of ['pay_none', foreign]) {
    const { status, body } = await transfer(shop, orderOf('careful', 'nobody', 100, { transactionId }));
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
  }
  const page = await (await client().call('GET', '/p2p?debitAccountId=careful')).json();
  expect(page).toEqual({ items: [], nextCursor: null });
});

test('PATCH changes the metadata of a transfer and nothing else, also where it had none', async () => {
  await givenCapture(shop, 'changed');
  for (const before of [metadata, undefined]) {
    const { body } = await transfer(shop, orderOf('changed', 'getter', 100, { metadata: before }));
    const answer = await client().call('PATCH', `/p2p/${body.id}`, { metadata: { month: null, a: '1' } });
    expect(answer.status).toBe(200);
    const after = before ? { seller: 's-1', a: '1' } : { a: '1' };
    expect(await answer.json()).toEqual({ ...body, updatedAt: expect.any(String), metadata: after });
    const read = await client().call('GET', `/p2p/${body.id}`);
    expect(await read.json()).toEqual({ ...body, updatedAt: expect.any(String), metadata: after });
  }
});

test('changes of a transfer at the same time lose no pair', async () => {
  await givenCapture(shop, 'raced');
  const { body } = await transfer(shop, orderOf('raced', 'getter', 100));
  const names = Array.from({ length: 20 }, (_, number) => `name-${number}`);
  await Promise.all(
    names.map((name) => client().call('PATCH', `/p2p/${body.id}`, { metadata: { [name]: name } })),
  );
  const read = await client().call('GET', `/p2p/${body.id}`);
  expect(await read.json()).toMatchObject({
    metadata: Object.fromEntries(names.map((name) => [name, name])),
  });
});

test("404: another platform's transfer cannot be changed", async () => {
  await givenCapture(shop, 'owned');
  const { body } = await transfer(shop, orderOf('owned', 'getter', 100, { metadata }));
  const stranger = await makeStranger(shop.server);
  const answer = await stranger.call('PATCH', `/p2p/${body.id}`, { metadata: { month: '4' } });
  expect(answer.status).toBe(404);
  expect(await (await client().call('GET', `/p2p/${body.id}`)).json()).toMatchObject({ metadata });
});

test('transfers are listed by reference, by currency and by metadata', async () => {
  await givenCapture(shop, 'found', { currency: 'CHF' });
  await givenCapture(shop, 'found');
  const made = async (more: object) => (await transfer(shop, orderOf('found', 'getter', 1, more))).body.id;
  const francs = await made({ currency: 'CHF', reference: 'found-1', metadata: { month: '5' } });
  const euros = await made({ reference: 'found-2', metadata: { month: '5', seller: 's-2' } });
  const idsOf = async (query: string) => {
    const answer = await client().call('GET', `/p2p?debitAccountId=found&${query}`);
    return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await idsOf('reference=found-1')).toEqual([francs]);
  expect(await idsOf('currency=CHF')).toEqual([francs]);
  expect(await idsOf('metadata[month]=5')).toEqual([euros, francs]);
  expect(await idsOf('metadata[month]=5&metadata[seller]=s-2')).toEqual([euros]);
  expect(await idsOf('metadata[seller]=s-2&reference=found-1')).toEqual([]);
});
