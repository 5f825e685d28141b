import { expect, test } from 'vitest';
import { initBody, makeClient } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

const givenClient = async () => {
  const server = await givenServer();
  const { token } = await makeClient(server);
  const init = (body: unknown) =>
    fetch(`${server.url}/webservice/v2/moneyins/ext/init`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { server, init };
};

test('400: a list that is longer than any route takes is refused before its members are looked at (A11)', async () => {
  const server = await givenServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const body = { ranges: Array.from({ length: 100_000 }, () => 1) };
  await expectProblem(server, await administrator.put('/ip-allow-list', body), {
    status: 400,
    code: 'malformed_body',
    detail: 'The body has a list or an object with more than 2000 members.',
  });
});

test('400: of many faults 50 are reported, and that there are more (A16)', async () => {
  const { init } = await givenClient();
  const answer = await init(initBody({ items: Array.from({ length: 100 }, () => ({})) }));
  expect(answer.status).toBe(400);
  const { detail, errors } = (await answer.json()) as { detail: string; errors: object[] };
  expect(errors).toHaveLength(50);
  expect(errors[0]).toEqual({ pointer: '/items/0/merchantAccountId', detail: 'is missing' });
  expect(detail).toMatch(/; and there are more faults than these 50\.$/);
});

test('400: a list that is too long for its field is one fault (A16)', async () => {
  const { server, init } = await givenClient();
  await expectProblem(server, await init(initBody({ items: Array.from({ length: 500 }, () => ({})) })), {
    status: 400,
    code: 'invalid_request',
    detail: '/items must have at most 100 entries.',
    errors: [{ pointer: '/items', detail: 'must have at most 100 entries' }],
  });
});

test('400: a long unknown name is cut, and no other name is suggested for it (A16)', async () => {
  const { server, init } = await givenClient();
  const pointer = `/transaction/${'x'.repeat(100)}…`;
  await expectProblem(server, await init(initBody({ transaction: { ['x'.repeat(200_000)]: 1 } })), {
    status: 400,
    code: 'invalid_request',
    detail: `${pointer} is not known here.`,
    errors: [{ pointer, detail: 'is not known here' }],
  });
});
