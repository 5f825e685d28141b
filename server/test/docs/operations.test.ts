import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { dashboardAnswers } from './answers/dashboard-answers.ts';
import { nameAnswer, operationsOf, type Description, type Operation } from './answers/described.ts';
import { givenPlatformExample } from './answers/examples.ts';
import { provokeGenerally } from './answers/general-answers.ts';
import { platformAnswers, type Drives } from './answers/platform-answers.ts';
import { givenWorld, type World } from './answers/world.ts';

const world = givenWorld();

/** Answers that other tests show: of every operation, or of the one that is named. */
const shownElsewhere: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '500 internal_error': [
    'http/database-faults.test.ts',
    '500: an error in the service does not reveal its cause, and the process keeps running',
  ],
  '503 overloaded': [
    'http/overload.long.test.ts',
    '503 at once with Retry-After: what comes above the bound; what came before is answered (F27)',
  ],
  '429 too_many_downloads': [
    'http/downloads.test.ts',
    '429 with Retry-After: the sixth file of a key at once; another key gets its file, payments go on, and so does the key afterwards (A16)',
  ],
  '422 search_too_wide': [
    'docs/operations.test.ts',
    '422: every list that can take too long is ended, and no other says so',
  ],
  'initPayment 404 account_unknown': [
    'payments/init-400.test.ts',
    'an account that nobody has opened is 404, until it is opened',
  ],
  'changeOrder 404 account_unknown': [
    'payments/init-400.test.ts',
    'an account of an item that nobody has opened is 404, at init and when the cart is changed',
  ],
  'distributePayment 404 account_unknown': [
    'payments/init-400.test.ts',
    'a distribution to an account that nobody has opened is 404',
  ],
  'transferMoney 404 account_unknown': [
    'payments/init-400.test.ts',
    'a transfer to an account that nobody has opened is 404',
  ],
  'initPayment 502 wallet_answer_unusable': [
    'payments/wallet-answers.test.ts',
    '502: in production an approval page over http is named, to the platform and in the log',
  ],
  'advanceTestClock 409 conflict': [
    'test-clock/test-clock.test.ts',
    '409: the clock cannot be more than a hundred years ahead',
  ],
  'changePassword 409 conflict': [
    'operators/password-race.test.ts',
    '409: of two changes from one session at the same time, the second one is refused',
  ],
  'confirmSession 409 conflict': [
    'operators/confirmation/confirmation.test.ts',
    'a confirmation with the old password at the moment when it is changed does not outlive the change',
  ],
  'requestAccessToken 500 server_error': [
    'access/oauth/token-other-statuses.test.ts',
    '500: an error in the service does not reveal its cause',
  ],
};

/** Every operation, with the requests that get what only it answers. A new operation has to be added. */
const listOwnAnswers = (): Record<string, Drives> => ({
  ...accessAnswers(world),
  ...platformAnswers(world),
  ...dashboardAnswers(world),
});

const accessAnswers = ({ server, client }: World): Record<string, Drives> => ({
  live: { 200: () => fetch(`${server.url}/health/live`) },
  ready: { 200: () => fetch(`${server.url}/health/ready`) },
  readMetadata: { 200: () => fetch(`${server.url}/.well-known/oauth-authorization-server`) },
  requestAccessToken: {
    200: () => server.askToken(client.key.apiKey),
    invalid_client: () =>
      server.askToken(Buffer.from(`${client.key.id}:${'A'.repeat(43)}`).toString('base64')),
    unsupported_grant_type: () =>
      server.askToken(client.key.apiKey, { body: new URLSearchParams({ Grant_type: 'password' }) }),
  },
});

/** What it answered, and the requests that were answered otherwise than they should be. */
const drive = async (operation: Operation, drives: Drives) => {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const answer of await provokeGenerally(world, operation)) seen.add(await nameAnswer(answer));
  for (const [wanted, send] of Object.entries(drives)) {
    const name = await nameAnswer(await send());
    seen.add(name);
    if (!name.split(' ').includes(wanted)) faults.push(`${operation.id}: ${name} instead of ${wanted}`);
  }
  return { seen, faults };
};

const compare = ({ id, answers }: Operation, seen: ReadonlySet<string>) => {
  const isShown = (answer: string) =>
    seen.has(answer) || answer in shownElsewhere || `${id} ${answer}` in shownElsewhere;
  return [
    ...[...seen]
      .filter((answer) => !answers.includes(answer))
      .map((answer) => `${id}: not described: ${answer}`),
    ...answers.filter((answer) => !isShown(answer)).map((answer) => `${id}: never answered: ${answer}`),
  ];
};

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'),
) as Description;

/** Signing out ends the sessions that the others are called with, so it comes last. */
const operations = operationsOf(description).toSorted(
  (one, other) => Number(one.id === 'signOut') - Number(other.id === 'signOut'),
);

const writing = operations.filter(({ caller, method }) => caller === 'platform' && method !== 'GET');

test.each(writing)(
  '$id, sent again with its Idempotency-Key, gives its first answer again and says so',
  async (operation) => {
    const send = await givenPlatformExample(world, description, operation);
    const read = async () => {
      const answer = await send({ 'idempotency-key': `again-${operation.id}` });
      const { status, headers } = answer;
      return { status, text: await answer.text(), replayed: headers.get('idempotency-replayed') };
    };
    const first = await read();
    expect(first).toMatchObject({ status: Number(operation.answers[0]), replayed: null });
    expect(await read()).toEqual({ ...first, replayed: 'true' });
  },
);

test('this file knows every operation', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(listOwnAnswers()).toSorted());
});

test.each(operations)(
  '$id answers exactly what is described: each status and code was seen, and no other',
  async (operation) => {
    // On a slow machine this file takes longer than a confirmation holds.
    await world.administrator.post('/session/confirmation', { password: world.operator.password });
    const { seen, faults } = await drive(operation, listOwnAnswers()[operation.id]!);
    expect([...faults, ...compare(operation, seen)]).toEqual([]);
  },
);

type Lock = (tx: Transaction) => Promise<unknown>;

/** Holds what lists are read from, and ends the statements that wait for it, as the database does after some seconds. */
const endLists = async <T>({ sql }: World['server'], lock: Lock, read: () => Promise<T>) => {
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await lock(tx);
    held.resolve();
    await end.promise;
  });
  await held.promise;
  let isRead = false;
  const reading = read().finally(() => (isRead = true));
  const cancel = async () => {
    await sql`select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return isRead;
  };
  try {
    await expect.poll(cancel).toBe(true);
    return await reading;
  } finally {
    end.resolve();
    await holding;
  }
};

const lockMoney: Lock = (tx) => tx`
  lock table payments, payouts, refunds, disputes, transfers, account_transfers, account_days, account_sums in access exclusive mode`;
const lockEvents: Lock = (tx) => tx`lock table events in access exclusive mode`;

/** Some read much only from a time on. */
const wideQueries: Readonly<Record<string, string>> = {
  exportStatement: '?from=2026-11-15T12:00:00.000Z',
  exportStatementOfx: '?from=2025-11-01T00:00:00Z&to=2025-12-01T00:00:00Z',
  exportStatementCamt: '?from=2025-11-01T00:00:00Z&to=2025-12-01T00:00:00Z',
  exportStatementPdf: '?from=2025-11-01T00:00:00Z&to=2025-12-01T00:00:00Z',
  exportAccountPostings: '?month=2026-11',
  exportAccountPostingsOfx: '?month=2025-11',
  exportAccountPostingsCamt: '?month=2025-11',
  exportAccountPostingsPdf: '?month=2025-11',
  exportJournal: '?month=2026-11&format=datev',
  exportReport: '?month=2025-11',
  exportReportPdf: '?month=2025-11',
  listAccountBalances: '?updateDate=2026-11-15T12:00:00.000Z',
  search: '?search=my-shop',
};

test('422: every list that can take too long is ended, and no other says so', async () => {
  const { server, client, administrator } = world;
  await client.call('PUT', '/accounts/my-shop');
  const reads = operations.filter(({ method, caller }) => method === 'GET' && caller !== 'anybody');
  const read = async ({ id, caller, path }: Operation) => {
    const headers =
      caller === 'platform' ? { authorization: `Bearer ${client.token}` } : { cookie: administrator.cookie };
    const url = `${server.url}${path.replace(/\{\w+\}/, 'my-shop')}${wideQueries[id] ?? ''}`;
    const answer = await fetch(url, { headers });
    // A file that has begun cannot say it any more. It is cut, so that nobody takes it for whole.
    return { id, name: await nameAnswer(answer).catch(() => 'cut') };
  };
  const readAll = (from: readonly Operation[]) => () => Promise.all(from.map(read));
  const isOfEvents = ({ id }: Operation) => id === 'listEvents';
  // One after the other: more lists at once than the database has connections for them are refused as overload, and so are more than five
  // files.
  const isFile = ({ id }: Operation) => id.startsWith('export');
  const ofMoney = reads.filter((operation) => !isOfEvents(operation));
  const files = ofMoney.filter(isFile);
  const answers = [
    ...(await endLists(server, lockMoney, readAll(ofMoney.filter((operation) => !isFile(operation))))),
    ...(await endLists(server, lockMoney, readAll(files.filter((_, index) => index % 2 === 0)))),
    ...(await endLists(server, lockMoney, readAll(files.filter((_, index) => index % 2 === 1)))),
    ...(await endLists(server, lockEvents, readAll(reads.filter(isOfEvents)))),
  ];
  const tooWide = '422 search_too_wide';
  const described = reads.filter((operation) => operation.answers.includes(tooWide)).map(({ id }) => id);
  const ended = answers.filter(({ name }) => name === tooWide).map(({ id }) => id);
  expect(ended.toSorted()).toEqual(described.toSorted());
  expect(described.length).toBeGreaterThan(5);
});

test.each(Object.values(shownElsewhere))('%s has the test "%s"', (file, title) => {
  expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8').includes(title)).toBe(true);
});
