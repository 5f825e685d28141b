import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

// The clocks stand still: the first wait is one second, and on a busy machine the last guess comes later than that.

/** How many reached a password. On a busy machine some of the others are refused because too many wait, before they are counted. */
const countReached = (statuses: readonly number[]) => ({
  reached: statuses.filter((status) => status === 401).length,
  passed: statuses.filter((status) => status < 400).length,
});

test('of 30 guesses sent at once over two processes, at most five reach the password', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.deps.config.databaseUrl! });
  const { email } = await one.givenOperator();
  for (const server of [one, other]) server.stopClock();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = { email, password: `guess number ${index}` };
      return (await attemptSignIn(index % 2 === 0 ? one : other, body)).status;
    }),
  );
  const { reached, passed } = countReached(statuses);
  expect(passed).toBe(0);
  expect(reached).toBeLessThanOrEqual(5);
  const failed = await one.sql`select 1 from audit_entries where action = 'sign_in_failed'`;
  expect(failed.length).toBe(reached);
});

test('of 30 guesses at 30 operators sent at once from one address, at most 20 reach a password', async () => {
  const server = await givenServer();
  server.stopClock();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = { email: `nobody-${index}@example.com`, password: 'a guess' };
      return (await attemptSignIn(server, body)).status;
    }),
  );
  const { reached, passed } = countReached(statuses);
  expect(passed).toBe(0);
  expect(reached).toBeLessThanOrEqual(20);
});
