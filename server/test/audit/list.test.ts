import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { givenEntries, readLog } from './audit-log.ts';

const given = async () => {
  const server = await givenServer();
  return { server, administrator: await signIn(server, await server.givenOperator()) };
};

test('the log is listed newest first, in pages without gaps or repeats while it grows', async () => {
  const { server, administrator } = await given();
  await givenEntries(server, 3);
  const seen = [];
  let query = '?limit=2';
  for (;;) {
    const { items, nextCursor } = await readLog(administrator, query);
    seen.push(...items.map(({ sequence }) => sequence));
    if (nextCursor === null) break;
    query = `?limit=2&after=${nextCursor}`;
    await givenEntries(server, 1);
  }
  expect(seen).toEqual([5, 4, 3, 2, 1]);
});

test('an entry shows its hash and a time in UTC', async () => {
  const { administrator } = await given();
  const { items } = await readLog(administrator, '?limit=1');
  expect(items[0]).toMatchObject({
    sequence: 2,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('400: a cursor that does not come from this list', async () => {
  const { server, administrator } = await given();
  const cursors = ['', 'abc', encode([1]), encode(['-1']), encode(['1'.repeat(19)]), encode(['1', '2'])];
  for (const cursor of cursors) {
    await expectProblem(server, await administrator.get(`/audit-log?after=${cursor}`), {
      status: 400,
      code: 'invalid_request',
      detail: 'The cursor does not come from this list.',
      errors: [{ pointer: 'query/after', detail: 'is not a cursor of this list' }],
    });
  }
});
