import { expect, test } from 'vitest';
import { openAccount } from '../../src/accounts/open-account.ts';
import { postAccountTransfer } from '../../src/ledger/post-account-transfer.ts';
import { platformActing } from '../support/actors.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenWatchedShop, type Page } from '../payments/dashboard-support.ts';
import { initBody, item } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenWatchedShop();

/** Every call that takes the id of an account, and where its answer points to. */
const calls: readonly (readonly [string, string, (id: string) => Promise<Response>])[] = [
  [
    'init',
    '/transaction/accountId',
    (accountId) => shop.client.init(initBody({ transaction: { accountId } })),
  ],
  [
    'an item of init',
    '/items/0/merchantAccountId',
    (merchantAccountId) => shop.client.init(initBody({ items: [{ ...item, merchantAccountId }] })),
  ],
  ['opening', 'path/accountId', (id) => shop.client.call('PUT', `/accounts/${encodeURIComponent(id)}`)],
  ['reading', 'path/accountId', (id) => shop.client.call('GET', `/accounts/${encodeURIComponent(id)}`)],
  [
    'the statement',
    'path/accountId',
    (id) => shop.client.call('GET', `/accounts/${encodeURIComponent(id)}/statement`),
  ],
  [
    'the statement as a file',
    'path/accountId',
    (id) => shop.client.call('GET', `/accounts/${encodeURIComponent(id)}/statement.csv`),
  ],
  ['taking', '/debitAccountId', (id) => shop.client.call('POST', '/p2p', orderOf(id, 'shop', 1))],
  ['giving', '/creditAccountId', (id) => shop.client.call('POST', '/p2p', orderOf('shop', id, 1))],
  ['opening at the dashboard', '/id', (id) => shop.administrator.post('/accounts', { id })],
  [
    'giving at the dashboard',
    '/creditAccountId',
    (id) =>
      shop.administrator.post('/transfers', { ...orderOf('shop', id, 1), attempt: crypto.randomUUID() }),
  ],
];

const lookAlikes: readonly (readonly [string, string, string])[] = [
  ['a zero-width space', 'my\u200Bshop', 'has U+200B, an invisible character, as character 3'],
  ['a zero-width joiner', 'myshop\u200D', 'has U+200D, an invisible character, as character 7'],
  ['a byte order mark', '\uFEFFmyshop', 'has U+FEFF, an invisible character, as character 1'],
  ['a soft hyphen', 'my\u00ADshop', 'has U+00AD, an invisible character, as character 3'],
  ['a variation selector', 'myshop\uFE0F', 'has U+FE0F, an invisible character, as character 7'],
  ['a Hangul filler', 'my\u3164shop', 'has U+3164, an invisible character, as character 3'],
  ['an empty braille cell', 'my\u2800shop', 'has U+2800, an invisible character, as character 3'],
  ['a tag after an emoji', '🛒\u{E0061}', 'has U+E0061, an invisible character, as character 2'],
  ['an override', 'my\u202Epohs', 'has U+202E, which changes the direction of writing, as character 3'],
  ['an isolate', '\u2067myshop', 'has U+2067, which changes the direction of writing, as character 1'],
  ['a tab', 'my\tshop', 'has U+0009, a control character, as character 3'],
  ['a line break', 'myshop\n', 'has U+000A, a control character, as character 7'],
  ['a C1 control', 'my\u0085shop', 'has U+0085, a control character, as character 3'],
  ['a line separator', 'my\u2028shop', 'has U+2028, a control character, as character 3'],
  ['a no-break space', 'my\u00A0shop', 'has U+00A0, which looks like an ordinary space, as character 3'],
  ['a space before it', ' myshop', 'begins with a space (U+0020)'],
  ['a space after it', 'myshop ', 'ends with a space (U+0020)'],
  ['a space alone', ' ', 'must not be white space alone'],
];

const names = ['commission', 'clearing', 'wallet_clearing'].map(
  (name) => [name, name, `must not be "${name}": Florin uses this name itself`] as const,
);

test.each([...lookAlikes, ...names])(
  '400: %s in the id of an account is refused by every call, which names it (A24)',
  async (_, id, detail) => {
    for (const [, pointer, call] of calls)
      await expectProblem(shop.server, await call(id), {
        status: 400,
        code: 'invalid_request',
        detail: `${pointer} ${detail}.`,
        errors: [{ pointer, detail }],
      });
    const rows = await shop.server.sql`select 1 from accounts where id = ${id}`;
    expect(rows).toHaveLength(0);
  },
);

/** Every call that is described with an account in its path, or as a filter of its query. */
const callsWithAccounts = async (account: string) => {
  const { paths } = (await (await fetch(`${shop.server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
      const inPath = path.replace(/(?<=\/accounts\/)\{\w+\}/, account);
      if (inPath !== path) return [{ method, url: inPath }];
      const filters = parameters.filter((one) => one.in === 'query' && /accountId$/i.test(one.name));
      return filters.map(({ name }) => ({ method, url: `${path}?${name}=${account}` }));
    }),
  );
};

test.each([
  ['256 emoji', '🛒'.repeat(256)],
  ['signs that mean something in a path', 'a/b?c#d%2Fe;f&g=h+i\\j'],
  ['a name with spaces, accents and other scripts', 'Café Zoë 東京 متجر'],
  ['the name of a ledger account with a capital', 'Commission'],
])('an account that init takes is taken by every other call: %s (A24)', async (_, id) => {
  const path = encodeURIComponent(id);
  await givenCapture(shop, id);
  const other = id.replace(/^./u, '2');
  expect(await transfer(shop, orderOf(id, other, 100))).toMatchObject({ status: 201 });
  const own = await shop.client.call('GET', `/accounts/${path}`);
  expect(await own.json()).toMatchObject({ id, balances: [{ currency: 'EUR', balance: 800 }] });
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const headers = {
    authorization: `Bearer ${shop.client.token}`,
    cookie: administrator.cookie,
    'content-type': 'application/json',
  };
  const described = await callsWithAccounts(path);
  expect(described.length).toBeGreaterThan(15);
  for (const { method, url } of described) {
    const body = method === 'get' ? null : JSON.stringify(method === 'patch' ? { name: 'Ada' } : {});
    const { status } = await fetch(`${shop.server.url}${url}`, {
      method: method.toUpperCase(),
      headers,
      body,
    });
    expect({ method, url, status }).toEqual({ method, url, status: 200 });
  }
  const listed = await shop.client.call('GET', `/moneyins?accountId=${path}`);
  expect(await listed.json()).toMatchObject({ items: [{ accountId: id }] });
});

test('operators can read and empty an account that an earlier version opened under a refused id', async () => {
  const [id, path] = ['old\u200B', 'old%E2%80%8B'];
  await givenCapture(shop, 'old');
  await openAccount(shop.server.deps, { platformId: 1, accountId: id }, platformActing(shop.client.key.id));
  const moved = { fromAccountId: 'old', toAccountId: id, currency: 'EUR', amountMinor: 300n, comment: null };
  const order = {
    ...moved,
    paymentId: null,
    reference: null,
    reversalOf: null,
    fromKind: 'account' as const,
    toKind: 'account' as const,
    distributionId: null,
    metadata: null,
    id: 'p2p_old',
    platformId: 1,
    at: new Date(),
    apiKeyId: null,
    operator: 'ada@example.com',
  };
  await shop.server.sql.begin((tx) => postAccountTransfer(tx, order));
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const back = { ...orderOf(id, 'old', 300), attempt: crypto.randomUUID() };
  expect((await administrator.post('/transfers', back)).status).toBe(201);
  const postings = (await (await shop.viewer.get(`/accounts/${path}/postings`)).json()) as Page<object>;
  expect(postings.items).toMatchObject([{ amount: -300, balance: 0 }, { amount: 300 }]);
});
