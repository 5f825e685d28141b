import { beforeAll, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { withOtherLastBit } from '../../support/base64url.ts';
import { signIn } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  server = await startServer();
  administrator = await signIn(server, await server.givenOperator());
  return server.close;
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const noon = '2030-01-01T12:00:00.000Z';

test.each([
  ['nothing', ''],
  ['random text', 'abc'],
  ['not a list', encode({ createdAt: noon, id: 'x' })],
  ['too short a list', encode([noon])],
  ['too long a list', encode([noon, 'x', 'y'])],
  ['a time in another form', encode(['yesterday', 'x'])],
  ['a time that does not exist', encode(['2030-13-45T99:99:99.999Z', 'x'])],
  ['a number for the id', encode([noon, 1])],
  ['an id with a zero byte', encode([noon, 'x\0y'])],
  ['one of ours with padding', `${encode([noon, 'x'])}=`],
  ['one of ours with another last bit', withOtherLastBit(encode([noon, 'x']))],
  ['one of ours with a space in its list', Buffer.from(`["${noon}", "x"]`).toString('base64url')],
])('400: a cursor that does not come from this list: %s', async (_, cursor) => {
  await expectProblem(server, await administrator.get(`/api-keys?after=${cursor}`), {
    status: 400,
    code: 'invalid_request',
    detail: 'The cursor does not come from this list.',
    errors: [{ pointer: 'query/after', detail: 'is not a cursor of this list' }],
  });
});

test('400: a cursor that is longer than any of ours', async () => {
  const detail = 'must have at most 200 characters';
  await expectProblem(server, await administrator.get(`/api-keys?after=${'A'.repeat(201)}`), {
    status: 400,
    code: 'invalid_request',
    detail: `query/after ${detail}.`,
    errors: [{ pointer: 'query/after', detail }],
  });
});
