import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statementColumns } from '../../src/accounts/statement/export-statement.ts';
import { eventTypes } from '../../src/events/event-type.ts';

const docs = join(import.meta.dirname, '../../../docs');
const guide = readFileSync(join(docs, 'guides/upgrading.md'), 'utf8');

/** The calls of platforms that the guide takes as known. Those of metadata have a line together, and are among them. */
const callsBefore = new Set([
  'GET /ping',
  'POST /moneyins/ext/init',
  'POST /moneyins/ext/{transactionId}/resume',
  'PUT /moneyins/{transactionId}/validate',
  'PUT /moneyins/{transactionId}/cancel',
  'PUT /refund/{transactionId}',
  'GET /moneyins/{transactionId}',
  'PATCH /moneyins/{transactionId}',
  'GET /moneyins/{transactionId}/timeline',
  'GET /moneyins',
  'PATCH /refunds/{refundId}',
  'GET /refunds/{refundId}',
  'PUT /refundcreate/{transactionId}',
  'GET /refunds',
  'PUT /accounts/{accountId}',
  'PATCH /accounts/{accountId}',
  'GET /accounts/{accountId}',
  'GET /accounts/balances',
  'GET /accounts/{accountId}/statement',
  'GET /accounts/{accountId}/statement.csv',
  'POST /p2p',
  'GET /p2p',
  'GET /p2p/{transferId}',
  'PATCH /p2p/{transferId}',
  'GET /events',
  'GET /events/{eventId}',
  'POST /webhook-endpoints',
  'GET /webhook-endpoints',
  'GET /webhook-endpoints/{endpointId}',
  'PATCH /webhook-endpoints/{endpointId}',
  'DELETE /webhook-endpoints/{endpointId}',
  'POST /webhook-endpoints/{endpointId}/rotate-secret',
  'POST /webhook-endpoints/{endpointId}/test',
  'POST /webhook-endpoints/{endpointId}/send',
  'POST /webhook-endpoints/{endpointId}/replay',
  'GET /webhook-endpoints/{endpointId}/deliveries',
]);

const listCalls = () => {
  const { paths } = JSON.parse(readFileSync(join(docs, 'openapi.json'), 'utf8')) as {
    paths: Record<string, object>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/webservice/v2'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/webservice/v2'.length)}`),
    );
};

test('the guide about upgrading names every call that has come since 0.1, and none has gone', () => {
  const calls = listCalls();
  expect([...callsBefore].filter((call) => !calls.includes(call))).toEqual([]);
  const added = calls.filter((call) => !callsBefore.has(call));
  expect(added.length).toBeGreaterThan(8);
  expect(added.filter((call) => !guide.includes(`\`${call}\``))).toEqual([]);
});

test('the guide about upgrading says how many event types there are now', () => {
  expect(guide).toContain(`Event types: 21 → ${eventTypes.length}, `);
});

test('the guide about upgrading names every column that statement.csv has got since 0.1', () => {
  const [line = ''] = /^- `statement\.csv`: 10 columns →[^]*?\.\n/m.exec(guide) ?? [];
  expect(line).toContain(`10 columns → ${statementColumns.length}, `);
  expect(statementColumns.slice(10).filter((name) => !line.includes(`\`${name}\``))).toEqual([]);
});
