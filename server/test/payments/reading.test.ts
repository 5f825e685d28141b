import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { givenShop, initBody, item, makeClient, makeStranger, walletSettings } from './support.ts';

const shop = givenShop();

interface Page {
  readonly items: readonly { id: string; status: string }[];
  readonly nextCursor: string | null;
}

test('one payment is read with its timeline of events and wallet calls', async () => {
  const payment = await shop.client.givenPayment({ transaction: { reference: 'order-7', comment: 'hello' } });
  await shop.wallet.approve(payment.extOrderId);
  await shop.client.resume(payment.id);
  const read = (await shop.client.read(payment.id)) as {
    timeline: { kind: string; name: string; details: object }[];
  };
  expect(read).toMatchObject({
    id: payment.id,
    status: 'captured',
    extOrderId: payment.extOrderId,
    accountId: 'shop',
    reference: 'order-7',
    comment: 'hello',
    currency: 'EUR',
    totalAmount: 1000,
    commissionAmount: 0,
    capturedAmount: 1000,
    captureMode: 'automatic',
  });
  const steps = read.timeline.map(({ kind, name }) => `${kind} ${name}`);
  expect(steps).toContain('event payment.created');
  expect(steps).toContain('event payment.captured');
  const capture = read.timeline.find(({ name }) => name === 'capture_order');
  expect(capture?.details).toMatchObject({
    requestId: expect.stringMatching(`^${payment.id}-1-[0-9a-f]{8}$`),
    status: 201,
  });
});

test('one payment is read with all that init took, in both spellings of its redirections', async () => {
  const sent = initBody({
    redirections: {
      returnUrl: 'https://shop.example.com/thanks?cart=7#top',
      cancelURL: 'https://shop.example.com/cart',
      errorUrl: 'https://shop.example.com/sorry',
    },
    transaction: { totalAmount: 1350, shopName: 'Records', metadata: { cart: '7' } },
    amountBreakdown: { totalItems: 1000, totalItemTaxes: 200, shipping: 300, discount: 150 },
    delivery: {
      receiver: { fullName: 'Ada Amsel' },
      address: { street: 'Keizersgracht 100', city: 'Amsterdam', postCode: '1015 AA', country: 'NL' },
    },
    items: [
      { ...item, taxAmount: 200, unitAmount: 900, type: 'physical' },
      { ...item, unitAmount: 100 },
    ],
  });
  const { id } = (await (await shop.client.init(sent)).json()) as { id: string };
  const { delivery } = sent as Record<string, unknown>;
  const amountBreakdown = {
    totalItems: 1000,
    totalItemTaxes: 200,
    shipping: 300,
    discount: 150,
    handling: 0,
    insurance: 0,
    shippingDiscount: 0,
  };
  const read = await shop.client.read(id);
  expect(read).toMatchObject({ amountBreakdown, delivery, metadata: { cart: '7' }, payeeMerchantId: null });
  expect(read).toMatchObject({
    redirections: {
      returnURL: 'https://shop.example.com/thanks?cart=7#top',
      cancelURL: 'https://shop.example.com/cart',
      errorURL: 'https://shop.example.com/sorry',
    },
    shopName: 'Records',
    items: [
      { ...item, taxAmount: 200, unitAmount: 900, type: 'physical' },
      { ...item, taxAmount: 0, unitAmount: 100 },
    ],
  });
});

test('what init left out is null in a payment, and an amount that there is none of is 0', async () => {
  const { id } = await shop.client.givenPayment();
  expect(await shop.client.read(id)).toMatchObject({
    redirections: { errorURL: null },
    capturedAmount: 0,
    refundedAmount: 0,
    items: [{ taxAmount: 0 }],
    delivery: null,
    amountBreakdown: null,
    shopName: null,
    payeeMerchantId: null,
    metadata: {},
  });
});

test('the list shows the own payments, newest first, in pages without gaps or repeats', async () => {
  const client = await makeStranger(shop.server);
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) ids.unshift((await client.givenPayment()).id);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = (await (
      await client.call('GET', `/moneyins?limit=3${cursor && `&after=${cursor}`}`)
    ).json()) as Page;
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(ids);
});

test('the list filters by status, account, reference and time', async () => {
  const client = await makeStranger(shop.server);
  const one = await client.givenPayment({ transaction: { accountId: 'books', reference: 'r-1' } });
  const two = await client.givenPayment({ transaction: { accountId: 'music', reference: 'r-2' } });
  await client.call('PUT', `/moneyins/${two.id}/cancel`);
  const list = async (query: string) => {
    const page = (await (await client.call('GET', `/moneyins?${query}`)).json()) as Page;
    return page.items.map(({ id }) => id);
  };
  expect(await list('status=cancelled')).toEqual([two.id]);
  expect(await list('accountId=books')).toEqual([one.id]);
  expect(await list('reference=r-2')).toEqual([two.id]);
  expect(await list('from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z')).toEqual([]);
  expect(await list('from=2020-01-01T00:00:00Z')).toEqual([two.id, one.id]);
});

test("another client's payments are neither listed nor read", async () => {
  const payment = await shop.client.givenPayment();
  const stranger = await makeStranger(shop.server);
  expect(await (await stranger.call('GET', '/moneyins')).json()).toEqual({ items: [], nextCursor: null });
  expect((await stranger.call('GET', `/moneyins/${payment.id}`)).status).toBe(404);
});

test.each(['status=paid', 'limit=0', 'from=yesterday', 'after=xyz'])(
  'a bad filter is 400: %s',
  async (query) => {
    expect((await shop.client.call('GET', `/moneyins?${query}`)).status).toBe(400);
  },
);

test("a payment that names no currency is in the environment's", async () => {
  const server = await givenServer({ ...walletSettings(shop.wallet), CURRENCY: 'SEK' });
  const client = await makeClient(server);
  const { id, extOrderId } = await client.givenPayment();
  expect(await client.read(id)).toMatchObject({ currency: 'SEK' });
  const [unit] = (await shop.wallet.truth(extOrderId)).purchaseUnits;
  expect(unit?.['amount']).toMatchObject({ currency_code: 'SEK', value: '10.00' });
});
