import { expect, test } from 'vitest';
import { generateApiKey } from '../../../src/access/api-keys/generate-api-key.ts';
import { findOperatorByEmail } from '../../../src/operators/queries.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { actingAs } from '../../support/actors.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer, type TestServer } from '../../support/server.ts';
import { readPage } from './key-list.ts';

/** Keys created at these seconds after noon. */
const givenKeys = async (server: TestServer, email: string, seconds: readonly number[]) => {
  const operator = await findOperatorByEmail(server.sql, email);
  const ids = [];
  for (const second of seconds) {
    const at = new Date(Date.UTC(2030, 0, 1, 12, 0, second));
    const deps = { ...server.deps, clock: () => at };
    ids.push(await generateApiKey(deps, actingAs(operator!), { label: 'test' }));
  }
  return ids;
};

const given = async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  return { server, email: operator.email, administrator: await signIn(server, operator) };
};

test('keys are listed newest first', async () => {
  const { server, email, administrator } = await given();
  const [middle, newest, oldest] = await givenKeys(server, email, [2, 3, 1]);
  const { items, nextCursor } = await readPage(await administrator.get('/api-keys'));
  expect(items.map(({ id }) => id)).toEqual([newest, middle, oldest]);
  expect(nextCursor).toBeNull();
});

test('pages have no gaps and no repeats, even for keys of the same time and while new keys are created', async () => {
  const { server, email, administrator } = await given();
  const ids = await givenKeys(server, email, [1, 1, 1, 1, 2, 3, 3]);
  const seen = [];
  const sizes = [];
  let after = '';
  do {
    const page = await readPage(await administrator.get(`/api-keys?limit=2${after}`));
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    after = page.nextCursor === null ? '' : `&after=${page.nextCursor}`;
    await givenKeys(server, email, [9]);
  } while (after);
  expect(sizes).toEqual([2, 2, 2, 1]);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('a page has 50 keys unless another number from 1 to 100 is asked for', async () => {
  const { server, email, administrator } = await given();
  await givenKeys(
    server,
    email,
    Array.from({ length: 51 }, (_, index) => index),
  );
  const standard = await readPage(await administrator.get('/api-keys'));
  expect(standard.items.length).toBe(50);
  expect(standard.nextCursor).not.toBeNull();
  expect((await readPage(await administrator.get('/api-keys?limit=1'))).items.length).toBe(1);
  expect((await readPage(await administrator.get('/api-keys?limit=100'))).items.length).toBe(51);
});

test('400: a limit that is not a whole number from 1 to 100', async () => {
  const { server, administrator } = await given();
  const refused = [
    ['0', 'must be at least 1'],
    ['101', 'must be at most 100'],
    ['1.5', 'must be a whole number'],
    ['many', 'must be a whole number'],
    ['', 'must be a whole number'],
  ] as const;
  for (const [limit, detail] of refused) {
    await expectProblem(server, await administrator.get(`/api-keys?limit=${limit}`), {
      status: 400,
      code: 'invalid_request',
      detail: `query/limit ${detail}.`,
      errors: [{ pointer: 'query/limit', detail }],
    });
  }
});
