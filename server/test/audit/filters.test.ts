import { beforeAll, expect, test } from 'vitest';
import { appendAuditEntry, auditActions, type AuditAction } from '../../src/audit/append-audit-entry.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../support/server.ts';
import { givenEntries, readLog, verify } from './audit-log.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof signIn>>;
let email: string;
let betweenAt: string;
beforeAll(async () => {
  server = await startServer();
  const operator = await server.givenOperator();
  ({ email } = operator);
  await attemptSignIn(server, { email, password: 'a guess' });
  await givenEntries(server, 3);
  server.advance(60);
  betweenAt = server.deps.clock().toISOString();
  administrator = await signIn(server, operator);
  await givenEntries(server, 2);
  return server.close;
});

const found = async (query: string) =>
  (await readLog(administrator, query)).items.map(({ sequence }) => sequence);

test('each filter alone and all of them together show exactly the entries they name', async () => {
  expect(await found('')).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await found(`?actor=${encodeURIComponent(email)}`)).toEqual([6, 2]);
  expect(await found('?actor=ann')).toEqual([]);
  expect(await found('?action=api_key_generated')).toEqual([8, 7, 5, 4, 3]);
  expect(await found(`?from=${betweenAt}`)).toEqual([8, 7, 6]);
  expect(await found(`?to=${betweenAt}`)).toEqual([5, 4, 3, 2, 1]);
  const all = `?actor=ann@example.com&action=api_key_generated&from=2020-01-01T00:00:00Z&to=${betweenAt}`;
  expect(await found(all)).toEqual([5, 4, 3]);
});

test('a filtered list also has pages', async () => {
  const first = await readLog(administrator, '?action=api_key_generated&limit=3');
  expect(first.items.map(({ sequence }) => sequence)).toEqual([8, 7, 5]);
  expect(await found(`?action=api_key_generated&limit=3&after=${first.nextCursor}`)).toEqual([4, 3]);
});

test.each(['from=2024-01-01', 'to=2024-01-01T00:00:00'])(
  '400: %s, a time without its offset',
  async (query) => {
    expect((await administrator.get(`/audit-log?${query}`)).status).toBe(400);
  },
);

test('400: an unknown action, instead of an empty list', async () => {
  expect((await administrator.get('/audit-log?action=api_key_generate')).status).toBe(400);
});

test('the list of actions contains every action of the filter', async () => {
  expect(await (await administrator.get('/audit-log/actions')).json()).toEqual({ items: [...auditActions] });
});

// The hash of an entry covers its action, so an entry from before keeps the old name in its row.
test('an entry from before an action was renamed is listed and found by the name of today', async () => {
  const log = await givenServer();
  const session = await signIn(log, await log.givenOperator());
  await log.sql.begin((tx) =>
    appendAuditEntry(tx, log.deps.keyring, {
      at: log.deps.clock(),
      actor: 'ann@example.com',
      address: '203.0.113.9',
      action: 'refund_ordered' as AuditAction,
      subject: 'pay_1',
    }),
  );
  const { items } = await readLog(session, '?action=refund_requested');
  expect(items).toMatchObject([{ action: 'refund_requested', subject: 'pay_1' }]);
  expect(await verify(session)).toMatchObject({ intact: true });
});
