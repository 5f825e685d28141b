import { expect, onTestFinished, test } from 'vitest';
import { connectAlone, type Sql } from '../../../src/database/client.ts';
import { givenShop, initBody, makeCalls, postingsOf } from '../../payments/support.ts';
import { givenSeller } from '../../payouts/payout-support.ts';
import { givenRevocation } from '../../support/dashboard.ts';
import { digestTables } from '../../support/digest-tables.ts';

/** Quiet, so that only the calls of these tests write anything. */
const shop = givenShop({ isQuiet: true });

const given = async () => {
  const key = await shop.server.givenApiKey('platform', true);
  return { key, ...makeCalls(shop.server.url, await shop.server.givenToken(key.apiKey)) };
};
type Given = Awaited<ReturnType<typeof given>>;

interface Call {
  /** For the id in the path. */
  readonly id?: string;
  readonly body?: unknown;
  /** Locks what the call waits for. Otherwise it waits for the key itself. */
  readonly hold?: (holder: Sql) => Promise<unknown>;
  readonly headers?: Record<string, string>;
}

const url = 'http://127.0.0.1:1/hooks';

/** When a key was used is written later, for all calls of some seconds. */
const except = ['api_key_uses'];

const aPayment = async ({ givenPayment, resume }: Given, captureMode: 'automatic' | 'manual') => {
  const payment = await givenPayment({ transaction: { captureMode } });
  await shop.wallet.approve(payment.extOrderId);
  return { ...payment, resume: async () => expect((await resume(payment.id)).status).toBe(200) };
};

const holdPayment = (id: string) => ({
  id,
  hold: (holder: Sql) => holder`select 1 from payments where id = ${id} for update`,
});

const captured = async (of: Given) => {
  const { id, resume } = await aPayment(of, 'automatic');
  await resume();
  return holdPayment(id);
};

const authorized = async (of: Given) => {
  const { id, resume } = await aPayment(of, 'manual');
  await resume();
  return holdPayment(id);
};

const anEndpoint = async ({ call }: Given) => {
  const answer = await call('POST', '/webhook-endpoints', { url });
  return { id: ((await answer.json()) as { id: string }).id };
};

/** Every call of a platform that writes, prepared so that it would write something. The wallet holds up init, see below. */
const writes: Record<string, (of: Given) => Promise<Call>> = {
  'POST /moneyins/ext/{transactionId}/resume': async (of) =>
    holdPayment((await aPayment(of, 'automatic')).id),
  'PUT /moneyins/{transactionId}/validate': async (of) => ({ ...(await authorized(of)), body: {} }),
  'PUT /moneyins/{transactionId}/cancel': async (of) => holdPayment((await aPayment(of, 'automatic')).id),
  'PUT /moneyins/{transactionId}': async (of) => ({
    ...holdPayment((await of.givenPayment()).id),
    body: {
      transaction: { totalAmount: 2000 },
      items: [
        { merchantAccountId: 'shop', description: 'A song', quantity: 2, unitAmount: 1000, type: 'digital' },
      ],
    },
  }),
  'PATCH /moneyins/{transactionId}': async (of) => ({
    ...holdPayment((await of.givenPayment()).id),
    body: { metadata: { cart: '4711' } },
  }),
  'PUT /refund/{transactionId}': async (of) => ({ ...(await captured(of)), body: {} }),
  'PUT /refundcreate/{transactionId}': async (of) => ({
    ...(await captured(of)),
    body: { amountToRefund: 100, comment: 'in cash' },
  }),
  'PATCH /refunds/{refundId}': async (of) => {
    const { id } = await captured(of);
    expect((await of.call('PUT', `/refund/${id}`, {})).status).toBe(200);
    return {
      id: `${id}-r1`,
      body: { metadata: { ticket: '7' } },
      hold: (holder) => holder`select 1 from refunds where payment_id = ${id} for update`,
    };
  },
  'PUT /accounts/{accountId}': async () => ({ id: 'of-nobody' }),
  'PATCH /accounts/{accountId}': async (of) => {
    await of.call('PUT', '/accounts/noted');
    return {
      id: 'noted',
      body: { metadata: { a: '1' } },
      hold: (holder) => holder`select 1 from accounts where id = 'noted' for update`,
    };
  },
  'POST /p2p': async (of) => {
    await captured(of);
    await of.call('PUT', '/accounts/partner');
    return {
      body: { debitAccountId: 'shop', creditAccountId: 'partner', amount: 100 },
      hold: (holder) => holder`select 1 from accounts where id = 'shop' for update`,
    };
  },
  'PATCH /p2p/{transferId}': async (of) => {
    await captured(of);
    await of.call('PUT', '/accounts/partner');
    const order = { debitAccountId: 'shop', creditAccountId: 'partner', amount: 100, metadata: { a: '1' } };
    const { id } = (await (await of.call('POST', '/p2p', order)).json()) as { id: string };
    return {
      id,
      body: { metadata: { a: '2' } },
      hold: (holder) => holder`select 1 from account_transfer_metadata where transfer_id = ${id} for update`,
    };
  },
  'POST /moneyins/{transactionId}/distribution': async (of) => {
    const payment = await captured(of);
    await of.call('PUT', '/accounts/partner');
    return { ...payment, body: { parts: [{ accountId: 'partner', amount: 1 }] } };
  },
  'POST /p2p/{transferId}/reversal': async (of) => {
    await captured(of);
    await of.call('PUT', '/accounts/partner');
    const order = { debitAccountId: 'shop', creditAccountId: 'partner', amount: 100 };
    const { id } = (await (await of.call('POST', '/p2p', order)).json()) as { id: string };
    return { id, body: {}, hold: (holder) => holder`select 1 from accounts where id = 'partner' for update` };
  },
  'POST /payouts': async (of) => {
    await captured(of);
    await givenSeller({ ...shop, client: of }, 'shop');
    return {
      body: { accountId: 'shop', amount: 1, currency: 'EUR' },
      hold: (holder) => holder`select 1 from accounts where id = 'shop' for update`,
    };
  },
  'POST /payouts/{payoutId}/cancel': async (of) => {
    await captured(of);
    await givenSeller({ ...shop, client: of }, 'shop');
    const order = { accountId: 'shop', amount: 1, currency: 'EUR' };
    const { id } = (await (await of.call('POST', '/payouts', order)).json()) as { id: string };
    return { id, body: {}, hold: (holder) => holder`select 1 from payouts where id = ${id} for update` };
  },
  'POST /webhook-endpoints': async () => ({ body: { url } }),
  'PATCH /webhook-endpoints/{endpointId}': async (of) => ({
    ...(await anEndpoint(of)),
    body: { description: 'mine' },
  }),
  'DELETE /webhook-endpoints/{endpointId}': anEndpoint,
  'POST /webhook-endpoints/{endpointId}/rotate-secret': async (of) => ({
    ...(await anEndpoint(of)),
    body: {},
  }),
  'POST /webhook-endpoints/{endpointId}/test': anEndpoint,
  'POST /webhook-endpoints/{endpointId}/send': async (of) => ({
    ...(await anEndpoint(of)),
    body: { eventId: `evt_${(await of.givenPayment()).id}_1` },
  }),
  'POST /webhook-endpoints/{endpointId}/replay': async (of) => ({
    ...(await anEndpoint(of)),
    body: { from: '2026-11-15T12:00:00Z' },
  }),
};

test('this file knows every call of a platform that writes', async () => {
  const { paths } = (await (await fetch(`${shop.server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith('/webservice/v2/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/webservice/v2'.length)}`),
    )
    .filter((call) => !call.startsWith('GET '));
  expect(described.toSorted()).toEqual([...Object.keys(writes), 'POST /moneyins/ext/init'].toSorted());
});

/** Sends the call, lets it wait, and revokes its key before it goes on. Returns the answer, and what was stored until then. */
const revokeWhileWaiting = async (of: Given, route: string, { id = '', body, hold, headers }: Call) => {
  const { sql, deps } = shop.server;
  const holder = await connectAlone(deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  const revoke = () =>
    holder`update api_keys set revoked_at = now(), revoked_by = created_by where id = ${of.key.id}`;
  await holder.script('begin');
  await (hold ?? revoke)(holder);
  const [method, path] = route.replace(/\{\w+\}/, id).split(' ') as [string, string];
  let isAnswered = false;
  const answer = of.call(method, path, body, headers).finally(() => (isAnswered = true));
  const isHeld = async () => {
    const held = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return held.length === 1;
  };
  await expect.poll(async () => isAnswered || (await isHeld()), { interval: 5 }).toBe(true);
  if (hold) await revoke();
  const before = await digestTables(holder, except);
  await holder.script('commit');
  return { answer: await answer, before };
};

test.each(Object.keys(writes))(
  '401: a call whose key is revoked while it waits writes nothing: %s',
  async (route) => {
    const of = await given();
    const { answer, before } = await revokeWhileWaiting(of, route, await writes[route]!(of));
    expect(await answer.json()).toMatchObject({
      status: 401,
      detail: 'The API key was revoked. Nothing was done.',
    });
    expect(await digestTables(shop.server.sql, except)).toEqual(before);
  },
);

test('401: no payment is started for a key that is revoked while the wallet makes the order', async () => {
  const { key, init } = await given();
  const fault = await shop.wallet.fault({ fault: 'late_effect', operation: 'create', times: 1 });
  const answer = init(initBody({ transaction: { accountId: 'shop' } }));
  await expect.poll(() => shop.wallet.faultTimesLeft(fault)).toBe(0);
  await givenRevocation(shop.server, key.id);
  await shop.wallet.clearFaults();
  expect((await answer).status).toBe(401);
  expect(await shop.server.sql`select 1 from payments where api_key_id = ${key.id}`).toEqual([]);
});

test('a capture that has begun is booked, also when its key is revoked before the wallet answers', async () => {
  const of = await given();
  const { id, extOrderId: orderId } = await aPayment(of, 'automatic');
  const fault = await shop.wallet.fault({ fault: 'late_effect', operation: 'capture', orderId, times: 1 });
  const answer = of.resume(id);
  await expect.poll(() => shop.wallet.faultTimesLeft(fault)).toBe(0);
  await givenRevocation(shop.server, of.key.id);
  await shop.wallet.clearFaults();
  expect((await answer).status).toBe(200);
  expect(await shop.wallet.truth(orderId)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
  expect(await postingsOf(shop.server, id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'account', account: 'shop', amount: 1000 },
  ]);
});

test('a payment whose key is revoked is captured when its buyer comes back', async () => {
  const of = await given();
  const payment = await of.givenPayment();
  const { redirectUrl } = await shop.wallet.approve(payment.extOrderId);
  await givenRevocation(shop.server, of.key.id);
  expect((await fetch(redirectUrl!, { redirect: 'manual' })).status).toBe(303);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ captureCount: 1 });
});

test('401: a call that finds the secret rotated by another one does not show it to a key that was revoked meanwhile', async () => {
  const of = await given();
  const route = 'POST /webhook-endpoints/{endpointId}/rotate-secret';
  const { id } = await anEndpoint(of);
  const hold = (holder: Sql) =>
    holder`update webhook_endpoints set secret_number = secret_number + 1 where id = ${id}`;
  const { answer } = await revokeWhileWaiting(of, route, { id, body: {}, hold });
  expect(await answer.json()).toMatchObject({
    status: 401,
    detail: 'The API key was revoked. Nothing was done.',
  });
});

test('401: a call that finds the endpoint of its first run, which was cut off, does not show its secret to a key that was revoked meanwhile', async () => {
  const of = await given();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  expect((await of.call('POST', '/webhook-endpoints', { url }, headers)).status).toBe(201);
  await shop.server.sql`
    update idempotent_requests set answer_status = null, answer_body = null, running_until = now()
    where idempotency_key = ${headers['idempotency-key']}`;
  const hold = (holder: Sql) =>
    holder`select pg_advisory_xact_lock(hashtextextended('webhook endpoints of 1', 0))`;
  const { answer } = await revokeWhileWaiting(of, 'POST /webhook-endpoints', {
    body: { url },
    hold,
    headers,
  });
  expect(await answer.json()).toMatchObject({
    status: 401,
    detail: 'The API key was revoked. Nothing was done.',
  });
});
