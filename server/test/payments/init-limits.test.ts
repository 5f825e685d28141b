import { test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import type { Fault } from '../../src/problem.ts';
import { givenShop, initBody } from './support.ts';

const shop = givenShop();

const item = {
  merchantAccountId: 'm',
  description: 'A song',
  quantity: 1,
  unitAmount: 1000,
  type: 'digital',
};

const expectFaults = async (body: unknown, errors: readonly Fault[]) => {
  const detail = `${errors.map((fault) => `${fault.pointer} ${fault.detail}`).join('; ')}.`;
  const answer = await shop.client.init(body);
  await expectProblem(shop.server, answer, { status: 400, code: 'invalid_request', detail, errors });
};

// The sum that fails, too, because of a figure that is none would send its reader to the wrong place.
test.each<[string, Parameters<typeof initBody>[0], pointer: string, detail: string]>([
  [
    'a currency in small letters',
    { transaction: { currency: 'eur' } },
    '/transaction/currency',
    'must match pattern "^[A-Z]{3}$"',
  ],
  [
    'a breakdown without totalItems',
    { amountBreakdown: { shipping: 100 } },
    '/amountBreakdown/totalItems',
    'is missing',
  ],
  [
    'a breakdown with an amount as text',
    { amountBreakdown: { totalItems: 900, shipping: '100' }, items: [{ ...item, unitAmount: 900 }] },
    '/amountBreakdown/shipping',
    'must be integer',
  ],
  [
    'a breakdown that says no taxes of taxed items',
    { amountBreakdown: { totalItems: 1000 }, items: [{ ...item, taxAmount: 40 }] },
    '/amountBreakdown/totalItemTaxes',
    'is 0, and the items add up to 40',
  ],
  [
    'a breakdown of nothing',
    { amountBreakdown: { totalItems: 1000 }, items: [] },
    '/items',
    'must NOT have fewer than 1 items',
  ],
  ['items as text', { items: 'none' }, '/items', 'must be array'],
  ['the only item, no times', { items: [{ ...item, quantity: 0 }] }, '/items/0/quantity', 'must be >= 1'],
  [
    'the only item, one and a half times',
    { items: [{ ...item, quantity: 1.5 }] },
    '/items/0/quantity',
    'must be integer',
  ],
  ['a price as text', { items: [{ ...item, unitAmount: '1000' }] }, '/items/0/unitAmount', 'must be integer'],
  [
    'a tax as text',
    { items: [{ ...item, unitAmount: 960, taxAmount: '40' }] },
    '/items/0/taxAmount',
    'must be integer',
  ],
])('one fault is told once: %s', async (_, changes, pointer, detail) => {
  await expectFaults(initBody(changes), [{ pointer, detail }]);
});
