import { beforeAll, expect, test } from 'vitest';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  const { cookie } = await signIn(server, await server.givenOperator());
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  headers = { cookie, authorization: `Bearer ${token}` };
  return server.close;
});

test.each([
  ['/webservice/v2/moneyins', 'acountId', 'accountId'],
  ['/webservice/v2/moneyins', 'Status', 'status'],
  ['/webservice/v2/p2p', 'debitAcountId', 'debitAccountId'],
  ['/webservice/v2/webhook-endpoints', 'limits', 'limit'],
  ['/webservice/v2/webhook-endpoints/unknown/deliveries', 'form', 'from'],
  ['/webservice/v2/disputes', 'curency', 'currency'],
  ['/webservice/v2/accounts', 'form', 'from'],
  ['/webservice/v2/events', 'transactionID', 'transactionId'],
  ['/webservice/v2/accounts/balances', 'updatedate', 'updateDate'],
  ['/dashboard/api/payments', 'refrence', 'reference'],
  ['/dashboard/api/payments.csv', 'form', 'from'],
  ['/dashboard/api/api-keys', 'limits', 'limit'],
  ['/dashboard/api/operators', 'aftr', 'after'],
  ['/dashboard/api/audit-log', 'actr', 'actor'],
  ['/dashboard/api/accounts', 'serach', 'search'],
])('400: %s does not list everything when %s is misspelt', async (path, name, meant) => {
  const detail = `is not known here; did you mean ${meant}?`;
  await expectProblem(server, await fetch(`${server.url}${path}?${name}=x`, { headers }), {
    status: 400,
    code: 'invalid_request',
    detail: `query/${name} ${detail}`,
    errors: [{ pointer: `query/${name}`, detail }],
  });
});

test('400: no route that takes a query ignores a name in it that it does not know', async () => {
  const { paths } = (await describeDefaultApi()) as unknown as {
    paths: Record<string, { get?: { parameters?: { in: string }[] } }>;
  };
  const filtered = Object.entries(paths).filter(([, { get }]) =>
    get?.parameters?.some((parameter) => parameter.in === 'query'),
  );
  expect(filtered.length).toBeGreaterThan(20);
  for (const [path] of filtered) {
    const url = `${server.url}${path.replaceAll(/\{\w+\}/g, 'unknown')}?xyzzy=1`;
    const answer = (await (await fetch(url, { headers })).json()) as object;
    expect({ path, ...answer }).toMatchObject({
      path,
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ pointer: 'query/xyzzy' })]) as unknown,
    });
  }
});

test('400: a name with a slash and a tilde is escaped in the pointer (RFC 6901)', async () => {
  const answer = await fetch(`${server.url}/webservice/v2/moneyins?a/b~c=1`, { headers });
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: 'query/a~1b~0c' }] });
});
