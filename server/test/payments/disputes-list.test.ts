import { expect, test } from 'vitest';
import { listDisputes } from '../../src/payments/disputes/queries.ts';
import { countRead, givenCounted } from '../support/count-read.ts';
import type { TestServer } from '../support/server.ts';
import { givenPaymentIn } from './payment-in-status.ts';
import { givenShop, makeStranger } from './support.ts';

const shop = givenShop({ isQuiet: true });

interface Page {
  readonly items: readonly { amount: number }[];
  readonly nextCursor: string | null;
}

const list = async (query: string, client = shop.client) => {
  const answer = await client.call('GET', `/disputes?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};

const amountsOf = ({ items }: Page) => items.map(({ amount }) => amount);

interface Given {
  readonly amount: number;
  readonly minute: number;
  readonly status?: string;
  readonly currency?: string;
}

const timeOf = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

const givenDispute = async (
  { sql }: TestServer,
  paymentId: string,
  { amount, minute, status = 'open', currency = 'EUR' }: Given,
) => {
  const at = new Date(timeOf(minute));
  await sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    select id, platform_id, ${`D-${amount}`}, ${status}, 'inquiry', 'OTHER', ${currency}, ${amount}, ${at}, ${at}
    from payments where id = ${paymentId}`;
};

test('a platform lists its disputes, newest first, by status, currency, payment, reference and time; another platform sees none of them', async () => {
  const { server, client } = shop;
  const one = await client.givenPayment();
  const two = await client.givenPayment({ transaction: { reference: 'order-2' } });
  const stranger = await makeStranger(server);
  await givenDispute(server, one.id, { amount: 100, minute: 1 });
  await givenDispute(server, two.id, { amount: 200, minute: 2, status: 'resolved' });
  await givenDispute(server, one.id, { amount: 300, minute: 3, currency: 'CHF' });
  // The wallet's times are exact to the second, so two may be the same.
  await givenDispute(server, two.id, { amount: 301, minute: 3 });
  await givenDispute(server, (await stranger.givenPayment()).id, { amount: 400, minute: 4 });
  const first = await list('limit=2');
  expect(amountsOf(first).toSorted((a, b) => a - b)).toEqual([300, 301]);
  const second = await list(`limit=1&after=${first.nextCursor}`);
  expect(amountsOf(second)).toEqual([200]);
  const last = await list(`limit=1&after=${second.nextCursor}`);
  expect([amountsOf(last), last.nextCursor]).toEqual([[100], null]);
  const halves = await list('limit=1');
  const other = await list(`limit=1&after=${halves.nextCursor}`);
  expect([...halves.items, ...other.items]).toEqual(first.items);
  expect(amountsOf(await list('status=resolved'))).toEqual([200]);
  expect(amountsOf(await list('currency=CHF'))).toEqual([300]);
  expect(amountsOf(await list(`transactionId=${one.id}`))).toEqual([300, 100]);
  expect(amountsOf(await list('reference=order-2&status=open'))).toEqual([301]);
  expect(amountsOf(await list('reference=order-2', stranger))).toEqual([]);
  expect(amountsOf(await list(`from=${timeOf(1)}&to=${timeOf(3)}`))).toEqual([200, 100]);
  const { disputes } = (await client.read(two.id)) as { disputes: object[] };
  expect((await list('status=resolved')).items).toEqual([disputes[0]]);
  expect(amountsOf(await list('', stranger))).toEqual([400]);
});

test('a page of disputes does not read those of other platforms or other pages', async () => {
  const { server, reports } = await givenCounted();
  const paymentId = await givenPaymentIn(server, 'captured');
  await server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    select ${paymentId}, case when n <= 2970 then 1 else 2 end, 'D-' || n, 'open', 'inquiry', 'OTHER', 'EUR', n, now() - n * interval '1 second', now()
    from generate_series(1, 3000) n`;
  await server.sql`vacuum analyze disputes`;
  const before = await countRead(reports, 'disputes');
  const page = await listDisputes(reports, { platformId: 2 }, undefined, 10);
  await listDisputes(reports, { platformId: 2 }, page.at(-1), 10);
  expect((await countRead(reports, 'disputes')) - before).toBeLessThan(50);
});

test('the disputes of a reference are found without reading those of other payments', async () => {
  const { server, reports } = await givenCounted();
  const [disputed, searched] = [
    await givenPaymentIn(server, 'captured'),
    await givenPaymentIn(server, 'captured'),
  ];
  await server.sql`update payments set reference = 'order-2' where id = ${searched}`;
  await server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    select case n when 1500 then ${searched} else ${disputed} end, 1, 'D-' || n, 'open', 'inquiry', 'OTHER', 'EUR', n,
      now() - n * interval '1 second', now()
    from generate_series(1, 3000) n`;
  await server.sql`vacuum analyze disputes`;
  const before = await countRead(reports, 'disputes');
  const found = await listDisputes(reports, { platformId: 1, reference: 'order-2' }, undefined, 10);
  expect(found.map(({ disputeId }) => disputeId)).toEqual(['D-1500']);
  expect((await countRead(reports, 'disputes')) - before).toBeLessThan(50);
});
