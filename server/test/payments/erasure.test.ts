import { expect, test } from 'vitest';
import { erase } from '../../src/payments/erasure/erase.ts';
import { makeEraseOldBuyers } from '../../src/payments/erasure/erase-old-buyers.ts';
import { verifyAuditLog } from '../../src/audit/verify-audit-log.ts';
import { givenShop, initBody } from './support.ts';
import { givenServer } from '../support/server.ts';
import { checkBooksOf } from '../support/check-books.ts';
import { digestTables } from '../support/digest-tables.ts';
import { givenEndpoint, startReceiver, untilLogged } from '../webhooks/receiver.ts';

const shop = givenShop();

const street = 'Rue du Cherche-Midi 47';
const ip = '203.0.113.77';
const browser = 'Browser of one buyer';

const given = async (isPaid = true) => {
  const delivery = {
    receiver: { fullName: 'Zacharie Quelqu-un' },
    address: { street, city: 'Villeneuve-la-Rare', postCode: '98765', country: 'FR' },
  };
  const answer = await shop.client.init(initBody({ delivery }), {
    'psu-ip-address': ip,
    'psu-user-agent': browser,
  });
  expect(answer.status).toBe(200);
  const payment = (await answer.json()) as { id: string; extOrderId: string };
  if (!isPaid) return payment.id;
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment.id;
};

interface Payer {
  readonly name: string;
  readonly key: string;
  readonly email: string;
  readonly account: string;
}

const payerOf = async (id: string) => {
  const [row] = await shop.server.sql<Payer[]>`
    select payer_name as name, payer_name_key as key, payer_email as email, payer_account_id as account
    from payments where id = ${id}`;
  return row!;
};

/** Everything that is in the database, as text. */
const dump = async () => {
  const { sql } = shop.server;
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = any('{r,p}') and not relispartition`;
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await sql.script<{ text: string }[]>(`select t::text as text from ${name} t`);
    parts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return parts.join('\n');
};

/** Where each of the texts is found. */
const placesOf = async (texts: readonly string[]) => {
  const lines = (await dump()).split('\n');
  return lines.filter((line) => texts.some((text) => line.includes(text)));
};

const run = (selection: Parameters<typeof erase>[1], isTrial = false) =>
  erase(shop.server.deps, selection, isTrial, 'command line');
const byEmail = (email: string) => ({ by: 'person', email, accountIds: [] }) as const;

const bookTables = new Set(['transfers', 'ledger_entries', 'accounts', 'captures', 'events']);

test('erasing a buyer leaves nothing of name, address, e-mail, IP and wallet id anywhere in the database, and the books stay', async () => {
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const id = await given();
  await untilLogged(shop.client, endpoint, 2);
  const { name, key, email, account } = await payerOf(id);
  const texts = [name, key, email, account, street, ip, browser, 'Zacharie', 'Villeneuve-la-Rare'];
  expect(await placesOf(texts)).not.toEqual([]);
  const books = (await digestTables(shop.server.sql)).filter((table) => bookTables.has(table.name));

  expect(await run(byEmail(email.toUpperCase()), true)).toEqual({ found: 1, erased: 0 });
  expect(await placesOf([street])).not.toEqual([]);
  expect(await run(byEmail(email.toUpperCase()))).toEqual({ found: 1, erased: 1 });

  expect(await placesOf(texts)).toEqual([]);
  const after = (await digestTables(shop.server.sql)).filter((table) => bookTables.has(table.name));
  expect(after).toEqual(books);
  await checkBooksOf(shop.server.deps.config.databaseUrl!);
  expect(await shop.client.read(id)).toMatchObject({ id, status: 'captured', capturedAmount: 1000 });
  expect(await run(byEmail(email))).toEqual({ found: 0, erased: 0 });
  const [entry] = await shop.server.sql`
    select actor, action, subject, details from audit_entries order by sequence desc limit 1`;
  expect(entry).toEqual({
    actor: 'command line',
    action: 'buyer_data_erased',
    subject: 'person',
    details: { payments: 1 },
  });
  expect(await verifyAuditLog(shop.server.deps, undefined)).toMatchObject({ intact: true });
});

test('a payment of the same person under another address is erased, too, and one of someone else is not', async () => {
  const [one, moved, other] = [await given(), await given(), await given()];
  await shop.server.sql`update payments set payer_email = 'moved@example.com' where id = ${moved}`;
  await shop.server.sql`
    update payments set payer_email = 'other@example.com', payer_account_id = 'OTHERPERSON12' where id = ${other}`;
  const { email } = await payerOf(one);
  expect(await run(byEmail(email))).toEqual({ found: 2, erased: 2 });
  expect(await payerOf(moved)).toEqual({ name: null, key: null, email: null, account: null });
  expect(await payerOf(other)).toMatchObject({ email: 'other@example.com', account: 'OTHERPERSON12' });
  expect(await run({ by: 'payment', id: other })).toEqual({ found: 1, erased: 1 });
  expect(await payerOf(other)).toMatchObject({ email: null });
});

test('by age only payments from before are erased, and one that is open keeps what it needs until it is over', async () => {
  const [old, open, young] = [await given(), await given(false), await given()];
  await shop.server.sql`
    update payments set created_at = created_at - interval '400 days' where id = any(${[old, open]})`;
  const before = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000);
  expect(await run({ by: 'age', before })).toEqual({ found: 2, erased: 1 });
  expect(await payerOf(old)).toMatchObject({ email: null });
  expect((await payerOf(young)).email).not.toBeNull();
  const [row] = await shop.server.sql<{ details: object }[]>`
    select order_details as details from payments where id = ${open}`;
  expect(row!.details).toMatchObject({ buyer: { ip }, delivery: { address: { street } } });

  expect((await shop.client.call('PUT', `/moneyins/${open}/cancel`)).status).toBe(200);
  expect(await run({ by: 'age', before })).toEqual({ found: 1, erased: 1 });
  expect(await run({ by: 'payment', id: young })).toEqual({ found: 1, erased: 1 });
  expect(await placesOf([street, ip, browser])).toEqual([]);
});

const makeOlder = (ids: readonly string[]) => shop.server.sql`
  update payments set created_at = created_at - interval '400 days' where id = any(${ids})`;

test('old buyers are erased in passes, which come back to what was open, and to what was young', async () => {
  const [old, open, older, young, last] = [
    await given(),
    await given(false),
    await given(),
    await given(),
    await given(),
  ];
  // Everything from before is old, as ids say: they begin with their time.
  await shop.server
    .sql`update payments set created_at = created_at - interval '400 days' where id < ${young}`;
  const named = async () => {
    const rows = await shop.server.sql<{ id: string }[]>`
      select id from payments where id = any(${[old, open, older, young, last]}) and order_details ? 'delivery' order by id`;
    return rows.map(({ id }) => id);
  };
  // Of two rows a page, so that a pass has left the page of the open one when it ends.
  const eraseOldBuyers = makeEraseOldBuyers(shop.server.deps, 365, 2);
  await eraseOldBuyers();
  expect(await named()).toEqual([open, young, last]);
  expect((await shop.client.call('PUT', `/moneyins/${open}/cancel`)).status).toBe(200);
  await makeOlder([young]);
  await eraseOldBuyers();
  expect(await named()).toEqual([last]);
  await makeOlder([last]);
  await eraseOldBuyers();
  expect(await named()).toEqual([]);
  const [entry] = await shop.server.sql`
    select actor, subject from audit_entries where action = 'buyer_data_erased' order by sequence desc limit 1`;
  expect(entry).toEqual({ actor: 'service', subject: 'age' });
});

test('a service forgets buyers and calls to the wallet after the days of its settings, and nothing that is younger', async () => {
  const [old, young] = [await given(), await given()];
  await makeOlder([old]);
  await shop.server.sql`
    update wallet_calls set last_at = last_at - interval '31 days' where payment_id = ${old}`;
  await givenServer({
    DATABASE_URL: shop.server.deps.config.databaseUrl!,
    BUYERS_KEPT_DAYS: '365',
    WALLET_CALLS_KEPT_DAYS: '30',
  });
  const left = async () => {
    const [row] = await shop.server.sql<{ named: string[] | null; called: string[] }[]>`
      select (select array_agg(id) from payments where id = any(${[old, young]}) and order_details ? 'delivery') as named,
        (select array_agg(distinct payment_id) from wallet_calls where payment_id = any(${[old, young]})) as called`;
    return row!;
  };
  await expect.poll(left).toEqual({ named: [young], called: [young] });
  expect(await shop.client.read(old)).toMatchObject({ id: old, status: 'captured' });
});
