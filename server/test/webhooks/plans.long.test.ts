import { expect, onTestFinished, test } from 'vitest';
import { listRanges, replaceRanges } from '../../src/access/ip-allow-list/queries.ts';
import { connectForReports, type Sql } from '../../src/database/client.ts';
import { assignPositions } from '../../src/events/assign-positions.ts';
import { listEvents } from '../../src/events/queries.ts';
import { lockAndCountEndpoints } from '../../src/webhooks/endpoint-queries.ts';
import { findWork, makeLines, passOverEvents } from '../../src/webhooks/make-lines-query.ts';
import { keepAttempts } from '../../src/webhooks/keep-attempts.ts';
import { startReplay } from '../../src/webhooks/replay.ts';
import { takeLines } from '../../src/webhooks/take-lines-query.ts';
import { countRead, givenCounted } from '../support/count-read.ts';
import type { TestServer } from '../support/server.ts';

/** Events that have no place yet. */
const givenNewEvents = async ({ sql }: TestServer, count: number) => {
  await sql`
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    select 's' || n, 1, 1, 'payment.created', now(), '{}', '{}' from generate_series(1, ${count}) n`;
};

/** Beside the first one. They have the ids from 2 to 501. */
const makePlatforms = async ({ sql }: TestServer) => {
  await sql`insert into platforms (name, created_at) select 'platform ' || n, now() from generate_series(1, 500) n`;
};

/** One for each platform. */
const makeEndpoints = async ({ sql }: TestServer) => {
  await sql`
    insert into webhook_endpoints (id, platform_id, url, secret_id, created_at)
    select 'of ' || id, id, 'https://shop.example.com', 'none', created_at from platforms`;
};

test('a batch of events gets its positions without reading all events that wait', async () => {
  const { server, sql } = await givenCounted();
  await givenNewEvents(server, 5000);
  await server.sql`vacuum analyze new_events`;
  const before = await countRead(sql, 'new_events');
  expect(await assignPositions(sql)).toBe(true);
  expect((await countRead(sql, 'new_events')) - before).toBeLessThan(1100);
});

test('a process that finds another one placing events leaves the events alone', async () => {
  const { server, sql } = await givenCounted();
  await givenNewEvents(server, 500);
  await server.sql`vacuum analyze new_events`;
  const before = await countRead(sql, 'new_events');
  await server.sql.begin(async (tx) => {
    await tx`select from event_head for update`;
    expect(await assignPositions(sql)).toBe(false);
  });
  expect((await countRead(sql, 'new_events')) - before).toBeLessThan(20);
});

test('events are passed over while there is no endpoint, and not any more when there is one', async () => {
  const { server, sql } = await givenCounted();
  const placeOf = async () => {
    const [row] = await sql<{ place: number }[]>`select position::integer as place from webhook_head`;
    return row!.place;
  };
  await givenNewEvents(server, 3);
  await assignPositions(sql);
  await passOverEvents(sql);
  const place = await placeOf();
  expect(place).toBeGreaterThanOrEqual(3);

  await makeEndpoints(server);
  await sql`
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    select 'later', 1, 1, 'payment.created', now(), '{}', '{}'`;
  await assignPositions(sql);
  await passOverEvents(sql);
  expect(await placeOf()).toBe(place);
  expect(await findWork(sql)).toMatchObject({ isBehind: true, hasEndpoint: true });
  expect(await makeLines(sql)).toEqual({ mayBeMore: false, hasLines: true });
  expect(await sql`select subject_id as subject from webhook_lines`).toEqual([{ subject: 'later' }]);
});

test('the endpoints of an event are looked up, however many endpoints and platforms there are', async () => {
  const { server, sql } = await givenCounted();
  await makePlatforms(server);
  await makeEndpoints(server);
  await server.sql`insert into webhook_queues (endpoint_id) select id from webhook_endpoints`;
  await server.sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), 's' || n, 1, 2 + n % 500, 'payment.created', now(), '{}', '{}' from generate_series(1, 20000) n`;
  await server.sql`vacuum analyze webhook_endpoints, events`;
  const before = await countRead(sql, 'webhook_endpoints');
  expect(await makeLines(sql)).toEqual({ mayBeMore: true, hasLines: true });
  expect((await countRead(sql, 'webhook_endpoints')) - before).toBeLessThan(150);
});

/** An endpoint with lines, and the statements that send what waits in them. */
const givenSender = async () => {
  const { server, sql } = await givenCounted();
  await server.givenApiKey();
  await makeEndpoints(server);
  await server.sql`insert into webhook_queues (endpoint_id) select id from webhook_endpoints`;
  const givenLines = async (name: string, count: number) => {
    await server.sql`
      insert into webhook_lines (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select id, ${name} || n, 1, 1, now(), now() from webhook_endpoints, generate_series(1, ${count}) n`;
    await server.sql`update webhook_queues set due_at = now()`;
  };
  /** Takes some and keeps that they were accepted. Resolves to how many, and how many lines were read for it. */
  const send = async () => {
    const before = await countRead(sql, 'webhook_lines');
    const taken = await takeLines(sql, { isFailing: false, room: 30, perEndpoint: 30, full: [] });
    const answer = { durationMs: 1, status: 200, error: null, head: null, retryAfterSeconds: null };
    const sent = { url: '', at: new Date(), signature: '', answer, pauseSeconds: null } as const;
    await keepAttempts(
      sql,
      taken.map((line) => ({ ...sent, line, step: 'accepted' as const })),
    );
    return { sent: taken.length, read: (await countRead(sql, 'webhook_lines')) - before };
  };
  return { givenLines, send };
};

test('events that are sent are looked up among those that wait, also while PostgreSQL has not counted them', async () => {
  const { givenLines, send } = await givenSender();
  await givenLines('s', 20_000);
  const { sent, read } = await send();
  expect(sent).toBe(30);
  expect(read).toBeLessThan(300);
});

test('events that are sent are looked up among those that wait, also when few waited at first', async () => {
  const { givenLines, send } = await givenSender();
  await givenLines('early', 3);
  expect(await send()).toMatchObject({ sent: 3 });
  await givenLines('late', 20_000);
  const { sent, read } = await send();
  expect(sent).toBe(30);
  expect(read).toBeLessThan(300);
});

/** Endpoints that fail, with lines that are due: each of a platform, and since so many seconds. */
const givenFailing = async (
  { sql }: TestServer,
  endpoints: readonly { id: string; platform: number | null; dueSeconds: number; lines: number }[],
) => {
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(endpoints)}::text::jsonb) as given (
      id text, platform integer, "dueSeconds" double precision, lines integer)`;
  await sql`
    insert into webhook_endpoints (id, platform_id, url, secret_id, created_at)
    select id, platform, 'https://shop.example.com', 'none', now() from ${given}`;
  await sql`
    insert into webhook_queues (endpoint_id, due_at, failing_since)
    select id, now() - "dueSeconds" * interval '1 second', now() from ${given}`;
  await sql`
    insert into webhook_lines (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
    select id, id || n, 1, 1, now() - "dueSeconds" * interval '1 second', now() from ${given}, generate_series(1, lines) n`;
};

const takeFailing = async (sql: Sql, room: number) => {
  const taken = await takeLines(sql, { isFailing: true, room, perEndpoint: 2, full: [] });
  return taken.map(({ endpoint }) => endpoint.id).toSorted();
};

test('each platform has one endpoint served before another has two, and so have the endpoints for all platforms together', async () => {
  const { server, sql } = await givenCounted();
  const [busy, other] = [1, await server.givenPlatform()];
  await givenFailing(server, [
    ...[1, 2, 3, 4].map((n) => ({ id: `busy ${n}`, platform: busy, dueSeconds: 100 - n, lines: 10 })),
    ...[1, 2].map((n) => ({ id: `all ${n}`, platform: null, dueSeconds: 90 - n, lines: 1 })),
    { id: 'other', platform: other, dueSeconds: 1, lines: 1 },
  ]);
  expect(await takeFailing(sql, 4)).toEqual(['all 1', 'busy 1', 'busy 1', 'other']);
  expect(await takeFailing(sql, 4)).toEqual(['all 2', 'busy 2', 'busy 2', 'busy 3']);
});

test('an endpoint that was served goes behind those that wait, and one that there was no room for keeps its time', async () => {
  const { server, sql } = await givenCounted();
  await givenFailing(
    server,
    [1, 2, 3].map((n) => ({ id: `endpoint ${n}`, platform: 1, dueSeconds: 100 - n, lines: 10 })),
  );
  const served: string[][] = [];
  for (let turn = 1; turn <= 6; turn += 1) served.push(await takeFailing(sql, 2));
  expect(served.map(([id]) => id)).toEqual([1, 2, 3, 1, 2, 3].map((n) => `endpoint ${n}`));
});

test('who is next is found without reading all that is due, with 10,000 endpoints and 30,000 lines of one of them', async () => {
  const { server, sql } = await givenCounted();
  await makePlatforms(server);
  await givenFailing(server, [{ id: 'busy', platform: 1, dueSeconds: 100, lines: 30_000 }]);
  await givenFailing(
    server,
    Array.from({ length: 10_000 }, (_, n) => ({
      id: `dead ${n}`,
      platform: 2 + (n % 500),
      dueSeconds: 1,
      lines: 1,
    })),
  );
  const tables = ['webhook_queues', 'webhook_endpoints', 'webhook_lines'];
  const read = async () => Promise.all(tables.map((table) => countRead(sql, table)));
  for (const analyzed of [false, true]) {
    if (analyzed) await server.sql`vacuum analyze webhook_queues, webhook_endpoints, webhook_lines`;
    const before = await read();
    expect(await takeFailing(sql, 20)).toHaveLength(20);
    const [queues, endpoints, lines] = (await read()).map((count, table) => count - before[table]!);
    expect(queues).toBeLessThan(600);
    expect(endpoints).toBeLessThan(600);
    expect(lines).toBeLessThan(300);
  }
});

test('what belongs to one platform or key is listed and counted without what belongs to the others', async () => {
  const { server, sql } = await givenCounted();
  const { id } = await server.givenApiKey();
  await server.sql`
    insert into api_keys (id, platform_id, secret_id, label, rights, created_at, created_by)
    select 'key' || n, platform_id, secret_id, label, rights, created_at, created_by
    from api_keys, generate_series(1, 500) n where id = ${id}`;
  await makePlatforms(server);
  await makeEndpoints(server);
  await server.sql`
    insert into allowed_address_ranges (api_key_id, address_range)
    select id, '10.0.0.0/8'::cidr from (select id from api_keys union all select null) as lists`;
  await server.sql`vacuum analyze allowed_address_ranges, webhook_endpoints`;
  const read = async () =>
    (await countRead(sql, 'webhook_endpoints')) + (await countRead(sql, 'allowed_address_ranges'));
  const before = await read();
  for (const [platformId, key] of [
    [1, id],
    [null, null],
  ] as const) {
    expect(await listRanges(sql, key)).toHaveLength(1);
    await sql.begin(async (tx) => {
      expect(await lockAndCountEndpoints(tx, platformId)).toBe(platformId === null ? 0 : 1);
      await replaceRanges(tx, key, []);
    });
  }
  expect((await read()) - before).toBeLessThan(50);
});

test('the first event to replay is found without reading those before it', async () => {
  const { server, sql } = await givenCounted();
  await makeEndpoints(server);
  // One a minute. Some, at the places that are halves, are of payments that were entered long after they were made.
  await server.sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, placed_at, 's' || n, 1, 1, 'payment.created',
      case when n % 1250 = 0 then placed_at - interval '1 year' else placed_at end, '{}', '{}'
    from generate_series(1, 20000) n, lateral (select now() + n * interval '1 minute' as placed_at) as placed`;
  await server.sql`update event_head set position = 20000`;
  await server.sql`vacuum analyze events`;
  const [first] = await server.sql<[{ at: Date }]>`select at from events where position = 15001`;
  const before = await countRead(sql, 'events');
  expect(await sql.begin((tx) => startReplay(tx, 'of 1', { at: first.at }))).toBe(true);
  expect((await countRead(sql, 'events')) - before).toBeLessThan(1000);
  expect(await server.sql`select position from webhook_replays`).toEqual([{ position: 15000n }]);
});

test('a page of the events of a platform is read without those of other platforms', async () => {
  const { server } = await givenCounted();
  // The events of many platforms, and then those of one alone.
  await server.sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    select n, now(), 's' || n, 1, case when n <= 5000 then 1 + n % 100 else 200 end, 'account.opened', now(), '{}', '{}'
    from generate_series(1, 5500) n`;
  await server.sql`vacuum analyze events`;
  const reports = connectForReports(server.deps.config.databaseUrl!);
  onTestFinished(() => reports.close());
  const before = await countRead(reports, 'events');
  expect(await listEvents(reports, { platformId: 7 }, '0', 20)).toHaveLength(20);
  expect(await listEvents(reports, { platformId: 200 }, '0', 20)).toHaveLength(20);
  expect((await countRead(reports, 'events')) - before).toBeLessThan(200);
});
