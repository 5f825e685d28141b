import { expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';
import { readPage } from './key-list.ts';

const given = async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  return { server, ...operator, administrator: await signIn(server, operator) };
};

test('201: after the password is confirmed, a key is created and only its id is returned', async () => {
  const { server, email, password, administrator } = await given();
  const before = server.deps.clock().toISOString();
  const answer = await administrator.post('/api-keys', { label: '  Shop in Zürich ', password });
  expect(answer.status).toBe(201);
  const { id } = (await answer.clone().json()) as { id: string };
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^florin_sandbox_[\w-]{22}$/) });

  const { items } = await readPage(await administrator.get('/api-keys'));
  expect(items).toEqual([
    {
      id,
      label: 'Shop in Zürich',
      platformId: 1,
      rights: 'everything',
      mayBookRefunds: false,
      retiresAt: null,
      replacedBy: null,
      replaces: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: items[0]!.createdAt,
      createdBy: email,
      revokedAt: null,
      lastUsedAt: null,
      lastUsedFrom: null,
    },
  ]);
  expect(items[0]!.createdAt >= before).toBe(true);
  expect(items[0]!.createdAt <= server.deps.clock().toISOString()).toBe(true);
});

test('403: a wrong password creates no key, and the attempt is recorded', async () => {
  const { server, email, administrator } = await given();
  await expectProblem(server, await administrator.post('/api-keys', { label: 'shop', password: 'a guess' }), {
    status: 403,
    code: 'password_wrong',
    detail: 'The password is wrong.',
  });
  expect(await readPage(await administrator.get('/api-keys'))).toEqual({ items: [], nextCursor: null });
  const [last] = await server.sql`
    select actor, address, action, subject from audit_entries order by sequence desc limit 1`;
  expect(last).toEqual({
    actor: email,
    address: '127.0.0.1',
    action: 'password_confirmation_failed',
    subject: email,
  });
});

test('a label may have 100 letters of any script', async () => {
  const { password, administrator } = await given();
  const label = '🔑'.repeat(100);
  expect((await administrator.post('/api-keys', { label, password })).status).toBe(201);
  expect((await readPage(await administrator.get('/api-keys'))).items[0]!.label).toBe(label);
});
