import { expect, test } from 'vitest';
import { countDeletions } from '../support/count-deletions.ts';
import { givenServer } from '../support/server.ts';

test('old requests are forgotten in batches of a thousand, and requests of the last day are kept', async () => {
  const server = await givenServer();
  const { sql } = server;
  const deletions = await countDeletions(server, 'idempotent_requests');
  const at = server.deps.clock();
  const inAnHour = new Date(at.getTime() + 60 * 60 * 1000);
  await sql`
    insert into idempotent_requests (platform_id, idempotency_key, fingerprint, subject_id, running_until, expires_at)
    select 1, 'request ' || number, '\\x00', '', ${at}, case when number <= 2500 then ${at}::timestamptz else ${inAnHour} end
    from generate_series(1, 2503) as number`;
  const countRequests = async () => (await sql`select 1 from idempotent_requests`).length;
  await expect.poll(countRequests).toBe(3);
  expect(await deletions()).toEqual([1000, 1000, 500]);
});
