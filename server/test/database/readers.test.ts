import { expect, onTestFinished, test } from 'vitest';
import { connect, connectAlone } from '../../src/database/client.ts';
import { givenDatabase } from '../support/database.ts';
import { asService } from '../support/service-role.ts';

test('a connection that could not be prepared is opened anew for the next read', async () => {
  const url = await givenDatabase();
  const owner = await connectAlone(url);
  onTestFinished(() => owner.close());
  const sql = connect(asService(url), 5);
  onTestFinished(() => sql.close());
  // Each new connection asks this first.
  await owner`revoke execute on function pg_is_in_recovery() from public`;
  await expect(sql.read`select 1 as one`).rejects.toThrow('permission denied');
  await owner`grant execute on function pg_is_in_recovery() to public`;
  expect(await sql.read`select 1 as one`).toEqual([{ one: 1 }]);
  expect(await sql.read`select 1 as one`).toEqual([{ one: 1 }]);
});

const givenSleepers = async () => {
  const url = await givenDatabase();
  const owner = await connectAlone(url);
  onTestFinished(() => owner.close());
  const sql = connect(url, 5, { patience: 10 });
  onTestFinished(() => sql.close());
  const endSleeping = async () => {
    const ended = await owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'florin' and wait_event = 'PgSleep'`;
    return ended.length;
  };
  return { sql, endSleeping };
};

test('a read whose connection is ended by the server is made again', async () => {
  const { sql, endSleeping } = await givenSleepers();
  const reads = Promise.all([1, 2, 3].map(() => sql.read`select pg_sleep(0.5) is not null as done`));
  await expect.poll(endSleeping).toBe(1);
  expect(await reads).toEqual([1, 2, 3].map(() => [{ done: true }]));
});

// A function that it calls may have an effect.
test('a select that its caller has not marked as a read is not made again', async () => {
  const { sql, endSleeping } = await givenSleepers();
  const outcome = sql`select pg_sleep(20)`.then(
    () => 'made again',
    (error: Error) => error.message,
  );
  await expect.poll(endSleeping).toBe(1);
  expect(await outcome).toContain('terminating connection');
});
