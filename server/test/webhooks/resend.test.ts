import { beforeAll, expect, test } from 'vitest';
import { givenShop, makeStranger } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenEndpoint, startReceiver, untilHandedOut } from './receiver.ts';
import { until } from '../support/until.ts';

const shop = givenShop();
let administrator: Awaited<ReturnType<typeof signInAndConfirm>>;
beforeAll(async () => {
  administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
});

const resend = (endpointId: string, eventIds: readonly string[]) =>
  administrator.post(`/webhook-endpoints/${endpointId}/resend`, { eventIds });

const waitingFor = (endpointId: string) =>
  shop.server.sql`select from webhook_lines where endpoint_id = ${endpointId}`;

test('chosen events are sent again in the order of their payment, and the choice is in the audit log', async () => {
  const receiver = await startReceiver();
  const eventTypes = ['payment.created', 'payment.cancelled'];
  const { id } = await givenEndpoint(shop.client, receiver.url, { eventTypes });
  const first = await shop.client.givenPayment();
  const second = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${first.id}/cancel`);
  await receiver.hears(3);
  await until(async () => expect(await waitingFor(id)).toEqual([]));
  const chosen = [`evt_${first.id}_2`, `evt_${second.id}_1`, `evt_${first.id}_1`];
  expect((await resend(id, chosen)).status).toBe(202);
  await receiver.hears(6);
  await until(async () => expect(await waitingFor(id)).toEqual([]));
  const again = receiver.heard.slice(3).map(({ event }) => event.id);
  expect(again.toSorted()).toEqual(chosen.toSorted());
  expect(again.filter((one) => one.includes(first.id))).toEqual([`evt_${first.id}_1`, `evt_${first.id}_2`]);
  const [entry] = await shop.server.sql<{ details: { eventIds: string[] } }[]>`
    select details from audit_entries where subject = ${id} and action = 'event_sent_again'`;
  expect(entry!.details.eventIds.toSorted()).toEqual(chosen.toSorted());
});

test('one event that the endpoint does not receive refuses the whole choice, and nothing is sent', async () => {
  const receiver = await startReceiver();
  const { id } = await givenEndpoint(shop.client, receiver.url, { eventTypes: ['payment.created'] });
  const own = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${own.id}/cancel`);
  const foreign = await (await makeStranger(shop.server)).givenPayment();
  await receiver.hears(1);
  await untilHandedOut(shop.server);
  await until(async () => expect(await waitingFor(id)).toEqual([]));
  for (const other of [`evt_${foreign.id}_1`, `evt_${own.id}_2`, `evt_${own.id}_9`, 'none'])
    expect((await resend(id, [`evt_${own.id}_1`, other])).status).toBe(404);
  expect(await waitingFor(id)).toEqual([]);
  const tooMany = Array.from({ length: 101 }, () => `evt_${own.id}_1`);
  expect((await resend(id, tooMany)).status).toBe(400);
  expect((await resend(id, [])).status).toBe(400);
  expect(receiver.heard).toHaveLength(1);
});
