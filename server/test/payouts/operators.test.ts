import { expect, test } from 'vitest';
import { givenCapture } from '../accounts/account-support.ts';
import { readLog } from '../audit/audit-log.ts';
import { givenShop } from '../payments/support.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import {
  ageBankAccount,
  givenRichSeller,
  givenSeller,
  ourBank,
  payOut,
  sellerIban,
  type Payout,
} from './payout-support.ts';

const shop = givenShop({ settings: ourBank });

const administrator = async () => {
  const operator = await shop.server.givenOperator();
  return { ...operator, ...(await signInAndConfirm(shop.server, operator)) };
};
type Administrator = Awaited<ReturnType<typeof administrator>>;

const order = async ({ post }: Administrator, body: object) => {
  const answer = await post('/payouts', { currency: 'EUR', attempt: crypto.randomUUID(), ...body });
  return { httpStatus: answer.status, ...((await answer.json()) as Payout & { operator: string }) };
};
const commissionOf = async ({ get }: Administrator) => {
  const { commission } = (await (await get('/operator-accounts')).json()) as {
    commission: { currency: string; amount: number }[];
  };
  return commission.find(({ currency }) => currency === 'EUR')!.amount;
};
const balanceOf = async ({ get }: Pick<Administrator, 'get'>, accountId: string, query = '') =>
  (await get(`/accounts/${accountId}/payout-balance${query}`)).json();

test('an administrator pays an account out; the platform sees it, the audit log has it, and the same attempt pays nothing again', async () => {
  const ada = await administrator();
  await givenRichSeller(shop, 'seller');
  const body = { accountId: 'seller', amount: 300, reference: 'by hand', attempt: crypto.randomUUID() };
  const answers = await Promise.all([order(ada, body), order(ada, body), order(ada, body)]);
  for (const made of answers) {
    expect(made).toMatchObject({ httpStatus: 201, status: 'reserved', amount: 300, operator: ada.email });
    expect(made.id).toBe(`po_${body.attempt.replaceAll('-', '')}`);
  }
  const { id } = answers[0];
  const seen = await (await shop.client.call('GET', `/payouts/${id}`)).json();
  expect(seen).toMatchObject({ id, status: 'reserved', reference: 'by hand' });
  expect(JSON.stringify(seen)).not.toContain(ada.email);
  expect(await balanceOf(ada, 'seller')).toEqual({
    currency: 'EUR',
    availableAmount: 600,
    onItsWayAmount: 300,
  });
  expect(await order(ada, { ...body, amount: 301 })).toMatchObject({ httpStatus: 409, code: 'conflict' });
  expect(await order(ada, { ...body, accountId: 'other' })).toMatchObject({ httpStatus: 409 });
  expect(await order(ada, { accountId: 'seller', all: true })).toMatchObject({
    httpStatus: 201,
    amount: 600,
  });
  const { items } = await readLog(ada, '?action=payout_requested');
  expect(items.map(({ subject, actor, details }) => [subject, actor, details])).toEqual([
    ['seller', ada.email, { payoutId: expect.any(String), totalAmount: 600, currency: 'EUR' }],
    ['seller', ada.email, { payoutId: id, totalAmount: 300, currency: 'EUR' }],
  ]);
});

test('an administrator cancels a payout of a platform until it is approved, and a run pays what an operator has ordered', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  await givenRichSeller(shop, 'cancelling');
  const { body: asked } = await payOut(shop, { accountId: 'cancelling', amount: 100 });
  const cancelled = await ada.post(`/payouts/${asked.id}/cancel`);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', operator: null, platformId: 1 });
  const { items } = await readLog(ada, '?action=payout_cancelled');
  expect(items[0]).toMatchObject({ subject: 'cancelling', details: { payoutId: asked.id } });
  const ordered = await order(ada, { accountId: 'cancelling', amount: 200 });
  const made = await ada.post('/payout-runs', { attempt: crypto.randomUUID() });
  const { id, count, totalAmount } = (await made.json()) as Record<string, string>;
  await grace.post(`/payout-runs/${id}/approve`, { count, totalAmount });
  const late = await ada.post(`/payouts/${ordered.id}/cancel`);
  expect(await late.json()).toMatchObject({ status: 409, code: 'conflict' });
  const read = await ada.get(`/payouts/${ordered.id}`);
  expect(await read.json()).toMatchObject({ status: 'approved', runId: id, operator: ada.email });
  expect(await balanceOf(ada, 'cancelling')).toMatchObject({ availableAmount: 700, onItsWayAmount: 200 });
});

test('commission that was earned is paid out through an account of the operator’s own', async () => {
  const [ada, grace] = [await administrator(), await administrator()];
  await givenCapture(shop, 'earning', { commissionAmount: 100 });
  await givenSeller(shop, 'us');
  const before = await commissionOf(ada);
  const move = { creditAccountId: 'us', amount: 100, currency: 'EUR', attempt: crypto.randomUUID() };
  expect((await ada.post('/commission/transfers', move)).status).toBe(201);
  expect(await order(ada, { accountId: 'us', all: true })).toMatchObject({ httpStatus: 201, amount: 100 });
  expect(await commissionOf(ada)).toBe(before - 100);
  const made = await ada.post('/payout-runs', { attempt: crypto.randomUUID() });
  const { id, count, totalAmount } = (await made.json()) as Record<string, string>;
  expect((await grace.post(`/payout-runs/${id}/approve`, { count, totalAmount })).status).toBe(200);
  const lines = await shop.client.call('GET', '/accounts/us/statement');
  expect(await lines.json()).toMatchObject({
    items: [
      { kind: 'payout', amount: -100, balance: 0 },
      { kind: 'transfer', amount: 100, balance: 100 },
    ],
  });
});

test('what an account has is said of the platform that is named, and viewers pay nothing out', async () => {
  const ada = await administrator();
  const platformId = await shop.server.givenPlatform();
  await ada.post('/accounts', { id: 'branch', platformId });
  const query = `?platformId=${platformId}`;
  expect(await balanceOf(ada, 'branch', query)).toMatchObject({ availableAmount: 0, onItsWayAmount: 0 });
  expect(await balanceOf(ada, 'branch')).toMatchObject({ code: 'account_unknown' });
  await ada.patch(`/accounts/branch${query}`, { name: 'Branch', bankAccount: { iban: sellerIban } });
  await ageBankAccount(shop.server, 'branch');
  expect(await order(ada, { accountId: 'branch', amount: 1, platformId })).toMatchObject({
    code: 'balance_too_low',
  });
  const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
  expect(await balanceOf(viewer, 'branch', query)).toMatchObject({ availableAmount: 0 });
});
