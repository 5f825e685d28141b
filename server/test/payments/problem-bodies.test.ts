import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import type { ProblemCode } from '../../src/problem.ts';
import { givenShop, initBody, item, makeStranger } from './support.ts';

const shop = givenShop();

const urls = { returnURL: 'https://shop.example.com/a', cancelURL: 'https://shop.example.com/b' };

const withMore = (json: string) =>
  JSON.stringify({ ...initBody(), more: 0 }).replace('"more":0', `"more":${json}`);

/** What cannot be read as one JSON value, and why. */
test.each<[string, string | undefined, number, ProblemCode, string]>([
  ['no body', undefined, 400, 'malformed_body', 'The body is missing. It is mandatory.'],
  ['an empty body', '', 400, 'malformed_body', 'The body is missing. It is mandatory.'],
  [
    'half of a JSON object',
    '{"redirections": ',
    400,
    'malformed_body',
    'The body is not JSON: Unexpected end of JSON input.',
  ],
  [
    '33 levels',
    withMore('['.repeat(32) + ']'.repeat(32)),
    400,
    'malformed_body',
    'The body nests deeper than 32 levels.',
  ],
  [
    'a key twice',
    JSON.stringify(initBody()).replace('"totalAmount":1000', '"totalAmount":1000,"totalAmount":1'),
    400,
    'malformed_body',
    'The body has the key "totalAmount" twice in one object.',
  ],
  ['300 KB', withMore(`"${'x'.repeat(300_000)}"`), 413, 'body_too_large', 'The body is larger than 256 KiB.'],
])('init: %s', async (_, body, status, code, detail) => {
  const headers = { 'content-type': 'application/json' };
  const answer =
    body === undefined
      ? await shop.client.call('POST', '/moneyins/ext/init')
      : await shop.client.call('POST', '/moneyins/ext/init', body, headers);
  await expectProblem(shop.server, answer, { status, code, detail });
});

/** What breaks a rule: every fault with its place, and all of them in one sentence. */
test.each<[string, unknown, [pointer: string, detail: string][]]>([
  ['null', 'null', [['', 'must be an object']]],
  ['an array', '[]', [['', 'must be an object']]],
  ['a text', '"init"', [['', 'must be an object']]],
  [
    'wrong types everywhere',
    {
      redirections: [],
      transaction: { accountId: 7, totalAmount: '1000', captureMode: true },
      items: 'none',
      delivery: 1,
    },
    [
      ['/redirections', 'must be an object'],
      ['/transaction/accountId', 'must be text'],
      ['/transaction/totalAmount', 'must be a whole number, not text'],
      ['/transaction/captureMode', 'must be one of automatic, manual'],
      ['/delivery', 'must be an object or null'],
      ['/items', 'must be a list'],
    ],
  ],
  [
    'items that do not add up',
    initBody({ transaction: { totalAmount: 999 } }),
    [['/transaction/totalAmount', 'is 999, and the items add up to 1000']],
  ],
  [
    'a breakdown that does not add up',
    initBody({ amountBreakdown: { totalItems: 1000, shipping: 250, discount: 50 } }),
    [['/transaction/totalAmount', 'is 1000, and the breakdown adds up to 1200']],
  ],
  [
    'a physical item without an address',
    initBody({ items: [{ ...item, type: 'physical' }], delivery: { receiver: { fullName: 'Ada' } } }),
    [['/delivery/address', 'is missing: an item is physical']],
  ],
  [
    'a forbidden URL',
    initBody({ redirections: { ...urls, errorUrl: 'javascript:alert(1)' } }),
    [['/redirections/errorUrl', 'must be an absolute http or https URL']],
  ],
  [
    'both spellings',
    initBody({ redirections: { ...urls, cancelUrl: urls.cancelURL } }),
    [['/redirections/cancelUrl', 'is the same field as cancelURL: send one of them']],
  ],
  [
    'an unknown field in transaction',
    initBody({ transaction: { commisionAmount: 10 } }),
    [['/transaction/commisionAmount', 'is not known here; did you mean commissionAmount?']],
  ],
  [
    '10^12 + 1',
    initBody({ transaction: { totalAmount: 10 ** 12 + 1 }, items: [{ ...item, unitAmount: 10 ** 12 + 1 }] }),
    [
      ['/transaction/totalAmount', 'must be at most 1000000000000'],
      ['/items/0/unitAmount', 'must be at most 1000000000000'],
    ],
  ],
  [
    '101 items',
    initBody({ transaction: { totalAmount: 101_000 }, items: Array.from({ length: 101 }, () => item) }),
    [['/items', 'must have at most 100 entries']],
  ],
])('init: %s', async (_, body, faults) => {
  const sentence = faults.map(([pointer, detail]) => `${pointer || 'The body'} ${detail}`).join('; ');
  await expectProblem(shop.server, await shop.client.init(body), {
    status: 400,
    code: 'invalid_request',
    detail: sentence.endsWith('?') ? sentence : `${sentence}.`,
    errors: faults.map(([pointer, detail]) => ({ pointer, detail })),
  });
});

test('10^12, 100 items and 32 levels are taken', async () => {
  const items = [
    { ...item, unitAmount: 10 ** 12 - 99 },
    ...Array.from({ length: 99 }, () => ({ ...item, unitAmount: 1 })),
  ];
  const body = { ...initBody({ transaction: { totalAmount: 10 ** 12 }, items }), more: 0 };
  const deep = JSON.stringify(body).replace('"more":0', `"more":${'['.repeat(31)}${']'.repeat(31)}`);
  expect((await shop.client.init(deep)).status).toBe(200);
});

test('resume: a cancelled payment', async () => {
  const { id } = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${id}/cancel`);
  const expected = {
    status: 409,
    code: 'payment_cancelled',
    detail: `The payment ${id} was cancelled.`,
  } as const;
  await expectProblem(shop.server, await shop.client.resume(id), expected);
});

test('resume: an expired payment', async () => {
  const { id } = await shop.client.givenPayment();
  await shop.server
    .sql`update payments set status = 'expired', last_move = status || ' > expired' where id = ${id}`;
  const expected = {
    status: 409,
    code: 'payment_expired',
    detail: `The payment ${id} has expired.`,
  } as const;
  await expectProblem(shop.server, await shop.client.resume(id), expected);
});

test("resume: another platform's payment and one that does not exist, in the same words (A8)", async () => {
  const stranger = await makeStranger(shop.server);
  const { id } = await stranger.givenPayment();
  for (const strange of [id, 'pay_unknown', 'a'.repeat(101)]) {
    await expectProblem(shop.server, await shop.client.resume(strange), {
      status: 404,
      code: 'not_found',
      detail: `There is no payment ${strange}.`,
    });
  }
});
