import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** One server for the whole file: no test here changes anything. */
let server: TestServer;
let viewer: Awaited<ReturnType<typeof signIn>>;
let email: string;
beforeAll(async () => {
  server = await startServer();
  const operator = await server.givenOperator('viewer');
  ({ email } = operator);
  viewer = await signIn(server, operator);
  return server.close;
});

const password = 'correct horse battery';
const ranges = [{ range: '192.0.2.1' }];

/** Every route of the dashboard that needs an administrator, with a valid body. */
const routes = [
  ['GET', '/api-keys', undefined],
  ['POST', '/api-keys', { label: 'shop', password }],
  ['POST', '/api-keys/{id}/reveal', { password }],
  ['POST', '/api-keys/{id}/revoke', undefined],
  ['GET', '/api-keys/{id}/ip-allow-list', undefined],
  ['PUT', '/api-keys/{id}/ip-allow-list', { ranges }],
  ['GET', '/ip-allow-list', undefined],
  ['PUT', '/ip-allow-list', { ranges }],
  ['GET', '/operators', undefined],
  ['POST', '/operators/{id}/role', { role: 'administrator' }],
  ['POST', '/operators/{id}/disable', undefined],
  ['POST', '/operators/{id}/enable', undefined],
  ['POST', '/operators/{id}/reset-two-factor', undefined],
  ['GET', '/invitations', undefined],
  ['POST', '/invitations', { email: 'friend@example.com', role: 'viewer' }],
  ['DELETE', '/invitations/{id}', undefined],
  ['POST', '/webhook-endpoints', { url: 'https://shop.example.com/hooks' }],
  ['PATCH', '/webhook-endpoints/{id}', { url: 'https://shop.example.com/hooks' }],
  ['DELETE', '/webhook-endpoints/{id}', undefined],
  ['POST', '/webhook-endpoints/{id}/enable', undefined],
  ['POST', '/webhook-endpoints/{id}/disable', undefined],
  ['POST', '/webhook-endpoints/{id}/reveal', { password }],
  ['POST', '/webhook-endpoints/{id}/rotate-secret', {}],
  ['POST', '/webhook-endpoints/{id}/test', undefined],
  ['POST', '/webhook-endpoints/{id}/send', { eventId: 'evt_pay_none_1' }],
  ['POST', '/webhook-endpoints/{id}/replay', { from: '2026-11-15T12:00:00Z' }],
  ['GET', '/audit-log', undefined],
  ['POST', '/test-clock', { advanceSeconds: 1 }],
  ['GET', '/audit-log/actions', undefined],
  ['POST', '/audit-log/verify', undefined],
  ['POST', '/payments/{id}/capture', {}],
  ['POST', '/payments/{id}/cancel', undefined],
  ['POST', '/payments/{id}/ask-wallet', undefined],
  ['POST', '/payments/{id}/resolve', { resolution: 'close', note: 'n', password: 'p' }],
  ['POST', '/payments/{id}/refunds', { attempt: '00000000-0000-4000-8000-000000000000' }],
  ['POST', '/accounts', { id: 'shop' }],
  [
    'POST',
    '/transfers',
    {
      debitAccountId: 'shop',
      creditAccountId: 'other',
      amount: 1,
      attempt: '00000000-0000-4000-8000-000000000000',
    },
  ],
] as const;

/** The other routes: those without a session, and those for every signed-in operator. */
const openRoutes = [
  'GET /installation',
  'POST /session',
  'GET /session',
  'DELETE /session',
  'POST /password',
  'POST /session/confirmation',
  'POST /invitations/look',
  'POST /invitations/accept',
  'GET /test-clock',
  'POST /two-factor',
  'POST /two-factor/confirm',
  'POST /two-factor/recovery-codes',
  'POST /two-factor/remove',
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
];

/** The routes for every operator who has their own password. They only read. */
const readRoutes = [
  '/home',
  '/disputes',
  '/reconciliations',
  '/events',
  '/events/{id}',
  '/event-deliveries?eventId=evt_pay_none_1',
  '/webhook-endpoints',
  '/webhook-endpoints/{id}',
  '/webhook-endpoints/{id}/deliveries',
  '/payments',
  '/payments.csv',
  '/payments/{id}',
  '/payments/{id}/statement',
  '/refunds',
  '/refunds/{id}',
  '/accounts',
  '/transfers',
  '/operator-accounts',
  '/accounts/{id}',
  '/accounts/{id}/postings',
  '/accounts/{id}/balance-days',
  '/accounts/{id}/statement.csv',
];

const call = (method: string, path: string, body: unknown, cookie = '') =>
  fetch(`${server.url}/dashboard/api${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

test('this file knows every route of the dashboard', async () => {
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith('/dashboard/api/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/dashboard/api'.length)}`),
    );
  const known = [
    ...routes.map(([method, path]) => `${method} ${path}`),
    ...readRoutes.map((path) => `GET ${path.replace(/\?.*/, '')}`),
    ...openRoutes,
  ];
  expect(described.toSorted()).toEqual(known.toSorted());
});

describe.each(routes)('%s %s', (method, path, body) => {
  test('401 without a session', async () => {
    await expectProblem(server, await call(method, path, body), {
      status: 401,
      code: 'signed_out',
      detail: 'You are not signed in, or your session has ended. Sign in again.',
    });
  });

  test('403 for a viewer', async () => {
    await expectProblem(server, await call(method, path, body, viewer.cookie), {
      status: 403,
      code: 'administrators_only',
      detail: `${email} is a viewer. Only an administrator can do this.`,
    });
  });
});

describe.each(readRoutes)('GET %s', (path) => {
  test('401 without a session', async () => {
    await expectProblem(server, await call('GET', path, undefined), {
      status: 401,
      code: 'signed_out',
      detail: 'You are not signed in, or your session has ended. Sign in again.',
    });
  });

  test('403 with a one-time password', async () => {
    const newcomer = await signIn(server, await server.givenOperator('viewer', { mustChangePassword: true }));
    await expectProblem(server, await newcomer.get(path), {
      status: 403,
      code: 'password_change_required',
      detail: 'Change your one-time password first: POST /dashboard/api/password.',
    });
  });

  test('a viewer may read it', async () => {
    expect((await viewer.get(path)).status).toBe(path.includes('{id}') ? 404 : 200);
  });
});
