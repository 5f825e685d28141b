import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { deleteOldAttempts } from '../../src/webhooks/clear-lines.ts';
import { summariseWebhooks } from '../../src/webhooks/health-queries.ts';
import { makeLines } from '../../src/webhooks/make-lines-query.ts';
import { waitAfter } from '../../src/webhooks/retry-schedule.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenRevocation } from '../support/dashboard.ts';
import { givenDatabase } from '../support/database.ts';
import { givenShop, makeClient, makeStranger } from '../payments/support.ts';
import {
  deliveriesOf,
  givenEndpoint,
  makeDue,
  startReceiver,
  untilHandedOut,
  untilLogged,
  type Endpoint,
} from './receiver.ts';
import { until } from '../support/until.ts';

const shop = givenShop();

const givenCaptured = async (client = shop.client) => {
  const payment = await client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  return payment.id;
};

const readEndpoint = async ({ id }: Endpoint) =>
  (await (await shop.client.call('GET', `/webhook-endpoints/${id}`)).json()) as Endpoint & {
    failingSince: string | null;
  };

const act = (endpoint: Endpoint, what: string, body: object = {}) =>
  shop.client.call('POST', `/webhook-endpoints/${endpoint.id}/${what}`, body);

/** Someone waits for a row that is locked. */
const untilSomebodyWaits = () =>
  until(async () => {
    const waiting = await shop.server.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).not.toHaveLength(0);
  });

test('without an endpoint nobody follows the events, and one that is enabled gets later events only', async () => {
  const { sql, deps } = shop.server;
  const readPlace = () => sql`select position from webhook_head`;
  const place = await readPlace();
  for (const _ of [1, 2]) {
    await givenCaptured();
    await untilHandedOut(shop.server);
  }
  expect(await readPlace()).toEqual(place);
  expect((await summariseWebhooks(deps.reports)).lagSeconds).toBeNull();

  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const first = await givenCaptured();
  await receiver.hears(2);
  const change = (enabled: boolean) =>
    shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { enabled });
  await untilHandedOut(shop.server);
  expect((await change(false)).status).toBe(200);
  await givenCaptured();
  await untilHandedOut(shop.server);
  expect((await change(true)).status).toBe(200);
  const last = await givenCaptured();
  await receiver.hears(4);
  expect(receiver.heard.map(({ event }) => event.transactionId)).toEqual([first, first, last, last]);
});

test('the standardwebhooks package verifies what is sent, and it is the event of the API byte for byte', async () => {
  await givenCaptured();
  await untilHandedOut(shop.server);
  const receiver = await startReceiver();
  const { secret } = await givenEndpoint(shop.client, receiver.url);
  const id = await givenCaptured();
  await receiver.hears(2);
  for (const { headers, body } of receiver.heard)
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ transactionId: id });
  expect(receiver.heard.map(({ event }) => event.type)).toEqual(['payment.created', 'payment.captured']);
  const { body, headers, event } = receiver.heard[1]!;
  expect(headers['webhook-id']).toBe(event.id);
  expect(await (await shop.client.call('GET', `/events/${event.id}`)).text()).toBe(body);
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature found');
});

test('the public key of the endpoint verifies the asymmetric signature', async () => {
  const receiver = await startReceiver();
  const { publicKey } = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  await receiver.hears(1);
  const { headers, body } = receiver.heard[0]!;
  const signature = headers['webhook-signature']!.split(' ').find((one) => one.startsWith('v1a,'))!;
  const x = Buffer.from(publicKey.slice('whpk_'.length), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  expect(verify(null, signed, key, Buffer.from(signature.slice('v1a,'.length), 'base64'))).toBe(true);
});

test('it is signed with the real time, whatever the test clock says', async () => {
  const receiver = await startReceiver();
  const { secret } = await givenEndpoint(shop.client, receiver.url);
  shop.server.deps.testClock!.moveAhead(60 * 60);
  await shop.client.givenPayment();
  await receiver.hears(1);
  const { headers, body, event } = receiver.heard[0]!;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: event.id });
});

test('while secrets overlap both verify, and afterwards only the new one', async () => {
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const rotated = (await (await act(endpoint, 'rotate-secret', { overlapHours: 1 })).json()) as Endpoint;
  expect(rotated.secret).not.toBe(endpoint.secret);
  await act(endpoint, 'test');
  const both = receiver.heard[0]!;
  for (const secret of [endpoint.secret, rotated.secret])
    expect(new Webhook(secret).verify(both.body, both.headers)).toBeTruthy();
  await act(endpoint, 'rotate-secret', { overlapHours: 0 });
  await act(endpoint, 'test');
  const one = receiver.heard[1]!;
  for (const secret of [endpoint.secret, rotated.secret])
    expect(() => new Webhook(secret).verify(one.body, one.headers)).toThrow('No matching signature found');
});

test('without the secret that it is derived from nothing is sent, the log says why, and a new one signs at once', async () => {
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.server.sql`update webhook_endpoints set secret_id = '0123456789ab' where id = ${endpoint.id}`;
  await shop.client.givenPayment();
  const isGone = 'The secret that signs it is no longer configured. Rotate the secret of the endpoint.';
  await until(async () => {
    const [failed] = await deliveriesOf(shop.client, endpoint);
    expect(failed).toMatchObject({ accepted: false, answerStatus: null, error: isGone });
  });
  expect(await (await act(endpoint, 'test')).json()).toMatchObject({ accepted: false, error: isGone });
  expect(receiver.heard).toEqual([]);
  const { secret } = (await (await act(endpoint, 'rotate-secret')).json()) as Endpoint;
  await makeDue(shop.server, endpoint);
  await receiver.hears(1);
  const { headers, body } = receiver.heard[0]!;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'payment.created' });
});

test('the next event of a transaction waits until the one before is accepted, and nothing else waits for it', async () => {
  let isDown = true;
  const held = await shop.client.givenPayment();
  await untilHandedOut(shop.server);
  const receiver = await startReceiver(({ event }, response) =>
    response.writeHead(isDown && event.transactionId === held.id ? 500 : 204).end(),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const other = await startReceiver();
  await givenEndpoint(shop.client, other.url);
  await shop.wallet.approve(held.extOrderId);
  await shop.client.resume(held.id);
  const [failed] = await untilLogged(shop.client, endpoint, 1);
  expect(failed).toMatchObject({ type: 'payment.captured', answerStatus: 500, tryNumber: 1 });
  const nextTryAt = Date.parse(failed!.nextTryAt!);
  expect(nextTryAt - Date.parse(failed!.createdAt)).toBeGreaterThanOrEqual(5000);
  expect(nextTryAt - Date.now()).toBeLessThanOrEqual(6000);
  // However long the test takes: the next try comes when it is made due.
  await shop.server.sql`
    update webhook_lines set due_at = now() + interval '1 hour' where endpoint_id = ${endpoint.id} and subject_id = ${held.id}`;
  await shop.client.call('PUT', `/refund/${held.id}`, {});
  const free = await givenCaptured();
  await receiver.hears(3);
  const typesOf = (heard: typeof receiver.heard, id: string) =>
    heard.filter(({ event }) => event.transactionId === id).map(({ event }) => event.type);
  await until(() => expect(typesOf(receiver.heard, free)).toEqual(['payment.created', 'payment.captured']));
  expect(typesOf(receiver.heard, held.id)).toEqual(['payment.captured']);
  await other.hears(5);
  expect(typesOf(other.heard, held.id)).toEqual(['payment.captured', 'refund.requested', 'refund.completed']);
  isDown = false;
  await makeDue(shop.server, endpoint);
  await receiver.hears(6);
  expect(typesOf(receiver.heard, held.id)).toEqual([
    'payment.captured',
    'payment.captured',
    'refund.requested',
    'refund.completed',
  ]);
  expect(await readEndpoint(endpoint)).toMatchObject({ failingSince: null });
});

test('after thirteen tries an event is given up, and the next one goes', async () => {
  const { id } = await shop.client.givenPayment();
  const receiver = await startReceiver(({ event }, response) =>
    response.writeHead(event.type === 'payment.created' ? 500 : 204).end(),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await act(endpoint, 'replay', { from: '2026-01-01T00:00:00Z' });
  await until(() => expect(receiver.heard.some(({ event }) => event.transactionId === id)).toBe(true));
  const { sql } = shop.server;
  await until(async () => {
    const rows = await sql`
      update webhook_lines set tries = 11 where endpoint_id = ${endpoint.id} and subject_id = ${id} and not is_held returning 1`;
    expect(rows).toHaveLength(1);
  });
  await shop.client.call('PUT', `/moneyins/${id}/cancel`);
  // Other events of the endpoint are tried as well, and each try says anew when the endpoint is due.
  await until(async () => {
    await makeDue(shop.server, endpoint);
    expect(receiver.heard.map(({ event }) => event.type)).toContain('payment.cancelled');
  });
  const tries = await deliveriesOf(shop.client, endpoint, `?eventId=evt_${id}_1`);
  const tryOf = (wanted: number) => tries.find(({ tryNumber }) => tryNumber === wanted);
  expect(tryOf(12)).toMatchObject({ accepted: false, nextTryAt: expect.any(String) as string });
  expect(tryOf(13)).toMatchObject({ accepted: false, nextTryAt: null });
});

test('an answer that says "wait" is waited for, by the whole endpoint', async () => {
  const receiver = await startReceiver((_heard, response) =>
    response.writeHead(429, { 'retry-after': '600' }).end('slow down'),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  const [first] = await untilLogged(shop.client, endpoint, 1);
  expect(first).toMatchObject({
    answerStatus: 429,
    answerHead: expect.stringContaining('slow down') as string,
  });
  expect(Date.parse(first!.nextTryAt!) - Date.parse(first!.createdAt)).toBeGreaterThanOrEqual(600_000 - 1000);
  const other = await startReceiver();
  await givenEndpoint(shop.client, other.url);
  await shop.client.givenPayment();
  await other.hears(1);
  expect(receiver.heard).toHaveLength(1);
});

test.each([429, 502, 503, 504])(
  'after %i the whole endpoint is left alone for 5 s, and after another failure it is not',
  async (status) => {
    const { sql } = shop.server;
    let answered = 500;
    const receiver = await startReceiver((_heard, response) => response.writeHead(answered).end());
    const endpoint = await givenEndpoint(shop.client, receiver.url);
    const readPause = async () => {
      const [row] = await sql<[{ seconds: number }]>`
        select extract(epoch from q.paused_until - a.at)::float8 as seconds
        from webhook_queues q join webhook_attempts a using (endpoint_id)
        where q.endpoint_id = ${endpoint.id} order by a.id desc limit 1`;
      return row.seconds;
    };
    await shop.client.givenPayment();
    await untilLogged(shop.client, endpoint, 1);
    expect(await readPause()).toBe(-Infinity);
    answered = status;
    await shop.client.givenPayment();
    await until(async () => {
      const [last] = await deliveriesOf(shop.client, endpoint);
      expect(last).toMatchObject({ answerStatus: status });
    });
    // From the answer on, which came some time after the attempt had begun.
    const pause = await readPause();
    expect(pause).toBeGreaterThanOrEqual(5);
    expect(pause).toBeLessThan(5 + 20);
    await shop.client.givenPayment();
    await untilHandedOut(shop.server);
    const due = await sql`
      select from webhook_queues where endpoint_id = ${endpoint.id} and due_at < paused_until`;
    expect(due).toEqual([]);
  },
);

test('410 disables an endpoint at once, and enabling it sends what waited', async () => {
  let isGone = true;
  const receiver = await startReceiver((_heard, response) => response.writeHead(isGone ? 410 : 204).end());
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  await until(async () =>
    expect(await readEndpoint(endpoint)).toMatchObject({ enabled: false, disabledReason: 'gone' }),
  );
  const other = await startReceiver();
  await givenEndpoint(shop.client, other.url);
  await shop.client.givenPayment();
  await other.hears(1);
  expect(receiver.heard).toHaveLength(1);
  isGone = false;
  await shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { enabled: true });
  await receiver.hears(2);
  expect(receiver.heard[1]!.event).toEqual(receiver.heard[0]!.event);
});

test('410 from the URL that an endpoint had before does not disable it', async () => {
  let answer = () => {};
  const old = await startReceiver((_heard, response) => {
    answer = () => void response.writeHead(410).end();
  });
  const endpoint = await givenEndpoint(shop.client, old.url, { eventTypes: ['payment.created'] });
  const { id } = await shop.client.givenPayment();
  await old.hears(1);
  const receiver = await startReceiver();
  await shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { url: receiver.url });
  answer();
  expect(await untilLogged(shop.client, endpoint, 1)).toMatchObject([{ answerStatus: 410 }]);
  await makeDue(shop.server, endpoint);
  await receiver.hearsOf(`evt_${id}_1`);
  expect(await readEndpoint(endpoint)).toMatchObject({ enabled: true });
});

test('an attempt that ends after its endpoint was disabled does not begin the next one', async () => {
  let answer = () => {};
  const receiver = await startReceiver((_heard, response) => {
    answer = () => void response.writeHead(500).end();
  });
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  await receiver.hears(1);
  await shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { enabled: false });
  answer();
  await untilLogged(shop.client, endpoint, 1);
  await shop.client.givenPayment();
  await untilHandedOut(shop.server);
  const queues = await shop.server.sql`
    select from webhook_queues where endpoint_id = ${endpoint.id} and due_at = 'infinity'`;
  expect(queues).toHaveLength(1);
});

const failsForFiveDays = ({ id }: Endpoint) => shop.server.sql`
  update webhook_queues set failing_since = now() - interval '5 days 1 second' where endpoint_id = ${id}`;

test('five days without a success disable an endpoint', async () => {
  const receiver = await startReceiver((_heard, response) => response.writeHead(500).end());
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  await untilLogged(shop.client, endpoint, 1);
  await failsForFiveDays(endpoint);
  const warn = vi.spyOn(shop.server.deps.log, 'warn');
  onTestFinished(() => warn.mockRestore());
  await makeDue(shop.server, endpoint);
  await until(async () =>
    expect(await readEndpoint(endpoint)).toMatchObject({ enabled: false, disabledReason: 'failing' }),
  );
  const notice = { endpoint: endpoint.id, reason: 'failing' };
  await until(() => expect(warn).toHaveBeenCalledWith(notice, 'a webhook endpoint was disabled'));
});

test('an endpoint that nothing waited for since it failed is not disabled by the next failure', async () => {
  const receiver = await startReceiver((_heard, response) => response.writeHead(500).end());
  const endpoint = await givenEndpoint(shop.client, receiver.url, { eventTypes: ['payment.created'] });
  await failsForFiveDays(endpoint);
  const failedAt = Date.now();
  await shop.client.givenPayment();
  await untilLogged(shop.client, endpoint, 1);
  await makeDue(shop.server, endpoint);
  await untilLogged(shop.client, endpoint, 2);
  const { enabled, failingSince } = await readEndpoint(endpoint);
  expect(enabled).toBe(true);
  // By the database's clock, and of this minute.
  expect(Date.parse(failingSince!)).toBeGreaterThan(failedAt - 60_000);
});

test('tries follow the schedule with up to a fifth more, and never come before a receiver wants them', () => {
  const [minute, hour] = [60, 60 * 60];
  const schedule = [
    5,
    15,
    45,
    2 * minute,
    5 * minute,
    30 * minute,
    2 * hour,
    5 * hour,
    10 * hour,
    14 * hour,
    20 * hour,
    24 * hour,
  ];
  for (const [place, wait] of schedule.entries()) {
    const waits = Array.from({ length: 100 }, () => waitAfter(place + 1, null)!);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(wait);
    expect(Math.max(...waits)).toBeLessThanOrEqual(wait * 1.2);
    expect(new Set(waits).size).toBeGreaterThan(1);
  }
  expect(waitAfter(1, 3600)).toBe(3600);
  expect(waitAfter(schedule.length + 1, null)).toBeUndefined();
});

test('400: in the sandbox no endpoint is added or moved to the cloud’s metadata', async () => {
  const { id } = await givenEndpoint(shop.client, (await startReceiver()).url);
  const detail = 'leads to an address that webhooks are not sent to';
  for (const host of ['169.254.169.254', '[fd00:ec2::254]', '100.100.100.200', 'metadata.google.internal']) {
    const body = { url: `http://${host}/latest/` };
    for (const answer of [
      await shop.client.call('POST', '/webhook-endpoints', body),
      await shop.client.call('PATCH', `/webhook-endpoints/${id}`, body),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/url', detail }] });
    }
  }
});

test('a redirect is a failure, and nobody follows it', async () => {
  const target = await startReceiver();
  const receiver = await startReceiver((_heard, response) =>
    response.writeHead(307, { location: target.url }).end(),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await shop.client.givenPayment();
  expect(await untilLogged(shop.client, endpoint, 1)).toMatchObject([{ answerStatus: 307, accepted: false }]);
  expect(target.heard).toEqual([]);
});

test('an answer without an end is read up to 64 KiB, and one that hangs holds up nobody', async () => {
  let sent = 0;
  const endless = await startReceiver((_heard, response) => {
    response.writeHead(200);
    const more = () => {
      if (response.destroyed) return;
      sent += 16_384;
      response.write('x'.repeat(16_384), () => setImmediate(more));
    };
    more();
  });
  const hanging = await startReceiver(() => undefined);
  const first = await givenEndpoint(shop.client, endless.url);
  const second = await givenEndpoint(shop.client, hanging.url, { eventTypes: ['payment.created'] });
  const { id } = await shop.client.givenPayment();
  const [delivery] = await untilLogged(shop.client, first, 1);
  expect(delivery).toMatchObject({ answerStatus: 200, accepted: true });
  // What stands in the buffers of two sockets is more than what was read.
  expect(sent).toBeLessThan(20 * 1024 * 1024);
  await hanging.hears(1);
  await shop.client.call('PUT', `/moneyins/${id}/cancel`);
  await endless.hears(2);
  expect(hanging.heard).toHaveLength(1);
  const [hung] = await untilLogged(shop.client, second, 1);
  expect(hung).toMatchObject({ answerStatus: null, accepted: false });
  expect(hung!.durationMs).toBeGreaterThan(14_900);
});

test('the metrics count events that are written, and webhooks that are accepted and that fail', async () => {
  const countOf = async (line: string) => {
    const text = await (await fetch(`${shop.server.url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  const counts = async () => ({
    events: await countOf('florin_events_total'),
    accepted: await countOf('florin_webhooks_total{result="accepted"}'),
    failed: await countOf('florin_webhooks_total{result="failed"}'),
  });
  const before = await counts();
  const good = await startReceiver();
  const bad = await startReceiver((_heard, response) => response.writeHead(500).end());
  for (const { url } of [good, bad]) await givenEndpoint(shop.client, url);
  await shop.client.givenPayment();
  await until(async () => {
    const after = await counts();
    for (const name of ['events', 'accepted', 'failed'] as const)
      expect(after[name]).toBeGreaterThan(before[name]);
  });
});

test('an endpoint gets the types that it chose, and only of its own key', async () => {
  const receiver = await startReceiver();
  await givenEndpoint(shop.client, receiver.url, { eventTypes: ['payment.cancelled'] });
  const stranger = await makeStranger(shop.server);
  const { id: foreign } = await stranger.givenPayment();
  await stranger.call('PUT', `/moneyins/${foreign}/cancel`);
  const { id } = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${id}/cancel`);
  await receiver.hears(1);
  expect(receiver.heard.map(({ event }) => event)).toMatchObject([
    { type: 'payment.cancelled', transactionId: id },
  ]);
});

test('other platforms neither see nor use an endpoint, and it goes on when the key that made it is revoked', async () => {
  const receiver = await startReceiver();
  const maker = await makeClient(shop.server);
  const endpoint = await givenEndpoint(maker, receiver.url, { eventTypes: ['payment.created'] });
  const stranger = await makeStranger(shop.server);
  for (const [method, path] of [
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/replay'],
    ['GET', '/deliveries'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status } = await stranger.call(method, `/webhook-endpoints/${endpoint.id}${path}`, body);
    expect({ method, path, status }).toEqual({ method, path, status: 404 });
  }
  await stranger.givenPayment();
  await givenRevocation(shop.server, maker.key.id);
  const { id } = await shop.client.givenPayment();
  await receiver.hears(1);
  expect(receiver.heard.map(({ event }) => event.id)).toEqual([`evt_${id}_1`]);
});

test('events are sent again from a time or behind an event, in order, and one alone', async () => {
  const id = await givenCaptured();
  await shop.client.call('PUT', `/refund/${id}`, {});
  await untilHandedOut(shop.server);
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const sent = (await (await act(endpoint, 'send', { eventId: `evt_${id}_2` })).json()) as object;
  expect(sent).toMatchObject({ accepted: true, eventId: `evt_${id}_2`, answerStatus: 204 });
  expect((await act(endpoint, 'replay', { after: `evt_${id}_1` })).status).toBe(202);
  const ofPayment = () =>
    receiver.heard.filter(({ event }) => event.transactionId === id).map(({ event }) => event.id);
  await until(() => expect(ofPayment()).toHaveLength(4));
  expect(ofPayment()).toEqual([`evt_${id}_2`, `evt_${id}_2`, `evt_${id}_3`, `evt_${id}_4`]);
  const open = () => shop.server.sql`select from webhook_replays where ended_at is null`;
  await until(async () => expect(await open()).toHaveLength(0));
  expect((await act(endpoint, 'replay', { from: '2026-01-01T00:00:00Z' })).status).toBe(202);
  await until(() => expect(ofPayment()).toHaveLength(8));
  expect(ofPayment().slice(4)).toEqual([1, 2, 3, 4].map((sequence) => `evt_${id}_${sequence}`));
});

test('twenty replays whose receivers take nothing do not hold up another one', async () => {
  const id = await givenCaptured();
  await untilHandedOut(shop.server);
  const { sql } = shop.server;
  await sql.script(`
    insert into webhook_endpoints (id, url, secret_id, created_at, event_types)
      select 'whe_full' || n, 'http://127.0.0.1:9', 'none', now(), '{dispute.opened}' from generate_series(1, 20) n;
    insert into webhook_queues (endpoint_id, is_stopped) select 'whe_full' || n, true from generate_series(1, 20) n;
    insert into webhook_lines (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select 'whe_full' || n, 'pay_' || line, 1, 1, 'infinity', now()
      from generate_series(1, 20) n, generate_series(1, 500) line;
    insert into webhook_replays (endpoint_id, started_at, position, last_position)
      select 'whe_full' || n, now(), 0, 1 from generate_series(1, 20) n`);
  onTestFinished(async () => {
    for (const table of ['replays', 'lines', 'queues'])
      await sql.script(`delete from webhook_${table} where endpoint_id like 'whe_full%'`);
    await sql.script("delete from webhook_endpoints where id like 'whe_full%'");
  });
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  expect((await act(endpoint, 'replay', { from: '2026-01-01T00:00:00Z' })).status).toBe(202);
  await receiver.hearsOf(`evt_${id}_2`);
});

test('a replay waits while its endpoint is disabled, and goes on when it is enabled', async () => {
  const id = await givenCaptured();
  await untilHandedOut(shop.server);
  const [stopped, other] = [await startReceiver(), await startReceiver()];
  const endpoint = await givenEndpoint(shop.client, stopped.url);
  await shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { enabled: false });
  await shop.server.sql`
    insert into webhook_replays (endpoint_id, started_at, position, last_position)
    select ${endpoint.id}, now(), position - 1, position from events where subject_id = ${id} and sequence = 2`;
  // Replays are moved on in their order, so the first one has had its turn when this one is heard.
  const order = act(await givenEndpoint(shop.client, other.url), 'replay', { after: `evt_${id}_1` });
  expect((await order).status).toBe(202);
  await other.hearsOf(`evt_${id}_2`);
  await shop.client.call('PATCH', `/webhook-endpoints/${endpoint.id}`, { enabled: true });
  await stopped.hearsOf(`evt_${id}_2`);
});

test('a test event is sent at once and shows the answer, and the log has what was sent', async () => {
  const receiver = await startReceiver((_heard, response) =>
    response.writeHead(200, { 'x-shop': 'yes', 'set-cookie': 'secret=1' }).end('thank you'),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const answer = await act(endpoint, 'test');
  expect(await answer.json()).toMatchObject({ type: 'webhook.test', answerStatus: 200, accepted: true });
  const { id } = await shop.client.givenPayment();
  await receiver.hears(2);
  const [delivery] = await untilLogged(shop.client, endpoint, 2);
  const heard = receiver.heard[1]!;
  expect(delivery).toMatchObject({ eventId: `evt_${id}_1`, request: { body: heard.body } });
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    expect(delivery!.request.headers[name]).toBe(heard.headers[name]);
  expect(delivery!.answerHead).toContain('x-shop: yes');
  expect(delivery!.answerHead).toContain('thank you');
  expect(delivery!.answerHead).not.toContain('secret=1');
});

test("a platform's receiver that hangs keeps five tests busy at most, and none of another platform", async () => {
  const waiting: (() => void)[] = [];
  const hanging = await startReceiver(
    (_heard, response) => void waiting.push(() => response.writeHead(204).end()),
  );
  const first = await givenEndpoint(shop.client, hanging.url);
  const second = await givenEndpoint(shop.client, hanging.url);
  const tests = [first, first, first, second, second].map((endpoint) => act(endpoint, 'test'));
  await hanging.hears(5);
  const refused = await act(second, 'test');
  expect(refused.headers.get('retry-after')).toBe('5');
  const detail = 'Too many webhooks are being sent by hand right now.';
  await expectProblem(shop.server, refused, { status: 503, code: 'overloaded', detail });
  const receiver = await startReceiver();
  const other = await makeStranger(shop.server);
  const { id } = await givenEndpoint(other, receiver.url);
  const answer = await other.call('POST', `/webhook-endpoints/${id}/test`, {});
  expect(await answer.json()).toMatchObject({ accepted: true });
  for (const answerNow of waiting) answerNow();
  for (const { status } of await Promise.all(tests)) expect(status).toBe(200);
});

test('the log keeps what was sent for 30 days', async () => {
  const receiver = await startReceiver();
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  await act(endpoint, 'test');
  await act(endpoint, 'test');
  const { sql } = shop.server;
  await sql`
    update webhook_attempts set at = now() - interval '30 days 1 minute'
    where id = (select min(id) from webhook_attempts where endpoint_id = ${endpoint.id})`;
  expect(await deliveriesOf(shop.client, endpoint)).toHaveLength(2);
  await deleteOldAttempts(sql, 1000);
  expect(await deliveriesOf(shop.client, endpoint)).toHaveLength(1);
});

test('an event that comes in the moment in which the one before is accepted follows at once', async () => {
  const { sql } = shop.server;
  await givenCaptured();
  await untilHandedOut(shop.server);
  let accept = () => {};
  const isAsked = new Promise<void>((resolve) => (accept = resolve));
  const receiver = await startReceiver(
    (_heard, response) => void isAsked.then(() => response.writeHead(204).end()),
  );
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const { id, extOrderId } = await shop.client.givenPayment();
  await receiver.hearsOf(`evt_${id}_1`);
  await sql.begin(async (tx) => {
    // The line learns of the next event in this transaction, which the end of the first attempt has to wait for.
    await tx`select from webhook_head for update`;
    await shop.wallet.approve(extOrderId);
    await shop.client.resume(id);
    await tx`update webhook_lines set last_sequence = 2 where endpoint_id = ${endpoint.id} and subject_id = ${id}`;
    accept();
    await untilSomebodyWaits();
  });
  await receiver.hearsOf(`evt_${id}_2`);
  expect(receiver.heard.map(({ event }) => event.type)).toEqual(['payment.created', 'payment.captured']);
});

test('lines are locked before their queue, so that nobody waits for someone who waits for it', async () => {
  const { sql } = shop.server;
  let isDown = true;
  const receiver = await startReceiver((_heard, response) => response.writeHead(isDown ? 500 : 204).end());
  const endpoint = await givenEndpoint(shop.client, receiver.url);
  const { id, extOrderId } = await shop.client.givenPayment();
  await untilLogged(shop.client, endpoint, 1);
  await sql.begin(async (tx) => {
    await tx`select from webhook_lines where endpoint_id = ${endpoint.id} for update`;
    await shop.wallet.approve(extOrderId);
    await shop.client.resume(id);
    await untilSomebodyWaits();
    expect(await tx`select from webhook_queues where endpoint_id = ${endpoint.id} for update`).toHaveLength(
      1,
    );
  });
  isDown = false;
  await untilHandedOut(shop.server);
  await makeDue(shop.server, endpoint);
  await receiver.hearsOf(`evt_${id}_2`);
});

test('whoever follows the events reads those after its position, and never all that there are', async () => {
  const sql = await connectAlone(await givenDatabase());
  onTestFinished(sql.close);
  await sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), 'pay_' || n, 1, 1, 'payment.created', now(), '{}', '{}' from generate_series(1, 5000) n`;
  await sql`update event_head set position = 5000`;
  await sql`update webhook_head set position = 4990`;
  await sql.begin(async (tx) => {
    await makeLines(tx);
    const [head] = await tx`select position::integer from webhook_head`;
    const [read] = await tx`
      select sum(seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname like 'events_%'`;
    expect({ ...head, ...read }).toEqual({ position: 5000, rows: 10 });
  });
});
