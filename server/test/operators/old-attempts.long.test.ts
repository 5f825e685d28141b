import { expect, test } from 'vitest';
import { countDeletions } from '../support/count-deletions.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

test('counts of wrong passwords are deleted an hour later in batches, without a successful sign-in', async () => {
  const server = await givenServer();
  const { sql } = server;
  const deletions = await countDeletions(server, 'sign_in_attempts');
  const at = server.deps.clock();
  await sql`
    insert into sign_in_attempts (subject, attempts, blocked_until, forget_at)
    select 'operator stranger-' || number || '@example.com', 1, '-infinity', ${at}
    from generate_series(1, 2500) as number`;
  const { email } = await server.givenOperator();
  await attemptSignIn(server, { email, password: 'a guess' });
  const listSubjects = async () => {
    const rows = await sql<{ subject: string }[]>`select subject from sign_in_attempts order by subject`;
    return rows.map(({ subject }) => subject);
  };
  await expect.poll(listSubjects).toEqual(['address 127.0.0.1', `operator ${email}`]);
  expect(await deletions()).toEqual([1000, 1000, 500]);
  server.advance(60 * 60 + 1);
  await expect.poll(listSubjects).toEqual([]);
});
