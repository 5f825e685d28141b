import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { administratorRoutes, ownRoutes, readRoutes, routesWithoutSession } from './dashboard-routes.ts';

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
    ...administratorRoutes.map(([method, path]) => `${method} ${path}`),
    ...readRoutes.map((path) => `GET ${path.replace(/\?.*/, '')}`),
    ...ownRoutes,
    ...routesWithoutSession,
  ];
  expect(described.toSorted()).toEqual(known.toSorted());
});

describe.each(administratorRoutes)('%s %s', (method, path, body) => {
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
