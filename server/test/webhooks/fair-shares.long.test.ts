import { expect, test } from 'vitest';
import { disableOverfull } from '../../src/webhooks/endpoint-queries.ts';
import { givenShop, makeStranger } from '../payments/support.ts';
import { givenEndpoint, startReceiver } from './receiver.ts';
import { until } from '../support/until.ts';

const shop = givenShop();

const endpointsOfOne = 20;
const payments = 1500;

test('with 30,000 webhooks due at the failing endpoints of one platform, another’s endpoint that failed once is retried before them', async () => {
  const { sql } = shop.server;
  const down = await startReceiver((_heard, response) => response.writeHead(500).end());
  const busy = await makeStranger(shop.server);
  for (let count = 0; count < endpointsOfOne; count += 1) await givenEndpoint(busy, down.url);
  await sql`
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    select 'pay_many' || n, 1, ${busy.platformId}, 'payment.created', now(), '{}', '{}' from generate_series(1, ${payments}) n`;
  await until(async () => {
    const [many] = await sql<[{ lines: number }]>`select count(*)::integer as lines from webhook_lines`;
    expect(many.lines).toBe(payments * endpointsOfOne);
  });
  // Each of them has failed, so all are among the endpoints that fail.
  await down.hears(endpointsOfOne);

  const once = await startReceiver((_heard, response, count) =>
    response.writeHead(count === 1 ? 500 : 204).end(),
  );
  await givenEndpoint(shop.client, once.url, { eventTypes: ['payment.created'] });
  const { id } = await shop.client.givenPayment();
  // At 80 attempts a second, what was due before it takes more than six minutes.
  await until(() => {
    expect(once.heard.map(({ event }) => event.id)).toEqual([`evt_${id}_1`, `evt_${id}_1`]);
  });
  const [waiting] = await sql<[{ lines: number }]>`
    select count(*)::integer as lines from webhook_lines where tries = 0 and due_at <= now()`;
  expect(waiting.lines).toBeGreaterThan(20_000);
});

test('an endpoint for which too much waits is disabled: what waits stays, and nothing is added', async () => {
  const { sql, deps } = shop.server;
  const down = await startReceiver((_heard, response) => response.writeHead(500).end());
  const client = await makeStranger(shop.server);
  const { id } = await givenEndpoint(client, down.url);
  const addEvents = (from: number) => sql`
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    select 'pay_full' || n, 1, ${client.platformId}, 'payment.created', now(), '{}', '{}'
    from generate_series(${from}::integer, ${from}::integer + 19) n`;
  const countWaiting = async () => {
    const [row] = await sql<[{ lines: number }]>`
      select count(*)::integer as lines from webhook_lines where endpoint_id = ${id}`;
    return row.lines;
  };
  await addEvents(1);
  await until(async () => expect(await countWaiting()).toBe(20));
  expect(await disableOverfull(deps.sql, deps.realClock(), 20)).not.toContain(id);
  expect(await disableOverfull(deps.sql, deps.realClock(), 19)).toContain(id);
  const up = await startReceiver();
  await givenEndpoint(client, up.url);
  await addEvents(101);
  // Another endpoint of the platform has got them, so they were followed.
  await until(() => expect(up.heard).toHaveLength(20));
  expect(await countWaiting()).toBe(20);
});
