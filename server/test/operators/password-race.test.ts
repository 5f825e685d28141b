import { expect, test } from 'vitest';
import { holdActs } from '../audit/hold-acts.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn, cookieOf, readSession } from './attempt-sign-in.ts';

test('a sign-in with the old password that runs while the password changes gets no session', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const owner = await signIn(server, { email, password });
  const { untilHeld, stopHolding } = await holdActs(server);

  const thief = attemptSignIn(server, { email, password });
  await untilHeld(1);
  const change = owner.post('/password', { password, newPassword: 'another horse battery' });
  await untilHeld(2);
  await stopHolding();

  expect((await change).status).toBe(204);
  expect((await readSession(server, cookieOf(await thief))).status).toBe(401);
  expect((await owner.get('/session')).status).toBe(200);
});
