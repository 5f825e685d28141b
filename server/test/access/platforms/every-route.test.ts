import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { operationsOf, type Description } from '../../docs/answers/described.ts';
import { ageBankAccount, sellerIban } from '../../payouts/payout-support.ts';
import { givenShop, initBody, makeClient } from '../../payments/support.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { until } from '../../support/until.ts';

// Every call of the API is tried by another platform, with the ids, accounts, references and metadata of the first one.

const shop = givenShop();

const file = join(import.meta.dirname, '../../../../docs/openapi.json');
const description = JSON.parse(await readFile(file, 'utf8')) as Description;
const prefix = '/webservice/v2';
const operations = operationsOf(description)
  .filter(({ caller }) => caller === 'platform')
  .map(({ method, path }) => `${method} ${path.slice(prefix.length)}`);
const [reading, writing] = [true, false].map((reads) =>
  operations.filter((one) => one.startsWith('GET ') === reads),
) as [string[], string[]];
const isList = (one: string) => description.paths[`${prefix}${one.slice(4)}`]?.['get'] && !one.includes('{');

const metadata = { only: 'of-the-first-platform' };
const reference = 'reference-of-the-first';
const url = 'http://127.0.0.1:1/of-the-first';

/** What only the first platform may be shown. */
const marks = [
  metadata.only,
  'Name of the first',
  'comment of the first',
  url,
  'DE…3000',
  '"D-first"',
  'whsec_',
];

/** By their names in paths. */
const ids = {} as Record<string, string>;

/** What the first platform is shown before another one tries to change it. */
let before: Record<string, string>;

type Client = Awaited<ReturnType<typeof makeClient>>;

const ask = async ({ call }: Client, route: string, body?: unknown) => {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!));
  const answer = await call(method, filled, body);
  return { status: answer.status, text: await answer.text() };
};

/** Something of every kind, by the first platform. */
beforeAll(async () => {
  const { client, server, wallet } = shop;
  const made = async (route: string, body?: unknown) => {
    const { status, text } = await ask(client, route, body);
    if (status !== 200 && status !== 201) throw new Error(`${route} answered ${status}: ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const comment = 'comment of the first';
  ids['endpointId'] = (await made('POST /webhook-endpoints', { url, description: 'Name of the first' })).id;
  const payment = await client.givenPayment({
    transaction: { accountId: 'seller-1', reference, comment, metadata },
  });
  ids['transactionId'] = payment.id;
  ids['accountId'] = 'seller-1';
  await wallet.approve(payment.extOrderId);
  await made('POST /moneyins/ext/{transactionId}/resume');
  const bankAccount = { iban: sellerIban };
  await made('PATCH /accounts/{accountId}', { name: 'Name of the first', metadata, bankAccount });
  await ageBankAccount(server, 'seller-1');
  const order = { debitAccountId: 'seller-1', creditAccountId: 'seller-2', amount: 100 };
  ids['transferId'] = (await made('POST /p2p', { ...order, comment, reference, metadata })).id;
  const refund = { amountToRefund: 100, comment, metadata };
  ids['refundId'] = (await made('PUT /refund/{transactionId}', refund)).id;
  const payout = { accountId: 'seller-1', amount: 100, currency: 'EUR', reference, metadata };
  ids['payoutId'] = (await made('POST /payouts', payout)).id;
  ids['eventId'] = `evt_${payment.id}_1`;
  await server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    select id, platform_id, 'D-first', 'open', 'inquiry', 'OTHER', 'EUR', 1, now(), now() from payments where id = ${payment.id}`;
  await made('POST /webhook-endpoints/{endpointId}/test');
  // Disabled, nothing is tried in the background, and what the first platform is shown stays as it is.
  await made('PATCH /webhook-endpoints/{endpointId}', { enabled: false });
  await until(async () => {
    const { text } = await ask(client, 'GET /events');
    if (!text.includes('"payout.')) throw new Error('the event of the payout has no position yet');
  });
  before = await showFirst();
});

/** Files say when they were made: as a time, and in the id of a message. */
const madeNow = /<(MsgId|CreDtTm|DTSERVER|DTASOF)>[^<]*/g;

/** The statement as a PDF is drawn of the same lines as the others, and takes longer than everything else together. */
const isShown = (call: string) => call !== 'GET /ping' && !call.endsWith('.pdf');

/** Everything that the first platform is shown, by every call that reads. A statement ends with the balance of this moment. */
const showFirst = async () => {
  const shown: Record<string, string> = {};
  for (const one of reading.filter(isShown))
    shown[one] = (await ask(shop.client, one)).text
      .replace(/"[^"]+"(,"closing_balance")/, '$1')
      .replaceAll(madeNow, '<$1>');
  return shown;
};

const makeOther = async () =>
  makeClient(shop.server, { platformId: await shop.server.givenPlatform(), mayBookRefunds: true });

const expectNoMark = (text: string) => {
  for (const mark of marks) expect(text).not.toContain(mark);
};

test('the first platform is shown something by every call that reads', async () => {
  for (const one of reading) {
    const { status, text } = await ask(shop.client, one);
    expect({ one, status }).toEqual({ one, status: 200 });
    expect({ one, isEmpty: text.includes('"items":[]') && isList(one) }).toEqual({ one, isEmpty: false });
  }
});

/** Filters that find it, where a list takes them. */
const filters = [
  '',
  '?accountId=seller-1',
  `?reference=${reference}`,
  `?metadata[only]=${metadata.only}`,
  '?transactionId={transactionId}',
  '?debitAccountId=seller-1',
  '?creditAccountId=seller-2',
];

const lists = reading.filter((one) => isList(one) && one !== 'GET /ping');

test.each(reading.filter((one) => !isList(one)))(
  '404: another platform is shown nothing of the first one: %s',
  async (one) => {
    const { status, text } = await ask(await makeOther(), one);
    expect(status).toBe(404);
    expectNoMark(text);
  },
);

test.each(lists)('a list shows another platform nothing of the first one: %s', async (one) => {
  const other = await makeOther();
  const answers = await Promise.all(filters.map((filter) => ask(other, one + filter)));
  // Not every list takes every filter.
  const taken = answers.filter(({ status }) => status !== 400);
  for (const { text } of taken) expect(JSON.parse(text)).toMatchObject({ items: [] });
  expect(taken).not.toHaveLength(0);
});

test('ping names the own platform', async () => {
  const other = await makeOther();
  const { text } = await ask(other, 'GET /ping');
  expect(JSON.parse(text)).toMatchObject({ platform: { id: other.platformId } });
});

interface Try {
  /** Undefined: 404, because what the path names is not there. */
  readonly status?: number;
  readonly bodyOf?: (other: Client) => unknown;
}

const one = { amount: 1 };
const ofSeller = { debitAccountId: 'seller-1', creditAccountId: 'mine', ...one };

/** Every call that writes, with a body that the first platform could send. */
const tries: Record<string, readonly Try[]> = {
  // Accounts are each platform's own: these open accounts of the same names.
  'POST /moneyins/ext/init': [
    { status: 200, bodyOf: () => initBody({ transaction: { accountId: 'seller-1', reference } }) },
  ],
  'PUT /accounts/{accountId}': [{ status: 201 }],
  'POST /p2p': [
    { status: 422, bodyOf: () => ofSeller },
    { bodyOf: () => ({ ...ofSeller, transactionId: ids['transactionId'] }) },
  ],
  'POST /payouts': [{ bodyOf: () => ({ accountId: 'seller-1', currency: 'EUR', ...one }) }],
  'POST /webhook-endpoints': [{ status: 201, bodyOf: () => ({ url: 'http://127.0.0.1:1/mine' }) }],
  'PUT /moneyins/{transactionId}': [
    { bodyOf: () => ({ transaction: { totalAmount: 1000 }, items: initBody().items }) },
  ],
  'PATCH /moneyins/{transactionId}': [{ bodyOf: () => ({ metadata }) }],
  'POST /moneyins/ext/{transactionId}/resume': [{}],
  'PUT /moneyins/{transactionId}/validate': [{ bodyOf: () => ({}) }],
  'PUT /moneyins/{transactionId}/cancel': [{}],
  'PUT /refund/{transactionId}': [{ bodyOf: () => ({}) }],
  'PUT /refundcreate/{transactionId}': [{ bodyOf: () => ({ comment: 'in cash' }) }],
  'PATCH /refunds/{refundId}': [{ bodyOf: () => ({ metadata }) }],
  'PATCH /accounts/{accountId}': [
    { bodyOf: () => ({ name: 'Mine' }) },
    { bodyOf: () => ({ status: 'closed' }) },
    { bodyOf: () => ({ bankAccount: null }) },
  ],
  'PATCH /p2p/{transferId}': [{ bodyOf: () => ({ metadata }) }],
  'POST /p2p/{transferId}/reversal': [{ bodyOf: () => ({}) }],
  'POST /moneyins/{transactionId}/distribution': [
    { bodyOf: () => ({ parts: [{ accountId: 'mine', ...one }] }) },
  ],
  'POST /payouts/{payoutId}/cancel': [{}],
  'PATCH /webhook-endpoints/{endpointId}': [{ bodyOf: () => ({ enabled: true }) }],
  'DELETE /webhook-endpoints/{endpointId}': [{}],
  'POST /webhook-endpoints/{endpointId}/rotate-secret': [{ bodyOf: () => ({}) }],
  'POST /webhook-endpoints/{endpointId}/test': [{}],
  'POST /webhook-endpoints/{endpointId}/send': [{ bodyOf: () => ({ eventId: ids['eventId'] }) }],
  'POST /webhook-endpoints/{endpointId}/replay': [{ bodyOf: () => ({ from: '2026-01-01T00:00:00Z' }) }],
};

test('this file knows every call of a platform that writes', () => {
  expect(Object.keys(tries).toSorted()).toEqual(writing.toSorted());
});

test.each(writing)('another platform changes nothing of the first one: %s', async (route) => {
  for (const { status = 404, bodyOf } of tries[route]!) {
    const other = await makeOther();
    const answer = await ask(other, route, bodyOf?.(other));
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
    expectNoMark(answer.text.replaceAll(/"secret":"[^"]*"/g, ''));
    // Nor is anything of the first one found at the own account of the same name.
    expectNoMark((await ask(other, 'GET /accounts/{accountId}')).text);
  }
  expect(await showFirst()).toEqual(before);
});

test('an own endpoint is sent no event of another platform, alone or again', async () => {
  const other = await makeOther();
  const added = await ask(other, 'POST /webhook-endpoints', { url: 'http://127.0.0.1:1/mine' });
  const { id } = JSON.parse(added.text) as { id: string };
  const own = (action: string, body: object) => ask(other, `POST /webhook-endpoints/${id}/${action}`, body);
  expect((await own('send', { eventId: ids['eventId'] })).status).toBe(404);
  expect((await own('replay', { after: ids['eventId'] })).status).toBe(404);
  expect((await own('replay', { from: '2026-01-01T00:00:00Z' })).status).toBe(202);
  await until(async () => {
    const open = await shop.server
      .sql`select 1 from webhook_replays where endpoint_id = ${id} and ended_at is null`;
    expect(open).toHaveLength(0);
  });
  const lines = await shop.server.sql`select 1 from webhook_lines where endpoint_id = ${id}`;
  expect(lines).toHaveLength(0);
});

test('an administrator adds platforms, and no call of the dashboard takes two of them', async () => {
  const named = Object.entries(description.paths)
    .filter(([path]) => path.startsWith('/dashboard/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const fields = [
          ...JSON.stringify(requestBody ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g),
        ].flatMap(([, name]) => Object.keys(description.components.schemas[name!]?.properties ?? {}));
        const platforms = fields.filter((field) => /platform/i.test(field));
        return platforms.length === 0 ? [] : [[`${method.toUpperCase()} ${path}`, ...platforms]];
      }),
    );
  expect(named).toEqual(
    expect.arrayContaining([
      ['POST /dashboard/api/transfers', 'platformId'],
      ['POST /dashboard/api/commission/transfers', 'platformId'],
    ]),
  );
  // One platform each: where something is made. Nothing that is there gets another one.
  expect(named.filter(([call, ...fields]) => !call!.startsWith('POST ') || fields.length > 1)).toEqual([]);
});

test('an administrator moves no money from one platform to another', async () => {
  const { server } = shop;
  const operator = await server.givenOperator();
  const administrator = await signInAndConfirm(server, operator);
  const { password } = operator;
  const added = await administrator.post('/platforms', { name: `Another ${crypto.randomUUID()}`, password });
  expect(added.status).toBe(201);
  const { id: platformId } = (await added.json()) as { id: number };
  await makeClient(server, { platformId }).then(({ call }) => call('PUT', '/accounts/only-theirs'));
  const order = (body: object) => ({ ...one, attempt: crypto.randomUUID(), ...body });
  const from = { debitAccountId: 'seller-1', creditAccountId: 'only-theirs' };
  const transfers = [order(from), order({ ...from, platformId })];
  for (const body of transfers) {
    const answer = await administrator.post('/transfers', body);
    expect(await answer.json()).toMatchObject({ status: 404, code: 'account_unknown' });
  }
  const commission = { creditAccountId: 'only-theirs' };
  expect((await administrator.post('/commission/transfers', order(commission))).status).toBe(404);
  expect(
    (await administrator.post('/commission/transfers', order({ ...commission, platformId }))).status,
  ).toBe(422);
  expect(await showFirst()).toEqual(before);
});
