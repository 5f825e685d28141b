import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/database/client.ts';
import { addOperator } from '../../src/operators/administration/manage-operators.ts';
import { systemClock } from '../../src/clock.ts';
import { signIn } from '../support/dashboard.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess, runProcess, withoutDatabaseLine } from '../support/process.ts';
import { testKeyring, testSecret } from '../support/server.ts';

const operator = { email: 'ann@example.com', password: 'correct-horse-battery' };

/** Of a database with one entry, made with `testSecret`. */
const givenEntry = async () => {
  const DATABASE_URL = await givenDatabase();
  const sql = connect(DATABASE_URL, 1);
  onTestFinished(sql.close);
  const facts = { ...operator, role: 'administrator', isOneTime: false } as const;
  await addOperator({ sql, clock: systemClock, keyring: testKeyring }, facts);
  return { DATABASE_URL, sql };
};

const verifyWith = async (settings: Record<string, string>, ...args: string[]) => {
  const { ended, output } = await runProcess(settings, {
    file: 'cli.ts',
    args: ['audit-log', 'verify', ...args],
  });
  return { status: await ended, output: withoutDatabaseLine(output()) };
};

test('a service logs the head at its start and after acts; with it the command finds a cut end (A19)', async () => {
  const { DATABASE_URL, sql } = await givenEntry();
  const settings = { DATABASE_URL, FLORIN_SECRET: testSecret, FLORIN_DATA_DIR: await givenFolder() };
  const service = await givenProcess(settings);
  const heads = () => [...service.output().matchAll(/"auditHead":"([^"]+)"/g)].map(([, head]) => head!);
  const sequences = () => heads().map((head) => Number(head.split(':')[0]));
  // The sandbox has added its first administrator.
  await expect.poll(sequences).toEqual([2]);
  await signIn(service, operator);
  await expect.poll(sequences).toEqual([2, 3]);

  const verify = (...args: string[]) => verifyWith(settings, ...args);
  const [, head] = heads();
  expect(await verify('--head', head!)).toEqual({
    status: 0,
    output: 'The audit log is intact: 3 entries checked, and the given head is one of them.\n',
  });
  await sql`delete from audit_entries where sequence = 3`;
  await sql`update audit_head set (sequence, hash) = (select sequence, hash from audit_entries where sequence = 2)`;
  expect(await verify()).toEqual({ status: 0, output: 'The audit log is intact: 2 entries checked.\n' });
  expect(await verify('--head', head!)).toEqual({
    status: 2,
    output:
      'The audit log does not contain the given head: from entry 3 on, entries were cut off or rewritten.\n',
  });
});

test('where secrets are in a file, the command says that the one of an entry is not in that file', async () => {
  const { DATABASE_URL } = await givenEntry();
  const FLORIN_DATA_DIR = await givenFolder();
  const FLORIN_SECRET_FILE = join(FLORIN_DATA_DIR, 'secrets');
  await writeFile(FLORIN_SECRET_FILE, 'another-secret-0123456789-0123456789');
  expect(await verifyWith({ DATABASE_URL, FLORIN_DATA_DIR, FLORIN_SECRET_FILE })).toEqual({
    status: 1,
    output:
      'Entry 1 of the audit log cannot be checked: the secret that its hash is made with is not in the file of ' +
      'FLORIN_SECRET_FILE. Everything before it is intact.\n',
  });
});
