import { expect, test } from 'vitest';
import { connect } from '../../src/database/client.ts';
import { addOperator } from '../../src/operators/administration/manage-operators.ts';
import { systemClock } from '../../src/clock.ts';
import { signIn } from '../support/dashboard.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess, runProcess } from '../support/process.ts';
import { testKeyring, testSecret } from '../support/server.ts';

const operator = { email: 'ann@example.com', password: 'correct-horse-battery' };

test('a service logs the head at its start and after acts; with it the command finds a cut end (A19)', async () => {
  const settings = {
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
  };
  const sql = connect(settings.DATABASE_URL, 1);
  const facts = { ...operator, role: 'administrator', mustChangePassword: false } as const;
  await addOperator({ sql, clock: systemClock, keyring: testKeyring }, facts);
  const service = await givenProcess(settings);
  const heads = () => [...service.output().matchAll(/"auditHead":"([^"]+)"/g)].map(([, head]) => head!);
  const sequences = () => heads().map((head) => Number(head.split(':')[0]));
  // The sandbox has added its first administrator.
  await expect.poll(sequences).toEqual([2]);
  await signIn(service, operator);
  await expect.poll(sequences).toEqual([2, 3]);

  const verify = async (...args: string[]) => {
    const { ended, output } = await runProcess(settings, {
      file: 'cli.ts',
      args: ['audit-log', 'verify', ...args],
    });
    return { status: await ended, output: output() };
  };
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
      'The audit log does not contain the given head: from entry 3 on, entries were cut off or written anew.\n',
  });
  await sql.close();
});
