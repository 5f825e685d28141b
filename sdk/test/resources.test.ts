import { expect, onTestFinished, test } from 'vitest';
import { startReceiver } from '../../server/test/webhooks/receiver.ts';
import {
  onceInOrder,
  verifyWebhook,
  type Florin,
  type FlorinEvent,
  type LastEvent,
  type Page,
  type SequenceStore,
} from '../src/index.ts';
import { aPayment, givenService } from './support/shop.ts';
import { until } from '../../server/test/support/until.ts';

const { shop, givenClient, approve } = givenService();

const collect = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

const givenEndpoint = async (florin: Florin, url: string, more: object = {}) => {
  const endpoint = await florin.webhookEndpoints.create({ url, ...more });
  onTestFinished(() => florin.webhookEndpoints.remove(endpoint.id));
  return endpoint;
};

test('a payment is started, resumed, read and refunded', async () => {
  const { florin } = await givenClient();
  const payment = await approve(florin);
  const resumed = await florin.payments.resume(payment.id);
  expect(resumed).toMatchObject({ id: payment.id, isPending: false });
  expect(resumed.redirectionUrl).toContain('outcome=success');
  expect(await florin.payments.read(payment.id)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  const refund = await florin.refunds.create(payment.id, { amountToRefund: 300 });
  expect(refund).toMatchObject({ status: 'completed', refundableAmount: 700 });
  expect(await florin.refunds.read(refund.id)).toMatchObject({ id: refund.id, amount: 300 });
});

test('ping says whose key it is', async () => {
  const { florin } = await givenClient();
  expect(await florin.ping()).toMatchObject({
    environment: 'sandbox',
    platform: { id: 1 },
    apiKey: { rights: 'everything' },
  });
});

test('metadata are given, changed and searched for', async () => {
  const { florin } = await givenClient();
  const cart = crypto.randomUUID();
  const order = aPayment();
  const { id } = await florin.payments.init({
    ...order,
    transaction: { ...order.transaction, metadata: { cart } },
  });
  const found = async (metadata: Record<string, string>) =>
    (await collect(florin.payments.list({ metadata }))).map((payment) => payment.id);
  expect(await found({ cart })).toEqual([id]);
  const { metadata } = await florin.payments.change(id, { metadata: { cart: null, 'a & b': cart } });
  expect(metadata).toEqual({ 'a & b': cart });
  expect(await found({ cart })).toEqual([]);
  expect(await found({ 'a & b': cart })).toEqual([id]);
});

test('what the buyer told the platform is passed on when a payment starts', async () => {
  const { florin, gateway } = await givenClient();
  const buyer = { ipAddress: '192.0.2.7', userAgent: 'Browser/1.0', acceptLanguage: 'fr' };
  await florin.payments.init(aPayment(), { buyer });
  expect(gateway.seen('/webservice/v2/moneyins/ext/init')[0]!.headers).toMatchObject({
    'psu-ip-address': '192.0.2.7',
    'psu-user-agent': 'Browser/1.0',
    'psu-accept-language': 'fr',
  });
});

test('a resume whose outcome the wallet has not reported is pending', async () => {
  const { florin } = await givenClient();
  const { id, extOrderId: orderId } = await approve(florin);
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({ fault: 'connection_cut', operation, orderId, times: 50 });
  expect(await florin.payments.resume(id)).toMatchObject({ id, isPending: true });
  await shop.wallet.clearFaults();
});

test('events are listed, paged and read, with the object they happened to', async () => {
  const { florin } = await givenClient();
  const { id: transactionId } = await approve(florin);
  await florin.payments.resume(transactionId);
  await florin.refunds.create(transactionId, { amountToRefund: 1 });
  const events = await until(async () => {
    const found = await collect(florin.events.list({ transactionId, limit: 1 }));
    expect(found.map(({ type }) => type)).toEqual([
      'payment.created',
      'payment.captured',
      'refund.requested',
      'refund.completed',
    ]);
    return found;
  });
  const [, captured, , refunded] = events;
  expect(captured!.type === 'payment.captured' && captured!.data.capturedAmount).toBe(1000);
  expect(refunded!.type === 'refund.completed' && refunded!.data.amount).toBe(1);
  expect(await florin.events.read(captured!.id)).toEqual(captured);
  const page = await florin.events.page({ transactionId, limit: 3 });
  expect(await collect(florin.events.list({ transactionId, after: page.nextCursor }))).toEqual([refunded]);
});

test('a list of events ends although events go on happening', async () => {
  const { florin, gateway } = await givenClient();
  const event = { id: 'evt_pay_1_1', type: 'payment.created', transactionId: 'pay_1', sequence: 1 };
  const body = JSON.stringify({ items: [event], nextCursor: 'further' });
  const headers = { 'content-type': 'application/json' };
  // With each page one more has happened.
  for (const _ of [1, 2, 3]) gateway.fail({ status: 200, headers, body }, '/webservice/v2/events');
  expect(await collect(florin.events.list({ limit: 2 }))).toEqual([event]);
});

test('a list goes over all its pages', async () => {
  const { florin, gateway } = await givenClient();
  const reference = crypto.randomUUID();
  const started = [];
  for (const _ of [1, 2, 3]) started.push((await florin.payments.init(aPayment({ reference }))).id);
  const listed = await collect(florin.payments.list({ reference, limit: 2 }));
  expect(listed.map(({ id }) => id)).toEqual(started.toReversed());
  expect(gateway.seen('/webservice/v2/moneyins?')).toHaveLength(2);
});

test('every list can be read page by page, from the cursor of an earlier page', async () => {
  const { florin } = await givenClient();
  const reference = crypto.randomUUID();
  const started = [];
  for (const _ of [1, 2, 3]) started.push((await florin.payments.init(aPayment({ reference }))).id);
  const [first, second, third] = started;
  const payments = await florin.payments.page({ reference, limit: 2 });
  expect(payments.items.map(({ id }) => id)).toEqual([third, second]);
  const after = payments.nextCursor!;
  expect(await florin.payments.page({ reference, limit: 2, after })).toMatchObject({
    items: [{ id: first }],
    nextCursor: null,
  });
  expect((await collect(florin.payments.list({ reference, after }))).map(({ id }) => id)).toEqual([first]);

  const accountIds = ['page-1', 'page-2'];
  for (const id of accountIds) await florin.accounts.open(id);
  const accounts = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<{ id: string }> = await florin.accounts.balancesPage({ limit: 1, after: cursor });
    accounts.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(accounts).toEqual(expect.arrayContaining(accountIds));
  expect(new Set(accounts).size).toBe(accounts.length);
  expect((await florin.accounts.page({ limit: 2 })).items.map(({ id }) => id)).toEqual(
    accountIds.toReversed(),
  );
  expect(await florin.disputes.page({ limit: 1 })).toEqual({ items: [], nextCursor: null });
  expect(await florin.accounts.statementPage('page-1')).toEqual({ items: [], nextCursor: null });
  expect(await florin.transfers.page({ debitAccountId: 'page-1' })).toEqual({ items: [], nextCursor: null });

  const steps = await florin.payments.timelinePage(first!);
  expect(steps).toEqual({ items: await collect(florin.payments.timeline(first!)), nextCursor: null });
  expect(steps.items.length).toBeGreaterThan(0);

  // Nobody listens there.
  const { id } = await givenEndpoint(florin, 'http://127.0.0.1:1/hooks');
  const endpoints = await florin.webhookEndpoints.page({ limit: 1 });
  expect(endpoints.items.map((endpoint) => endpoint.id)).toEqual([id]);
  expect(await collect(florin.webhookEndpoints.list({ from: '2999-01-01T00:00:00Z' }))).toEqual([]);
  await florin.webhookEndpoints.test(id);
  expect(await florin.webhookEndpoints.deliveriesPage(id)).toMatchObject({
    items: [{ endpointId: id }],
    nextCursor: null,
  });
});

test('an authorised payment is captured in part, another one is released', async () => {
  const { florin } = await givenClient();
  const [first, second] = [
    await approve(florin, { captureMode: 'manual' }),
    await approve(florin, { captureMode: 'manual' }),
  ];
  await florin.payments.resume(first.id);
  await florin.payments.resume(second.id);
  expect(await florin.payments.validate(first.id, { totalAmount: 400 })).toMatchObject({
    status: 'captured',
    capturedAmount: 400,
  });
  expect(await florin.payments.cancel(second.id)).toMatchObject({ status: 'cancelled' });
  const steps = await collect(florin.payments.timeline(second.id));
  expect(steps.length).toBeGreaterThan(2);
});

test('money is transferred between accounts, and a statement goes over all its pages', async () => {
  const { florin } = await givenClient();
  const [debitAccountId, creditAccountId] = [`a/${crypto.randomUUID()}`, crypto.randomUUID()];
  const { id } = await approve(florin, { accountId: debitAccountId });
  await florin.payments.resume(id);
  expect((await florin.accounts.open(creditAccountId)).id).toBe(creditAccountId);
  const orders = [100, 200].map((amount) => ({ debitAccountId, creditAccountId, amount }));
  const transfers = [];
  for (const order of orders) transfers.push(await florin.transfers.create(order));
  expect(await florin.transfers.read(transfers[0]!.id)).toEqual(transfers[0]);
  const listed = await collect(florin.transfers.list({ creditAccountId, limit: 1 }));
  expect(listed).toEqual(transfers.toReversed());
  const lines = await collect(florin.accounts.statement(debitAccountId, { limit: 1 }));
  expect(lines.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-200, 700],
    [-100, 900],
    [1000, 1000],
  ]);
  expect(await florin.accounts.read(debitAccountId)).toMatchObject({
    balances: [{ currency: 'EUR', balance: 700, available: 700 }],
  });
});

test('a list of balances goes over all its pages', async () => {
  const { florin } = await givenClient();
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const id of ids) await florin.accounts.open(id);
  const listed = await collect(florin.accounts.balances({ limit: 1 }));
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

test('accounts are listed newest first, by what the platform keeps with them', async () => {
  const { florin } = await givenClient();
  const metadata = { crm: crypto.randomUUID() };
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
  for (const id of ids) await florin.accounts.open(id, { metadata });
  const listed = await collect(florin.accounts.list({ limit: 1, metadata }));
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
});

/** A receiver's memory. A real one keeps it in its database. */
const makeStore = (): SequenceStore => {
  const lastEvents = new Map<string, LastEvent>();
  return {
    lastEvent: async (id) => lastEvents.get(id),
    advance: async (id, _from, to) => {
      lastEvents.set(id, to);
      return true;
    },
  };
};

test('what Florin sends is verified, also while its secret is being changed, and handled once and in order', async () => {
  const { florin } = await givenClient();
  const receiver = await startReceiver();
  const eventTypes = ['payment.created', 'payment.captured'];
  const first = await givenEndpoint(florin, receiver.url, { eventTypes });
  const second = await florin.webhookEndpoints.rotateSecret(first.id);
  expect(second.secret).not.toBe(first.secret);
  const { id } = await approve(florin);
  await florin.payments.resume(id);
  await receiver.hearsOf(`evt_${id}_2`);
  await florin.webhookEndpoints.send(first.id, `evt_${id}_1`);
  await receiver.hearsOf(`evt_${id}_1`, 2);
  const store = makeStore();
  const handled: FlorinEvent[] = [];
  // Payments of other tests may still change.
  for (const { body, headers } of receiver.heard.filter(({ event }) => event.transactionId === id)) {
    for (const secret of [first.secret, second.secret]) {
      const event = await verifyWebhook(body, headers, secret);
      await onceInOrder(event, store, (one) => void handled.push(one));
    }
  }
  expect(handled).toEqual(await collect(florin.events.list({ transactionId: id })));
});

test('an endpoint is changed, read, listed, tried and removed', async () => {
  const { florin } = await givenClient();
  const receiver = await startReceiver();
  const { id, secret, ...endpoint } = await givenEndpoint(florin, receiver.url, { description: 'One' });
  const changed = await florin.webhookEndpoints.update(id, {
    description: 'Two',
    eventTypes: ['payment.captured'],
  });
  expect(changed).toEqual({
    ...endpoint,
    id,
    description: 'Two',
    eventTypes: ['payment.captured'],
    updatedAt: changed.updatedAt,
  });
  expect(changed.updatedAt > endpoint.updatedAt).toBe(true);
  expect(await florin.webhookEndpoints.read(id)).toEqual(changed);
  expect(await collect(florin.webhookEndpoints.list())).toContainEqual(changed);
  const delivery = await florin.webhookEndpoints.test(id);
  expect(delivery).toMatchObject({ type: 'webhook.test', accepted: true, answerStatus: 204 });
  const { headers, body } = receiver.heard.find(({ event }) => event.type === 'webhook.test')!;
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({ type: 'webhook.test' });
  const deliveries = await collect(florin.webhookEndpoints.deliveries(id, { limit: 1 }));
  expect(deliveries.map((one) => one.id)).toContain(delivery.id);
  await florin.webhookEndpoints.remove(id);
  await expect(florin.webhookEndpoints.read(id)).rejects.toMatchObject({ code: 'not_found' });
});

test('events are replayed', async () => {
  const { florin } = await givenClient();
  const from = new Date().toISOString();
  const { id } = await florin.payments.init(aPayment());
  await until(() => florin.events.read(`evt_${id}_1`));
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(florin, receiver.url);
  await florin.webhookEndpoints.replay(endpoint.id, { from });
  await until(() => expect(receiver.heard.map(({ event }) => event.transactionId)).toContain(id));
});

test('an endpoint whose removal was answered to nobody is removed, and one whose rotation was is rotated once', async () => {
  const { florin, gateway } = await givenClient();
  const receiver = await startReceiver();
  const first = await givenEndpoint(florin, receiver.url);
  const { id } = first;
  const place = `/webservice/v2/webhook-endpoints/${id}`;
  gateway.fail('cut_after', `${place}/rotate-secret`);
  const second = await florin.webhookEndpoints.rotateSecret(id);
  expect(gateway.seen(`${place}/rotate-secret`)).toHaveLength(2);
  await florin.webhookEndpoints.test(id);
  // Payments of other tests may still change.
  const { body, headers } = receiver.heard.find(({ event }) => event.type === 'webhook.test')!;
  for (const { secret } of [first, second]) await verifyWebhook(body, headers, secret);
  gateway.fail('cut_after', place);
  await florin.webhookEndpoints.remove(id);
  await expect(florin.webhookEndpoints.read(id)).rejects.toMatchObject({ code: 'not_found' });
});
