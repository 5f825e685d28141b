import { expect, test } from 'vitest';
import { readSteps } from '../../src/database/migrate.ts';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { version } from '../../src/version.ts';
import { givenShop } from '../payments/support.ts';
import { findSamples, readMetric, scrape } from '../support/metrics.ts';
import { givenEndpoint, startReceiver } from '../webhooks/receiver.ts';
import { until } from '../support/until.ts';

const shop = givenShop();
const read = (name: string, labels: Record<string, string> = {}) => readMetric(shop.server.url, name, labels);

test('the metrics name the version of the program, and the schema that it knows and that the database has', async () => {
  const steps = await readSteps();
  expect(await read('florin_build_info', { version, node: process.version })).toBe(1);
  expect(await read('florin_schema_version', { of: 'program' })).toBe(steps.length);
  expect(await read('florin_schema_version', { of: 'database' })).toBe(steps.length);
  // A newer program has migrated.
  await shop.server.sql`
    insert into florin_migrations (version, name, applied_at, works_with)
    select ${steps.length + 1}, 'newer', now(), max(works_with) from florin_migrations`;
  expect(await read('florin_schema_version', { of: 'program' })).toBe(steps.length);
  expect(await read('florin_schema_version', { of: 'database' })).toBe(steps.length + 1);
  await shop.server.sql`delete from florin_migrations where version = ${steps.length + 1}`;
});

test('what becomes of payments is counted by outcome', async () => {
  const { client, wallet } = shop;
  const counts = async () => ({
    captured: await read('florin_payments_total', { outcome: 'captured' }),
    cancelled: await read('florin_payments_total', { outcome: 'cancelled' }),
    declined: await read('florin_payments_total', { outcome: 'declined' }),
  });
  const before = await counts();
  const [captured, cancelled, declined] = [
    await client.givenPayment(),
    await client.givenPayment(),
    await client.givenPayment(),
  ];
  for (const { extOrderId } of [captured, declined]) await wallet.approve(extOrderId);
  const { extOrderId: orderId } = declined;
  await wallet.fault({ fault: 'instrument_declined', operation: 'capture', orderId, times: 1 });
  await client.resume(captured.id);
  await client.resume(declined.id);
  await client.call('PUT', `/moneyins/${cancelled.id}/cancel`);
  expect(await counts()).toEqual({
    captured: before.captured! + 1,
    cancelled: before.cancelled! + 1,
    declined: before.declined! + 1,
  });
});

test('work in the background that fails grows old, and is young again after a round that ends well', async () => {
  const age = async () => (await read('florin_background_age_seconds', { work: 'summing the ledger' })) ?? -1;
  expect(await read('florin_background_pace_seconds', { work: 'summing the ledger' })).toBe(2);
  await shop.server.sql.script('alter table entries_to_sum rename to entries_away');
  await until(async () => expect(await age()).toBeGreaterThan(6));
  await shop.server.sql.script('alter table entries_away rename to entries_to_sum');
  await until(async () => expect(await age()).toBeLessThan(6));
});

test('every work in the background has an age and a pace', async () => {
  const found = await scrape(shop.server.url);
  const works = (name: string) => findSamples(found, name).map(({ labels }) => labels['work']!);
  const named = works('florin_background_age_seconds');
  expect(named).toEqual(works('florin_background_pace_seconds'));
  const expected = [
    'checking commits',
    'comparing with the wallet',
    'events and webhooks',
    'keeping events',
    'reconciling looks',
    'reconciling operations',
    'summing the ledger',
  ];
  for (const work of expected) expect(named).toContain(work);
});

test('how far the comparison with the wallet has come is shown as an age, also before the first one', async () => {
  const { server, wallet } = shop;
  const daySeconds = 24 * 60 * 60;
  const age = async () => (await read('florin_reconciliation_age_seconds')) ?? -1;
  // By the database, which is as old as the template of the tests.
  const [row] = await server.sql<{ at: Date }[]>`select min(applied_at) as at from florin_migrations`;
  const sinceSeconds = () => (server.deps.realClock().getTime() - row!.at.getTime()) / 1000;
  expect(Math.abs((await age()) - sinceSeconds())).toBeLessThan(60);
  await runDaily(server.deps);
  server.advance(2 * daySeconds);
  await wallet.advance(2 * daySeconds);
  expect(await age()).toBeGreaterThan(2 * daySeconds);
  await runDaily(server.deps);
  // It compares until the last midnight.
  await until(async () => expect(await age()).toBeLessThan(daySeconds + 60));
  expect(await read('florin_reconciliation_differences')).toBe(0);
  // What ran only during the comparison does not grow old.
  const turn = { work: 'keeping the turn of a comparison' };
  expect(await read('florin_background_age_seconds', turn)).toBeUndefined();
});

test('endpoints that get nothing are counted by why', async () => {
  const { client } = shop;
  const count = (reason: string) => read('florin_webhook_endpoints_disabled', { reason });
  const all = () => Promise.all(['platform', 'operator', 'gone', 'failing'].map(count));
  expect(await all()).toEqual([0, 0, 0, 0]);
  const receiver = await startReceiver((_heard, response) => response.writeHead(410).end());
  await givenEndpoint(client, receiver.url);
  const quiet = await givenEndpoint(client, receiver.url, { eventTypes: ['payment.cancelled'] });
  expect((await client.call('PATCH', `/webhook-endpoints/${quiet.id}`, { enabled: false })).status).toBe(200);
  await client.givenPayment();
  await until(async () => expect(await all()).toEqual([1, 0, 1, 0]));
});

test('how fast the database answers and commits is measured without any call', async () => {
  const counts = async () => ({
    reads: (await read('florin_database_read_seconds_count'))!,
    commits: (await read('florin_database_commit_seconds_count', { result: 'confirmed' }))!,
  });
  const before = await counts();
  await until(async () => {
    const after = await counts();
    expect([after.reads > before.reads, after.commits > before.commits]).toEqual([true, true]);
  });
});

test('the delay of the event loop is measured', async () => {
  const readDelay = async () => (await read('nodejs_eventloop_lag_max_seconds'))!;
  await readDelay();
  await until(async () => {
    // Reading begins a new measurement, some milliseconds later: a delay right after it is seen by nobody. That of the next round is.
    const untilMs = performance.now() + 500;
    while (performance.now() < untilMs);
    expect(await readDelay()).toBeGreaterThan(0.2);
  });
});
