import { beforeAll, expect, test } from 'vitest';
import { lockAccount } from '../../src/ledger/account-queries.ts';
import { postAccountTransfer } from '../../src/ledger/post-account-transfer.ts';
import { tooManyTransfers } from '../../src/accounts/transfers/transfer-money.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { makeOneAtATime } from '../../src/one-at-a-time.ts';
import { disableOperator } from '../../src/operators/administration/manage-operators.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeCalls, makeClient, makeStranger, walletSettings } from '../payments/support.ts';
import type { Page } from '../payments/dashboard-support.ts';
import { readLog } from '../audit/audit-log.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
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
  return Object.fromEntries(rows.map(({ currency, amountMinor }) => [currency, Number(amountMinor)]));
};

test('a transfer takes from one account what it gives to another, and can be read again', async () => {
  await givenCapture(shop, 'seller');
  const { status, body } = await transfer(shop, orderOf('seller', 'partner', 250, { comment: 'March' }));
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^p2p_\w{40}$/),
    debitAccountId: 'seller',
    creditAccountId: 'partner',
    amount: 250,
    currency: 'EUR',
    comment: 'March',
    transactionId: null,
    reference: null,
    reversalOf: null,
    distributionId: null,
    reversedAmount: 0,
    metadata: {},
    createdAt: body.createdAt,
    updatedAt: body.createdAt,
  });
  expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000);
  expect(await balanceOf('seller')).toEqual({ EUR: 650 });
  expect(await balanceOf('partner')).toEqual({ EUR: 250 });
  const read = await shop.client.call('GET', `/p2p/${body.id}`);
  expect(await read.json()).toEqual(body);
});

test('422: an account gives at most what it has, in the currency of the transfer', async () => {
  await givenCapture(shop, 'poor', { currency: 'USD' });
  await expectProblem(shop.server, await shop.client.call('POST', '/p2p', orderOf('poor', 'rich', 1)), {
    status: 422,
    code: 'balance_too_low',
    detail:
      'The account "poor" has 0 available in EUR, and the transfer takes 1. Amounts are in the minor unit.',
  });
  const inDollars = (amount: number) => orderOf('poor', 'rich', amount, { currency: 'USD' });
  expect((await transfer(shop, inDollars(901))).body.code).toBe('balance_too_low');
  expect((await transfer(shop, inDollars(900))).status).toBe(201);
  expect(await balanceOf('poor')).toEqual({ USD: 0 });
});

test('transfers that race in two processes never take more than there is', async () => {
  for (let count = 0; count < 2; count += 1) await givenCapture(shop, 'raced');
  const clients = [shop.client, makeCalls(second.url, shop.client.token)];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      transfer({ client: { ...shop.client, ...clients[index % 2] } }, orderOf('raced', 'winner', 500)),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 201 ? 'done' : body.code));
  expect(codes.filter((code) => code === 'done').length).toBe(3);
  expect(codes.filter((code) => code === 'balance_too_low').length).toBe(21);
  expect(await balanceOf('raced')).toEqual({ EUR: 300 });
  expect(await balanceOf('winner')).toEqual({ EUR: 1500 });
});

const whoWaits = () => shop.server.sql`
  select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('a transfer waits for another one from the same account, and counts what that takes', async () => {
  await givenCapture(shop, 'awaited');
  const [key] = await shop.server.sql<{ id: string }[]>`select id from api_keys limit 1`;
  let started: ReturnType<typeof transfer> | undefined;
  await shop.server.sql.begin(async (tx) => {
    await lockAccount(tx, { platformId: 1, accountId: 'awaited' });
    started = transfer(shop, orderOf('awaited', 'second', 500));
    await expect.poll(whoWaits).toHaveLength(1);
    await postAccountTransfer(tx, {
      id: 'first',
      platformId: 1,
      at: new Date(),
      fromAccountId: 'awaited',
      toAccountId: 'partner',
      currency: 'EUR',
      amountMinor: 500n,
      comment: null,
      paymentId: null,
      reference: null,
      reversalOf: null,
      fromKind: 'account',
      toKind: 'account',
      distributionId: null,
      metadata: null,
      apiKeyId: key!.id,
      operator: null,
    });
  });
  expect((await started!).body.code).toBe('balance_too_low');
});

/** Orders a transfer that has to wait, because its account is locked. Then the one who ordered it loses access. */
const loseAccessWhileWaiting = async (
  accountId: string,
  order: () => Promise<{ status: number }>,
  loseAccess: () => Promise<unknown>,
) => {
  let started: ReturnType<typeof order> | undefined;
  await shop.server.sql.begin(async (tx) => {
    await lockAccount(tx, { platformId: 1, accountId });
    started = order();
    await expect.poll(whoWaits).toHaveLength(1);
    await loseAccess();
  });
  return (await started!).status;
};

test('401: a transfer that waits is not made when its key is revoked in the meantime', async () => {
  await givenCapture(shop, 'of-revoked');
  const client = await makeClient(shop.server);
  const administrator = await signIn(shop.server, await shop.server.givenOperator());
  const order = () => transfer({ client }, orderOf('of-revoked', 'partner', 100));
  const status = await loseAccessWhileWaiting('of-revoked', order, async () => {
    expect((await administrator.post(`/api-keys/${client.key.id}/revoke`)).status).toBe(204);
  });
  expect(status).toBe(401);
  expect(await balanceOf('of-revoked')).toEqual({ EUR: 900 });
});

test('401: a transfer that waits is not made when its operator is disabled in the meantime', async () => {
  await givenCapture(shop, 'of-disabled');
  await givenCapture(shop, 'of-another');
  const operator = await shop.server.givenOperator();
  const session = await signInAndConfirm(shop.server, operator);
  const body = { ...orderOf('of-disabled', 'of-another', 100), attempt: crypto.randomUUID() };
  const status = await loseAccessWhileWaiting(
    'of-disabled',
    () => session.post('/transfers', body),
    () => disableOperator(shop.server.deps, operator.email),
  );
  expect(status).toBe(401);
  expect(await balanceOf('of-disabled')).toEqual({ EUR: 900 });
});

test('in a process the transfers from an account run one at a time, in their order, and at most a hundred wait', async () => {
  const oneAtATime = makeOneAtATime(tooManyTransfers);
  const released = Promise.withResolvers<void>();
  const ran: number[] = [];
  let running = 0;
  const run = (number: number) =>
    oneAtATime('busy', async () => {
      running += 1;
      expect(running).toBe(1);
      await released.promise;
      ran.push(number);
      running -= 1;
    });
  const all = Array.from({ length: 101 }, (_, number) => run(number));
  await expect(run(101)).rejects.toMatchObject({
    code: 'overloaded',
    message: 'Too many transfers from the account "busy" wait already.',
  });
  expect(await oneAtATime('another', async () => 'not kept waiting')).toBe('not kept waiting');
  released.resolve();
  await Promise.all(all);
  expect(ran).toEqual(all.map((_, number) => number));
  expect(await oneAtATime('busy', async () => 'free again')).toBe('free again');
});

test('where the setting allows it, an account goes below zero', async () => {
  const allowing = await startServer({
    DATABASE_URL: shop.server.deps.config.databaseUrl!,
    TRANSFERS_BELOW_ZERO: 'allow',
  });
  const client = { ...shop.client, ...makeCalls(allowing.url, shop.client.token) };
  const { status } = await transfer({ client }, orderOf('overdrawn', 'lender', 70));
  await allowing.close();
  expect(status).toBe(201);
  expect(await balanceOf('overdrawn')).toEqual({ EUR: -70 });
});

test('captures for an account do not wait for those who take money from it', async () => {
  await givenCapture(shop, 'hot');
  await shop.server.sql.begin(async (tx) => {
    await lockAccount(tx, { platformId: 1, accountId: 'hot' });
    await givenCapture(shop, 'hot');
  });
  expect(await balanceOf('hot')).toEqual({ EUR: 1800 });
});

test('the same Idempotency-Key transfers once, also after a crash before the answer was kept', async () => {
  await givenCapture(shop, 'careful');
  const key = { 'idempotency-key': 'transfer-1' };
  const order = orderOf('careful', 'friend', 300);
  const first = await transfer(shop, order, key);
  expect(first.status).toBe(201);
  expect(await transfer(shop, order, key)).toEqual(first);
  await shop.server.sql`
    update idempotent_requests set answer_status = null, answer_body = null, running_until = clock_timestamp()
    where idempotency_key = 'transfer-1'`;
  expect(await transfer(shop, order, key)).toEqual(first);
  expect(await balanceOf('friend')).toEqual({ EUR: 300 });
  const other = await transfer(shop, { ...order, amount: 301 }, key);
  expect(other.body.code).toBe('idempotency_key_reused');
});

test('a platform sees its transfers, newest first, by account and time, and no others', async () => {
  const client = await makeStranger(shop.server);
  await givenCapture({ ...shop, client }, 'listed');
  await givenCapture(shop, 'listed');
  const ids: string[] = [];
  for (const to of ['a', 'b', 'a', 'b', 'a']) {
    ids.unshift((await transfer({ client }, orderOf('listed', to, 1))).body.id);
  }
  const foreign = await transfer(shop, orderOf('listed', 'a', 1));
  const list = async (query: string) => {
    const page = (await (await client.call('GET', `/p2p?${query}`)).json()) as Page<Transfer>;
    return { ids: page.items.map(({ id }) => id), items: page.items, nextCursor: page.nextCursor };
  };
  const first = await list('limit=3');
  const rest = await list(`limit=3&after=${first.nextCursor}`);
  expect([...first.ids, ...rest.ids]).toEqual(ids);
  expect(rest.nextCursor).toBeNull();
  expect((await list('creditAccountId=b')).ids).toEqual([ids[1], ids[3]]);
  expect((await list('debitAccountId=listed')).ids).toEqual(ids);
  expect((await list('debitAccountId=a')).ids).toEqual([]);
  const at = (await list('')).items[2]!.createdAt;
  const later = (await list(`from=${at}`)).ids;
  const earlier = (await list(`to=${at}`)).ids;
  expect([...later, ...earlier]).toEqual(ids);
  expect(later).toContain(ids[2]);
  await expectProblem(shop.server, await client.call('GET', `/p2p/${foreign.body.id}`), {
    status: 404,
    code: 'not_found',
    detail: `There is no transfer ${foreign.body.id}.`,
  });
});

test.each<[object, string]>([
  [orderOf('shop', 'shop', 1), '/creditAccountId'],
  [orderOf('shop', 'other', 0), '/amount'],
  [orderOf('shop', 'other', 1.5), '/amount'],
  [orderOf('shop', 'other', 1_000_000_000_001), '/amount'],
  [orderOf('shop', 'other', 1, { currency: 'ABC' }), '/currency'],
  [orderOf('shop', 'other', 1, { curency: 'USD' }), '/curency'],
  [orderOf('shop', 'other', 1, { comment: 'x'.repeat(141) }), '/comment'],
  [orderOf('shop', ' ', 1), '/creditAccountId'],
  [{ debitAccountId: 'shop', amount: 1 }, '/creditAccountId'],
])('400: %j is refused with the place of its fault', async (body, pointer) => {
  const answer = await shop.client.call('POST', '/p2p', body);
  expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request', errors: [{ pointer }] });
});

test("an administrator's transfer is made once, is in the audit log, and the platform sees it without their name", async () => {
  await givenCapture(shop, 'north');
  await givenCapture(shop, 'south');
  const { body: ofPlatform } = await transfer(shop, orderOf('north', 'south', 100));
  const operator = await shop.server.givenOperator();
  const administrator = await signInAndConfirm(shop.server, operator);
  const order = { ...orderOf('south', 'north', 250, { comment: 'May' }), attempt: crypto.randomUUID() };
  const answers = await Promise.all(Array.from({ length: 4 }, () => administrator.post('/transfers', order)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const [made, ...again] = await Promise.all(answers.map((answer) => answer.json()));
  for (const other of again) expect(other).toEqual(made);
  const { id } = made as Transfer;
  expect(made).toMatchObject({ amount: 250, currency: 'EUR', comment: 'May', operator: operator.email });
  expect(await balanceOf('north')).toEqual({ EUR: 1050 });
  expect(await balanceOf('south')).toEqual({ EUR: 750 });
  const { items: entries } = await readLog(administrator, '?action=transfer_made');
  expect(entries).toMatchObject([
    {
      actor: operator.email,
      subject: 'south',
      details: { toAccountId: 'north', totalAmount: 250, currency: 'EUR' },
    },
  ]);
  const list = async (query: string) =>
    ((await (await administrator.get(`/transfers${query}`)).json()) as Page<Transfer>).items.map(
      (one) => one.id,
    );
  expect(await list('?accountId=north')).toEqual([id, ofPlatform.id]);
  expect(await list('?accountId=north&limit=1')).toEqual([id]);
  const seen = await (await shop.client.call('GET', `/p2p/${id}`)).json();
  expect(seen).toMatchObject({ id, amount: 250 });
  expect(JSON.stringify(seen)).not.toContain(operator.email);
  const misspelt = await administrator.post('/transfers', { ...order, creditAccountId: 'nroth' });
  expect(misspelt.status).toBe(404);
});

test.each<[string, object]>([
  ['amount', { amount: 70 }],
  ['currency', { currency: 'USD' }],
  ['account', { creditAccountId: 'west' }],
  ['comment', { comment: 'June' }],
])('409: an attempt that has made its transfer is not taken for one with another %s', async (_, change) => {
  for (const id of ['east', 'west', 'middle']) await givenCapture(shop, id);
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const attempt = crypto.randomUUID();
  const order = { ...orderOf('middle', 'east', 50, { comment: 'May' }), attempt };
  expect((await administrator.post('/transfers', order)).status).toBe(201);
  await expectProblem(shop.server, await administrator.post('/transfers', { ...order, ...change }), {
    status: 409,
    code: 'conflict',
    detail: `The attempt ${attempt} has made another transfer already: 0.50 EUR from "middle" to "east". Send a new attempt.`,
  });
});
