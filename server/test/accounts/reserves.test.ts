import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { givenRichSeller, payOut } from '../payouts/payout-support.ts';
import { givenShop, makeClient } from '../payments/support.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

// What an account can't use for some days (docs/accounts.md#reserve).

const shop = givenShop();

const patch = (id: string, body: object, client = shop.client) =>
  client.call('PATCH', `/accounts/${id}`, body);

interface Shown {
  readonly reserve: object | null;
  readonly balances: readonly {
    readonly balance: number;
    readonly held: number;
    readonly available: number;
  }[];
}

const read = async (id: string) => (await (await shop.client.call('GET', `/accounts/${id}`)).json()) as Shown;

const figuresOf = async (id: string) => {
  const { balance, held, available } = (await read(id)).balances[0]!;
  return { balance, held, available };
};

const setReserve = async (id: string, rate: number, days = 30) => {
  const answer = await patch(id, { reserve: { rate, days } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ reserve: { rate, days } });
};

test('a reserve holds back its part of what captures brought: neither a transfer nor a payout takes it', async () => {
  await givenRichSeller(shop, 'ann');
  await setReserve('ann', 1050);
  // 10.5 % of 900 is 94.5: nobody is held back a part of a cent.
  const figures = { balance: 900, held: 94, available: 806 };
  expect(await figuresOf('ann')).toEqual(figures);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect(await figuresOf('ann')).toEqual(figures);
  const tooMuch = await transfer(shop, orderOf('ann', 'elsewhere', 807));
  expect(tooMuch).toMatchObject({ status: 422, body: { code: 'balance_too_low' } });
  expect(tooMuch.body).toMatchObject({
    detail: expect.stringContaining('806 available in EUR beside the 94'),
  });
  expect((await payOut(shop, { accountId: 'ann', amount: 807 })).status).toBe(422);
  expect((await transfer(shop, orderOf('ann', 'elsewhere', 6))).status).toBe(201);
  expect(await payOut(shop, { accountId: 'ann', all: true })).toMatchObject({
    status: 201,
    body: { amount: 800 },
  });
  expect(await figuresOf('ann')).toEqual({ balance: 94, held: 94, available: 0 });
});

test('what a distribution brings is held back as well, and its reversal may take it', async () => {
  const id = await givenCapture(shop, 'market');
  await shop.client.call('PUT', '/accounts/bob');
  await setReserve('bob', 5000);
  const parts = [{ accountId: 'bob', amount: 500 }];
  const answer = await shop.client.call('POST', `/moneyins/${id}/distribution`, { parts });
  expect(answer.status).toBe(200);
  expect(await figuresOf('bob')).toEqual({ balance: 500, held: 250, available: 250 });
  const [{ id: transferId }] = ((await answer.json()) as { transfers: [{ id: string }] }).transfers;
  expect((await shop.client.call('POST', `/p2p/${transferId}/reversal`, { amount: 400 })).status).toBe(201);
  expect(await figuresOf('bob')).toEqual({ balance: 100, held: 100, available: 0 });
  // A transfer that is none of a distribution is no income.
  await givenCapture(shop, 'market');
  expect((await transfer(shop, orderOf('market', 'bob', 300))).status).toBe(201);
  expect(await figuresOf('bob')).toEqual({ balance: 400, held: 250, available: 150 });
});

test('a refund takes what is free, then the reserve, then makes a debt that the next captures pay', async () => {
  const id = await givenCapture(shop, 'carl');
  await setReserve('carl', 1000);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect((await transfer(shop, orderOf('carl', 'elsewhere', 700))).status).toBe(201);
  expect(await figuresOf('carl')).toEqual({ balance: 200, held: 90, available: 110 });
  const refund = (amountToRefund: number) => shop.client.call('PUT', `/refund/${id}`, { amountToRefund });
  expect((await refund(150)).status).toBe(200);
  expect(await figuresOf('carl')).toEqual({ balance: 65, held: 65, available: 0 });
  expect((await refund(850)).status).toBe(200);
  expect(await figuresOf('carl')).toEqual({ balance: -700, held: 0, available: -700 });
  await givenCapture(shop, 'carl');
  // Of two captures 180 are to be held back, and there is so much.
  const figures = { balance: 200, held: 180, available: 20 };
  expect(await figuresOf('carl')).toEqual(figures);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect(await figuresOf('carl')).toEqual(figures);
});

test('a reserve is a part and some days, set and removed by a key that may pay out, with an event', async () => {
  await shop.client.call('PUT', '/accounts/dora');
  for (const reserve of [
    { rate: 0, days: 30 },
    { rate: 10_001, days: 30 },
    { rate: 1000, days: 0 },
    { rate: 1000, days: 366 },
    { rate: 1000 },
    { days: 30 },
    1000,
  ])
    expect({ reserve, status: (await patch('dora', { reserve })).status }).toEqual({ reserve, status: 400 });
  expect(await read('dora')).toMatchObject({ reserve: null });
  await setReserve('dora', 10_000, 365);
  const limited = await makeClient(shop.server, { rights: 'payments' });
  const refused = await patch('dora', { reserve: null }, limited);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'right_missing' }]);
  expect(await (await patch('dora', { reserve: null })).json()).toMatchObject({ reserve: null });
  const events = await shop.server.sql<{ fields: readonly string[] }[]>`
    select details -> 'fields' as fields from all_events where type = 'account.changed' and object ->> 'id' = 'dora' order by sequence`;
  expect(events.map(({ fields }) => fields)).toEqual([['reserve'], ['reserve']]);
});

test('what was received before the update counts as well', async () => {
  const id = await givenCapture(shop, 'fred');
  await shop.client.call('POST', `/moneyins/${id}/distribution`, {
    parts: [{ accountId: 'gina', amount: 200 }],
  });
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  await givenCapture(shop, 'fred');
  for (const accountId of ['fred', 'gina']) await setReserve(accountId, 1000);
  const figures = [
    { balance: 1600, held: 180, available: 1420 },
    { balance: 200, held: 20, available: 180 },
  ];
  const shown = () => Promise.all(['fred', 'gina'].map(figuresOf));
  expect(await shown()).toEqual(figures);
  const step = await readFile(new URL('../../migrations/0042-reserves.sql', import.meta.url), 'utf8');
  await shop.server.sql`delete from received_days`;
  await shop.server.sql.script(step.slice(step.indexOf('insert into received_days')));
  expect(await shown()).toEqual(figures);
});

test('a reserve is free again after its days, each capture for itself', async () => {
  const day = 24 * 60 * 60;
  await givenCapture(shop, 'eve');
  await setReserve('eve', 2000, 3);
  shop.server.advance(2 * day);
  await givenCapture(shop, 'eve');
  expect(await figuresOf('eve')).toEqual({ balance: 1800, held: 360, available: 1440 });
  shop.server.advance(day);
  expect(await figuresOf('eve')).toEqual({ balance: 1800, held: 180, available: 1620 });
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  shop.server.advance(day);
  expect(await figuresOf('eve')).toEqual({ balance: 1800, held: 180, available: 1620 });
  shop.server.advance(day);
  expect(await figuresOf('eve')).toEqual({ balance: 1800, held: 0, available: 1800 });
});
