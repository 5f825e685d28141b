import { expect, test } from 'vitest';
import { holdActs } from '../../audit/hold-acts.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';
import { allow, type AllowList } from './allowing.ts';

const given = async () => {
  const server = await givenServer();
  return { server, administrator: await signInAndConfirm(server, await server.givenOperator()) };
};

test('a change applies at once in every process, for the token endpoint and the API', async () => {
  const { server, administrator } = await given();
  const other = await givenServer({ DATABASE_URL: server.deps.config.databaseUrl! });
  const { id, apiKey } = await server.givenApiKey();
  const token = await other.givenToken(apiKey);
  for (const keyId of [undefined, id]) {
    await allow(administrator, ['192.0.2.1'], keyId);
    expect((await other.askToken(apiKey)).status).toBe(401);
    expect((await other.ping(token)).status).toBe(403);
    await allow(administrator, ['127.0.0.1'], keyId);
    expect((await other.askToken(apiKey)).status).toBe(200);
    expect((await other.ping(token)).status).toBe(200);
  }
});

test('a list is replaced as a whole, with its notes, and reads back the same', async () => {
  const { administrator } = await given();
  await allow(administrator, ['198.51.100.1']);
  const ranges = [
    { range: '192.0.2.7', note: 'office' },
    { range: '203.0.113.0/24', note: '' },
    { range: '2001:db8::1', note: 'Zürich' },
    { range: '2001:db8:1::/48', note: '' },
  ];
  const answer = await administrator.put('/ip-allow-list', { ranges });
  expect(answer.status).toBe(200);
  const expected = { ranges, version: expect.any(String), yourAddress: '127.0.0.1' };
  expect(await answer.json()).toEqual(expected);
  expect(await (await administrator.get('/ip-allow-list')).json()).toEqual(expected);
});

test('the same range sent twice is stored once', async () => {
  const { administrator } = await given();
  const { ranges } = await allow(administrator, ['192.0.2.1', '192.0.2.1/32', '::ffff:192.0.2.1']);
  expect(ranges).toEqual([{ range: '192.0.2.1', note: '' }]);
});

test('a change of a list that someone else has changed in the meantime is refused, and is not recorded', async () => {
  const { server, administrator } = await given();
  const { id } = await server.givenApiKey();
  for (const path of ['/ip-allow-list', `/api-keys/${id}/ip-allow-list`]) {
    const before = [
      { range: '192.0.2.7', note: 'a laptop that was stolen' },
      { range: '203.0.113.0/24', note: '' },
    ];
    const [stolen, kept] = before;
    const versionOf = async (answer: Response) => ((await answer.json()) as AllowList).version;
    await administrator.put(path, { ranges: before });
    const version = await versionOf(await administrator.get(path));
    const changed = await administrator.put(path, { version, ranges: [kept] });
    expect(changed.status).toBe(200);
    const late = await administrator.put(path, {
      version,
      ranges: [stolen, kept, { range: '198.51.100.1' }],
    });
    await expectProblem(server, late, {
      status: 409,
      code: 'conflict',
      detail: 'This list was changed since you read it. Read it again, and repeat your change.',
    });
    expect(await (await administrator.get(path)).json()).toMatchObject({ ranges: [kept] });
    const next = await administrator.put(path, { version: await versionOf(changed), ranges: [] });
    expect(next.status).toBe(200);
  }
  const recorded = await server.sql`select from audit_entries where action = 'allow_list_changed'`;
  expect(recorded).toHaveLength(6);
});

test('a change that is sent again, because its answer was lost, is not taken for a change by someone else', async () => {
  const { administrator } = await given();
  const { version } = await allow(administrator, ['192.0.2.1']);
  const change = { version, ranges: [{ range: '203.0.113.7/32', note: 'office' }] };
  const [answer, again] = [
    await administrator.put('/ip-allow-list', change),
    await administrator.put('/ip-allow-list', change),
  ];
  expect([answer.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await answer.json());
});

test('after two changes at once, the list is the one that was recorded last, never a mixture', async () => {
  const { server, administrator } = await given();
  await allow(administrator, ['192.0.2.1']);
  const { untilHeld, stopHolding } = await holdActs(server);
  const changes = Promise.all([
    allow(administrator, ['198.51.100.1']),
    allow(administrator, ['203.0.113.1']),
  ]);
  await untilHeld(2);
  await stopHolding();
  await changes;
  const stored = await server.sql<{ address: string }[]>`
    select host(address_range) as address from allowed_address_ranges`;
  const [last] = await server.sql<{ details: { ranges: string[] } }[]>`
    select details from audit_entries order by sequence desc limit 1`;
  expect(stored.map(({ address }) => address)).toEqual(last!.details.ranges);
});

test.each(['GET', 'PUT'])('404: %s the list of a key that does not exist', async (method) => {
  const { server, administrator } = await given();
  const path = '/api-keys/florin_sandbox_x/ip-allow-list';
  const answer = await (method === 'GET' ? administrator.get(path) : administrator.put(path, { ranges: [] }));
  await expectProblem(server, answer, {
    status: 404,
    code: 'not_found',
    detail: 'There is no API key florin_sandbox_x.',
  });
});
