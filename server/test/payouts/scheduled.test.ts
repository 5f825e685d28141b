import { beforeAll, expect, test } from 'vitest';
import type { Dependencies } from '../../src/dependencies.ts';
import { nextPayoutDue } from '../../src/accounts/payout-schedule.ts';
import { lockAccount } from '../../src/ledger/account-queries.ts';
import { makeScheduledPayouts } from '../../src/payouts/make-scheduled.ts';
import { givenTransfer } from '../accounts/given-transfer.ts';
import { readLog } from '../audit/audit-log.ts';
import { givenShop, makeClient, walletSettings } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenRichSeller, givenSeller, type Payout } from './payout-support.ts';

// Accounts that are paid out by themselves (docs/payouts.md#by-a-schedule).

const shop = givenShop();

/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  second = await startServer({ ...walletSettings(shop.wallet), DATABASE_URL: databaseUrl });
  return second.close;
});

const dayMs = 86_400_000;

/** The process as it is so many days from now. */
const inDays = (deps: Dependencies, days: number): Dependencies => ({
  ...deps,
  clock: () => new Date(deps.clock().getTime() + days * dayMs),
});

const administrator = async () => signInAndConfirm(shop.server, await shop.server.givenOperator());

interface Next {
  readonly dueAt: string;
  readonly skipped: { readonly reason: string } | null;
}

const roundIn = (days: number, { deps } = shop.server) => makeScheduledPayouts(inDays(deps, days));

const patch = (id: string, body: object, client = shop.client) =>
  client.call('PATCH', `/accounts/${id}`, body);

const schedule = async (id: string, payoutSchedule: object | null) => {
  const answer = await patch(id, { payoutSchedule });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ payoutSchedule });
};

const payoutsOf = async (id: string) => {
  const answer = await shop.client.call('GET', `/payouts?accountId=${id}`);
  return ((await answer.json()) as { items: (Payout & { scheduled: boolean })[] }).items;
};

const amountsOf = async (id: string) => (await payoutsOf(id)).map(({ amount }) => amount);

test('all that is available is paid out once a day, however many processes try', async () => {
  await givenRichSeller(shop, 'daily');
  await schedule('daily', { every: 'day', minimumAmount: 1 });
  await Promise.all([roundIn(0), roundIn(0, second)]);
  expect(await payoutsOf('daily')).toEqual([]);
  await Promise.all([roundIn(1), roundIn(1, second), roundIn(1), roundIn(1, second)]);
  expect(await payoutsOf('daily')).toMatchObject([
    { amount: 900, currency: 'EUR', status: 'reserved', scheduled: true, reference: null },
  ]);
  await givenTransfer(shop.server.sql, 'lender', 'daily');
  await Promise.all([roundIn(1), roundIn(1, second)]);
  expect(await amountsOf('daily')).toEqual([900]);
  // Removed and given again on the same day, it pays out no second time.
  await schedule('daily', null);
  await schedule('daily', { every: 'day', minimumAmount: 1 });
  await roundIn(1);
  expect(await amountsOf('daily')).toEqual([900]);
  await roundIn(2);
  expect(await amountsOf('daily')).toEqual([100, 900]);
});

test('an account from which someone else is just taking money is left to them, and paid out after that', async () => {
  await givenRichSeller(shop, 'busy');
  await schedule('busy', { every: 'day', minimumAmount: 1 });
  await second.sql.begin(async (tx) => {
    await lockAccount(tx, { platformId: 1, accountId: 'busy' });
    await roundIn(1);
    expect(await payoutsOf('busy')).toEqual([]);
  });
  await roundIn(1);
  expect(await amountsOf('busy')).toEqual([900]);
});

test('a payout of a schedule can be cancelled like any other, and the event says who has made it', async () => {
  await givenRichSeller(shop, 'cancelled');
  await schedule('cancelled', { every: 'day', minimumAmount: 1 });
  await roundIn(1);
  const [payout] = await payoutsOf('cancelled');
  const answer = await shop.client.call('POST', `/payouts/${payout!.id}/cancel`);
  expect(await answer.json()).toMatchObject({ status: 'cancelled', scheduled: true });
  const rows = await shop.server.sql`
    select type, object ->> 'scheduled' as scheduled from all_events where object ->> 'id' = ${payout!.id} order by sequence`;
  expect(rows).toEqual([
    { type: 'payout.created', scheduled: 'true' },
    { type: 'payout.cancelled', scheduled: 'true' },
  ]);
});

test('less than the minimum stays, and is paid out when enough has come', async () => {
  await givenRichSeller(shop, 'slow');
  await schedule('slow', { every: 'day', minimumAmount: 1000 });
  await roundIn(1);
  expect(await payoutsOf('slow')).toEqual([]);
  await givenTransfer(shop.server.sql, 'lender', 'slow');
  await roundIn(1);
  expect(await payoutsOf('slow')).toEqual([]);
  await roundIn(2);
  expect(await amountsOf('slow')).toEqual([1000]);
});

test('what a reserve holds and what is on hold are not paid out, nor an account without a bank account', async () => {
  await givenRichSeller(shop, 'held');
  await patch('held', { reserve: { rate: 1000, days: 30 } });
  await givenRichSeller(shop, 'on-hold');
  await patch('on-hold', { status: 'on_hold' });
  await shop.client.call('PUT', '/accounts/nameless');
  await givenTransfer(shop.server.sql, 'lender', 'nameless');
  const all = ['held', 'on-hold', 'nameless'];
  for (const id of all) await schedule(id, { every: 'day', minimumAmount: 1 });
  await roundIn(1);
  expect(await Promise.all(all.map(amountsOf))).toEqual([[810], [], []]);
  await patch('on-hold', { status: 'open' });
  await roundIn(2);
  expect(await Promise.all(all.map(amountsOf))).toEqual([[810], [900], []]);
});

test('an account that gets nothing says why and when it is due next, and operators find it', async () => {
  const dueAt = nextPayoutDue('day', inDays(shop.server.deps, 1).clock()).toISOString();
  await Promise.all(
    ['held-back', 'shut', 'empty', 'poor', 'debtor', 'sound'].map((id) => givenSeller(shop, id)),
  );
  await patch('held-back', { status: 'on_hold' });
  await patch('shut', { status: 'closed' });
  await shop.client.call('PUT', '/accounts/unknown');
  await givenSeller(shop, 'moved');
  await givenTransfer(shop.server.sql, 'lender', 'poor');
  await givenTransfer(shop.server.sql, 'lender', 'sound');
  await givenTransfer(shop.server.sql, 'debtor', 'lender');
  const minimums = { poor: 101 } as Readonly<Record<string, number>>;
  const reasons = {
    'held-back': 'account_on_hold',
    shut: 'account_closed',
    unknown: 'bank_account_missing',
    moved: 'bank_account_too_new',
    empty: 'nothing_available',
    poor: 'below_minimum',
    debtor: 'in_debt',
  };
  for (const id of [...Object.keys(reasons), 'sound'])
    await schedule(id, { every: 'day', minimumAmount: minimums[id] ?? 1 });
  await shop.server
    .sql`update accounts set bank_changed_at = now() + interval '12 hours', updated_at = updated_at where id = 'moved'`;
  await roundIn(1);
  const ada = await administrator();
  const skipped = async () => {
    const answer = await ada.get('/accounts?payout=skipped');
    const { items } = (await answer.json()) as { items: { id: string; nextPayout: Next }[] };
    return Object.fromEntries(items.map(({ id, nextPayout }) => [id, nextPayout]));
  };
  const found = await skipped();
  expect(found).toMatchObject(
    Object.fromEntries(Object.entries(reasons).map(([id, reason]) => [id, { dueAt, skipped: { reason } }])),
  );
  expect(found).not.toHaveProperty('sound');
  const read = async (id: string) => (await shop.client.call('GET', `/accounts/${id}`)).json();
  expect(await read('sound')).toMatchObject({ nextPayout: { dueAt, skipped: null } });
  expect(await read('poor')).toMatchObject({ nextPayout: found['poor'] });
  const { items: log } = await readLog(ada, '?action=payout_scheduled');
  expect(log.filter(({ subject }) => subject === 'sound')).toMatchObject([
    { actor: 'service', details: { totalAmount: 100, currency: 'EUR', payoutId: expect.any(String) } },
  ]);
  expect(log.some(({ subject }) => subject in reasons)).toBe(false);
  // What is paid out, or has no schedule any more, isn't skipped.
  await givenTransfer(shop.server.sql, 'lender', 'poor');
  await schedule('debtor', null);
  await roundIn(2);
  expect(await read('poor')).toMatchObject({ nextPayout: { skipped: null } });
  expect(await read('debtor')).toMatchObject({ nextPayout: null });
  expect(Object.keys(await skipped())).not.toContain('debtor');
});

test('a week begins on Monday, and a schedule that was removed makes no payout', async () => {
  const due = (every: 'day' | 'week', at: string) => nextPayoutDue(every, new Date(at)).toISOString();
  expect(due('day', '2026-11-19T00:00:00.000Z')).toBe('2026-11-20T00:00:00.000Z');
  expect(due('week', '2026-11-22T23:59:59.999Z')).toBe('2026-11-23T00:00:00.000Z');
  expect(due('week', '2026-11-23T00:00:00.000Z')).toBe('2026-11-30T00:00:00.000Z');
  for (const id of ['weekly', 'removed']) {
    await givenRichSeller(shop, id);
    await schedule(id, { every: 'week', minimumAmount: 1 });
  }
  await schedule('removed', null);
  const now = shop.server.deps.clock();
  const daysToMonday = Math.ceil((nextPayoutDue('week', now).getTime() - now.getTime()) / dayMs);
  await roundIn(daysToMonday - 1);
  expect(await payoutsOf('weekly')).toEqual([]);
  await roundIn(daysToMonday);
  await givenTransfer(shop.server.sql, 'lender', 'weekly');
  await roundIn(daysToMonday + 6);
  expect(await amountsOf('weekly')).toEqual([900]);
  await roundIn(daysToMonday + 7);
  expect(await amountsOf('weekly')).toEqual([100, 900]);
  expect(await payoutsOf('removed')).toEqual([]);
});

test('an account that fails is tried again later, and keeps no other one waiting', async () => {
  await givenRichSeller(shop, 'aa-broken');
  await givenRichSeller(shop, 'zz-sound');
  for (const id of ['aa-broken', 'zz-sound']) await schedule(id, { every: 'day', minimumAmount: 1 });
  const { sql } = shop.server;
  await sql`update accounts set payout_due_at = payout_due_at - interval '1 second' where id = 'aa-broken'`;
  await sql`alter table payouts add constraint no_broken check (account_id <> 'aa-broken')`;
  await roundIn(1);
  expect([await amountsOf('aa-broken'), await amountsOf('zz-sound')]).toEqual([[], [900]]);
  await sql`alter table payouts drop constraint no_broken`;
  await roundIn(1);
  expect(await amountsOf('aa-broken')).toEqual([]);
  await roundIn(1 + 2 / 24);
  expect(await amountsOf('aa-broken')).toEqual([900]);
});

test('only a key that can do everything sets a schedule, and the event names it', async () => {
  await givenSeller(shop, 'set');
  const limited = await makeClient(shop.server, { rights: 'payments' });
  const refused = await patch('set', { payoutSchedule: null }, limited);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'right_missing' }]);
  await schedule('set', { every: 'day', minimumAmount: 1 });
  await schedule('set', { every: 'day', minimumAmount: 1 });
  for (const wrong of [
    { every: 'month', minimumAmount: 1 },
    { every: 'day', minimumAmount: 0 },
    { every: 'day' },
  ])
    expect((await patch('set', { payoutSchedule: wrong })).status).toBe(400);
  const events = await shop.server.sql<{ fields: readonly string[] }[]>`
    select details -> 'fields' as fields from all_events where type = 'account.changed' and object ->> 'id' = 'set' order by sequence`;
  // The first one is about its name and bank account.
  expect(events.slice(1).map(({ fields }) => fields)).toEqual([['payoutSchedule']]);
});
