import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { allow, type AllowList } from './allowing.ts';

let server: TestServer;
let administrator: Awaited<ReturnType<typeof signInAndConfirm>>;
let listBefore: AllowList;
beforeAll(async () => {
  server = await startServer();
  administrator = await signInAndConfirm(server, await server.givenOperator());
  listBefore = await allow(administrator, ['192.0.2.1']);
  return server.close;
});

const noAddress = (range: string) =>
  `must be an IP address or a range like 192.0.2.0/24 or 2001:db8::/32, not "${range}"`;

const expectUnchanged = async () => {
  expect(await (await administrator.get('/ip-allow-list')).json()).toEqual(listBefore);
};

test.each([
  ['', noAddress('')],
  ['example.com', noAddress('example.com')],
  ['10/8', noAddress('10/8')],
  ['10.0.0', noAddress('10.0.0')],
  ['10.0.0.256', noAddress('10.0.0.256')],
  ['010.0.0.1', noAddress('010.0.0.1')],
  ['10.0.0.0/8/8', noAddress('10.0.0.0/8/8')],
  ['10.0.0.0-10.0.0.9', noAddress('10.0.0.0-10.0.0.9')],
  ['10.0.0.0/33', 'must have a prefix length from 0 to 32, not "10.0.0.0/33"'],
  ['10.0.0.0/', 'must have a prefix length from 0 to 32, not "10.0.0.0/"'],
  ['10.0.0.0/-1', 'must have a prefix length from 0 to 32, not "10.0.0.0/-1"'],
  ['10.0.0.0/255.0.0.0', 'must have a prefix length from 0 to 32, not "10.0.0.0/255.0.0.0"'],
  ['2001:db8::/129', 'must have a prefix length from 0 to 128, not "2001:db8::/129"'],
  ['2001:db8:::1', noAddress('2001:db8:::1')],
])('400: "%s" is not a range', async (range, detail) => {
  await expectProblem(server, await administrator.put('/ip-allow-list', { ranges: [{ range }] }), {
    status: 400,
    code: 'invalid_request',
    detail: `/ranges/0/range ${detail}.`,
    errors: [{ pointer: '/ranges/0/range', detail }],
  });
  await expectUnchanged();
});

test('400: all bad ranges are named at once, and the good ones are not stored', async () => {
  const ranges = ['198.51.100.1', 'example.com', '203.0.113.0/24', '10.0.0.0/99'].map((range) => ({ range }));
  const errors = [
    { pointer: '/ranges/1/range', detail: noAddress('example.com') },
    {
      pointer: '/ranges/3/range',
      detail: 'must have a prefix length from 0 to 32, not "10.0.0.0/99"',
    },
  ];
  await expectProblem(server, await administrator.put('/ip-allow-list', { ranges }), {
    status: 400,
    code: 'invalid_request',
    detail: `${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`,
    errors,
  });
  await expectUnchanged();
});

test('400: a body of another shape, with every fault', async () => {
  const ranges = [{ range: 1 }, { note: 'x'.repeat(101) }, { range: 'x'.repeat(65) }];
  const errors = [
    { pointer: '/ranges/0/range', detail: 'must be text' },
    { pointer: '/ranges/1/range', detail: 'is missing' },
    { pointer: '/ranges/1/note', detail: 'must have at most 100 characters' },
    { pointer: '/ranges/2/range', detail: 'must have at most 64 characters' },
  ];
  await expectProblem(server, await administrator.put('/ip-allow-list', { ranges }), {
    status: 400,
    code: 'invalid_request',
    detail: `${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`,
    errors,
  });
  await expectUnchanged();
});

test('400: more than 1000 ranges', async () => {
  const ranges = Array.from({ length: 1001 }, () => ({ range: '192.0.2.1' }));
  await expectProblem(server, await administrator.put('/ip-allow-list', { ranges }), {
    status: 400,
    code: 'invalid_request',
    detail: '/ranges must have at most 1000 entries.',
    errors: [{ pointer: '/ranges', detail: 'must have at most 1000 entries' }],
  });
  await expectUnchanged();
});
