import { expect, test } from 'vitest';
import { lookAt } from '../operations/support.ts';
import { givenWatchedShop, type Listed, type Page } from '../payments/dashboard-support.ts';
import { makeStranger } from '../payments/support.ts';
import { givenRichSeller, ourBank, payOut } from '../payouts/payout-support.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';

const shop = givenWatchedShop({ settings: ourBank });

const findPayments = async (search: string, more = '') => {
  const answer = await shop.viewer.get(`/payments?search=${encodeURIComponent(search)}${more}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Page<Listed>).items.map(({ id }) => id);
};

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly shownBy: string;
}

const findHits = async (search: string) => {
  const answer = await shop.viewer.get(`/search?search=${encodeURIComponent(search)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: Hit[] }).items.map(({ kind, id, shownBy }) => ({
    kind,
    id,
    shownBy,
  }));
};

const givenPaid = async (buyer: string, transaction: object = {}, client = shop.client) => {
  const payment = await client.givenPayment({ transaction });
  await shop.wallet.approve(payment.extOrderId, buyer);
  await client.resume(payment.id);
  return payment.id;
};

test('a part of the reference, the address, the name or the account finds a payment, paid or not', async () => {
  const paid = await givenPaid('ada', { reference: 'Kade K-8A049D6A', accountId: 'north-quay-7' });
  const open = await shop.client.givenPayment({
    transaction: { reference: 'Kade K-8A0577FF', accountId: 'north-quay-8' },
  });
  for (const search of ['K-8A049D6A', 'k-8a049', '049d6', 'quay-7', 'QUAY-7', '  8A049D6A '])
    expect([search, await findPayments(search)]).toEqual([search, [paid]]);
  for (const search of ['da@buy', 'BUYERS.EXAMPLE', 'mse', 'Amsel, Ada', 'ada a', 'am ada'])
    expect([search, await findPayments(search, '&accountId=north-quay-7')]).toEqual([search, [paid]]);
  for (const search of ['K-8A0577FF', '577f', 'quay-8'])
    expect([search, await findPayments(search)]).toEqual([search, [open.id]]);
  expect(await findPayments('north-quay')).toEqual([open.id, paid]);
  // Signs that mean any text to the database mean themselves.
  for (const search of ['K-8A0%', 'K_8A04', '%', '_', String.raw`K-8A0\\`, 'Ada Dahl'])
    expect([search, await findPayments(search, '&accountId=north-quay-7')]).toEqual([search, []]);
});

test('a search finds only payments of the platform that is chosen', async () => {
  const stranger = await makeStranger(shop.server);
  const theirs = await givenPaid('ada', { reference: 'shared-ZQ-1' }, stranger);
  const ours = await givenPaid('ada', { reference: 'shared-ZQ-2' });
  expect(await findPayments('ed-zq')).toEqual([ours, theirs]);
  expect(await findPayments('ed-zq', `&platformId=${stranger.platformId}`)).toEqual([theirs]);
  expect((await stranger.call('GET', '/moneyins?search=shared')).status).toBe(400);
});

test('a buyer is found by name while the wallet decides, and after it has declined', async () => {
  const ids = new Map<string, string>();
  for (const buyer of ['pia', 'dora', 'noor', 'remy'])
    ids.set(buyer, await givenPaid(buyer, { accountId: 'undecided' }));
  const found = async (search: string) => findPayments(search, '&accountId=undecided');
  expect(await found('Perrin')).toEqual([ids.get('pia')]);
  expect(await found('dora dah')).toEqual([ids.get('dora')]);
  expect(await found('nagy')).toEqual([ids.get('noor')]);
  expect(await found('remy@buyers')).toEqual([ids.get('remy')]);
  // Personal data is with the payment, and nowhere else.
  const kept = await shop.server.sql`select from operations where refusal::text ~* 'buyers|dahl|perrin|nagy'`;
  expect(kept).toHaveLength(0);
});

test('every id that a page shows finds what it belongs to', async () => {
  const { client, server } = shop;
  const id = await givenPaid('ada');
  const added = await client.call('POST', '/webhook-endpoints', { url: 'https://hooks.example.com/kade-9' });
  const { id: endpointId } = (await added.json()) as { id: string };
  expect((await client.call('PUT', `/refund/${id}`, { amountToRefund: 300 })).status).toBe(200);
  const [row] = await server.sql<{ order: string; capture: string; refund: string; requestId: string }[]>`
    select p.wallet_order_id as order, c.wallet_capture_id as capture, r.wallet_refund_id as refund, o.request_id as "requestId"
    from payments p join captures c on c.payment_id = p.id join refunds r on r.payment_id = p.id join operations o on o.payment_id = p.id and o.kind = 'refund'
    where p.id = ${id}`;
  await server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    values (${id}, 1, 'PP-D-31', 'open', 'inquiry', 'OTHER', 'EUR', 100, now(), now())`;
  const refundId = `${id}-r1`;
  const eventId = `evt_${id}_1`;
  const ids = [
    id,
    row!.order,
    row!.capture,
    row!.refund,
    row!.requestId,
    refundId,
    eventId,
    'pp-d-31',
    `${id}-PP-D-31`,
  ];
  for (const search of ids) expect([search, await findPayments(search)]).toEqual([search, [id]]);
  const refund = { kind: 'refund', id: refundId, shownBy: refundId };
  const dispute = { kind: 'dispute', id: `${id}-PP-D-31`, shownBy: id };
  const endpoint = { kind: 'endpoint', id: endpointId, shownBy: endpointId };
  expect(await findHits(refundId)).toEqual([refund]);
  expect(await findHits(row!.refund.toLowerCase())).toEqual([refund]);
  expect(await findHits('PP-D-31')).toEqual([dispute]);
  expect(await findHits(`${id}-PP-D-31`)).toEqual([dispute]);
  expect(await findHits(eventId)).toEqual([{ kind: 'event', id: eventId, shownBy: eventId }]);
  expect(await findHits(endpointId)).toEqual([endpoint]);
  expect(await findHits('kade-9')).toEqual([endpoint]);
  const [attempt] = await server.sql<{ id: string }[]>`
    insert into webhook_attempts (endpoint_id, subject_id, sequence, type, at, try_number, url, signature, duration_ms, is_accepted)
    values (${endpointId}, ${id}, 1, 'payment.created', now(), 1, 'https://hooks.example.com', '', 1, false) returning id::text`;
  const deliveryId = `whd_${attempt!.id}`;
  expect(await findHits(deliveryId)).toEqual([{ kind: 'delivery', id: deliveryId, shownBy: endpointId }]);
  const transfer = await client.call('POST', '/p2p', {
    debitAccountId: 'shop',
    creditAccountId: 'partner',
    amount: 100,
    currency: 'EUR',
  });
  const { id: transferId } = (await transfer.json()) as { id: string };
  expect(await findHits(transferId)).toEqual([{ kind: 'transfer', id: transferId, shownBy: 'shop' }]);
  expect(await findHits('nothing-like-it')).toEqual([]);
});

test('a payout and its run are found by their ids, also as the bank writes them', async () => {
  await givenRichSeller(shop, 'payee');
  const { id } = (await payOut(shop, { accountId: 'payee', amount: 500 })).body;
  const administrator = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const made = await administrator.post('/payout-runs', { attempt: crypto.randomUUID() });
  const run = (await made.json()) as { id: string; messageId: string };
  for (const search of [id, id.replace('_', '-').toUpperCase()])
    expect(await findHits(search)).toEqual([{ kind: 'payout', id, shownBy: id }]);
  for (const search of [run.id, run.messageId])
    expect(await findHits(search)).toEqual([{ kind: 'payout_run', id: run.id, shownBy: run.id }]);
});

test('who pays is found by the id that the wallet has of them, paid or not', async () => {
  const paid = await givenPaid('ada', { accountId: 'payer-ids' });
  const open = await shop.client.givenPayment({ transaction: { accountId: 'payer-ids' } });
  const [payer] = await shop.server.sql<{ id: string }[]>`
    select payer_account_id as id from payments where id = ${paid}`;
  const found = (search: string) => findPayments(search, '&accountId=payer-ids');
  expect(await found(payer!.id)).toEqual([paid]);
  expect(await found(payer!.id.toLowerCase())).toEqual([paid]);
  expect(await found(payer!.id.slice(0, -1))).toEqual([]);
  // What keeps a payer while the wallet decides.
  await shop.server.sql`update payments set payer_account_id = ${payer!.id} where id = ${open.id}`;
  expect(await found(payer!.id)).toEqual([open.id, paid]);
});

/** The wallet shows a capture that doesn't match, which is booked nowhere. Nobody looks at it by themselves. */
const givenMismatched = async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  await shop.wallet.approve(extOrderId);
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({ fault: 'wrong_amount', operation, orderId: extOrderId, times: 50 });
  expect((await shop.client.resume(id)).status).toBe(202);
  await shop.server.sql`
    update operations set due_at = clock_timestamp() + interval '1 day' where payment_id = ${id}`;
  const { captures } = await shop.wallet.truth(extOrderId);
  expect(await findPayments(captures[0]!.id)).toEqual([]);
  return { id, captureId: captures[0]!.id };
};

test('a capture that only the wallet has finds its payment once the page has shown it', async () => {
  const { id, captureId } = await givenMismatched();
  const answer = await shop.viewer.get(`/payments/${id}/statement`);
  expect(await answer.json()).toMatchObject({ captures: [{ id: captureId }] });
  for (const search of [captureId, captureId.toLowerCase()]) expect(await findPayments(search)).toEqual([id]);
  await shop.viewer.get(`/payments/${id}/statement`);
  expect(await findPayments(captureId)).toEqual([id]);
});

test('a capture that only the wallet has finds its payment after the next look, before anybody has opened the page', async () => {
  const { id, captureId } = await givenMismatched();
  await lookAt(shop.server, id);
  expect(await findPayments(captureId)).toEqual([id]);
});

test('a transaction at the wallet that a comparison has listed is found by its id, once', async () => {
  for (const [from, to] of [
    ['2026-01-01', '2026-01-02'],
    ['2026-01-02', '2026-01-03'],
  ] as const) {
    const [run] = await shop.server.sql<{ number: bigint }[]>`
      insert into reconciliations (wallet_provider, requested_by, from_at, to_at, compared_until, ended_at, there_count, here_count,
        unchecked_count, unreadable, foreign_count, difference_count)
      values ('orders-v2', 'operator', ${from}, ${to}, ${to}, ${to}, 1, 1, 0, '{}', 1, 1) returning number`;
    await shop.server.sql`
      insert into reconciliation_differences (reconciliation, line, kind, subject, transaction_id, there_status, there_currency, there_minor)
      values (${run!.number}, 1, 'missing_here', 'capture', '9XT55521KK0012345', 'COMPLETED', 'EUR', 700)`;
    await shop.server.sql`
      insert into foreign_transactions (reconciliation, line, transaction_id, code, category)
      values (${run!.number}, 1, '9XT55521KK0099999', 'T0400', 'withdrawal')`;
  }
  for (const [search, id] of [
    ['9XT55521KK0012345', '9XT55521KK0012345'],
    ['9xt55521kk0099999', '9XT55521KK0099999'],
  ] as const)
    expect(await findHits(search)).toEqual([{ kind: 'wallet_transaction', id, shownBy: id }]);
});

test('a call of the wallet is found by its debug id, as the page shows it, among the newest calls', async () => {
  const id = await givenPaid('ada');
  const calls = await shop.server.sql<{ debugId: string; operation: string }[]>`
    select debug_id as "debugId", operation from wallet_calls
    where payment_id = ${id} and debug_id is not null`;
  expect(calls.length).toBeGreaterThan(1);
  for (const { debugId } of calls)
    for (const search of [debugId, debugId.toUpperCase(), ` ${debugId} `])
      expect(await findHits(search)).toEqual([{ kind: 'wallet_call', id: search.trim(), shownBy: id }]);
});

test('an administrator finds an API key by its client id and a part of its name, and a viewer does not', async () => {
  const { id } = await shop.server.givenApiKey('The till in the museum');
  const administrator = await signIn(shop.server, await shop.server.givenOperator('administrator'));
  for (const search of [id, 'l in the MUS']) {
    const answer = await administrator.get(`/search?search=${encodeURIComponent(search)}`);
    expect(await answer.json()).toMatchObject({
      items: [{ kind: 'api_key', id, about: 'The till in the museum', shownBy: id }],
    });
    expect(await findHits(search)).toEqual([]);
  }
});

test('a beginning of an id that thousands of payments share finds none', async () => {
  const id = await givenPaid('ada', { accountId: 'beginnings' });
  const found = (search: string) => findPayments(search, '&accountId=beginnings');
  expect(await found(id.slice(0, 7))).toEqual([id]);
  expect(await found(id.slice(0, 6))).toEqual([]);
});
