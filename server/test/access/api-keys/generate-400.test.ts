import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { signIn } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  server = await startServer();
  administrator = await signIn(server, await server.givenOperator());
  return server.close;
});

const password = 'correct horse battery';
const blank = 'must not be white space alone';
const long = 'must have at most 100 characters';
const short = 'must not be empty';

test.each([
  ['no label', { password }, [['/label', 'is missing']]],
  ['a blank label', { label: ' \t ', password }, [['/label', blank]]],
  ['a label of 101 letters', { label: 'x'.repeat(101), password }, [['/label', long]]],
  ['a label that is not text', { label: 1, password }, [['/label', 'must be text']]],
  [
    'every fault at once',
    { label: ' '.repeat(101), password: '' },
    [
      ['/label', long],
      ['/label', blank],
      ['/password', short],
    ],
  ],
  ['nothing at all', {}, [['/label', 'is missing']]],
  ['another JSON value', [], [['', 'must be an object']]],
])('400: %s', async (_, body, faults) => {
  const errors = faults.map(([pointer = '', detail = '']) => ({ pointer, detail }));
  await expectProblem(server, await administrator.post('/api-keys', body), {
    status: 400,
    code: 'invalid_request',
    detail: `${errors.map(({ pointer, detail }) => `${pointer || 'The body'} ${detail}`).join('; ')}.`,
    errors,
  });
  expect(await (await administrator.get('/api-keys')).json()).toEqual({ items: [], nextCursor: null });
});
