import { expect, test } from 'vitest';
import { disableOperator } from '../../src/operators/administration/manage-operators.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

test('401: an unknown address, a wrong password and a disabled operator get the same answer', async () => {
  const server = await givenServer();
  const known = await server.givenOperator();
  const disabled = await server.givenOperator();
  await disableOperator(server.deps, disabled.email);
  const attempts = [
    { email: 'nobody@example.com', password: known.password },
    { email: known.email, password: 'wrong horse battery' },
    { email: known.email, password: known.password.toUpperCase() },
    disabled,
  ];
  for (const attempt of attempts) {
    const answer = await attemptSignIn(server, attempt);
    expect(answer.headers.get('set-cookie')).toBeNull();
    await expectProblem(server, answer, {
      status: 401,
      code: 'sign_in_failed',
      detail: 'The e-mail address or the password is wrong.',
    });
  }
});

test('400: all faults of the body are reported at once', async () => {
  const server = await givenServer();
  await expectProblem(server, await attemptSignIn(server, { email: 'ab' }), {
    status: 400,
    code: 'invalid_request',
    detail: '/password is missing; /email must have at least 3 characters.',
    errors: [
      { pointer: '/password', detail: 'is missing' },
      { pointer: '/email', detail: 'must have at least 3 characters' },
    ],
  });
  await expectProblem(server, await attemptSignIn(server, { email: 1, password: 'x'.repeat(129) }), {
    status: 400,
    code: 'invalid_request',
    detail: '/email must be text; /password must have at most 128 characters.',
    errors: [
      { pointer: '/email', detail: 'must be text' },
      { pointer: '/password', detail: 'must have at most 128 characters' },
    ],
  });
});
