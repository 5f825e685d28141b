import { afterEach, beforeAll, expect, test } from 'vitest';
import { hashEntry, type AuditEntry } from '../../src/audit/chain.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenEntries, verify } from './audit-log.ts';

/** A log of eight entries, in a database whose owner has turned off the trigger that protects them. */
let server: TestServer;
let administrator: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  server = await startServer();
  administrator = await signIn(server, await server.givenOperator());
  await givenEntries(server, 6);
  await server.sql`create table true_entries as table audit_entries`;
  await server.sql`create table true_head as table audit_head`;
  return server.close;
});

/** Each test starts with the original log. */
afterEach(async () => {
  await server.sql`truncate audit_entries`;
  await server.sql`insert into audit_entries table true_entries`;
  await server.sql`update audit_head set (sequence, hash) = (select sequence, hash from true_head)`;
});

const readEntry = async (sequence: number) => {
  const [entry] = await server.sql<AuditEntry[]>`
    select sequence, at, actor, address, action, subject, details, previous_hash as "previousHash", hash
    from audit_entries where sequence = ${sequence}`;
  return entry!;
};

test('an untouched log is intact', async () => {
  expect(await verify(administrator)).toEqual({ intact: true, entries: 8 });
});

test.each([
  `at = at + interval '1 millisecond'`,
  `actor = 'eve@example.com'`,
  `address = '192.0.2.1'`,
  `action = 'api_key_revealed'`,
  `subject = 'another key'`,
  `details = '{"label":"another shop"}'`,
  `details = '{}'`,
  `previous_hash = sha256('')`,
  `hash = sha256('')`,
])('an altered entry is found: %s', async (change) => {
  await server.sql.script(`update audit_entries set ${change} where sequence = 4`);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4 });
});

test('an altered entry with a matching hash is found at the next entry', async () => {
  const entry = { ...(await readEntry(4)), actor: 'eve@example.com' };
  await server.sql`
    update audit_entries set actor = ${entry.actor}, hash = ${hashEntry(entry, entry.previousHash)} where sequence = 4`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 5 });
});

test('an altered last entry with a matching hash is found', async () => {
  const entry = { ...(await readEntry(8)), actor: 'eve@example.com' };
  await server.sql`
    update audit_entries set actor = ${entry.actor}, hash = ${hashEntry(entry, entry.previousHash)} where sequence = 8`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 8 });
});

test.each([1, 4])('a removed entry is found: number %i', async (sequence) => {
  await server.sql`delete from audit_entries where sequence = ${sequence}`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: sequence });
});

test('a removed entry is found even when the later entries are renumbered', async () => {
  await server.sql`delete from audit_entries where sequence = 4`;
  for (const sequence of [5, 6, 7, 8]) {
    await server.sql`update audit_entries set sequence = sequence - 1 where sequence = ${sequence}`;
  }
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4 });
});

test('a removed end is found, also after the log has grown again', async () => {
  await server.sql`delete from audit_entries where sequence >= 7`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 7 });
  await givenEntries(server, 2);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 7 });
});

test('an emptied log is found', async () => {
  await server.sql`truncate audit_entries`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 1 });
});

/** Forges an entry after another one, as well as possible. */
const forgeAfter = async (sequence: number) => {
  const previous = await readEntry(sequence);
  const facts = { ...previous, sequence: previous.sequence + 1n, actor: 'eve@example.com' };
  const hash = hashEntry(facts, previous.hash);
  await server.sql`
    insert into audit_entries (sequence, at, actor, address, action, subject, details, previous_hash, hash)
    select ${facts.sequence}, at, ${facts.actor}, address, action, subject, details, ${previous.hash}, ${hash}
    from audit_entries where sequence = ${sequence}`;
};

test('an inserted entry is found at the entry after it', async () => {
  for (const sequence of [8, 7, 6, 5]) {
    await server.sql`update audit_entries set sequence = sequence + 1 where sequence = ${sequence}`;
  }
  await forgeAfter(4);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 6 });
});

test('an entry that was added after the last one is found', async () => {
  await forgeAfter(8);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 9 });
});
