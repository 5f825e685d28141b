import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import type { Fault } from '../../src/problem.ts';
import { givenShop, initBody, item } from './support.ts';

const shop = givenShop();

const gift = { ...item, unitAmount: 0 };
const address = { street: '12 rue de la Paix', city: 'Paris', postCode: '75002', country: 'FR' };

type Bodies = (value: unknown) => object;

/** Bodies that are right, or wrong in one field only. */
const transaction =
  (field: string): Bodies =>
  (value) =>
    initBody({ transaction: { [field]: value } });
const ofGift =
  (field: string): Bodies =>
  (value) =>
    initBody({ items: [item, { ...gift, [field]: value }] });
const ofAddress =
  (field: string): Bodies =>
  (value) =>
    initBody({ delivery: { address: { ...address, [field]: value } } });
const fullName: Bodies = (value) => initBody({ delivery: { receiver: { fullName: value } } });
const total: Bodies = (value) =>
  initBody({ transaction: { totalAmount: value }, items: [{ ...item, unitAmount: 1 }] });
const returnUrl: Bodies = (value) =>
  initBody({ redirections: { returnURL: value, cancelURL: 'https://shop.example.com/cart' } });

const longUrl = (length: number) => 'https://shop.example.com/'.padEnd(length, 'x');
const tooLong = (most: number) => `must have at most ${most} characters`;
const empty = 'must not be empty';
const negative = 'must be at least 0';
const overTotal = 'is 1001, more than the totalAmount of 1000';

const expectFaults = async (body: unknown, errors: readonly Fault[]) => {
  const detail = `${errors.map((fault) => `${fault.pointer} ${fault.detail}`).join('; ')}.`;
  const answer = await shop.client.init(body);
  await expectProblem(shop.server, answer, { status: 400, code: 'invalid_request', detail, errors });
};

test.each<[pointer: string, detail: string, Bodies, last: unknown, beyond: unknown]>([
  ['/transaction/accountId', tooLong(256), transaction('accountId'), 'x'.repeat(256), 'x'.repeat(257)],
  ['/transaction/accountId', empty, transaction('accountId'), 'x', ''],
  ['/transaction/reference', tooLong(50), transaction('reference'), 'x'.repeat(50), 'x'.repeat(51)],
  ['/transaction/comment', tooLong(140), transaction('comment'), 'x'.repeat(140), 'x'.repeat(141)],
  ['/transaction/commissionAmount', negative, transaction('commissionAmount'), 0, -1],
  ['/transaction/commissionAmount', overTotal, transaction('commissionAmount'), 1000, 1001],
  ['/transaction/totalAmount', 'must be at least 1', total, 1, 0],
  ['/redirections/returnURL', tooLong(2048), returnUrl, longUrl(2048), longUrl(2049)],
  ['/items/1/merchantAccountId', tooLong(256), ofGift('merchantAccountId'), 'x'.repeat(256), 'x'.repeat(257)],
  ['/items/1/merchantAccountId', empty, ofGift('merchantAccountId'), 'x', ''],
  ['/items/1/description', tooLong(127), ofGift('description'), 'x'.repeat(127), 'x'.repeat(128)],
  ['/items/1/description', empty, ofGift('description'), 'x', ''],
  ['/items/1/quantity', 'must be at least 1', ofGift('quantity'), 1, 0],
  ['/items/1/quantity', 'must be a whole number', ofGift('quantity'), 2, 1.5],
  ['/items/1/unitAmount', negative, ofGift('unitAmount'), 0, -1],
  ['/items/1/taxAmount', negative, ofGift('taxAmount'), 0, -1],
  ['/delivery/receiver/fullName', tooLong(255), fullName, 'x'.repeat(255), 'x'.repeat(256)],
  ['/delivery/address/street', tooLong(256), ofAddress('street'), 'x'.repeat(256), 'x'.repeat(257)],
  ['/delivery/address/city', tooLong(140), ofAddress('city'), 'x'.repeat(140), 'x'.repeat(141)],
  ['/delivery/address/postCode', tooLong(10), ofAddress('postCode'), 'x'.repeat(10), 'x'.repeat(11)],
  ['/delivery/address/state', tooLong(255), ofAddress('state'), 'x'.repeat(255), 'x'.repeat(256)],
  ['/delivery/address/country', 'must be two capital letters, such as NL', ofAddress('country'), 'FR', 'fr'],
  ['/delivery/address/country', 'is not a country of ISO 3166: "ZZ"', ofAddress('country'), 'XK', 'ZZ'],
])('%s %s, and what just does is taken', async (pointer, detail, bodyWith, last, beyond) => {
  expect((await shop.client.init(bodyWith(last))).status).toBe(200);
  await expectFaults(bodyWith(beyond), [{ pointer, detail }]);
});

// The sum that fails, too, because of a figure that is none would send its reader to the wrong place.
test.each<[string, Parameters<typeof initBody>[0], pointer: string, detail: string]>([
  [
    'a currency in small letters',
    { transaction: { currency: 'eur' } },
    '/transaction/currency',
    'must be three capital letters, such as EUR',
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
    'must be a whole number, not text',
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
    'must not be empty',
  ],
  ['items as text', { items: 'none' }, '/items', 'must be a list'],
  [
    'the only item, no times',
    { items: [{ ...item, quantity: 0 }] },
    '/items/0/quantity',
    'must be at least 1',
  ],
  [
    'the only item, one and a half times',
    { items: [{ ...item, quantity: 1.5 }] },
    '/items/0/quantity',
    'must be a whole number',
  ],
  [
    'a price as text',
    { items: [{ ...item, unitAmount: '1000' }] },
    '/items/0/unitAmount',
    'must be a whole number, not text',
  ],
  [
    'a tax as text',
    { items: [{ ...item, unitAmount: 960, taxAmount: '40' }] },
    '/items/0/taxAmount',
    'must be a whole number, not text',
  ],
])('one fault is told once: %s', async (_, changes, pointer, detail) => {
  await expectFaults(initBody(changes), [{ pointer, detail }]);
});
