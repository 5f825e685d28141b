import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { hasRight, rights, roles, type Role } from '../../src/operators/roles.ts';
import { alsoFor, guardedRoutes, ownRoutes, readRoutes, routesWithoutSession } from './dashboard-routes.ts';

/** One server for the whole file. Allowed calls name nothing that exists, or lack the confirmation: hardly one changes anything. */
let server: TestServer;
const sessions: Partial<Record<Role, Awaited<ReturnType<typeof signIn>>>> = {};
let newcomer: Awaited<ReturnType<typeof signIn>>;
const emails: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  server = await startServer();
  for (const role of roles) {
    const operator = await server.givenOperator(role);
    emails[role] = operator.email;
    sessions[role] = await signIn(server, operator);
  }
  newcomer = await signIn(server, await server.givenOperator('viewer', { mustChangePassword: true }));
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
    ...guardedRoutes.map(([method, path]) => `${method} ${path}`),
    ...readRoutes.map((path) => `GET ${path.replace(/\?.*/, '')}`),
    ...ownRoutes,
    ...routesWithoutSession,
  ];
  expect(described.toSorted()).toEqual(known.toSorted());
});

describe.each(guardedRoutes)('%s %s', (method, path, body) => {
  test('401 without a session', async () => {
    await expectProblem(server, await call(method, path, body), {
      status: 401,
      code: 'signed_out',
      detail: 'You are not signed in, or your session has ended. Sign in again.',
    });
  });

  const allowed: readonly Role[] = ['administrator', ...(alsoFor[`${method} ${path}`] ?? [])];

  test.each(roles.filter((role) => !allowed.includes(role)))('403 for the role %s', async (role) => {
    await expectProblem(server, await call(method, path, body, sessions[role]!.cookie), {
      status: 403,
      code: 'role_not_allowed',
      detail: `${emails[role]} has the role ${role}. This needs the role ${allowed.join(' or ')}.`,
    });
  });

  test.each(allowed)('the role %s may', async (role) => {
    const answer = await call(method, path, body, sessions[role]!.cookie);
    expect(await answer.text()).not.toContain('role_not_allowed');
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
    await expectProblem(server, await newcomer.get(path), {
      status: 403,
      code: 'password_change_required',
      detail: 'Change your one-time password first: POST /dashboard/api/password.',
    });
  });

  test.each(roles)('the role %s may read it', async (role) => {
    expect((await sessions[role]!.get(path)).status).toBe(path.includes('{id}') ? 404 : 200);
  });
});

test('the session says what its role may do, and every operator can read the table', async () => {
  const { items } = (await (await sessions.viewer!.get('/roles')).json()) as {
    items: { right: string; roles: Role[] }[];
  };
  expect(items.map(({ right }) => right)).toEqual(rights);
  for (const role of roles) {
    const session = (await (await sessions[role]!.get('/session')).json()) as { rights: string[] };
    expect(session.rights).toEqual(
      items.filter((item) => item.roles.includes(role)).map(({ right }) => right),
    );
  }
});

test('nobody can give a role that may do more than their own', () => {
  for (const environment of ['sandbox', 'production'] as const)
    for (const giver of roles.filter((role) => hasRight(role, 'manage_users', environment)))
      for (const given of roles)
        for (const right of rights.filter((one) => hasRight(given, one, environment)))
          expect(`${giver} may ${right}: ${hasRight(giver, right, environment)}`).toContain('true');
});

test('every role may do what a viewer may', () => {
  const lacking = roles.flatMap((role) =>
    rights.filter((right) => hasRight('viewer', right, 'production') && !hasRight(role, right, 'production')),
  );
  expect(lacking).toEqual([]);
});
