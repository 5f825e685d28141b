import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

// The clocks stand still: the first wait is one second, and on a busy machine the last guess comes later than that.

/** How often each status was answered. */
const countStatuses = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, (status) => status)
      .entries()
      .map(([status, { length }]) => [status, length]),
  );

test('of 30 guesses sent at once over two processes, five reach the password and 25 are refused', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.parts.config.databaseUrl! });
  const { email } = await one.givenOperator();
  for (const server of [one, other]) server.stopClock();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = { email, password: `guess number ${index}` };
      return (await attemptSignIn(index % 2 === 0 ? one : other, body)).status;
    }),
  );
  expect(countStatuses(statuses)).toEqual({ 401: 5, 429: 25 });
  const failed = await one.sql`select 1 from audit_entries where action = 'sign_in_failed'`;
  expect(failed.length).toBe(5);
});

test('of 30 guesses at 30 operators sent at once from one address, 20 reach a password', async () => {
  const server = await givenServer();
  server.stopClock();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const body = { email: `nobody-${index}@example.com`, password: 'a guess' };
      return (await attemptSignIn(server, body)).status;
    }),
  );
  expect(countStatuses(statuses)).toEqual({ 401: 20, 429: 10 });
});
