import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { connect } from '../../src/database/client.ts';
import { addOperator } from '../../src/operators/administration/manage-operators.ts';
import { signIn } from '../support/dashboard.ts';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess, runProcess } from '../support/process.ts';
import { testKeyring, testSecret } from '../support/server.ts';

const operator = { email: 'ann@example.com', password: 'correct-horse-battery' };
const advanceSeconds = 600;

test('every process uses the moved clock: a running one, a restarted one, and the command', async () => {
  const databaseUrl = await givenDatabase();
  const sql = connect(databaseUrl, 1);
  const facts = { ...operator, role: 'administrator', isOneTime: false } as const;
  await addOperator({ sql, clock: systemClock, keyring: testKeyring }, facts);
  const settings = {
    DATABASE_URL: databaseUrl,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
  };
  const [one, other] = await Promise.all([givenProcess(settings), givenProcess(settings)]);
  const here = await signIn(one, operator);
  const there = await signIn(other, operator);
  expect((await here.post('/test-clock', { advanceSeconds })).status).toBe(200);
  await expect
    .poll(async () => (await there.get('/test-clock')).json())
    .toMatchObject({ aheadSeconds: advanceSeconds });

  await one.stop();
  const again = await givenProcess(settings);
  const later = await signIn(again, operator);
  expect(await (await later.get('/test-clock')).json()).toMatchObject({ aheadSeconds: advanceSeconds });

  const startedAt = Date.now();
  const command = await runProcess(settings, {
    file: 'cli.ts',
    args: ['operators', 'add', 'bob@example.com'],
  });
  expect(await command.ended).toBe(0);
  const [bob] = await sql<{ createdAt: Date }[]>`
    select created_at as "createdAt" from operators where email = 'bob@example.com'`;
  expect(bob!.createdAt.getTime()).toBeGreaterThanOrEqual(startedAt + advanceSeconds * 1000);
  await sql.close();
});
