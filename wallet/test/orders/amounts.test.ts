import { expect, test } from 'vitest';
import { anOrder, issueOf } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

const money = (value: string, currency = 'EUR') => ({ currency_code: currency, value });
const refusalOf = async (unit: object) => {
  const wallet = await givenWallet();
  const answer = await wallet.call('POST', '/v2/checkout/orders', {
    body: { intent: 'CAPTURE', purchase_units: [unit] },
  });
  expect(answer.status).toBe(422);
  return issueOf(answer);
};

test.for([
  ['EUR', '10.5', '10.50', 1050],
  ['EUR', '.5', '0.50', 50],
  ['EUR', '10000000000.00', '10000000000.00', 1_000_000_000_000],
  ['JPY', '1000000000000', '1000000000000', 1_000_000_000_000],
  ['HUF', '1250', '1250', 1250],
  ['TWD', '99', '99', 99],
  ['KWD', '1.005', '1.005', 1005],
  ['BHD', '1000000000.001', '1000000000.001', 1_000_000_000_001],
] as const)('%s %s is captured as %s', async ([currency, sent, shown, minor]) => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture(anOrder(sent, currency));
  expect(capture.amount).toEqual({ currency_code: currency, value: shown });
  const { body } = await wallet.simulate('GET', '/totals');
  expect(body.captures).toEqual([{ count: 1, currency, minor, value: shown }]);
});

test.for([
  ['EUR', '1.001', 'DECIMAL_PRECISION'],
  ['JPY', '100.00', 'DECIMAL_PRECISION'],
  ['HUF', '0.5', 'DECIMAL_PRECISION'],
  ['KWD', '1.0001', 'DECIMAL_PRECISION'],
  ['ZZZ', '1', 'INVALID_CURRENCY_CODE'],
  ['EUR', '-1.00', 'CANNOT_BE_NEGATIVE'],
  ['EUR', '0.00', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['EUR', '1000000000000000.00', 'MAX_VALUE_EXCEEDED'],
] as const)('%s %s is refused with %s', async ([currency, value, issue]) => {
  expect(await refusalOf({ amount: money(value, currency) })).toBe(issue);
});

const lamp = { name: 'Lamp', quantity: '3', unit_amount: money('0.10') };

test('items that do not add up to item_total are refused', async () => {
  const amount = { ...money('0.31'), breakdown: { item_total: money('0.31') } };
  expect(await refusalOf({ amount, items: [lamp] })).toBe('ITEM_TOTAL_MISMATCH');
});

test('items need an item_total', async () => {
  expect(await refusalOf({ amount: money('0.30'), items: [lamp] })).toBe('ITEM_TOTAL_REQUIRED');
});

test('a breakdown that does not add up is refused', async () => {
  const amount = { ...money('0.30'), breakdown: { item_total: money('0.30'), discount: money('0.01') } };
  expect(await refusalOf({ amount, items: [lamp] })).toBe('AMOUNT_MISMATCH');
});

test('tax on items needs a tax_total, and the right one', async () => {
  const taxed = { ...lamp, tax: money('0.02') };
  const without = { ...money('0.30'), breakdown: { item_total: money('0.30') } };
  expect(await refusalOf({ amount: without, items: [taxed] })).toBe('TAX_TOTAL_REQUIRED');
  const wrong = { ...money('0.35'), breakdown: { item_total: money('0.30'), tax_total: money('0.05') } };
  expect(await refusalOf({ amount: wrong, items: [taxed] })).toBe('TAX_TOTAL_MISMATCH');
});

test('a second currency anywhere in the order is refused', async () => {
  const amount = { ...money('0.30'), breakdown: { item_total: money('0.30', 'USD') } };
  expect(await refusalOf({ amount })).toBe('MULTI_CURRENCY_ORDER');
});
