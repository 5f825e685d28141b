import { expect, test } from 'vitest';
import { anOrder, issueOf } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

test.for([
  ['770.01', 'EUR', 'INSTRUMENT_DECLINED'],
  ['770.02', 'EUR', 'PAYER_CANNOT_PAY'],
  ['770.03', 'EUR', 'TRANSACTION_REFUSED'],
  ['77009', 'JPY', 'ORDER_ALREADY_CAPTURED'],
] as const)('an order of %s %s has %s at its first capture', async ([value, currency, issue]) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder(anOrder(value, currency));
  expect(issueOf(await wallet.capture(id))).toBe(issue);
});

test('the fault of an amount happens once, and only when the order is approved', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder(anOrder('770.05', 'EUR'));
  expect(issueOf(await wallet.capture(id))).toBe('ORDER_NOT_APPROVED');
  await wallet.approve(id);
  expect((await wallet.capture(id)).status).toBe(500);
  expect((await wallet.capture(id)).status).toBe(201);
});

test('an amount whose fault does not exist for authorisations is authorised', async () => {
  const wallet = await givenWallet();
  const { purchase_units: units } = anOrder('770.11', 'EUR');
  const authorization = await wallet.givenAuthorization({ purchase_units: units });
  expect(authorization.status).toBe('CREATED');
});
