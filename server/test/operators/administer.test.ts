import { expect, test } from 'vitest';
import { holdActs } from '../audit/hold-acts.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

type Session = Awaited<ReturnType<typeof signIn>>;

interface Listed {
  readonly id: string;
  readonly email: string;
}

const listOf = async (session: Session) =>
  ((await (await session.get('/operators')).json()) as { items: Listed[] }).items;

const signedInAs = async (server: TestServer, role: 'administrator' | 'viewer') => {
  const credentials = await server.givenOperator(role);
  const session = await signInAndConfirm(server, credentials);
  const [row] = await server.sql<{ id: string }[]>`
    select id from operators where email = ${credentials.email}`;
  return { ...session, credentials, email: credentials.email, id: row!.id };
};

test('administrators see all operators in pages, with their state', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  server.advance(1);
  const bob = await signedInAs(server, 'viewer');
  server.advance(1);
  const eve = await server.givenOperator('viewer');
  const first = (await (await ann.get('/operators?limit=2')).json()) as { nextCursor: string };
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const facts = {
    createdAt: moment,
    updatedAt: moment,
    disabledAt: null,
    lastSeenAt: moment,
    twoFactor: false,
  };
  expect(first).toEqual({
    items: [
      { ...facts, id: ann.id, email: ann.email, role: 'administrator', isYou: true },
      { ...facts, id: bob.id, email: bob.email, role: 'viewer', isYou: false },
    ],
    nextCursor: expect.any(String),
  });
  const second = await (await ann.get(`/operators?limit=2&after=${first.nextCursor}`)).json();
  expect(second).toMatchObject({ items: [{ email: eve.email, lastSeenAt: null }], nextCursor: null });
});

test('a change of role ends the sessions, applies at the next sign-in, and is in the audit log', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  const bob = await signedInAs(server, 'viewer');
  expect((await ann.post(`/operators/${bob.id}/role`, { role: 'administrator' })).status).toBe(204);
  expect((await bob.get('/session')).status).toBe(401);
  const again = await signIn(server, bob.credentials);
  expect((await again.get('/operators')).status).toBe(200);
  // The same change again has no effect.
  expect((await ann.post(`/operators/${bob.id}/role`, { role: 'administrator' })).status).toBe(204);
  expect((await again.get('/session')).status).toBe(200);
  const entries = await server.sql`
    select actor, subject, details from audit_entries where action = 'operator_role_changed'`;
  expect([...entries]).toEqual([
    { actor: ann.email, subject: bob.email, details: { role: 'administrator' } },
  ]);
});

test('a disabled operator loses access at once in every process, until enabled again', async () => {
  const server = await givenServer();
  const other = await givenServer({ DATABASE_URL: server.deps.config.databaseUrl! });
  const ann = await signedInAs(server, 'administrator');
  const bob = await signedInAs(other, 'administrator');
  expect((await ann.post(`/operators/${bob.id}/disable`)).status).toBe(204);
  expect((await bob.get('/operators')).status).toBe(401);
  expect((await attemptSignIn(other, bob.credentials)).status).toBe(401);
  expect((await ann.post(`/operators/${bob.id}/enable`)).status).toBe(204);
  expect((await bob.get('/operators')).status).toBe(401);
  expect((await attemptSignIn(other, bob.credentials)).status).toBe(200);
});

test('the last administrator who is not disabled can be neither disabled nor made a viewer', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  const bob = await signedInAs(server, 'administrator');
  expect((await ann.post(`/operators/${bob.id}/disable`)).status).toBe(204);
  for (const [id, path, body] of [
    [ann.id, 'disable', undefined],
    [ann.id, 'role', { role: 'viewer' }],
    [ann.id.toUpperCase(), 'disable', undefined],
  ] as const) {
    await expectProblem(server, await ann.post(`/operators/${id}/${path}`, body), {
      status: 409,
      code: 'last_administrator',
      detail: `${ann.email} is the last administrator. Make another operator an administrator first.`,
    });
  }
  expect((await ann.get('/operators')).status).toBe(200);
});

test('when the last two administrators step down at the same moment, one stays', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  const bob = await signedInAs(server, 'administrator');
  const { untilHeld, stopHolding } = await holdActs(server);
  const first = ann.post(`/operators/${ann.id}/role`, { role: 'viewer' });
  await untilHeld(1);
  const second = bob.post(`/operators/${bob.id}/disable`);
  await untilHeld(2);
  await stopHolding();
  expect([(await first).status, (await second).status]).toEqual([204, 409]);
  expect((await listOf(bob)).map(({ email }) => email)).toContain(bob.email);
});

test('when two administrators disable each other at the same moment, only the first succeeds', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  const bob = await signedInAs(server, 'administrator');
  const { untilHeld, stopHolding } = await holdActs(server);
  const first = ann.post(`/operators/${bob.id}/disable`);
  await untilHeld(1);
  const second = bob.post(`/operators/${ann.id}/disable`);
  await untilHeld(2);
  await stopHolding();
  expect((await first).status).toBe(204);
  await expectProblem(server, await second, {
    status: 401,
    code: 'signed_out',
    detail: 'You are not signed in, or your session has ended. Sign in again.',
  });
  expect((await ann.get('/session')).status).toBe(200);
});

test('404: no operator has this id', async () => {
  const server = await givenServer();
  const ann = await signedInAs(server, 'administrator');
  const id = crypto.randomUUID();
  await expectProblem(server, await ann.post(`/operators/${id}/disable`), {
    status: 404,
    code: 'not_found',
    detail: `There is no operator ${id}.`,
  });
  expect((await ann.post('/operators/no-uuid/disable')).status).toBe(400);
});
