import { beforeAll, expect, test } from 'vitest';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { readLog } from '../audit/audit-log.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeCalls, makeStranger, walletSettings } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
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
  return rows.find(({ currency }) => currency === 'EUR')?.amountMinor;
};

/** A transfer of 500 from an account that had 900, and the payment that it belongs to. */
const givenTransfer = async (from: string, to: string) => {
  const transactionId = await givenCapture(shop, from);
  const { body } = await transfer(shop, orderOf(from, to, 500, { transactionId }));
  return { transactionId, id: body.id };
};

const reverse = async (id: string, body?: object, headers = {}, client = shop.client) => {
  const answer = await client.call('POST', `/p2p/${id}/reversal`, body, headers);
  return { status: answer.status, body: (await answer.json()) as Transfer & { code?: string } };
};

const read = async (path: string) => (await shop.client.call('GET', path)).json();

test('a reversal gives back a part, and the next one the rest; the transfer says how much', async () => {
  const { id, transactionId } = await givenTransfer('whole', 'whole-partner');
  const part = await reverse(id, {
    amount: 120,
    comment: 'Returned',
    reference: 'r-1',
    metadata: { a: '1' },
  });
  expect(part.status).toBe(201);
  expect(part.body).toMatchObject({
    debitAccountId: 'whole-partner',
    creditAccountId: 'whole',
    amount: 120,
    currency: 'EUR',
    comment: 'Returned',
    reference: 'r-1',
    metadata: { a: '1' },
    transactionId,
    reversalOf: id,
    reversedAmount: 0,
  });
  expect(await read(`/p2p/${part.body.id}`)).toEqual(part.body);
  expect(await read(`/p2p/${id}`)).toMatchObject({
    amount: 500,
    reversedAmount: 120,
    reversalOf: null,
    updatedAt: part.body.createdAt,
  });
  const rest = await reverse(id);
  expect(rest.body).toMatchObject({ amount: 380, reversalOf: id });
  expect(await read(`/p2p/${id}`)).toMatchObject({ reversedAmount: 500 });
  expect([await balanceOf('whole'), await balanceOf('whole-partner')]).toEqual([900n, 0n]);
  expect(await read(`/p2p?reversalOf=${id}`)).toMatchObject({
    items: [{ id: rest.body.id }, { id: part.body.id }],
  });
});

test('a reversal is on the payment, in both statements and their files, and an event', async () => {
  const { id, transactionId } = await givenTransfer('shown', 'shown-partner');
  const { body } = await reverse(id, { amount: 200 });
  expect(await read(`/moneyins/${transactionId}`)).toMatchObject({
    transfers: [
      { id: body.id, reversalOf: id, amount: 200 },
      { id, reversedAmount: 200, amount: 500 },
    ],
  });
  expect(await read(`/p2p?transactionId=${transactionId}`)).toMatchObject({
    items: [{ id: body.id }, { id }],
  });
  const line = { kind: 'reversal', transferId: body.id, reversalOf: id, linkedTransactionId: transactionId };
  expect(await read('/accounts/shown/statement?limit=1')).toMatchObject({
    items: [{ ...line, amount: 200, balance: 600, otherAccountId: 'shown-partner' }],
  });
  expect(await read('/accounts/shown-partner/statement?limit=1')).toMatchObject({
    items: [{ ...line, amount: -200, balance: 300, otherAccountId: 'shown' }],
  });
  const file = await (await shop.client.call('GET', '/accounts/shown/statement.csv')).text();
  const [head, , , last] = file.split('\r\n');
  expect(head).toMatch(
    /,"reversalOf","refundId","origin","commission","payoutId","metadata","refundMetadata"$/,
  );
  expect(last).toMatch(new RegExp(`"reversal","EUR","2.00","6.00",.*"${id}","","","0.00","","",""$`));
  expect(await read(`/events/evt_${body.id}_1`)).toMatchObject({
    type: 'transfer.reversed',
    data: { id: body.id, reversalOf: id, amount: 200 },
  });
});

test('422 and 409: a reversal takes back at most what is left, and is not reversed itself', async () => {
  const { id } = await givenTransfer('bounded', 'bounded-partner');
  const { body } = await reverse(id, { amount: 400 });
  await expectProblem(shop.server, await shop.client.call('POST', `/p2p/${id}/reversal`, { amount: 101 }), {
    status: 422,
    code: 'reversal_too_large',
    detail: `amount is 101, more than the 100 that are left of the transfer ${id}.`,
  });
  await reverse(id);
  await expectProblem(shop.server, await shop.client.call('POST', `/p2p/${id}/reversal`), {
    status: 409,
    code: 'nothing_to_reverse',
    detail: `All 500 of the transfer ${id} were reversed already.`,
  });
  await expectProblem(shop.server, await shop.client.call('POST', `/p2p/${body.id}/reversal`), {
    status: 409,
    code: 'nothing_to_reverse',
    detail: `The transfer ${body.id} is itself the reversal of ${id}. Make a new transfer instead.`,
  });
  expect([await balanceOf('bounded'), await balanceOf('bounded-partner')]).toEqual([900n, 0n]);
});

test('422: a reversal never takes an account below what it has', async () => {
  const { id } = await givenTransfer('spent', 'spender');
  await transfer(shop, orderOf('spender', 'spent', 450));
  await expectProblem(shop.server, await shop.client.call('POST', `/p2p/${id}/reversal`, { amount: 51 }), {
    status: 422,
    code: 'balance_too_low',
    detail:
      'The account "spender" has 50 available in EUR, and the transfer takes 51. Amounts are in the minor unit.',
  });
  expect((await reverse(id, { amount: 50 })).status).toBe(201);
  expect(await balanceOf('spender')).toBe(0n);
});

test('reversals that race in two processes never take back more than was moved', async () => {
  const { id } = await givenTransfer('raced', 'racer');
  // Enough for all of them: it is not the balance that refuses.
  for (let count = 0; count < 3; count += 1) await givenCapture(shop, 'racer');
  const clients = [shop.client, { ...shop.client, ...makeCalls(second.url, shop.client.token) }];
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => reverse(id, { amount: 150 }, {}, clients[index % 2])),
  );
  const codes = answers.map(({ status, body }) => (status === 201 ? 'done' : body.code));
  expect(codes.filter((code) => code === 'done')).toHaveLength(3);
  expect(codes.filter((code) => code === 'reversal_too_large')).toHaveLength(13);
  expect(await balanceOf('raced')).toBe(850n);
});

test('the same Idempotency-Key reverses once, also after a crash before the answer was kept', async () => {
  const { id } = await givenTransfer('careful', 'careful-partner');
  const key = { 'idempotency-key': 'reversal-1' };
  const first = await reverse(id, { amount: 100 }, key);
  expect(first.status).toBe(201);
  expect(await reverse(id, { amount: 100 }, key)).toEqual(first);
  await shop.server.sql`
    update idempotent_requests set answer_status = null, answer_body = null, running_until = clock_timestamp()
    where idempotency_key = 'reversal-1'`;
  expect(await reverse(id, { amount: 100 }, key)).toEqual(first);
  expect(await balanceOf('careful-partner')).toBe(400n);
});

test("404: another platform's transfer is not reversed", async () => {
  const { id } = await givenTransfer('foreign', 'foreign-partner');
  const stranger = await makeStranger(shop.server);
  expect((await reverse(id, {}, {}, stranger)).status).toBe(404);
  expect(await balanceOf('foreign-partner')).toBe(500n);
});

test("an administrator's reversal is made once, is in the audit log, and an attempt is not taken for another one", async () => {
  const { id } = await givenTransfer('north', 'south');
  const operator = await shop.server.givenOperator();
  const administrator = await signInAndConfirm(shop.server, operator);
  const order = { amount: 200, comment: 'Wrong seller', attempt: crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => administrator.post(`/transfers/${id}/reversal`, order)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [made, ...again] = await Promise.all(answers.map((answer) => answer.json()));
  for (const other of again) expect(other).toEqual(made);
  expect(made).toMatchObject({ reversalOf: id, amount: 200, operator: operator.email });
  expect([await balanceOf('north'), await balanceOf('south')]).toEqual([600n, 300n]);
  const { items } = await readLog(administrator, '?action=transfer_reversed');
  expect(items).toMatchObject([
    {
      actor: operator.email,
      subject: 'south',
      details: { toAccountId: 'north', totalAmount: 200, currency: 'EUR', reversalOf: id },
    },
  ]);
  const other = await administrator.post(`/transfers/${id}/reversal`, { ...order, amount: 100 });
  await expectProblem(shop.server, other, {
    status: 409,
    code: 'conflict',
    detail: `The attempt ${order.attempt} has made another transfer already: 2.00 EUR from "south" to "north". Send a new attempt.`,
  });
  expect((await administrator.post('/transfers/p2p_none/reversal', order)).status).toBe(404);
});
