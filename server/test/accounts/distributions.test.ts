import { beforeAll, expect, test } from 'vitest';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { readOperatorBalances } from '../../src/ledger/balance-queries.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeCalls, makeStranger, walletSettings } from '../payments/support.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenCapture, orderOf, transfer, type Transfer } from './account-support.ts';

const shop = givenShop();

/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  second = await startServer({ ...walletSettings(shop.wallet), DATABASE_URL: databaseUrl });
  return second.close;
});

const balanceOf = async (accountId: string) => {
  const rows = await sumAccounts(shop.server.deps.reports, 1, [accountId], shop.server.deps.clock());
  return Number(rows.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0n);
};

const commission = async () => {
  const balances = await readOperatorBalances(shop.server.deps);
  return Number(balances.commission.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0n);
};

interface Distributed {
  readonly distributedAmount: number;
  readonly distributableAmount: number;
  readonly transfers: readonly (Transfer & { distributionId: string | null })[];
  readonly code?: string;
}

type Part = [accountId: string, amount: number, more?: object];

const bodyOf = (parts: readonly Part[]) => ({
  parts: parts.map(([accountId, amount, more]) => ({ accountId, amount, ...more })),
});

const send = (id: string, parts: readonly Part[], headers = {}, client = shop.client) =>
  client.call('POST', `/moneyins/${id}/distribution`, bodyOf(parts), headers);

const distribute = async (...given: Parameters<typeof send>) => {
  const answer = await send(...given);
  return { status: answer.status, body: (await answer.json()) as Distributed };
};

const read = async (path: string) => (await shop.client.call('GET', path)).json();

test('a distribution gives each account its part and the operator the commissions, and the payment, the statements and an event show it', async () => {
  const id = await givenCapture(shop, 'market');
  const before = await commission();
  const { status, body } = await distribute(id, [
    ['seller-a', 500, { commissionAmount: 50, reference: 'a-1', comment: 'Two records' }],
    ['seller-b', 300],
    ['seller-c', 20, { commissionAmount: 20 }],
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ distributedAmount: 820, distributableAmount: 80 });
  const balances = await Promise.all(['market', 'seller-a', 'seller-b', 'seller-c'].map(balanceOf));
  expect(balances).toEqual([80, 450, 300, 0]);
  expect((await commission()) - before).toBe(70);
  const moved = body.transfers.toReversed();
  expect(moved.map(({ creditAccountId, amount }) => [creditAccountId, amount])).toEqual([
    ['seller-a', 450],
    ['commission', 50],
    ['seller-b', 300],
    ['commission', 20],
  ]);
  const [first] = moved;
  expect(first).toMatchObject({ transactionId: id, reference: 'a-1', comment: 'Two records' });
  expect(new Set(moved.map(({ distributionId }) => distributionId)).size).toBe(1);
  expect(await read(`/moneyins/${id}`)).toMatchObject({ distributedAmount: 820, transfers: body.transfers });
  expect(await read('/accounts/seller-a/statement')).toMatchObject({
    items: [{ kind: 'transfer', amount: 450, linkedTransactionId: id, otherAccountId: 'market' }],
  });
  const { items } = (await read('/accounts/market/statement')) as { items: object[] };
  expect(items).toContainEqual(expect.objectContaining({ amount: -20, otherAccountId: 'commission' }));
  expect(await read(`/events?type=distribution.completed&transactionId=${id}`)).toMatchObject({
    items: [
      {
        data: {
          id: first!.distributionId,
          transactionId: id,
          accountId: 'market',
          currency: 'EUR',
          amount: 820,
          commissionAmount: 70,
          transfers: moved,
        },
      },
    ],
  });
});

test('a part keeps its metadata in its transfers: in the answer, the event and lists, where PATCH changes them', async () => {
  const id = await givenCapture(shop, 'keeping');
  const metadata = { seller: 'k-1', month: '3' };
  const { body } = await distribute(id, [
    ['keeping-a', 500, { commissionAmount: 50, reference: 'k-1', metadata }],
    ['keeping-b', 300],
  ]);
  const [first, commissionOfFirst, second] = body.transfers.toReversed();
  expect([first, commissionOfFirst, second]).toMatchObject([
    { creditAccountId: 'keeping-a', reference: 'k-1', metadata },
    { creditAccountId: 'commission', reference: 'k-1', metadata },
    { creditAccountId: 'keeping-b', reference: null, metadata: {} },
  ]);
  await expect
    .poll(() => read(`/events?type=distribution.completed&transactionId=${id}`))
    .toMatchObject({ items: [{ data: { transfers: [{ metadata }, { metadata }, { metadata: {} }] } }] });
  expect(await read('/p2p?metadata[seller]=k-1&creditAccountId=keeping-a')).toMatchObject({
    items: [{ id: first!.id, metadata }],
  });
  const changed = await shop.client.call('PATCH', `/p2p/${first!.id}`, { metadata: { month: null } });
  expect(await changed.json()).toMatchObject({ id: first!.id, metadata: { seller: 'k-1' } });
  expect(await read(`/moneyins/${id}`)).toMatchObject({
    transfers: [{ metadata: {} }, { metadata }, { id: first!.id, metadata: { seller: 'k-1' } }],
  });
});

test('the sums of the ledger count what a distribution gave to the commission account', async () => {
  const id = await givenCapture(shop, 'summed');
  const before = await commission();
  await distribute(id, [['summed-seller', 100, { commissionAmount: 30 }]]);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect((await commission()) - before).toBe(30);
  expect(await balanceOf('summed-seller')).toBe(70);
});

test('422: in parts at most what is left is distributed, and one part too many moves none', async () => {
  const id = await givenCapture(shop, 'bounded');
  await distribute(id, [['bounded-a', 600]]);
  const tooMuch = await send(id, [
    ['bounded-a', 100],
    ['bounded-b', 201],
  ]);
  await expectProblem(shop.server, tooMuch, {
    status: 422,
    code: 'distribution_too_large',
    detail: `The parts add up to 301, more than the 300 that are left of the payment ${id} to distribute.`,
  });
  expect([await balanceOf('bounded'), await balanceOf('bounded-a')]).toEqual([300, 600]);
  const { body } = await distribute(id, [['bounded-b', 300]]);
  expect(body).toMatchObject({ distributedAmount: 900, distributableAmount: 0 });
});

test("422: another payment's money in the account is not distributed, and no money that has left it", async () => {
  const id = await givenCapture(shop, 'shared');
  await givenCapture(shop, 'shared');
  expect((await distribute(id, [['shared-seller', 901]])).body.code).toBe('distribution_too_large');
  await transfer(shop, orderOf('shared', 'elsewhere', 1000));
  await expectProblem(shop.server, await send(id, [['shared-seller', 801]]), {
    status: 422,
    code: 'balance_too_low',
    detail:
      'The account "shared" has 800 available in EUR, and the transfer takes 801. Amounts are in the minor unit.',
  });
  expect(await balanceOf('shared-seller')).toBe(0);
});

test('what was refunded is not distributed, and what was reversed can be distributed again', async () => {
  const id = await givenCapture(shop, 'refunded', { commissionAmount: 0 });
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 400 })).status).toBe(200);
  expect((await distribute(id, [['refunded-a', 601]])).body.code).toBe('distribution_too_large');
  const { body } = await distribute(id, [['refunded-a', 600]]);
  const reversal = { amount: 250 };
  const answer = await shop.client.call('POST', `/p2p/${body.transfers[0]!.id}/reversal`, reversal);
  expect(answer.status).toBe(201);
  expect(await read(`/moneyins/${id}`)).toMatchObject({ distributedAmount: 350, distributableAmount: 250 });
  expect((await distribute(id, [['refunded-b', 250]])).status).toBe(200);
  expect([await balanceOf('refunded'), await balanceOf('refunded-b')]).toEqual([0, 250]);
});

test('a refund after a distribution is taken from the account of the payment', async () => {
  const id = await givenCapture(shop, 'paying', { commissionAmount: 0 });
  await distribute(id, [['paid', 1000]]);
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 300 })).status).toBe(200);
  expect([await balanceOf('paying'), await balanceOf('paid')]).toEqual([-300, 1000]);
  expect(await read(`/moneyins/${id}`)).toMatchObject({ distributedAmount: 1000, distributableAmount: 0 });
});

test('distributions that race in two processes never pass on more than there is', async () => {
  const id = await givenCapture(shop, 'raced');
  // Enough for all of them: it is not the balance that refuses.
  for (let count = 0; count < 3; count += 1) await givenCapture(shop, 'raced');
  const clients = [shop.client, { ...shop.client, ...makeCalls(second.url, shop.client.token) }];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => distribute(id, [['racer', 250]], {}, clients[index % 2])),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'distribution_too_large')).toHaveLength(9);
  expect(await balanceOf('racer')).toBe(750);
});

test('the same Idempotency-Key distributes once, also after a crash before the answer was kept', async () => {
  const id = await givenCapture(shop, 'careful');
  const key = { 'idempotency-key': 'distribution-1' };
  const first = await distribute(id, [['careful-seller', 100]], key);
  expect(first.status).toBe(200);
  expect(await distribute(id, [['careful-seller', 100]], key)).toEqual(first);
  await shop.server.sql`
    update idempotent_requests set answer_status = null, answer_body = null, running_until = clock_timestamp()
    where idempotency_key = 'distribution-1'`;
  expect((await distribute(id, [['careful-seller', 100]], key)).status).toBe(200);
  expect(await balanceOf('careful-seller')).toBe(100);
});

test('409 and 404: what is not captured, or is not yours, is not distributed', async () => {
  const { id } = await shop.client.givenPayment();
  await expectProblem(shop.server, await send(id, [['early', 1]]), {
    status: 409,
    code: 'payment_not_captured',
    detail: `The payment ${id} is awaiting_approval: nothing was captured that could be distributed.`,
  });
  const own = await givenCapture(shop, 'own');
  const stranger = await makeStranger(shop.server);
  expect((await send(own, [['theirs', 1]], {}, stranger)).status).toBe(404);
  expect(await balanceOf('own')).toBe(900);
});

test.each<[string, readonly Part[], string]>([
  ['no part', [], '/parts'],
  ['nothing', [['other', 0]], '/parts/0/amount'],
  ['the account of the payment', [['faulty', 1]], '/parts/0/accountId'],
  ['the commission account', [['commission', 1]], '/parts/0/accountId'],
  ['a commission above the amount', [['other', 5, { commissionAmount: 6 }]], '/parts/0/commissionAmount'],
  ['a misspelt field', [['other', 5, { comission: 1 }]], '/parts/0/comission'],
])('400: a distribution with %s is refused with the place of its fault', async (_, parts, pointer) => {
  const id = await givenCapture(shop, 'faulty');
  const answer = await send(id, parts);
  expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ pointer }] });
});

test('409: a commission that was distributed is not reversed by a platform', async () => {
  const id = await givenCapture(shop, 'kept');
  const { body } = await distribute(id, [['kept-seller', 100, { commissionAmount: 100 }]]);
  const transferId = body.transfers[0]!.id;
  await expectProblem(shop.server, await shop.client.call('POST', `/p2p/${transferId}/reversal`), {
    status: 409,
    code: 'nothing_to_reverse',
    detail: `The transfer ${transferId} went to the commission account. Only the operator can move it from there.`,
  });
});
