import { expect, test } from 'vitest';
import { resetPassword } from '../../src/operators/administration/manage-operators.ts';
import { holdActs } from '../audit/hold-acts.ts';
import { signIn } from '../support/dashboard.ts';
import { expectProblem } from '../http/expect-problem.ts';
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

const sessionEnded = {
  status: 401,
  code: 'signed_out',
  detail: 'You are not signed in, or your session has ended. Sign in again.',
} as const;

test('of two changes of one password at the same time the first wins, and the second one is refused', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const owner = await signIn(server, { email, password });
  const thief = await signIn(server, { email, password });
  const { untilHeld, stopHolding } = await holdActs(server);

  const first = owner.post('/password', { password, newPassword: 'another horse battery' });
  await untilHeld(1);
  const second = thief.post('/password', { password, newPassword: 'the horse of a thief' });
  await untilHeld(2);
  await stopHolding();

  expect((await first).status).toBe(204);
  await expectProblem(server, await second, sessionEnded);
  const answer = await attemptSignIn(server, { email, password: 'another horse battery' });
  expect(answer.status).toBe(200);
});

test('409: of two changes from one session at the same time, the second one is refused', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const owner = await signIn(server, { email, password });
  const { untilHeld, stopHolding } = await holdActs(server);

  const first = owner.post('/password', { password, newPassword: 'another horse battery' });
  await untilHeld(1);
  const second = owner.post('/password', { password, newPassword: 'the same horse again' });
  await untilHeld(2);
  await stopHolding();

  expect((await first).status).toBe(204);
  await expectProblem(server, await second, {
    status: 409,
    code: 'conflict',
    detail: 'Your password or your two-factor sign-in has just changed. Try again.',
  });
  expect((await attemptSignIn(server, { email, password: 'another horse battery' })).status).toBe(200);
});

test('a change of the password that runs while the password is reset does not undo the reset', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const thief = await signIn(server, { email, password });
  const { untilHeld, stopHolding } = await holdActs(server);

  const reset = resetPassword(server.deps, email);
  await untilHeld(1);
  const change = thief.post('/password', { password, newPassword: 'the horse of a thief' });
  await untilHeld(2);
  await stopHolding();

  const oneTimePassword = await reset;
  await expectProblem(server, await change, sessionEnded);
  expect((await attemptSignIn(server, { email, password: oneTimePassword })).status).toBe(200);
});
