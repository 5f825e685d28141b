import { expect, onTestFinished, test, vi } from 'vitest';
import { startReceiver } from '../../server/test/webhooks/receiver.ts';
import {
  onceInOrder,
  verifyWebhook,
  type Florin,
  type FlorinEvent,
  type SequenceStore,
} from '../src/index.ts';
import { aPayment, givenService } from './support/shop.ts';

const { givenClient, approve } = givenService();

const givenEndpoint = async (florin: Florin, url: string, more: object = {}) => {
  const endpoint = await florin.webhookEndpoints.create({ url, ...more });
  onTestFinished(() => florin.webhookEndpoints.remove(endpoint.id));
  return endpoint;
};

const collect = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

/** A receiver's memory. A real one keeps it in its database. */
const makeStore = (): SequenceStore => {
  const sequences = new Map<string, number>();
  return {
    lastSequence: async (id) => sequences.get(id) ?? 0,
    advance: async (id, _from, to) => {
      sequences.set(id, to);
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
  await receiver.hears(2);
  await florin.webhookEndpoints.send(first.id, receiver.heard[0]!.event.id);
  await receiver.hears(3);
  const store = makeStore();
  const handled: FlorinEvent[] = [];
  for (const { body, headers } of receiver.heard) {
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
  expect(changed).toEqual({ ...endpoint, id, description: 'Two', eventTypes: ['payment.captured'] });
  expect(await florin.webhookEndpoints.read(id)).toEqual(changed);
  expect(await collect(florin.webhookEndpoints.list())).toContainEqual(changed);
  const delivery = await florin.webhookEndpoints.test(id);
  expect(delivery).toMatchObject({ type: 'webhook.test', accepted: true, status: 204 });
  const { headers, body } = receiver.heard[0]!;
  expect(await verifyWebhook(body, headers, secret)).toMatchObject({ type: 'webhook.test' });
  const deliveries = await collect(florin.webhookEndpoints.deliveries(id, { limit: 1 }));
  expect(deliveries.map((one) => one.id)).toEqual([delivery.id]);
  await florin.webhookEndpoints.remove(id);
  await expect(florin.webhookEndpoints.read(id)).rejects.toMatchObject({ code: 'not_found' });
});

test('events are replayed', async () => {
  const { florin } = await givenClient();
  const from = new Date().toISOString();
  const { id } = await florin.payments.init(aPayment());
  await vi.waitFor(() => florin.events.read(`evt_${id}_1`));
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(florin, receiver.url);
  await florin.webhookEndpoints.replay(endpoint.id, { from });
  await vi.waitFor(() => expect(receiver.heard.map(({ event }) => event.transactionId)).toContain(id));
});

test('an endpoint whose removal was answered to nobody is removed, and a rotation is never sent twice', async () => {
  const { florin, gateway } = await givenClient();
  const { id } = await givenEndpoint(florin, 'http://127.0.0.1:9/hooks');
  const place = `/webservice/v2/webhook-endpoints/${id}`;
  gateway.fail('cut_after', `${place}/rotate-secret`);
  await expect(florin.webhookEndpoints.rotateSecret(id)).rejects.toMatchObject({ code: 'connection_failed' });
  expect(gateway.seen(`${place}/rotate-secret`)).toHaveLength(1);
  gateway.fail('cut_after', place);
  await florin.webhookEndpoints.remove(id);
  await expect(florin.webhookEndpoints.read(id)).rejects.toMatchObject({ code: 'not_found' });
});
