import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { anOrder, issueOf, type Body } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const day = 24 * 3600;
const eur = (value: string) => ({ currency_code: 'EUR', value });

const search = async (wallet: RunningWallet, more: Record<string, string> = {}) => {
  const { now } = (await wallet.simulate('GET', '/clock')).body;
  const start = new Date(Date.parse(now) - 31 * day * 1000).toISOString();
  const query = new URLSearchParams({ start_date: start, end_date: now, fields: 'all', ...more });
  return wallet.send('GET', `/v1/reporting/transactions?${query.toString()}`);
};
const infosOf = ({ body }: Body): Body[] =>
  body.transaction_details.map((detail: Body) => detail.transaction_info);
const byId = (answer: Body, id: string): Body => infosOf(answer).find((info) => info.transaction_id === id);

test('the search lists captures, refunds and reversals, each with what it belongs to', async () => {
  const wallet = await givenWallet();
  const units = [{ amount: eur('10.00'), invoice_id: 'I-1', custom_id: 'C-1' }];
  const { id: orderId } = await wallet.givenApprovedOrder({ purchase_units: units });
  const { id } = (await wallet.capture(orderId)).body.purchase_units[0].payments.captures[0];
  const { body: refund } = await wallet.call('POST', `/v2/payments/captures/${id}/refund`, {
    body: { amount: eur('4.00'), custom_id: 'C-2' },
  });
  const { body: reversal } = await wallet.simulate('POST', `/captures/${id}/reverse`);
  const answer = await search(wallet);
  expect(answer.body).toMatchObject({
    account_number: 'MERCHANT2345Z',
    total_items: 3,
    total_pages: 1,
    page: 1,
  });
  expect(byId(answer, id)).toMatchObject({
    paypal_account_id: 'ADA2345678PQR',
    paypal_reference_id: orderId,
    paypal_reference_id_type: 'ODR',
    transaction_event_code: 'T0006',
    transaction_amount: eur('10.00'),
    fee_amount: eur('-0.29'),
    transaction_status: 'V',
    invoice_id: 'I-1',
    custom_field: 'C-1',
  });
  expect(byId(answer, refund.id)).toMatchObject({
    paypal_reference_id: id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: 'T1107',
    transaction_amount: eur('-4.00'),
    transaction_status: 'S',
    custom_field: 'C-2',
  });
  expect(byId(answer, reversal.id)).toMatchObject({
    transaction_event_code: 'T1106',
    transaction_amount: eur('-6.00'),
    transaction_status: 'S',
  });
  expect(answer.body.transaction_details[0].payer_info.email_address).toBe('ada@buyers.example');
});

test('what moved no money is listed only on request, with its status', async () => {
  const wallet = await givenWallet();
  const pending = await wallet.givenCapture(anOrder('770.10', 'EUR'));
  const declined = await wallet.givenCapture(anOrder('770.11', 'EUR'));
  const { id } = await wallet.givenCapture();
  const refund = async (fault: string) => {
    await wallet.givenFault({ fault, operation: 'refund' });
    const body = { amount: eur('1.00') };
    return (await wallet.call('POST', `/v2/payments/captures/${id}/refund`, { body })).body.id;
  };
  const [waiting, failed, cancelled] = [
    await refund('pending_refund'),
    await refund('failed_refund'),
    await refund('cancelled_refund'),
  ];
  const moved = await search(wallet);
  expect(new Set(infosOf(moved).map((info) => info.transaction_id))).toEqual(new Set([id, waiting]));
  const all = await search(wallet, { balance_affecting_records_only: 'N' });
  const codes = [pending.id, declined.id, id, waiting, failed, cancelled].map(
    (transaction) => byId(all, transaction).transaction_status,
  );
  expect(codes).toEqual(['P', 'D', 'S', 'P', 'D', 'V']);
});

test('pages are bounded, follow each other by links, and together have every transaction once', async () => {
  const wallet = await givenWallet();
  const ids = new Set<string>();
  for (let index = 0; index < 5; index += 1) ids.add((await wallet.givenCapture()).id);
  const found: string[] = [];
  let answer = await search(wallet, { page_size: '2' });
  expect(answer.body).toMatchObject({ total_items: 5, total_pages: 3 });
  for (let page = 1; page <= 3; page += 1) {
    expect(answer.body.page).toBe(page);
    found.push(...infosOf(answer).map((info) => info.transaction_id));
    const next = answer.body.links.find(({ rel }: Body) => rel === 'next');
    if (next !== undefined) answer = await wallet.send('GET', next.href.slice(wallet.url.length));
  }
  expect(found).toHaveLength(5);
  expect(new Set(found)).toEqual(ids);
  expect((await search(wallet, { page: '9' })).body.transaction_details).toEqual([]);
});

test('a period has at most 31 days, and only its own transactions', async () => {
  const wallet = await givenWallet();
  const early = await wallet.givenCapture();
  await wallet.advance(31 * day + 60);
  const later = await wallet.restart();
  const { id } = await later.givenCapture();
  const answer = await search(later);
  expect(infosOf(answer).map((info) => info.transaction_id)).toEqual([id]);
  const tooLong = await search(later, { start_date: early.create_time });
  expect([tooLong.status, issueOf(tooLong)]).toEqual([400, 'INVALID_PARAMETER_VALUE']);
});

test('a page beyond its limits, or an impossible period, is refused', async () => {
  const wallet = await givenWallet();
  const queries: Record<string, string>[] = [
    { page_size: '501' },
    { page_size: '0' },
    { page: '0' },
    { start_date: '2026-01-01' },
    { end_date: '2026-01-01T24:61:00Z' },
    { end_date: '2020-01-01T00:00:00Z' },
  ];
  for (const query of queries) expect((await search(wallet, query)).status).toBe(400);
});

/** So many payments take minutes through the API, and a moment in the database. */
const givenCopies = (wallet: RunningWallet, captureId: string, count: number): void => {
  const database = new DatabaseSync(wallet.databaseFile, { timeout: 5000 });
  database
    .prepare(
      `with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ?)
       insert into captures
         (id, order_id, unit_index, status, currency, amount_minor, final_capture, created_at, updated_at)
       select id || n, order_id, n, status, currency, amount_minor, 1, created_at, updated_at
       from captures, copies where id = ?`,
    )
    .run(count, captureId);
  database.close();
};

test('a period with more than 10,000 transactions is refused', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  givenCopies(wallet, id, 9999);
  expect((await search(wallet, { page_size: '500' })).body.total_items).toBe(10_000);
  await wallet.givenCapture();
  const answer = await search(wallet);
  expect([answer.status, answer.body.name]).toEqual([400, 'RESULTSET_TOO_LARGE']);
});

test('search_behind: the last three hours are missing, and the answer says so', async () => {
  const wallet = await givenWallet();
  const old = await wallet.givenCapture();
  await wallet.advance(3 * 3600 + 60);
  await wallet.givenCapture();
  await wallet.givenFault({ fault: 'search_behind', operation: 'transactionSearch' });
  const behind = await search(wallet);
  expect(infosOf(behind).map((info) => info.transaction_id)).toEqual([old.id]);
  const { body: current } = await search(wallet);
  expect(current.total_items).toBe(2);
  const lagMs = Date.parse(current.last_refreshed_datetime) - Date.parse(behind.body.last_refreshed_datetime);
  expect(Math.round(lagMs / 60_000)).toBe(180);
});

test('a period that begins after the last refresh is refused with a sentence, as the real wallet does it', async () => {
  const wallet = await givenWallet();
  await wallet.givenFault({ fault: 'search_behind', operation: 'transactionSearch' });
  const answer = await search(wallet, { start_date: new Date(Date.now() - 3_600_000).toISOString() });
  expect([answer.status, answer.body.name, answer.body.message]).toEqual([
    400,
    'INVALID_REQUEST',
    'Data for the given start date is not available.',
  ]);
});

test('a search can fail like every other call', async () => {
  const wallet = await givenWallet();
  await wallet.givenFault({ fault: 'unavailable', operation: 'transactionSearch' });
  expect((await search(wallet)).status).toBe(503);
  const { id } = await wallet.givenCapture();
  await wallet.givenFault({ fault: 'wrong_order', operation: 'transactionSearch' });
  expect(byId(await search(wallet), id)).toBeUndefined();
  expect(byId(await search(wallet), id)).toBeDefined();
});
