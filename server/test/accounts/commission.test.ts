import { beforeAll, expect, test } from 'vitest';
import { readOperatorBalances } from '../../src/ledger/balance-queries.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { sumAccounts } from '../../src/payments/store/sum-accounts.ts';
import { readLog } from '../audit/audit-log.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, makeStranger, walletSettings } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenCapture, type Transfer } from './account-support.ts';

const shop = givenShop();

/** A second process on the same database. */
let second: TestServer;
beforeAll(async () => {
  const databaseUrl = shop.server.deps.config.databaseUrl!;
  second = await startServer({ ...walletSettings(shop.wallet), DATABASE_URL: databaseUrl });
  return second.close;
});

const commission = async (wanted = 'EUR') => {
  const balances = await readOperatorBalances(shop.server.deps);
  return Number(balances.commission.find(({ currency }) => currency === wanted)?.amountMinor ?? 0n);
};

const balanceOf = async (accountId: string) => {
  const rows = await sumAccounts(shop.server.deps.reports, 1, [accountId], shop.server.deps.clock());
  return Number(rows.find(({ currency }) => currency === 'EUR')?.amountMinor ?? 0n);
};

const orderOf = (creditAccountId: string, amount: number) => ({
  creditAccountId,
  amount,
  attempt: crypto.randomUUID(),
});

test('an administrator moves commission to an account once, and the log, the statement, an event and the sums have it', async () => {
  await givenCapture(shop, 'own-money');
  const before = await commission();
  const operator = await shop.server.givenOperator();
  const administrator = await signInAndConfirm(shop.server, operator);
  const order = { ...orderOf('own-money', 60), comment: 'November' };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => administrator.post('/commission/transfers', order)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [made, ...again] = (await Promise.all(answers.map((answer) => answer.json()))) as Transfer[];
  for (const other of again) expect(other).toEqual(made);
  expect(made).toMatchObject({
    debitAccountId: 'commission',
    creditAccountId: 'own-money',
    amount: 60,
    comment: 'November',
    operator: operator.email,
  });
  expect([(await commission()) - before, await balanceOf('own-money')]).toEqual([-60, 960]);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect([(await commission()) - before, await balanceOf('own-money')]).toEqual([-60, 960]);
  const { items } = await readLog(administrator, '?action=transfer_made');
  expect(items).toMatchObject([
    { actor: operator.email, subject: 'commission', details: { toAccountId: 'own-money', totalAmount: 60 } },
  ]);
  const statement = await shop.client.call('GET', '/accounts/own-money/statement?limit=1');
  expect(await statement.json()).toMatchObject({
    items: [{ kind: 'transfer', amount: 60, otherAccountId: 'commission', balance: 960 }],
  });
  const event = await shop.client.call('GET', `/events/evt_${made!.id}_1`);
  expect(await event.json()).toMatchObject({ type: 'transfer.made', data: { debitAccountId: 'commission' } });
  const other = await administrator.post('/commission/transfers', { ...order, amount: 1 });
  expect(await other.json()).toMatchObject({ status: 409, code: 'conflict' });
});

test('422: commission is moved at most as far as it is there, and transfers that race in two processes never take more', async () => {
  await givenCapture(shop, 'racing');
  const operator = await shop.server.givenOperator();
  const administrator = await signInAndConfirm(shop.server, operator);
  const sessions = [administrator, await signInAndConfirm(second, operator)];
  const there = await commission();
  const tooMuch = await administrator.post('/commission/transfers', orderOf('racing', there + 1));
  await expectProblem(shop.server, tooMuch, {
    status: 422,
    code: 'balance_too_low',
    detail: `The commission account has ${there} available in EUR, and the transfer takes ${there + 1}. Both are in the minor unit.`,
  });
  const part = Math.floor(there / 3);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sessions[index % 2]!.post('/commission/transfers', orderOf('racing', part)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(await commission()).toBe(there - 3 * part);
});

test("422: what was earned with another platform is not there, and so isn't another currency", async () => {
  const stranger = await makeStranger(shop.server);
  await givenCapture({ ...shop, client: stranger }, 'theirs', { commissionAmount: 700 });
  await givenCapture(shop, 'dollars', { currency: 'USD', commissionAmount: 800 });
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const answer = await administrator.post('/commission/transfers', orderOf('dollars', 600));
  expect(await answer.json()).toMatchObject({ status: 422, code: 'balance_too_low' });
  const dollars = { ...orderOf('dollars', 800), currency: 'USD' };
  expect((await administrator.post('/commission/transfers', dollars)).status).toBe(201);
  expect(await commission('USD')).toBe(0);
});

test('a platform neither takes commission nor gives it back to itself by a transfer', async () => {
  await givenCapture(shop, 'platform');
  const order = { debitAccountId: 'commission', creditAccountId: 'platform', amount: 1 };
  const answer = await shop.client.call('POST', '/p2p', order);
  expect(await answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/debitAccountId' }] });
});
