import { expect } from 'vitest';
import { untilAdmitted, type signIn } from '../../support/dashboard.ts';
import type { TestServer } from '../../support/server.ts';

export const newPassword = 'a password of my own';

interface Invited {
  readonly id: string;
  readonly link: string;
  readonly expiresAt: string;
}

/** Invites, and takes the token out of the link as the page does. */
export const invite = async (
  administrator: Awaited<ReturnType<typeof signIn>>,
  email: string,
  role: 'administrator' | 'viewer' = 'viewer',
) => {
  const answer = await administrator.post('/invitations', { email, role });
  expect(answer.status).toBe(201);
  const invited = (await answer.json()) as Invited;
  return { ...invited, token: new URL(invited.link).hash.slice(1) };
};

const send = (server: Pick<TestServer, 'url'>, path: string, body: unknown) =>
  fetch(`${server.url}/dashboard/api/invitations/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const look = (server: Pick<TestServer, 'url'>, token: string) => send(server, 'look', { token });

export const accept = (server: Pick<TestServer, 'url'>, token: string, password = newPassword) =>
  untilAdmitted(() => send(server, 'accept', { token, password }));
