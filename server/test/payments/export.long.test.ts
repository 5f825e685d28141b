import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../src/http/fastify.ts';
import { csvType, makeSendFile } from '../../src/http/send-file.ts';
import { readLog } from '../audit/audit-log.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../support/server.ts';
import { csvCell } from '../../src/csv.ts';
import { givenWatchedShop } from './dashboard-support.ts';
import { givenPaymentIn } from './payment-in-status.ts';
import { makeClient } from './support.ts';
import { until } from '../support/until.ts';

const shop = givenWatchedShop();

/** RFC 4180, read character by character: nothing of ours is used to read back what is ours. */
const parseCsv = (text: string) => {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (isQuoted) {
      if (character === '"' && text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (character === '"') isQuoted = false;
      else cell += character;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ',' || (character === '\r' && text[index + 1] === '\n')) {
      rows.at(-1)!.push(cell);
      cell = '';
      if (character === '\r') {
        rows.push([]);
        index += 1;
      }
    } else cell += character;
  }
  expect({ rest: cell, isQuoted, last: rows.pop() }).toEqual({ rest: '', isQuoted: false, last: [] });
  return rows;
};

const header =
  'id,status,extOrderId,accountId,reference,comment,currency,total,commission,captured,captureMode,declineIssue,' +
  'createdAt,updatedAt,expiresAt,apiKeyId,apiKeyLabel,inDoubt,fee,net,platformId,metadata,capturedAt,refunded,walletCaptureIds,tax,sellers';

test('the file has the chosen payments alone, a hundred at most', async () => {
  const [one, , three] = [
    await shop.client.givenPayment(),
    await shop.client.givenPayment(),
    await shop.client.givenPayment(),
  ];
  const answer = await shop.viewer.get(`/payments.csv?ids=${one.id},${three.id},pay_none`);
  expect(answer.headers.get('x-total-count')).toBe('2');
  const [, ...rows] = parseCsv(await answer.text());
  expect(rows.map(([id]) => id)).toEqual([three.id, one.id]);
  const [entry] = await shop.server.sql<{ action: string; details: object }[]>`
    select action, details from audit_entries order by sequence desc limit 1`;
  expect(entry).toMatchObject({ action: 'payments_exported', details: { payments: 2 } });
  const tooMany = Array.from({ length: 101 }, () => one.id).join(',');
  expect((await shop.viewer.get(`/payments.csv?ids=${tooMany}`)).status).toBe(400);
});

test('the file has the payments of the filter, as the list shows them, and the export is on record', async () => {
  const client = await makeClient(shop.server);
  const changes = { accountId: 'exported', commissionAmount: 55, reference: 'order 1' };
  const item = { description: 'A song', quantity: 1, type: 'digital' };
  const cart = [
    { ...item, merchantAccountId: 'merchant-2', unitAmount: 600, taxAmount: 100 },
    { ...item, merchantAccountId: 'merchant-1', unitAmount: 250, taxAmount: 50 },
  ];
  const paid = await client.givenPayment({ transaction: changes, items: cart });
  await shop.wallet.approve(paid.extOrderId);
  await client.resume(paid.id);
  await client.call('PUT', `/refund/${paid.id}`, { amountToRefund: 200 });
  const [capture] = await shop.server.sql<{ id: string; at: Date }[]>`
    select wallet_capture_id as id, captured_at as at from captures where payment_id = ${paid.id}`;
  const yen = await client.givenPayment({ transaction: { accountId: 'exported', currency: 'JPY' } });
  await shop.client.givenPayment();

  const answer = await shop.viewer.get('/payments.csv?accountId=exported');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('x-total-count')).toBe('2');
  const today = shop.server.deps.clock().toISOString().slice(0, 10);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="payments-exported-${today}.csv"`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, ...rows] = parseCsv(bytes.subarray(3).toString());
  expect(head?.join(',')).toBe(header);
  const key = [client.key.id, 'test', 'false'];
  const times = async (id: string) => {
    const { createdAt, updatedAt, expiresAt } = (await client.read(id)) as Record<string, string>;
    return [createdAt!, updatedAt!, expiresAt!];
  };
  expect(rows).toEqual([
    [yen.id, 'awaiting_approval', yen.extOrderId, 'exported', '', '', 'JPY', '1000', '0', '', 'automatic', '']
      .concat(await times(yen.id))
      .concat(key, '', '', '1', '', '', '0', '', '0', 'merchant-1'),
    [
      paid.id,
      'captured',
      paid.extOrderId,
      'exported',
      'order 1',
      '',
      'EUR',
      '10.00',
      '0.55',
      '10.00',
      'automatic',
      '',
    ]
      .concat(await times(paid.id))
      .concat(key, '0.29', '9.71', '1', '')
      .concat(capture!.at.toISOString(), '2.00', capture!.id, '1.50', 'merchant-1 merchant-2'),
  ]);
  const { items } = await readLog(shop.administrator);
  expect(items[0]).toMatchObject({
    action: 'payments_exported',
    subject: 'payments',
    details: { accountId: 'exported', payments: 2 },
  });
  expect(items[0]?.actor).toMatch(/^viewer-/);
});

test('times are written in the time zone that is asked for, and so is the day in the name of the file', async () => {
  const client = await makeClient(shop.server);
  const { id } = await client.givenPayment({ transaction: { accountId: 'zoned' } });
  const winter = new Date('2026-01-31T23:30:00.007Z');
  await shop.server.sql`
    update payments set created_at = ${winter}, updated_at = ${winter}, expires_at = '2026-07-01T10:00:00Z' where id = ${id}`;
  const timesIn = async (timeZone: string) => {
    const answer = await shop.viewer.get(`/payments.csv?accountId=zoned&timeZone=${timeZone}`);
    expect(answer.status).toBe(200);
    const [head, row] = parseCsv((await answer.text()).slice(1));
    return ['createdAt', 'expiresAt'].map((name) => row![head!.indexOf(name)]);
  };
  expect(await timesIn('Europe/Paris')).toEqual([
    '2026-02-01T00:30:00.007+01:00',
    '2026-07-01T12:00:00.000+02:00',
  ]);
  expect(await timesIn('America/St_Johns')).toEqual([
    '2026-01-31T20:00:00.007-03:30',
    '2026-07-01T07:30:00.000-02:30',
  ]);
  expect(await timesIn('UTC')).toEqual(['2026-01-31T23:30:00.007+00:00', '2026-07-01T10:00:00.000+00:00']);
  const answer = await shop.viewer.get('/payments.csv?timeZone=Mars/Crater');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: 'query/timeZone' }] });
});

/** What someone could write into a payment. */
const texts = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  "=cmd|' /C calc'!A0",
  '"quoted", and more',
  'a\nline\r\nand another',
  'ends with a quote"',
  'no = formula',
  '<script>alert(1)</script>',
  ' =1',
  '‮ and 🔑',
  'a;=1+1',
  'a\t=1+1',
  'a|@SUM(A1)',
  'a;"=1+1"',
  'a\n-1+1',
  '＝1+1',
  'a; b - c, d = e',
];

test('what a buyer or a shop wrote is read back as they wrote it, and is no formula (A13)', async () => {
  const client = await makeClient(shop.server);
  const transactionOf = (text: string) => ({ accountId: 'nasty', comment: text, reference: text });
  for (const text of texts) await client.givenPayment({ transaction: transactionOf(text) });
  const answer = await shop.viewer.get('/payments.csv?accountId=nasty');
  const rows = parseCsv((await answer.text()).replace('\u{FEFF}', ''))
    .slice(1)
    .toReversed();
  const shown = texts.map((text) => text.replaceAll(/(?<=^|[;|\t\r\n])(?="*[=+@＝\t\r\n-])/g, "'"));
  expect(rows.map((row) => row[4])).toEqual(shown);
  expect(rows.map((row) => row[5])).toEqual(shown);
  expect(texts.filter((text, index) => text !== shown[index]).length).toBe(15);
});

/** The cells as a spreadsheet finds them that takes this character for the separator. */
const cellsSeparatedBy = (separator: string, text: string) => {
  const cells = [''];
  let isQuoted = false;
  let isStart = true;
  for (const character of text) {
    const isEnd = !isQuoted && [separator, '\r', '\n'].includes(character);
    if (isEnd) cells.push('');
    else if (character === '"' && (isStart || isQuoted)) isQuoted = !isQuoted;
    else cells[cells.length - 1] += character;
    isStart = isEnd;
  }
  return cells;
};

test.each([',', ';', '\t', '|'])(
  'where %j separates the cells, no cell is a formula (A13)',
  async (separator) => {
    const client = await makeClient(shop.server);
    const accountId = `separated by ${separator.codePointAt(0)}`;
    for (const comment of texts) await client.givenPayment({ transaction: { accountId, comment } });
    const answer = await shop.viewer.get(`/payments.csv?accountId=${encodeURIComponent(accountId)}`);
    const cells = cellsSeparatedBy(separator, (await answer.text()).replace('\u{FEFF}', ''));
    expect(cells.length).toBeGreaterThan(texts.length);
    expect(cells.filter((cell) => /^"*[=+\-@＝]/.test(cell))).toEqual([]);
  },
);

test('every cell is quoted', () => {
  expect(csvCell('plain')).toBe('"plain"');
  expect(csvCell('a,b')).toBe('"a,b"');
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell('=a,b')).toBe(`"'=a,b"`);
  expect(csvCell('a;=b')).toBe(`"a;'=b"`);
});

test.each(['status=paid', 'from=yesterday', 'search=%00'])('400: %s', async (query) => {
  expect((await shop.viewer.get(`/payments.csv?${query}`)).status).toBe(400);
});

const rowCount = 10_000;

/** So many payments that no buffer between us and the reader holds the file. The oldest has the id `p-1`. */
const givenManyPayments = async (server: TestServer) => {
  const like = await givenPaymentIn(server, 'cancelled');
  await server.sql`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, comment, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url,
      created_at, updated_at, expires_at)
    select 'p-' || n, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor, account_id,
      repeat('x', 2000), return_url, cancel_url, order_details, wallet_provider, 'o-' || n, approval_url,
      created_at - make_interval(secs => ${rowCount} - n), updated_at, expires_at
    from payments, generate_series(1, ${rowCount} - 1) n where id = ${like}`;
};

const download = async (server: TestServer, cookie: string) => {
  const sent = request(`${server.url}/dashboard/api/payments.csv`, { headers: { cookie } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  return answer;
};

/** When the service has last asked the database for rows of a file, and how many connections are still busy with that. */
const lookAtExports = async ({ sql }: TestServer) => {
  const [row] = await sql<{ lastAsked: string | null; busy: bigint }[]>`
    select max(query_start)::text as "lastAsked", count(*) filter (where state <> 'idle') as busy
    from pg_stat_activity
    where datname = current_database() and application_name = 'florin reports'`;
  return row!;
};

/** Waits until the service asks the database for no more rows of the file. */
const untilStill = async (server: TestServer) => {
  const { sql } = server;
  await until(async () => {
    const before = await lookAtExports(server);
    // A question that the database is slow to answer is no pause.
    expect(before.busy).toBe(0n);
    for (let count = 0; count < 100; count += 1) await sql`select 1`;
    expect(await lookAtExports(server)).toEqual(before);
  });
};

test('a file of many rows is written as fast as it is read, and holds no connection while it waits', async () => {
  const server = await givenServer();
  await givenManyPayments(server);
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const readers = await Promise.all(Array.from({ length: 5 }, () => download(server, viewer.cookie)));
  await untilStill(server);
  // Five downloads stand still, more than there are connections for reports, and hold none of them.
  expect((await viewer.get('/payments?limit=1')).status).toBe(200);
  expect(await lookAtExports(server)).toMatchObject({ lastAsked: expect.any(String), busy: 0n });
  // The last row has not been read yet: it shows what becomes of it now.
  await server.sql`update payments set comment = 'changed late' where id = 'p-1'`;
  const [first, ...others] = readers;
  for (const other of others) other.destroy();
  const [, ...lines] = (await text(first!)).split('\r\n');
  expect(lines.pop()).toBe('');
  expect(new Set(lines).size).toBe(rowCount);
  expect(lines.at(-1)).toMatch(/^"p-1","cancelled","o-1","shop","","changed late",/);
  expect(first!.headers['x-total-count']).toBe(String(rowCount));
});

test(
  'a reader who takes nothing of a file is dropped after a while, and its place is free again; a slow reader gets all of it (A12, A16)',
  { timeout: 120_000 },
  async () => {
    const server = await givenServer({ STALLED_READER_SECONDS: '10' });
    await givenManyPayments(server);
    const viewer = await signIn(server, await server.givenOperator('viewer'));
    const [slow, ...stalled] = await Promise.all(
      Array.from({ length: 5 }, () => download(server, viewer.cookie)),
    );
    const statusOfAnother = async () => {
      const answer = await viewer.get('/payments.csv?accountId=none');
      await answer.text();
      return answer.status;
    };
    expect(await statusOfAnother()).toBe(429);

    const taken: Buffer[] = [];
    // A little at each look, until as many files as were dropped can be open at the same time.
    const lookWhileReading = async () => {
      const chunk = slow!.read() as Buffer | null;
      if (chunk) taken.push(chunk);
      const others = await Promise.all(stalled.map(() => download(server, viewer.cookie)));
      for (const other of others) other.destroy();
      return others.map(({ statusCode }) => statusCode);
    };
    await expect.poll(lookWhileReading, { timeout: 90_000, interval: 500 }).toEqual([200, 200, 200, 200]);
    for await (const chunk of slow!) taken.push(chunk as Buffer);
    const lines = Buffer.concat(taken).toString().split('\r\n');
    expect(lines.length).toBe(rowCount + 2);
    const endings = await Promise.allSettled(stalled.map((reader) => text(reader)));
    expect(endings.map(({ status }) => status)).toEqual(stalled.map(() => 'rejected'));
  },
);

test('a reader who goes away ends the export, and a service that stops ends all of them', async () => {
  const server = await startServer();
  await givenManyPayments(server);
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const gone = await download(server, viewer.cookie);
  gone.destroy();
  const stays = await download(server, viewer.cookie);
  await untilStill(server);
  const ended = new Promise((resolve) => stays.on('error', () => {}).on('close', resolve));
  await server.close();
  stays.resume();
  await ended;
  // The reader can tell: the file is not whole.
  expect(stays.complete).toBe(false);
});

test('a file that cannot be sent to its end breaks off, and the log says why', async () => {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  const lines: string[] = [];
  const sendFile = makeSendFile(app, pino({}, { write: (line) => void lines.push(line) }));
  const rows = async function* () {
    yield 'first row\r\n';
    throw new Error('the second page took too long');
  };
  app.get('/', (_request, reply) => sendFile(reply, { name: 'rows.csv', type: csvType }, rows()));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow('terminated');
  expect(lines).toEqual([expect.stringContaining('the second page took too long')]);
});
