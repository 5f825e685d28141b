import { beforeAll, expect, test } from 'vitest';
import { findBankAccount } from '../../src/accounts/bank-account.ts';
import { resealBankAccounts } from '../../src/accounts/reseal-bank-accounts.ts';
import { makeKeyring } from '../../src/keyring.ts';
import { readLog } from '../audit/audit-log.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, initBody, makeClient, makeStranger, walletSettings } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, testSecret, type TestServer } from '../support/server.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenShop();
const iban = 'DE89370400440532013000';
const otherIban = 'NL91ABNA0417164300';

/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  second = await startServer({ ...walletSettings(shop.wallet), DATABASE_URL: databaseUrl });
  return second.close;
});

interface Account {
  readonly status: string;
  readonly bankAccount: { readonly iban: string; readonly payableFrom: string } | null;
  readonly balances: readonly { readonly balance: number }[];
}

const patch = (id: string, body: object, client = shop.client) =>
  client.call('PATCH', `/accounts/${id}`, body);
const change = async (id: string, body: object) => {
  const answer = await patch(id, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Account;
};
const read = async (id: string) =>
  (await (await shop.client.call('GET', `/accounts/${id}`)).json()) as Account;
const open = (id: string) => shop.client.call('PUT', `/accounts/${id}`);

/** A process notices within a second that another one has closed an account. */
const expectInit = async (accountId: string, expected: number) => {
  const init = async () => {
    const body = initBody({ transaction: { accountId } });
    return (await shop.client.call('POST', '/moneyins/ext/init', body)).status;
  };
  await expect.poll(init).toBe(expected);
};

test('who an account belongs to comes back with it, in lists and in its event; the bank account only masked', async () => {
  const client = await makeStranger(shop.server);
  await client.call('PUT', '/accounts/ada');
  const details = { name: 'Ada’s Books', email: 'ada@example.com', vatNumber: 'DE123456789' };
  const answer = await client.call('PATCH', '/accounts/ada', {
    ...details,
    bankAccount: { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' },
  });
  const changed = (await answer.json()) as Account;
  const bankAccount = { iban: 'DE…3000', bic: 'COBA…', payableFrom: changed.bankAccount?.payableFrom };
  expect(changed).toMatchObject({ ...details, status: 'open', bankAccount });
  expect(await (await client.call('GET', '/accounts/ada')).json()).toEqual(changed);
  expect(await (await client.call('GET', '/accounts')).json()).toMatchObject({
    items: [{ id: 'ada', bankAccount }],
  });
  const events = async () => (await client.call('GET', '/events?type=account.changed')).json();
  await expect.poll(events).toMatchObject({
    items: [
      {
        sequence: 2,
        details: { fields: ['name', 'email', 'vatNumber', 'bankAccount'] },
        data: { ...details, bankAccount },
      },
    ],
  });
  const [stored] = await shop.server.sql<{ text: string }[]>`
    select to_jsonb(a)::text || (select string_agg(to_jsonb(e)::text, '') from all_events e) as text from accounts a where id = 'ada'`;
  expect(stored!.text).toContain('DE…3000');
  expect(stored!.text).not.toContain(iban);
  expect(stored!.text).not.toContain('COBADEFF');
});

test('what is left out stays, and null removes', async () => {
  await open('kept');
  await change('kept', { name: 'Kept', email: 'kept@example.com', bankAccount: { iban } });
  expect(await change('kept', { email: null })).toMatchObject({
    name: 'Kept',
    email: null,
    bankAccount: { iban: 'DE…3000', bic: null },
  });
  expect(await change('kept', { name: null, bankAccount: null })).toMatchObject({
    name: null,
    bankAccount: null,
  });
});

test.each([
  ['DE89370400440532013001', 'is not an IBAN: its check digits are wrong'],
  ['DE8937040044053201300', 'is not an IBAN: one of DE has 22 characters, not 21'],
  ['US89370400440532013000', 'is not an IBAN: the country US has none'],
  [
    '370400440532013000',
    'is not an IBAN: two letters for the country, two digits, and then letters and digits',
  ],
])('400: %s is no IBAN, and nothing is changed', async (wrong, detail) => {
  await open('refused');
  const answer = await patch('refused', { name: 'Refused', bankAccount: { iban: wrong } });
  expect(await answer.json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/bankAccount/iban', detail }],
  });
  expect(await read('refused')).toMatchObject({ name: null, bankAccount: null });
});

test('a new bank account is paid out to after a day, and the same one, given again, begins no new day', async () => {
  await open('waiting');
  const first = await change('waiting', { bankAccount: { iban } });
  const now = shop.server.deps.clock().getTime();
  expect(Math.abs(Date.parse(first.bankAccount!.payableFrom) - now - 86_400_000)).toBeLessThan(60_000);
  shop.server.advance(3600);
  const same = await change('waiting', { bankAccount: { iban: 'DE89 3704 0044 0532 0130 00' } });
  expect(same.bankAccount).toEqual(first.bankAccount);
  const other = await change('waiting', { bankAccount: { iban: otherIban } });
  expect(Date.parse(other.bankAccount!.payableFrom)).toBeGreaterThanOrEqual(
    Date.parse(first.bankAccount!.payableFrom) + 3_600_000,
  );
});

test('403: a key that opens accounts says who they belong to, and neither where their money goes nor whether it may', async () => {
  const payments = await makeClient(shop.server, { rights: 'payments' });
  await open('limited');
  expect((await patch('limited', { name: 'Limited' }, payments)).status).toBe(200);
  for (const body of [{ bankAccount: { iban } }, { bankAccount: null }, { status: 'on_hold' }]) {
    const answer = await patch('limited', body, payments);
    await expectProblem(shop.server, answer, {
      status: 403,
      code: 'right_missing',
      detail: 'This API key may not change the bank account or the status of an account.',
    });
  }
  expect(await read('limited')).toMatchObject({ name: 'Limited', status: 'open', bankAccount: null });
});

test('409: an account that has money, or will get some, is not closed', async () => {
  await givenCapture(shop, 'funded');
  await expectProblem(shop.server, await patch('funded', { status: 'closed' }), {
    status: 409,
    code: 'account_not_empty',
    detail:
      'The account "funded" can only be closed when every balance is zero. It has 900 EUR (reserved 0, pending 0), in the minor unit.',
  });
  const payment = await shop.client.givenPayment({ transaction: { accountId: 'expecting' } });
  await shop.wallet.fault({ fault: 'pending_capture', operation: 'capture', orderId: payment.extOrderId });
  await shop.wallet.approve(payment.extOrderId);
  await shop.client.resume(payment.id);
  expect(await (await patch('expecting', { status: 'closed' })).json()).toMatchObject({
    code: 'account_not_empty',
  });
});

test('a closed account gets no new payment and no transfer, by whichever way, until it is open again', async () => {
  await givenCapture(shop, 'giver');
  await open('shut');
  expect((await transfer(shop, orderOf('giver', 'shut', 100))).status).toBe(201);
  const back = await transfer(shop, orderOf('shut', 'giver', 100));
  expect(await change('shut', { status: 'closed' })).toMatchObject({ status: 'closed' });
  await expectInit('shut', 409);
  const closed = { status: 409, code: 'account_closed' };
  expect((await transfer(shop, orderOf('giver', 'shut', 1))).body).toMatchObject(closed);
  const reversal = await shop.client.call('POST', `/p2p/${back.body.id}/reversal`, {});
  expect(await reversal.json()).toMatchObject(closed);
  const paymentId = await givenCapture(shop, 'giver');
  const parts = [
    { accountId: 'giver-2', amount: 1 },
    { accountId: 'shut', amount: 1 },
  ];
  const distribution = await shop.client.call('POST', `/moneyins/${paymentId}/distribution`, { parts });
  expect(await distribution.json()).toMatchObject(closed);
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const order = { creditAccountId: 'shut', amount: 1, attempt: crypto.randomUUID() };
  expect(await (await administrator.post('/commission/transfers', order)).json()).toMatchObject(closed);
  expect((await read('shut')).balances.every(({ balance }) => balance === 0)).toBe(true);
  await change('shut', { status: 'open' });
  await expectInit('shut', 200);
});

test('what is captured after the account was closed is booked on it, can be moved on, and is refunded like any other', async () => {
  const payment = await shop.client.givenPayment({ transaction: { accountId: 'late' } });
  await change('late', { status: 'closed' });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  expect(await read('late')).toMatchObject({ status: 'closed', balances: [{ balance: 1000 }] });
  expect((await transfer(shop, orderOf('late', 'heir', 1000))).status).toBe(201);
  expect((await shop.client.call('PUT', `/refund/${payment.id}`, {})).status).toBe(200);
  expect(await read('late')).toMatchObject({ status: 'closed', balances: [{ balance: -1000 }] });
});

test('an account on hold receives money; its platform takes none from it, and an operator and a reversal do', async () => {
  await givenCapture(shop, 'held');
  await open('partner');
  await change('held', { status: 'on_hold' });
  const paymentId = await givenCapture(shop, 'held');
  const { body: gift } = await transfer(shop, orderOf('giver', 'held', 10));
  const refused = { status: 409, code: 'account_on_hold' };
  expect((await transfer(shop, orderOf('held', 'partner', 1))).body).toMatchObject(refused);
  const parts = [{ accountId: 'partner', amount: 1 }];
  const distribution = await shop.client.call('POST', `/moneyins/${paymentId}/distribution`, { parts });
  expect(await distribution.json()).toMatchObject(refused);
  expect(await read('held')).toMatchObject({ balances: [{ balance: 1810 }] });
  expect((await shop.client.call('POST', `/p2p/${gift.id}/reversal`, {})).status).toBe(201);
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const order = { ...orderOf('held', 'partner', 5), attempt: crypto.randomUUID() };
  expect((await administrator.post('/transfers', order)).status).toBe(201);
  expect((await shop.client.call('PUT', `/refund/${paymentId}`, {})).status).toBe(200);
  expect(await read('held')).toMatchObject({ balances: [{ balance: 895 }] });
});

test('of a transfer and a closing at the same time, in two processes, one is refused', async () => {
  await givenCapture(shop, 'racer');
  const other = { ...shop, client: await makeClient(second) };
  const ends = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const id = `race-${number}`;
      await open(id);
      const [moved, closed] = await Promise.all([
        transfer(shop, orderOf('racer', id, 1)),
        patch(id, { status: 'closed' }, other.client),
      ]);
      return `${moved.status} ${closed.status} ${(await read(id)).status}`;
    }),
  );
  for (const end of ends) expect(['201 409 open', '409 200 closed']).toContain(end);
});

test("409: a platform doesn't lift what an operator has put on hold; what operators change is in the audit log, masked", async () => {
  await open('stopped');
  const operator = await shop.server.givenOperator();
  const administrator = await signInAndConfirm(shop.server, operator);
  const answer = await administrator.patch('/accounts/stopped', {
    name: 'Stopped',
    bankAccount: { iban, bic: 'COBADEFF' },
    status: 'on_hold',
  });
  expect(await answer.json()).toMatchObject({
    name: 'Stopped',
    status: 'on_hold',
    bankAccount: { iban: 'DE…3000' },
  });
  await expectProblem(shop.server, await patch('stopped', { status: 'open' }), {
    status: 409,
    code: 'conflict',
    detail: 'The operator of Florin has set the account "stopped" to on_hold.',
  });
  expect((await administrator.patch('/accounts/stopped', { status: 'open' })).status).toBe(200);
  expect((await patch('stopped', { status: 'on_hold' })).status).toBe(200);
  const { items } = await readLog(administrator);
  expect(items.filter(({ subject }) => subject === 'stopped')).toMatchObject([
    { action: 'account_status_changed', details: { status: 'open' } },
    { action: 'account_changed', details: { fields: ['name'] } },
    { action: 'account_bank_changed', details: { iban: 'DE…3000' } },
    { action: 'account_status_changed', actor: operator.email, details: { status: 'on_hold' } },
  ]);
  expect(JSON.stringify(items)).not.toContain(iban);
});

test('under a new secret the bank account is encrypted again, and then the old secret can go', async () => {
  const { sql, deps } = shop.server;
  const key = { platformId: 1, accountId: 'rotated' };
  await open('rotated');
  await change('rotated', { bankAccount: { iban, bic: 'COBADEFF' } });
  const newer = 'a-newer-secret-0123456789-0123456789';
  const both = makeKeyring('sandbox', [newer, testSecret]);
  const alone = makeKeyring('sandbox', [newer]);
  expect(await findBankAccount(sql, { keyring: alone }, key)).toBeUndefined();
  expect(await resealBankAccounts({ sql, keyring: both })).toBeGreaterThan(0);
  expect(await resealBankAccounts({ sql, keyring: both })).toBe(0);
  expect(await findBankAccount(sql, { keyring: alone }, key)).toEqual({ iban, bic: 'COBADEFF' });
  expect(await findBankAccount(sql, deps, key)).toBeUndefined();
  await resealBankAccounts({ sql, keyring: makeKeyring('sandbox', [testSecret, newer]) });
});

test('a bank account that is copied to the row of another account cannot be read there', async () => {
  const { sql, deps } = shop.server;
  await open('victim');
  await open('thief');
  await change('victim', { bankAccount: { iban } });
  await change('thief', { bankAccount: { iban: otherIban } });
  await sql`
    update accounts t set bank_account = v.bank_account from accounts v where t.id = 'victim' and v.id = 'thief'`;
  await expect(findBankAccount(sql, deps, { platformId: 1, accountId: 'victim' })).rejects.toThrow(
    'unable to authenticate',
  );
});
