import { expect, test } from 'vitest';
import { cancelPayout } from '../../src/payouts/cancel-payout.ts';
import { createPayout } from '../../src/payouts/create-payout.ts';
import { movePayouts } from '../../src/payouts/move-payout.ts';
import { makePayoutId, type PayoutMove } from '../../src/payouts/payout.ts';
import { lockPayout } from '../../src/payouts/queries.ts';
import { lockAccount } from '../../src/ledger/account-queries.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import type { Sql, Transaction } from '../../src/database/client.ts';
import { givenCapture } from '../accounts/account-support.ts';
import { givenShop } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenRichSeller, ourBank, payOut, type Payout } from './payout-support.ts';
import { untilWaiting } from './until-waiting.ts';
import { writeCamt } from './write-camt.ts';

// Each test stops one of two calls between its read and its commit, so that the other one has to wait for it.

const shop = givenShop({ settings: ourBank });

const administrator = async () => signInAndConfirm(shop.server, await shop.server.givenOperator());
const balanceOf = async (accountId: string) => {
  const [sum] = await sumAccounts(shop.server.deps.reports, 1, [accountId], shop.server.deps.clock());
  return Number(sum?.amountMinor ?? 0n);
};
const read = async (id: string) => (await (await shop.client.call('GET', `/payouts/${id}`)).json()) as Payout;
const postedOf = async (id: string) => {
  const rows = await shop.server.sql<{ id: string }[]>`
    select id from account_transfers where payout_id = ${id} order by id`;
  return rows.map((row) => row.id.slice(id.length + 1));
};

/** Does this work, and commits it only when the call waits for it or is answered. */
const before = async <T>(
  work: (tx: Transaction) => Promise<unknown>,
  begin: () => Promise<T>,
): Promise<T> => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const working = shop.server.deps.sql.begin(async (tx) => {
    await work(tx);
    begun.resolve();
    await gate.promise;
  });
  await Promise.race([begun.promise, working]);
  const answer = begin();
  await untilWaiting(shop.server, answer);
  gate.resolve();
  await working;
  return answer;
};

const move = (id: string, moved: PayoutMove) => async (tx: Transaction) => {
  const payout = await lockPayout(tx, id);
  await movePayouts(tx, [payout!], moved, shop.server.deps.clock(), () =>
    moved === 'cancel' ? { runId: null } : {},
  );
};

const anActor = { kind: 'platform', platformId: 1, apiKeyId: '', requireAccess: async () => {} } as const;

const given = async (accountId: string) => {
  await givenRichSeller(shop, accountId);
  return (await payOut(shop, { accountId, amount: 500 })).body;
};

const givenRun = async (accountId: string) => {
  const payout = await given(accountId);
  const made = await (await administrator()).post('/payout-runs', { attempt: crypto.randomUUID() });
  const run = (await made.json()) as { id: string; count: number; totalAmount: number };
  expect(run.count).toBe(1);
  const { count, totalAmount } = run;
  const approver = await administrator();
  const approve = () => approver.post(`/payout-runs/${run.id}/approve`, { count, totalAmount });
  return { payout, approve };
};

test('a payout waits for whatever takes money from its account just then, and finds only what is left', async () => {
  await givenRichSeller(shop, 'taken');
  const key = { platformId: 1, accountId: 'taken' };
  const id = makePayoutId(shop.server.deps.clock());
  const { id: apiKeyId } = await shop.server.givenApiKey();
  const order = { ...key, id, currency: 'EUR', amountMinor: 600n, reference: null, metadata: null, apiKeyId };
  const first = (tx: Transaction) => {
    const sql = { begin: inside(tx) } as unknown as Sql;
    return createPayout({ ...shop.server.deps, sql }, order, anActor);
  };
  const answer = await before(
    async (tx) => {
      await lockAccount(tx, key);
      await first(tx);
    },
    () => payOut(shop, { accountId: 'taken', all: true }),
  );
  expect(answer).toMatchObject({ status: 201, body: { amount: 300 } });
  expect(await balanceOf('taken')).toBe(0);
  for (const made of [id, answer.body.id]) await shop.client.call('POST', `/payouts/${made}/cancel`);
});

/** A use case of its own transaction, inside that of a test. */
const inside =
  (tx: Transaction) =>
  <T>(first: string | ((tx: Transaction) => Promise<T>), second?: (tx: Transaction) => Promise<T>) =>
    typeof first === 'string' ? second!(tx) : first(tx);

test('a call that is run again after a crash finds the payout that it made, and the money that it gave back', async () => {
  await givenRichSeller(shop, 'again');
  const { deps } = shop.server;
  const { id: apiKeyId } = await shop.server.givenApiKey();
  const id = makePayoutId(deps.clock());
  const order = { platformId: 1, accountId: 'again', currency: 'EUR', reference: null, metadata: null };
  const create = () => createPayout(deps, { ...order, id, amountMinor: 500n, apiKeyId }, anActor);
  const made = await create();
  expect(await create()).toMatchObject({ id, status: 'reserved', amountMinor: made.amountMinor });
  expect([await postedOf(id), await balanceOf('again')]).toEqual([['reserve'], 400]);
  await cancelPayout(deps, id, anActor);
  expect(await cancelPayout(deps, id, anActor)).toMatchObject({ status: 'cancelled' });
  expect(await create()).toMatchObject({ status: 'cancelled' });
  expect([await postedOf(id), await balanceOf('again')]).toEqual([['back', 'reserve'], 900]);
});

test('a run leaves out a payout that is just being cancelled', async () => {
  const [leaving, staying] = [await given('leaving'), await given('staying')];
  const ada = await administrator();
  const answer = await before(move(leaving.id, 'cancel'), () =>
    ada.post('/payout-runs', { attempt: crypto.randomUUID() }),
  );
  const { id, ...run } = (await answer.json()) as { id: string };
  expect(run).toMatchObject({ count: 1, totalAmount: 500 });
  expect(await read(leaving.id)).toMatchObject({ status: 'cancelled' });
  expect(await read(staying.id)).toMatchObject({ status: 'in_run' });
  expect(await balanceOf('leaving')).toBe(900);
  await ada.post(`/payout-runs/${id}/cancel`);
  await shop.client.call('POST', `/payouts/${staying.id}/cancel`);
});

test('an approval waits for a payout that is just being cancelled, and does not approve it', async () => {
  const { payout, approve } = await givenRun('cancelled first');
  const answer = await before(move(payout.id, 'cancel'), approve);
  expect(answer.status).toBe(409);
  expect(await read(payout.id)).toMatchObject({ status: 'cancelled' });
  expect([await postedOf(payout.id), await balanceOf('cancelled first')]).toEqual([['back', 'reserve'], 900]);
});

test('a cancellation waits for an approval, and gives back nothing that is in a file', async () => {
  const { payout, approve } = await givenRun('approved first');
  const answer = await before(
    (tx) => tx`select 1 from accounts where id = 'approved first' for update`,
    async () => {
      const approving = approve();
      await untilWaiting(shop.server, approving);
      const cancelling = shop.client.call('POST', `/payouts/${payout.id}/cancel`);
      return Promise.all([approving, cancelling]);
    },
  );
  expect(answer.map(({ status }) => status)).toEqual([200, 409]);
  expect(await read(payout.id)).toMatchObject({ status: 'approved' });
  expect([await postedOf(payout.id), await balanceOf('approved first')]).toEqual([['reserve'], 400]);
});

test('a statement waits for another one that marks the same payout, and books nothing again', async () => {
  const { payout, approve } = await givenRun('stated twice');
  expect((await approve()).status).toBe(200);
  const endToEndId = payout.id.replace('_', '-');
  const ada = await administrator();
  const takeIn = (more: object = {}) =>
    ada.post('/bank-statements', { statement: writeCamt([{ endToEndId, amount: '5.00', ...more }]) });
  const paid = await before(move(payout.id, 'pay'), () => takeIn());
  expect(await paid.json()).toMatchObject({ paid: 0, known: 1 });
  const back = { direction: 'CRDT', reason: 'AC04' };
  const returned = await before(move(payout.id, 'return'), () => takeIn(back));
  expect(await returned.json()).toMatchObject({ returned: 0, known: 1 });
  expect(await postedOf(payout.id)).toEqual(['pay', 'reserve', 'return']);
  expect(await balanceOf('stated twice')).toBe(900);
});

test('what refunds under way will take is not paid out', async () => {
  await givenRichSeller(shop, 'refunding');
  const paymentId = await givenCapture(shop, 'refunding');
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', times: 1 });
  const refund = await shop.client.call('PUT', `/refund/${paymentId}`, { amountToRefund: 500 });
  expect(refund.status).toBe(202);
  expect(await payOut(shop, { accountId: 'refunding', all: true })).toMatchObject({ body: { amount: 1350 } });
});
