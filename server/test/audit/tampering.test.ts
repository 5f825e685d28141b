import { createHash } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { hashEntry, type AuditEntry } from '../../src/audit/chain.ts';
import { formatHead } from '../../src/audit/audit-head.ts';
import { makeKeyring } from '../../src/keyring.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenEntries, verify } from './audit-log.ts';

/** A log of eight entries. The tests change it as the owner of the database. */
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
    select sequence, at, actor, address, action, subject, details, secret_id as "secretId",
      previous_hash as "previousHash", hash
    from audit_entries where sequence = ${sequence}`;
  return entry!;
};

/** The hash that the service itself would give an entry. */
const hashAgain = (entry: AuditEntry, { deps } = server) =>
  hashEntry(deps.keyring, entry.secretId, entry, entry.previousHash);

test('an untouched log is intact', async () => {
  expect(await verify(administrator)).toEqual({ intact: true, entries: 8 });
});

test.each([
  `at = at + interval '1 millisecond'`,
  `at = 'infinity'`,
  `actor = 'eve@example.com'`,
  `address = '192.0.2.1'`,
  `action = 'api_key_revealed'`,
  `subject = 'another key'`,
  `details = '{"label":"another shop"}'`,
  `details = '{}'`,
  `details = 'null'`,
  `previous_hash = sha256('')`,
  `hash = sha256('')`,
])('an altered entry is found: %s', async (change) => {
  await server.sql.script(`update audit_entries set ${change} where sequence = 4`);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4, cause: 'altered' });
});

test('an altered entry with a matching hash is found at the next entry', async () => {
  const entry = { ...(await readEntry(4)), actor: 'eve@example.com' };
  await server.sql`
    update audit_entries set actor = ${entry.actor}, hash = ${hashAgain(entry)} where sequence = 4`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 5, cause: 'altered' });
});

test('an altered last entry with a matching hash is found', async () => {
  const entry = { ...(await readEntry(8)), actor: 'eve@example.com' };
  await server.sql`
    update audit_entries set actor = ${entry.actor}, hash = ${hashAgain(entry)} where sequence = 8`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 8, cause: 'altered' });
});

test.each([1, 4])('a removed entry is found: number %i', async (sequence) => {
  await server.sql`delete from audit_entries where sequence = ${sequence}`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: sequence, cause: 'altered' });
});

test('a removed entry is found even when the later entries are renumbered', async () => {
  await server.sql`delete from audit_entries where sequence = 4`;
  for (const sequence of [5, 6, 7, 8]) {
    await server.sql`update audit_entries set sequence = sequence - 1 where sequence = ${sequence}`;
  }
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4, cause: 'altered' });
});

test('a removed end is found, also after the log has grown again', async () => {
  await server.sql`delete from audit_entries where sequence >= 7`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 7, cause: 'altered' });
  await givenEntries(server, 2);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 7, cause: 'altered' });
});

test('an emptied log is found', async () => {
  await server.sql`truncate audit_entries`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 1, cause: 'altered' });
});

/** Forges an entry after another one, as well as possible. */
const forgeAfter = async (sequence: number) => {
  const previous = await readEntry(sequence);
  const facts = { ...previous, sequence: previous.sequence + 1n, actor: 'eve@example.com' };
  const hash = hashAgain({ ...facts, previousHash: previous.hash });
  await server.sql`
    insert into audit_entries (sequence, at, actor, address, action, subject, details, secret_id, previous_hash, hash)
    select ${facts.sequence}, at, ${facts.actor}, address, action, subject, details, secret_id, ${previous.hash}, ${hash}
    from audit_entries where sequence = ${sequence}`;
};

test('an inserted entry is found at the entry after it', async () => {
  for (const sequence of [8, 7, 6, 5]) {
    await server.sql`update audit_entries set sequence = sequence + 1 where sequence = ${sequence}`;
  }
  await forgeAfter(4);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 6, cause: 'altered' });
});

test('an entry that was added after the last one is found', async () => {
  await forgeAfter(8);
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 9, cause: 'altered' });
});

/** Writes the chain anew from an entry on, with an altered actor and a moved head, as well as the forger can. */
const writeAnew = async (first: number, sign: (entry: AuditEntry) => { secretId: string; hash: Buffer }) => {
  let previousHash = (await readEntry(first - 1)).hash;
  for (let sequence = first; sequence <= 8; sequence += 1) {
    const entry = { ...(await readEntry(sequence)), actor: 'eve@example.com', previousHash };
    const { secretId, hash } = sign(entry);
    await server.sql`
      update audit_entries set actor = ${entry.actor}, secret_id = ${secretId}, previous_hash = ${previousHash},
        hash = ${hash} where sequence = ${sequence}`;
    previousHash = hash;
  }
  await server.sql`update audit_head set hash = ${previousHash}`;
};

test('a chain that is written anew with the head, but without the secret, is found (A19)', async () => {
  await writeAnew(4, ({ secretId, previousHash, ...facts }) => {
    const text = JSON.stringify({ ...facts, sequence: String(facts.sequence) });
    return { secretId, hash: createHash('sha256').update(previousHash).update(text).digest() };
  });
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4, cause: 'altered' });
});

test('a chain that is written anew under another secret is found (A19)', async () => {
  const keyring = makeKeyring('sandbox', ['the-secret-of-a-forger-0123456789abcdef']);
  const secretId = keyring.currentSecretId;
  await writeAnew(4, (entry) => ({
    secretId,
    hash: hashEntry(keyring, secretId, entry, entry.previousHash),
  }));
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4, cause: 'secret_missing' });
  await server.sql`update audit_entries set secret_id = ${server.deps.keyring.currentSecretId}`;
  expect(await verify(administrator)).toEqual({ intact: false, brokenAt: 4, cause: 'altered' });
});

/** Cuts off the last two entries, and makes the head fit. */
const cutEnd = async () => {
  await server.sql`delete from audit_entries where sequence > 6`;
  await server.sql`
    update audit_head set (sequence, hash) = (select sequence, hash from audit_entries where sequence = 6)`;
};

test('an end that is cut off with its head is found with a head from the log (A19)', async () => {
  const heads = { six: formatHead(await readEntry(6)), eight: formatHead(await readEntry(8)) };
  expect(await verify(administrator, heads.eight)).toEqual({ intact: true, entries: 8 });
  await cutEnd();
  expect(await verify(administrator)).toEqual({ intact: true, entries: 6 });
  expect(await verify(administrator, heads.six)).toEqual({ intact: true, entries: 6 });
  const cause = 'head_missing';
  expect(await verify(administrator, heads.eight)).toEqual({ intact: false, brokenAt: 7, cause });
  await givenEntries(server, 3);
  expect(await verify(administrator)).toEqual({ intact: true, entries: 9 });
  expect(await verify(administrator, heads.eight)).toEqual({ intact: false, brokenAt: 8, cause });
});

test.each(['', '8', '8:abc', `-1:${'0'.repeat(64)}`])('400: %j, which is no head', async (head) => {
  expect((await administrator.post(`/audit-log/verify?head=${head}`)).status).toBe(400);
});
