import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  server.stopClock();
  return server.close;
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Guesses the password of a new operator each time, so that only the address counts. */
const guessFrom = async (address: string) => {
  const { email } = await server.givenOperator();
  return (await attemptSignIn(server, { email, password: 'a guess' }, from(address))).status;
};

/**
 * Uses the 20 free guesses, and two more after their waits. Half a second of the next wait, four seconds, has passed.
 */
const useUp = async (addressOf: (index: number) => string) => {
  const statuses = [];
  for (let index = 0; index < 22; index += 1) {
    server.advance(index < 20 ? 1 : 3);
    statuses.push(await guessFrom(addressOf(index)));
  }
  expect(statuses).toEqual(Array.from({ length: 22 }, () => 401));
  server.advance(0.5);
};

test('after 20 guesses for any operators, an address waits, even with a right password; another address does not', async () => {
  const operator = await server.givenOperator();
  await useUp(() => '203.0.113.1');
  const refused = await attemptSignIn(server, operator, from('203.0.113.1'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('4');
  expect((await attemptSignIn(server, operator, from('203.0.113.2'))).status).toBe(200);
});

test('an IPv6 network of 64 bits counts as one address', async () => {
  const operator = await server.givenOperator();
  await useUp((index) => `2001:db8:0:7::${index + 1}`);
  expect((await attemptSignIn(server, operator, from('2001:db8::7:ffff:0:0:1'))).status).toBe(429);
  expect((await attemptSignIn(server, operator, from('2001:db8:0:8::1'))).status).toBe(200);
});

test('right passwords do not count: an office where everybody signs in never waits', async () => {
  const operator = await server.givenOperator();
  const statuses = [];
  for (let count = 0; count < 22; count += 1) {
    server.advance(1);
    statuses.push((await attemptSignIn(server, operator, from('203.0.113.3'))).status);
  }
  expect(statuses).toEqual(Array.from({ length: 22 }, () => 200));
});

test('an address that has to wait cannot lock out an operator', async () => {
  const { email, password } = await server.givenOperator();
  await useUp(() => '203.0.113.4');
  const refused = [];
  for (let count = 0; count < 6; count += 1) {
    const answer = await attemptSignIn(server, { email, password: 'a guess' }, from('203.0.113.4'));
    refused.push(answer.status);
  }
  expect(refused).toEqual([429, 429, 429, 429, 429, 429]);
  expect((await attemptSignIn(server, { email, password }, from('203.0.113.5'))).status).toBe(200);
});
