import type { TestServer } from './server.ts';
import { until } from './until.ts';

/**
 * A busy machine checks few passwords at a time, and refuses the others before it counts or writes anything. They try again, as a
 * person does.
 */
export const untilAdmitted = (send: () => Promise<Response>) =>
  until(async () => {
    const answer = await send();
    if (answer.status === 503) throw new Error(`Too many passwords are checked: ${await answer.text()}`);
    return answer;
  });

/** Calls the dashboard's API as a signed-in browser does, with its cookie and `Sec-Fetch-Site`. */
export const signIn = async (
  server: Pick<TestServer, 'url'>,
  credentials: { email: string; password: string; code?: string; confirm?: boolean },
) => {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/dashboard/api${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const answer = await untilAdmitted(() => call('POST', '/session', credentials));
  const setCookie = answer.headers.get('set-cookie') ?? '';
  const cookie = setCookie.split(';', 1)[0]!;
  return {
    answer,
    setCookie,
    cookie,
    get: (path: string, headers: Record<string, string> = {}) =>
      call('GET', path, undefined, { cookie, ...headers }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call('POST', path, body, { cookie, ...headers }),
    put: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call('PUT', path, body, { cookie, ...headers }),
    patch: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call('PATCH', path, body, { cookie, ...headers }),
    delete: (path: string, headers: Record<string, string> = {}) =>
      call('DELETE', path, undefined, { cookie, ...headers }),
  };
};

/** The same, with the session confirmed: for the next five minutes it may give and widen access. */
export const signInAndConfirm = async (
  server: Pick<TestServer, 'url'>,
  credentials: { email: string; password: string },
) => {
  const session = await signIn(server, credentials);
  const { password } = credentials;
  const answer = await session.post('/session/confirmation', { password });
  if (answer.status !== 204) throw new Error(`the session was not confirmed: ${await answer.text()}`);
  return session;
};

/** Revokes a key as an administrator does. */
export const givenRevocation = async (server: TestServer, apiKeyId: string) => {
  const administrator = await signIn(server, await server.givenOperator());
  const answer = await administrator.post(`/api-keys/${apiKeyId}/revoke`);
  if (answer.status !== 204) throw new Error(`the key was not revoked: ${answer.status}`);
};
