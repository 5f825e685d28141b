import { rightsOf } from '../../../src/operators/roles.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeKeyring } from '../../../src/keyring.ts';
import { addOperator, disableOperator } from '../../../src/operators/administration/manage-operators.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { attemptSignIn, cookieOf, readSession } from '../attempt-sign-in.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';
import { accept, invite, look, newPassword } from './invitation.ts';

let server: TestServer;
let ann: Awaited<ReturnType<typeof signInAndConfirm>>;
let annsEmail: string;
beforeAll(async () => {
  server = await startServer();
  const credentials = await server.givenOperator();
  annsEmail = credentials.email;
  ann = await signInAndConfirm(server, credentials);
  return server.close;
});

let count = 0;
const someAddress = () => `invited-${(count += 1)}@example.com`;

const expectInvalid = async (answer: Response, at = server) =>
  expectProblem(at, answer, {
    status: 404,
    code: 'invitation_invalid',
    detail: 'This invitation does not exist, has been used or withdrawn, or has expired.',
  });

test('an invited person sees the invitation, chooses a password, and is signed in', async () => {
  const email = someAddress();
  const { token, link, expiresAt } = await invite(ann, email.toUpperCase(), 'administrator');
  expect(link).toBe(`${server.deps.config.publicUrl}/dashboard/invitation#${token}`);
  const looked = await look(server, token);
  expect(looked.status).toBe(200);
  expect(await looked.json()).toEqual({ email, role: 'administrator', environment: 'sandbox', expiresAt });

  const answer = await accept(server, token);
  expect(answer.status).toBe(201);
  const who = { email, role: 'administrator', mustChangePassword: false, twoFactor: false };
  expect(await answer.json()).toEqual({
    ...who,
    recoveryCodesLeft: 0,
    rights: rightsOf('administrator', 'sandbox'),
  });
  expect(await (await readSession(server, cookieOf(answer))).json()).toMatchObject(who);
  expect((await attemptSignIn(server, { email, password: newPassword })).status).toBe(200);
});

test('an invitation works once, even when five use it at the same moment', async () => {
  const email = someAddress();
  const { token } = await invite(ann, email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(server, token)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '404', '404', '404', '404']);
  expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
  await expectInvalid(await look(server, token));
  await expectInvalid(await accept(server, token));
});

test('open invitations are listed without their links, and can be withdrawn', async () => {
  const email = someAddress();
  const { id, token, expiresAt } = await invite(ann, email);
  const text = await (await ann.get('/invitations')).text();
  expect(text).not.toContain(token.split('.')[1]);
  const { items } = JSON.parse(text) as { items: { id: string }[] };
  expect(items.find((each) => each.id === id)).toEqual({
    id,
    email,
    role: 'viewer',
    invitedBy: annsEmail,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    expiresAt,
  });
  expect((await ann.delete(`/invitations/${id}`)).status).toBe(204);
  await expectInvalid(await accept(server, token));
  for (const none of [id, '%00']) expect((await ann.delete(`/invitations/${none}`)).status).toBe(404);
});

test('a new invitation to an address replaces the old one', async () => {
  const email = someAddress();
  const old = await invite(ann, email, 'administrator');
  const fresh = await invite(ann, email, 'viewer');
  await expectInvalid(await accept(server, old.token));
  expect(await (await look(server, fresh.token)).json()).toMatchObject({ email, role: 'viewer' });
});

test('an operator cannot be invited, and the invitation of someone who became an operator ends', async () => {
  const { email } = await server.givenOperator('viewer');
  await expectProblem(server, await ann.post('/invitations', { email, role: 'administrator' }), {
    status: 409,
    code: 'operator_exists',
    detail: `There is already an operator ${email}.`,
  });
  const other = someAddress();
  const { token } = await invite(ann, other, 'administrator');
  const facts = { email: other, role: 'viewer', password: newPassword, isOneTime: true } as const;
  expect(await addOperator(server.deps, facts)).toBe(true);
  await expectInvalid(await accept(server, token));
});

test('400: an invalid address, and a password that is too short or is the address', async () => {
  for (const email of ['nobody', 'a@', 'two words@example.com', 'a@b\n'])
    expect((await ann.post('/invitations', { email, role: 'viewer' })).status).toBe(400);
  expect((await ann.post('/invitations', { email: someAddress(), role: 'king' })).status).toBe(400);
  const email = someAddress();
  const { token } = await invite(ann, email);
  for (const password of ['too short', email.toUpperCase()])
    expect((await accept(server, token, password)).status).toBe(400);
  expect((await look(server, token)).status).toBe(200);
});

test('a token that was altered, made up, or made with another secret is refused', async () => {
  const { id, token } = await invite(ann, someAddress());
  const thief = makeKeyring('sandbox', ['another-secret-0123456789-0123456789']);
  const forged = `${id}.${thief.derive('invitation', id, thief.currentSecretId)}`;
  const otherPurpose = `${id}.${server.deps.keyring.derive('api-key', id, server.deps.keyring.currentSecretId)}`;
  const altered = token.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`);
  for (const wrong of [id, forged, otherPurpose, altered, `${token}A`, 'x'])
    await expectInvalid(await accept(server, wrong));
  expect((await look(server, token)).status).toBe(200);
});

test('the invitations of an operator who may no longer invite end', async () => {
  const bob = await server.givenOperator();
  const eve = await server.givenOperator();
  const byBob = await invite(await signInAndConfirm(server, bob), someAddress(), 'administrator');
  const byEve = await invite(await signInAndConfirm(server, eve), someAddress(), 'administrator');
  const rows = await server.sql<{ id: string }[]>`select id from operators where email = ${eve.email}`;
  await disableOperator(server.deps, bob.email);
  expect((await ann.post(`/operators/${rows[0]!.id}/role`, { role: 'viewer' })).status).toBe(204);
  await expectInvalid(await accept(server, byBob.token));
  await expectInvalid(await accept(server, byEve.token));
});

test('an invitation ends after seven days', async () => {
  const own = await givenServer();
  const { token } = await invite(await signInAndConfirm(own, await own.givenOperator()), someAddress());
  own.advance(7 * 86_400 - 60);
  expect((await look(own, token)).status).toBe(200);
  own.advance(61);
  await expectInvalid(await look(own, token), own);
  await expectInvalid(await accept(own, token), own);
});

test('of 30 links tried at once from one address, 20 are checked', async () => {
  const own = await givenServer();
  // The first wait is one second, and on a busy machine the last link comes later than that.
  own.stopClock();
  const tryLink = async () => (await accept(own, 'x')).status;
  const statuses = await Promise.all(Array.from({ length: 30 }, tryLink));
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
