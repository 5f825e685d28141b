import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../../src/keys-of.ts';
import { problems } from '../../src/problem.ts';
import { givenDatabase } from '../support/database.ts';
import { findSamples, scrape } from '../support/metrics.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { givenServer, testSecret } from '../support/server.ts';

/** With notifications of the wallet, which are counted, too. */
const settings = { WALLET_WEBHOOK_ID: 'WH-1' };

// Counters belong to the process: that of the tests has counted before.
test('every counter is there from the start, with 0', async () => {
  const { url } = await givenProcess({
    ...settings,
    DATABASE_URL: await givenDatabase('sandbox'),
    FLORIN_DATA_DIR: await givenFolder(),
    FLORIN_SECRET: testSecret,
  });
  const found = await scrape(url);
  const counters = [...found.types].filter(
    ([name, type]) => type === 'counter' && name.startsWith('florin_'),
  );
  expect(counters.length).toBeGreaterThan(6);
  for (const [name] of counters) {
    const samples = findSamples(found, name);
    expect(samples.length).toBeGreaterThan(0);
    for (const { labels, value } of samples) expect([name, labels, value]).toEqual([name, labels, 0]);
  }
  const valuesOf = (name: string, label: string) =>
    [...new Set(findSamples(found, name).map(({ labels }) => labels[label]!))].toSorted();
  expect(valuesOf('florin_refusals_total', 'code')).toEqual(keysOf(problems).toSorted());
  expect(valuesOf('florin_webhooks_total', 'result')).toEqual(['accepted', 'failed']);
  expect(valuesOf('florin_database_commit_seconds_count', 'result')).toEqual(['confirmed', 'failed']);
  expect(valuesOf('florin_payments_total', 'outcome')).toEqual([
    'adopted',
    'authorized',
    'cancelled',
    'captured',
    'declined',
    'expired',
    'failed',
    'lapsed',
    'part_declined',
    'partially_captured',
    'released',
  ]);
  expect(findSamples(found, 'florin_wallet_notifications_total')).toHaveLength(8 + 6 * 3);
});

test('docs/metrics.md explains exactly the metrics of the service', async () => {
  const { url } = await givenServer(settings);
  const page = await readFile(join(import.meta.dirname, '../../../docs/metrics.md'), 'utf8');
  const explained = [...page.matchAll(/^\| `(florin_\w+)` /gm)].map(([, name]) => name!);
  const served = [...(await scrape(url)).types.keys()].filter((name) => name.startsWith('florin_'));
  // Of those the page says that every answer is measured.
  expect(explained.toSorted()).toEqual(
    served.filter((name) => name !== 'florin_http_request_duration_seconds').toSorted(),
  );
});
