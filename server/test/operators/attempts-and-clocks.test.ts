import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

const hour = 3600;

test('nobody is locked out when the clock jumps back an hour (F11)', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  expect((await attemptSignIn(server, { email, password: 'a guess' })).status).toBe(401);
  server.advance(-hour);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('a wait never grows beyond five minutes by a jump of the clock (F11)', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  for (let count = 0; count < 5; count += 1) {
    expect((await attemptSignIn(server, { email, password: 'a guess' })).status).toBe(401);
  }
  server.advance(-hour);
  server.advance(300);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('a free attempt in a process whose clock is ahead delays nobody in another process', async () => {
  const server = await givenServer();
  const ahead = await givenServer({ DATABASE_URL: server.deps.config.databaseUrl! });
  ahead.advance(60);
  const { email, password } = await server.givenOperator();
  expect((await attemptSignIn(ahead, { email, password: 'a guess' })).status).toBe(401);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});
