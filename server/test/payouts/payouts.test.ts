import { beforeAll, expect, test } from 'vitest';
import { readOperatorBalances } from '../../src/ledger/balance-queries.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { givenCapture, transfer } from '../accounts/account-support.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeCalls, makeClient, makeStranger, walletSettings } from '../payments/support.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenRichSeller, givenSeller, payOut, sellerIban, type Payout } from './payout-support.ts';

// Nothing below zero is paid out, also where accounts of a platform may go below it.
const shop = givenShop({ settings: { TRANSFERS_BELOW_ZERO: 'allow' } });

/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  second = await startServer({ ...walletSettings(shop.wallet), DATABASE_URL: databaseUrl });
  return second.close;
});

const balanceOf = async (accountId: string) => {
  const [sum] = await sumAccounts(shop.server.deps.reports, 1, [accountId], shop.server.deps.clock());
  return Number(sum?.amountMinor ?? 0n);
};

const onItsWay = async () => {
  const { payout } = await readOperatorBalances(shop.server.deps);
  return Number(payout.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0n);
};

const cancel = async (id: string, client = shop.client) => {
  const answer = await client.call('POST', `/payouts/${id}/cancel`);
  return { status: answer.status, body: (await answer.json()) as Payout };
};

test('a payout takes its money from the account at once; statement, event, sums and the operator’s accounts have it', async () => {
  await givenRichSeller(shop, 'seller');
  const before = await onItsWay();
  const order = { accountId: 'seller', amount: 250, reference: 'november', metadata: { month: '11' } };
  const { status, headers, body } = await payOut(shop, order);
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^po_\w{32}$/),
    accountId: 'seller',
    status: 'reserved',
    amount: 250,
    currency: 'EUR',
    reference: 'november',
    scheduled: false,
    iban: null,
    returnReason: null,
    metadata: { month: '11' },
    createdAt: body.createdAt,
    updatedAt: body.createdAt,
  });
  expect(headers.get('location')).toBe(`/webservice/v2/payouts/${body.id}`);
  expect(await (await shop.client.call('GET', `/payouts/${body.id}`)).json()).toEqual(body);
  expect([await balanceOf('seller'), (await onItsWay()) - before]).toEqual([650, 250]);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect([await balanceOf('seller'), (await onItsWay()) - before]).toEqual([650, 250]);
  const statement = await shop.client.call('GET', '/accounts/seller/statement?limit=1');
  expect(await statement.json()).toMatchObject({
    items: [
      {
        kind: 'payout',
        amount: -250,
        balance: 650,
        payoutId: body.id,
        reference: 'november',
        transferId: null,
        otherAccountId: null,
        reversalOf: null,
      },
    ],
  });
  const event = await shop.client.call('GET', `/events/evt_${body.id}_1`);
  expect(await event.json()).toMatchObject({ type: 'payout.created', sequence: 1, data: body });
  // It is no transfer that a platform could reverse.
  expect((await shop.client.call('GET', `/p2p/${body.id}_reserve`)).status).toBe(404);
  expect((await shop.client.call('POST', `/p2p/${body.id}_reserve/reversal`, {})).status).toBe(404);
  const transfers = await shop.client.call('GET', '/p2p?debitAccountId=seller');
  expect(await transfers.json()).toMatchObject({ items: [] });
});

test('all takes what is there, and the same Idempotency-Key takes nothing again', async () => {
  await givenRichSeller(shop, 'emptied');
  const headers = { 'idempotency-key': 'november' };
  const answers = await Promise.all([
    payOut(shop, { accountId: 'emptied', all: true }, headers),
    payOut(shop, { accountId: 'emptied', all: true }, headers),
  ]);
  const made = answers.find(({ status }) => status === 201)!;
  const again = await payOut(shop, { accountId: 'emptied', all: true }, headers);
  expect(again.body).toEqual(made.body);
  expect(made.body.amount).toBe(900);
  expect(await balanceOf('emptied')).toBe(0);
  expect((await payOut(shop, { accountId: 'emptied', all: true })).body.code).toBe('balance_too_low');
});

test('a cancelled payout is back on its account once, also in the statement, with an event', async () => {
  await givenRichSeller(shop, 'cancelling');
  const { body: made } = await payOut(shop, { accountId: 'cancelling', all: true, reference: 'wrong' });
  const answers = await Promise.all(Array.from({ length: 3 }, () => cancel(made.id)));
  for (const { body } of answers) expect(body).toMatchObject({ status: 'cancelled', id: made.id });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await balanceOf('cancelling')).toBe(900);
  const statement = await shop.client.call('GET', '/accounts/cancelling/statement');
  expect(await statement.json()).toMatchObject({
    items: [
      { kind: 'payout_returned', amount: 900, balance: 900, payoutId: made.id, reference: 'wrong' },
      { kind: 'payout', amount: -900, balance: 0, payoutId: made.id },
      { kind: 'capture', amount: 900, payoutId: null },
    ],
  });
  const event = await shop.client.call('GET', `/events/evt_${made.id}_2`);
  expect(await event.json()).toMatchObject({ type: 'payout.cancelled', data: { status: 'cancelled' } });
  expect((await shop.client.call('GET', `/events/evt_${made.id}_3`)).status).toBe(404);
});

test('all takes as much as one credit transfer takes, and the rest stays', async () => {
  await givenRichSeller(shop, 'richest');
  const lent = { debitAccountId: 'lender', creditAccountId: 'richest', amount: 100_000_000_000 };
  expect((await transfer(shop, lent)).status).toBe(201);
  expect((await payOut(shop, { accountId: 'richest', all: true })).body.amount).toBe(99_999_999_999);
  expect(await balanceOf('richest')).toBe(901);
});

test('payouts that race in two processes never take more than there is', async () => {
  await givenRichSeller(shop, 'raced');
  const clients = [shop.client, makeCalls(second.url, shop.client.token)];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      payOut({ client: { ...shop.client, ...clients[index % 2] } }, { accountId: 'raced', amount: 400 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'balance_too_low')).toHaveLength(10);
  expect(await balanceOf('raced')).toBe(100);
});

test('409, 404 and 422: what cannot be paid out keeps its money, and the answer says why', async () => {
  const refuse = async (accountId: string, expected: object) => {
    const before = [await balanceOf(accountId), await onItsWay()];
    const answer = await shop.client.call('POST', '/payouts', { accountId, amount: 901, currency: 'EUR' });
    expect(await answer.json()).toMatchObject(expected);
    expect([await balanceOf(accountId), await onItsWay()]).toEqual(before);
  };
  const patch = (id: string, body: object) => shop.client.call('PATCH', `/accounts/${id}`, body);
  await refuse('nobody', { status: 404, code: 'account_unknown' });
  await givenCapture(shop, 'without');
  await refuse('without', {
    status: 409,
    code: 'bank_account_missing',
    detail: 'The account "without" has no bank account. A bank needs both the name and the IBAN.',
  });
  await patch('without', { bankAccount: { iban: sellerIban } });
  await refuse('without', {
    status: 409,
    code: 'bank_account_missing',
    detail: 'The account "without" has no name. A bank needs both the name and the IBAN.',
  });
  await patch('without', { name: 'Without' });
  await refuse('without', { status: 409, code: 'bank_account_too_new' });
  await givenRichSeller(shop, 'refused');
  await refuse('refused', {
    status: 422,
    code: 'balance_too_low',
    detail:
      'The account "refused" has 900 available in EUR, and the payout takes 901. Amounts are in the minor unit.',
  });
  await patch('refused', { status: 'on_hold' });
  await refuse('refused', { status: 409, code: 'account_on_hold' });
  await givenSeller(shop, 'gone');
  await patch('gone', { status: 'closed' });
  await refuse('gone', { status: 409, code: 'account_closed' });
});

test('400: amount and all exclude each other, and only euros are paid out', async () => {
  await givenRichSeller(shop, 'strict');
  for (const body of [
    {},
    { amount: 1, all: true },
    { amount: 1, currency: 'USD' },
    { amount: 0 },
    { amount: 100_000_000_000 },
    { all: false },
  ])
    expect((await payOut(shop, { accountId: 'strict', ...body })).status).toBe(400);
  expect(await balanceOf('strict')).toBe(900);
});

test('the list has the newest first, by account, status, currency, reference and metadata, page by page', async () => {
  await givenRichSeller(shop, 'listed');
  const ids: string[] = [];
  for (const reference of ['one', 'two', 'three']) {
    const made = await payOut(shop, { accountId: 'listed', amount: 1, reference, metadata: { reference } });
    ids.unshift(made.body.id);
  }
  await cancel(ids[0]!);
  const list = async (query: string) => {
    const answer = await shop.client.call('GET', `/payouts?accountId=listed&${query}`);
    return (await answer.json()) as { items: Payout[]; nextCursor: string | null };
  };
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect(await idsOf('')).toEqual(ids);
  expect(await idsOf('status=cancelled')).toEqual([ids[0]]);
  expect(await idsOf('reference=two')).toEqual([ids[1]]);
  expect([await idsOf('currency=EUR&limit=1'), await idsOf('currency=CHF')]).toEqual([[ids[0]], []]);
  expect(await idsOf('metadata[reference]=one')).toEqual([ids[2]]);
  const first = await list('limit=2');
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(await idsOf(`limit=2&after=${first.nextCursor}`)).toEqual(ids.slice(2));
});

test('404 and 403: another platform neither reads nor cancels a payout, and a key that only reads makes none', async () => {
  await givenRichSeller(shop, 'own');
  const { body: made } = await payOut(shop, { accountId: 'own', amount: 1 });
  const stranger = await makeStranger(shop.server);
  expect((await stranger.call('GET', `/payouts/${made.id}`)).status).toBe(404);
  expect((await cancel(made.id, { ...shop.client, ...stranger })).status).toBe(404);
  expect(await (await stranger.call('GET', '/payouts')).json()).toMatchObject({ items: [] });
  const accounting = await makeClient(shop.server, { rights: 'accounting' });
  expect((await payOut({ client: accounting }, { accountId: 'own', amount: 1 })).status).toBe(201);
  const payments = await makeClient(shop.server, { rights: 'payments' });
  const refused = await payments.call('POST', '/payouts', { accountId: 'own', amount: 1, currency: 'EUR' });
  await expectProblem(shop.server, refused, {
    status: 403,
    code: 'right_missing',
    detail: 'This API key may not move money between accounts, or pay it out.',
  });
});

test('409: without PAYOUT_NAME and PAYOUT_IBAN no run is made, and no statement is taken in', async () => {
  await givenRichSeller(shop, 'waiting');
  await payOut(shop, { accountId: 'waiting', amount: 1 });
  const { post } = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const run = await post('/payout-runs', { attempt: crypto.randomUUID() });
  expect(await run.json()).toMatchObject({
    status: 409,
    detail: 'Set PAYOUT_NAME and PAYOUT_IBAN first: payouts are made from that account.',
  });
  expect(await (await post('/bank-statements', { statement: '<a/>' })).json()).toMatchObject({
    status: 409,
    detail: 'Set PAYOUT_IBAN first: only statements of that account are taken in.',
  });
});

test('home says what is on its way, and everything captured is still somewhere', async () => {
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  const { flow } = (await (await viewer.get('/home')).json()) as { flow: Record<string, number | string>[] };
  const euros = flow.find(({ currency }) => currency === 'EUR') as Record<string, number>;
  expect(euros['payoutAmount']).toBe(await onItsWay());
  const parts = ['accountsAmount', 'commissionAmount', 'payoutAmount', 'refundedAmount'];
  expect(parts.reduce((sum, part) => sum + euros[part]!, 0)).toBe(euros['capturedAmount']);
});
