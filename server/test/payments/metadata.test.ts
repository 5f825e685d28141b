import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, initBody, makeStranger } from './support.ts';

const shop = givenShop();

const metadata = { cart: '4711', customer: 'c-1', 'with "quotes" & é': 'à l’été' };

const change = (id: string, changes: object, headers: Record<string, string> = {}) =>
  shop.client.call('PATCH', `/moneyins/${id}`, { metadata: changes }, headers);

const metadataOf = async (id: string) => (await shop.client.read(id))['metadata'];

test('the metadata of init come back in the payment, the list, its events and the export', async () => {
  const client = await makeStranger(shop.server);
  const { id, extOrderId } = await client.givenPayment({ transaction: { metadata } });
  await shop.wallet.approve(extOrderId);
  expect((await client.resume(id)).status).toBe(200);
  expect(await client.read(id)).toMatchObject({ metadata });
  const { items } = (await (await client.call('GET', '/moneyins')).json()) as { items: object[] };
  expect(items).toMatchObject([{ id, metadata }]);
  for (const number of [1, 2]) {
    const event = await (await client.call('GET', `/events/evt_${id}_${number}`)).json();
    expect(event).toMatchObject({ data: { id, metadata } });
  }
  const { cookie } = await signIn(shop.server, await shop.server.givenOperator());
  const url = `${shop.server.url}/dashboard/api/payments.csv?search=${id}`;
  const csv = await (await fetch(url, { headers: { cookie } })).text();
  expect(csv).toContain(',"metadata",');
  expect(csv).toContain(JSON.stringify(metadata).replaceAll('"', '""'));
});

test('a payment without metadata has none, and empty ones are none', async () => {
  const { id } = await shop.client.givenPayment();
  expect(await metadataOf(id)).toEqual({});
  const { id: empty } = await shop.client.givenPayment({ transaction: { metadata: {} } });
  expect(await metadataOf(empty)).toEqual({});
});

test('neither the wallet nor the buyer gets the metadata', async () => {
  const secret = 'only-for-the-platform';
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { metadata: { note: secret } } });
  expect(JSON.stringify(await shop.wallet.truth(extOrderId))).not.toContain(secret);
  const { redirectUrl } = await shop.wallet.approve(extOrderId);
  const back = await fetch(redirectUrl!, { redirect: 'manual' });
  expect(`${back.headers.get('location')} ${await back.text()}`).not.toContain(secret);
  expect(await metadataOf(id)).toEqual({ note: secret });
});

test('PATCH sets pairs, removes those that are null, and changes nothing else', async () => {
  const { id } = await shop.client.givenPayment({ transaction: { metadata: { a: '1', b: '2', c: '3' } } });
  const before = await shop.client.read(id);
  const answer = await change(id, { a: 'one', b: null, d: '4', e: null });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, metadata: { a: 'one', c: '3', d: '4' } });
  expect(await shop.client.read(id)).toEqual({
    ...before,
    updatedAt: expect.any(String),
    metadata: { a: 'one', c: '3', d: '4' },
  });
  await change(id, { a: null, c: null, d: null });
  expect(await metadataOf(id)).toEqual({});
});

test('changes at the same time lose no pair', async () => {
  const { id } = await shop.client.givenPayment();
  const names = Array.from({ length: 20 }, (_, number) => `name-${number}`);
  await Promise.all(names.map((name) => change(id, { [name]: name })));
  expect(await metadataOf(id)).toEqual(Object.fromEntries(names.map((name) => [name, name])));
});

test('a change with an Idempotency-Key is made once', async () => {
  const { id } = await shop.client.givenPayment();
  const key = { 'idempotency-key': crypto.randomUUID() };
  await change(id, { a: '1' }, key);
  await change(id, { a: '2' });
  expect(await (await change(id, { a: '1' }, key)).json()).toMatchObject({ metadata: { a: '1' } });
  expect(await metadataOf(id)).toEqual({ a: '2' });
});

test("404: another platform's payment cannot be changed", async () => {
  const { id } = await shop.client.givenPayment();
  const stranger = await makeStranger(shop.server);
  const answer = await stranger.call('PATCH', `/moneyins/${id}`, { metadata: { a: '1' } });
  expect(answer.status).toBe(404);
  expect(await metadataOf(id)).toEqual({});
});

const pairs = (count: number, prefix = 'p') =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${prefix}${number}`, 'x']));

test.each([
  [{ [''.padEnd(41, 'n')]: 'x' }, `/${''.padEnd(41, 'n')}`, 'is a name that must have at most 40'],
  [{ '': 'x' }, '/', 'is a name that must not be empty'],
  [{ a: 'v'.repeat(501) }, '/a', 'must have at most 500 characters'],
  [{ a: 1 }, '/a', 'must be text'],
  [{ a: { b: 'c' } }, '/a', 'must be text'],
  [pairs(51), '', 'must have at most 50'],
  [['a'], '', 'must be an object'],
])('400 at init: metadata are bounded, and texts alone: %j', async (given, pointer, detail) => {
  const answer = await shop.client.init(initBody({ transaction: { metadata: given } }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [
      { pointer: `/transaction/metadata${pointer}`, detail: expect.stringContaining(detail) as unknown },
    ],
  });
});

test('the longest metadata that are allowed are kept whole', async () => {
  // A pair of surrogates is one character.
  const longest = Object.fromEntries(
    Array.from({ length: 50 }, (_, number) => [`${10 + number}${'😀'.repeat(38)}`, '😀'.repeat(500)]),
  );
  const { id } = await shop.client.givenPayment({ transaction: { metadata: longest } });
  expect(await metadataOf(id)).toEqual(longest);
});

test('400: a change that would leave more than 50 pairs changes nothing', async () => {
  const { id } = await shop.client.givenPayment({ transaction: { metadata: pairs(50) } });
  const answer = await change(id, { p0: 'changed', more: 'x' });
  await expectProblem(shop.server, answer, {
    status: 400,
    code: 'invalid_request',
    detail: '/metadata would have 51 pairs, more than 50.',
    errors: [{ pointer: '/metadata', detail: 'would have 51 pairs, more than 50' }],
  });
  expect(await metadataOf(id)).toEqual(pairs(50));
  expect((await change(id, { p0: null, more: 'x' })).status).toBe(200);
});

test.each([{}, { metadata: null }, { metadata: {}, reference: 'x' }])(
  '400: PATCH takes metadata and nothing else: %j',
  async (body) => {
    const { id } = await shop.client.givenPayment();
    expect((await shop.client.call('PATCH', `/moneyins/${id}`, body)).status).toBe(400);
  },
);

test('the list finds payments by exact pairs', async () => {
  const client = await makeStranger(shop.server);
  const one = await client.givenPayment({ transaction: { metadata: { cart: '1', 'a]b': 'x y' } } });
  const two = await client.givenPayment({ transaction: { metadata: { cart: '2', shop: 'north' } } });
  await client.givenPayment();
  const list = async (query: string) => {
    const page = (await (await client.call('GET', `/moneyins?${query}`)).json()) as {
      items: { id: string }[];
    };
    return page.items.map(({ id }) => id);
  };
  expect(await list('metadata[cart]=1')).toEqual([one.id]);
  expect(await list('metadata%5Bcart%5D=2&metadata%5Bshop%5D=north')).toEqual([two.id]);
  expect(await list('metadata[cart]=1&metadata[shop]=north')).toEqual([]);
  expect(await list(String(new URLSearchParams({ 'metadata[a]b]': 'x y' })))).toEqual([one.id]);
  expect(await list('metadata[cart]=')).toEqual([]);
  await client.call('PATCH', `/moneyins/${one.id}`, { metadata: { cart: '3' } });
  expect(await list('metadata[cart]=1')).toEqual([]);
  expect(await list('metadata[cart]=3&status=awaiting_approval')).toEqual([one.id]);
});

test.each([
  ['metadata=1', 'query/metadata'],
  ['metadata[a]=1&metadata[a]=2', 'query/metadata/a'],
  ['metadata[]=1', 'query/metadata/'],
  ['metadata[a]=%00', 'query/metadata[a]'],
  [`metadata[a]=${'v'.repeat(501)}`, 'query/metadata/a'],
  ['metadatum[a]=1', 'query/metadatum[a]'],
])('400: a bad metadata filter lists nothing: %s', async (query, pointer) => {
  const answer = await shop.client.call('GET', `/moneyins?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer }] });
});

test.each(['metadata=4711', 'metadata=%7B%22cart%22%3A%224711%22%7D', 'metadata[a]=1&metadata=1'])(
  '400: %s says how pairs are written in a query',
  async (query) => {
    await expectProblem(shop.server, await shop.client.call('GET', `/moneyins?${query}`), {
      status: 400,
      code: 'invalid_request',
      detail: 'query/metadata must be written as metadata[name]=value.',
      errors: [{ pointer: 'query/metadata', detail: 'must be written as metadata[name]=value' }],
    });
  },
);
