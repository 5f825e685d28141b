import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

/** Each attempt comes from another address, so that only the operator counts. */
const given = async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  let addresses = 0;
  const attempt = (body: { email: string; password: string }) =>
    attemptSignIn(server, body, { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const { email, password } = await server.givenOperator();
  server.stopClock();
  const { advance: wait } = server;
  /** Wrong passwords, less than a second apart. */
  const guess = async (times: number, whom = email) => {
    const statuses = [];
    for (let count = 0; count < times; count += 1) {
      wait(0.4);
      statuses.push((await attempt({ email: whom, password: 'a guess' })).status);
    }
    return statuses;
  };
  return { server, email, password, wait, attempt, guess };
};

const fiveAndNoMore = [401, 401, 401, 401, 401, 429];

test('five wrong passwords are free; each one after that doubles the wait, up to five minutes', async () => {
  const { email, password, wait, attempt, guess } = await given();
  expect(await guess(4)).toEqual([401, 401, 401, 401]);
  const waits = [];
  for (let count = 0; count < 11; count += 1) {
    expect(await guess(1)).toEqual([401]);
    wait(0.5);
    const refused = await attempt({ email, password });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    waits.push(seconds);
    wait(seconds);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('during the wait even the right password is refused; after the wait it works', async () => {
  const { server, email, password, wait, guess } = await given();
  await guess(5);
  wait(1);
  await guess(1);
  wait(0.5);
  const refused = await attemptSignIn(server, { email: email.toUpperCase(), password });
  expect(refused.headers.get('retry-after')).toBe('2');
  await expectProblem(server, refused, {
    status: 429,
    code: 'rate_limited',
    detail: 'There were too many attempts with wrong passwords. Try again in 2 s.',
  });
  wait(2);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('the right password clears the count', async () => {
  const { server, email, password, wait, guess } = await given();
  await guess(4);
  wait(0.4);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
  expect(await guess(6)).toEqual(fiveAndNoMore);
});

test('the count is forgotten an hour after the last attempt, and not before', async () => {
  const { wait, guess } = await given();
  await guess(5);
  wait(3590);
  expect(await guess(2)).toEqual([401, 429]);
  wait(3600);
  expect(await guess(6)).toEqual(fiveAndNoMore);
});

test('an unknown e-mail address has the same delay, so the delay reveals nothing', async () => {
  const { guess } = await given();
  expect(await guess(6, 'nobody@example.com')).toEqual(fiveAndNoMore);
});

test('guesses for one operator do not delay another', async () => {
  const { server, guess } = await given();
  expect(await guess(6)).toEqual(fiveAndNoMore);
  expect((await attemptSignIn(server, await server.givenOperator())).status).toBe(200);
});

test('all processes share one count', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.deps.config.databaseUrl! });
  const { email, password } = await one.givenOperator();
  const statuses = [];
  for (let count = 0; count < 7; count += 1) {
    const server = count % 2 === 0 ? one : other;
    statuses.push((await attemptSignIn(server, { email, password: 'a guess' })).status);
    // Past the wait of one second after the fifth, and of two after the sixth.
    if (count === 4 || count === 5) for (const each of [one, other]) each.advance(2.5);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401]);
  expect((await attemptSignIn(one, { email, password })).status).toBe(429);
  expect((await attemptSignIn(other, { email, password })).status).toBe(429);
});
