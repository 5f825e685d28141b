import type { TestServer } from '../support/server.ts';

/** One attempt to sign in, with any body and headers. */
export const attemptSignIn = (
  server: Pick<TestServer, 'url'>,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${server.url}/dashboard/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Reads the session of a cookie. */
export const readSession = (server: Pick<TestServer, 'url'>, cookie: string) =>
  fetch(`${server.url}/dashboard/api/session`, { headers: { cookie } });

export const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
