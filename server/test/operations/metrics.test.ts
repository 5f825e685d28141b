import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';

const shop = givenShop();

/** The value of a metric with these labels, as /metrics tells it. */
const read = async (name: string, labels: Record<string, string> = {}) => {
  const text = await (await fetch(`${shop.server.url}/metrics`)).text();
  const line = text.split('\n').find((candidate) => {
    const isNamed = candidate.startsWith(`${name}{`) || candidate.startsWith(`${name} `);
    return isNamed && Object.entries(labels).every(([key, value]) => candidate.includes(`${key}="${value}"`));
  });
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

test('what is under way, what the wallet answered and what was refused is shown at /metrics', async () => {
  const { client, wallet } = shop;
  // The counts are those of the process, in which other tests may have run.
  const counts = {
    captured: () => read('florin_payments_total', { outcome: 'captured' }),
    calls: () => read('florin_wallet_call_seconds_count', { operation: 'capture_order', status: '201' }),
    refusals: () => read('florin_refusals_total', { code: 'not_found' }),
  };
  const before = { captured: await counts.captured(), calls: await counts.calls() };
  const captured = await client.givenPayment();
  await wallet.approve(captured.extOrderId);
  await client.resume(captured.id);
  expect(await counts.captured()).toBe(before.captured + 1);
  expect(await counts.calls()).toBe(before.calls + 1);

  const pending = await client.givenPayment();
  await wallet.approve(pending.extOrderId);
  await wallet.fault({
    fault: 'pending_capture',
    operation: 'capture',
    orderId: pending.extOrderId,
    times: 1,
  });
  expect((await client.resume(pending.id)).status).toBe(202);
  expect(await read('florin_operations_open', { kind: 'capture', progress: 'pending' })).toBe(1);
  expect(await read('florin_operations_oldest_seconds', { kind: 'capture' })).toBeGreaterThan(0);

  const refused = await counts.refusals();
  await client.resume('pay_none');
  expect(await counts.refusals()).toBe(refused + 1);
  expect(await read('florin_looks_due', { late: 'yes' })).toBe(0);
  expect(await read('florin_wallet_unresponsive')).toBe(0);
  // Work in the background may wait for a connection for a moment.
  await expect.poll(() => read('florin_database_connections', { state: 'waited_for' })).toBe(0);
});

test('what cannot be read from the database has no line, instead of the figures of before', async () => {
  const readLines = async () => {
    const text = await (await fetch(`${shop.server.url}/metrics`)).text();
    const ofDatabase = ['florin_operations_open', 'florin_operations_oldest_seconds', 'florin_looks_due'];
    return ofDatabase.filter((name) => text.includes(`\n${name}{`));
  };
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  const fault = { fault: 'pending_capture', operation: 'capture', orderId: payment.extOrderId, times: 1 };
  await shop.wallet.fault(fault);
  await shop.client.resume(payment.id);
  expect(await readLines()).toHaveLength(3);
  await shop.server.sql.script('alter table operations rename to operations_away');
  expect(await readLines()).toEqual([]);
  await shop.server.sql.script('alter table operations_away rename to operations');
  expect(await readLines()).toHaveLength(3);
});
