import { beforeAll, expect } from 'vitest';
import { insertPayment } from '../../src/payments/store/insert-payments-query.ts';
import { findOperatorByEmail } from '../../src/operators/queries.ts';
import { aNewPayment, givenPaymentIn, tomorrow } from '../payments/payment-in-status.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { digestTables } from '../support/digest-tables.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { givenCommission, givenTransfer } from '../accounts/given-transfer.ts';
import { givenAccessRequest } from './given-access-request.ts';
import { holdDisabling, type TakeAway } from './hold-disabling.ts';
import { codeIn } from './two-factor/authenticator.ts';
import { givenApprovedPayout, givenDuePayout, givenPayable, givenRun } from '../payouts/given-due-payout.ts';
import { writeCamt } from '../payouts/write-camt.ts';
import { ourBank } from '../payouts/payout-support.ts';

/** Quiet, so that only the calls of these tests write anything. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer(ourBank, { isQuiet: true });
  return server.close;
});

const given = async () => {
  const operator = await server.givenOperator();
  return { ...operator, session: await signInAndConfirm(server, operator) };
};
type Given = Awaited<ReturnType<typeof given>>;

interface Call {
  /** For `{id}` in the path. */
  readonly id?: string;
  readonly body?: unknown;
}

const url = 'http://127.0.0.1:1/hooks';
const from = '2026-11-15T12:00:00Z';
const attempt = '00000000-0000-4000-8000-000000000000';

const aKey = async () => (await server.givenApiKey()).id;

const anEndpoint = async (isDisabled = false) => {
  const { session } = await given();
  const { id } = (await (await session.post('/webhook-endpoints', { url })).json()) as { id: string };
  if (isDisabled) expect((await session.post(`/webhook-endpoints/${id}/disable`)).status).toBe(200);
  return id;
};

/** Someone else, changed in the database. */
const anOperator = async (change = 'role = role') => {
  const { email } = await server.givenOperator('viewer');
  await server.sql.script(`update operators set ${change} where email = '${email}'`);
  return (await findOperatorByEmail(server.sql, email))!.id;
};

const anInvitation = async () => {
  const { session } = await given();
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await session.post('/invitations', { email, role: 'viewer' });
  return ((await answer.json()) as { id: string }).id;
};

const aPayment = (status: Parameters<typeof givenPaymentIn>[1]) => givenPaymentIn(server, status, tomorrow());

const anEvent = async () => {
  const payment = await aNewPayment(server, tomorrow());
  const id = payment.id.replaceAll('-', '');
  await insertPayment(server.sql, { ...payment, id });
  return `evt_${id}_1`;
};

/** An account without money. The account `shop` gets the money of every captured payment. */
const anAccount = async () => {
  await server.sql`insert into accounts (platform_id, id, opened_at) values (1, 'partner', now()) on conflict do nothing`;
  return 'partner';
};

const beginTwoFactor = async ({ session, password }: Given) => {
  const begun = await session.post('/two-factor', { password });
  return ((await begun.json()) as { secret: string }).secret;
};

/** Password and code of an operator who has turned on two-factor sign-in. A recovery code is used up before anything waits. */
const twoFactorCredentials = async (of: Given) => {
  const secret = await beginTwoFactor(of);
  const confirmed = await of.session.post('/two-factor/confirm', { code: codeIn(server, secret) });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { password: of.password, code: recoveryCodes[0] };
};

const otherSession = async ({ email, password, session }: Given) => {
  await signInAndConfirm(server, { email, password });
  const { items } = (await (await session.get('/sessions')).json()) as {
    items: { id: string; isCurrent: boolean }[];
  };
  return items.find(({ isCurrent }) => !isCurrent)!.id;
};

/** Every route that writes, and a call of it that would write something. */
const writes: Record<string, (of: Given) => Promise<Call>> = {
  'POST /api-keys': async ({ password }) => ({ body: { label: 'shop', password } }),
  'POST /api-keys/{id}/reveal': async ({ password }) => ({ id: await aKey(), body: { password } }),
  'POST /api-keys/{id}/rotate': async ({ password }) => ({ id: await aKey(), body: { password } }),
  'POST /platforms': async ({ password }) => ({ body: { name: 'another', password } }),
  'PATCH /platforms/{id}': async () => ({
    id: String(await server.givenPlatform()),
    body: { name: 'another' },
  }),
  'POST /api-keys/{id}/revoke': async () => ({ id: await aKey() }),
  'PUT /api-keys/{id}/ip-allow-list': async () => ({
    id: await aKey(),
    body: { ranges: [{ range: '192.0.2.1' }] },
  }),
  'PUT /ip-allow-list': async () => ({ body: { ranges: [{ range: '192.0.2.1' }] } }),
  'POST /operators/{id}/role': async () => ({ id: await anOperator(), body: { role: 'administrator' } }),
  'POST /operators/{id}/disable': async () => ({ id: await anOperator() }),
  'POST /operators/{id}/enable': async () => ({ id: await anOperator('disabled_at = now()') }),
  'POST /operators/{id}/reset-two-factor': async () => ({
    id: await anOperator(`two_factor_nonce = 'n', two_factor_secret_id = 's', two_factor_since = now()`),
  }),
  'POST /invitations': async () => ({ body: { email: 'friend@example.com', role: 'viewer' } }),
  'DELETE /invitations/{id}': async () => ({ id: await anInvitation() }),
  'POST /webhook-endpoints': async () => ({ body: { url } }),
  'PATCH /webhook-endpoints/{id}': async () => ({ id: await anEndpoint(), body: { description: 'mine' } }),
  'DELETE /webhook-endpoints/{id}': async () => ({ id: await anEndpoint() }),
  'POST /webhook-endpoints/{id}/enable': async () => ({ id: await anEndpoint(true) }),
  'POST /webhook-endpoints/{id}/disable': async () => ({ id: await anEndpoint() }),
  'POST /webhook-endpoints/{id}/reveal': async ({ password }) => ({
    id: await anEndpoint(),
    body: { password },
  }),
  'POST /webhook-endpoints/{id}/rotate-secret': async () => ({ id: await anEndpoint(), body: {} }),
  'POST /webhook-endpoints/{id}/test': async () => ({ id: await anEndpoint() }),
  'POST /webhook-endpoints/{id}/send': async () => ({
    id: await anEndpoint(),
    body: { eventId: await anEvent() },
  }),
  'POST /webhook-endpoints/{id}/resend': async () => ({
    id: await anEndpoint(),
    body: { eventIds: [await anEvent()] },
  }),
  'POST /webhook-endpoints/{id}/replay': async () => ({ id: await anEndpoint(), body: { from } }),
  'POST /test-clock': async () => ({ body: { advanceSeconds: 1 } }),
  'POST /payments/{id}/capture': async () => ({ id: await aPayment('authorized'), body: {} }),
  'POST /payments/{id}/cancel': async () => ({ id: await aPayment('awaiting_approval') }),
  'POST /payments/{id}/ask-wallet': async () => ({ id: await aPayment('awaiting_approval') }),
  'POST /payments/{id}/resolve': async ({ password }) => ({
    id: await aPayment('quarantined'),
    body: { resolution: 'close', note: 'n', password },
  }),
  'POST /payments/{id}/refunds': async () => ({ id: await aPayment('captured'), body: { attempt } }),
  'POST /accounts': async () => ({ body: { id: 'of-nobody' } }),
  'PATCH /accounts/{id}': async () => ({ id: await anAccount(), body: { name: 'Of nobody' } }),
  'POST /transfers': async () => {
    await aPayment('captured');
    const creditAccountId = await anAccount();
    return { body: { debitAccountId: 'shop', creditAccountId, amount: 1, attempt } };
  },
  'POST /commission/transfers': async () => {
    await givenCommission(server.sql);
    return { body: { creditAccountId: await anAccount(), amount: 1, attempt } };
  },
  'POST /transfers/{id}/reversal': async () => {
    await anAccount();
    return { id: await givenTransfer(server.sql), body: { amount: 1, attempt } };
  },
  'POST /payouts': async () => ({ body: { ...(await givenPayable(server)), attempt } }),
  'POST /payouts/{id}/cancel': async () => ({ id: await givenDuePayout(server) }),
  'POST /payouts/{id}/settle': async () => ({
    id: await givenApprovedPayout(server, (await given()).session, (await given()).session),
    body: { outcome: 'paid', note: 'The bank says so' },
  }),
  'POST /payout-runs': async () => {
    await givenDuePayout(server);
    return { body: { attempt: crypto.randomUUID() } };
  },
  'POST /payout-runs/{id}/approve': async () => {
    const { id, count, totalAmount } = await givenRun(server, (await given()).session);
    return { id, body: { count, totalAmount } };
  },
  'POST /payout-runs/{id}/cancel': async () => ({
    id: (await givenRun(server, (await given()).session)).id,
  }),
  'POST /bank-statements': async () => ({ body: { statement: writeCamt([]) } }),
  'POST /access-requests/{id}/approve': async () => ({ id: await givenAccessRequest(server) }),
  'POST /access-requests/{id}/refuse': async () => ({ id: await givenAccessRequest(server) }),
  'DELETE /session': async () => ({}),
  'POST /password': async ({ password }) => ({ body: { password, newPassword: 'another horse battery' } }),
  'POST /session/confirmation': async ({ password }) => ({ body: { password } }),
  'POST /two-factor': async ({ password }) => ({ body: { password } }),
  'POST /two-factor/confirm': async (of) => ({ body: { code: codeIn(server, await beginTwoFactor(of)) } }),
  'POST /two-factor/recovery-codes': async (of) => ({ body: await twoFactorCredentials(of) }),
  'POST /two-factor/remove': async (of) => ({ body: await twoFactorCredentials(of) }),
  'DELETE /sessions': async () => ({}),
  'DELETE /sessions/{id}': async (of) => ({ id: await otherSession(of) }),
};

const send = ({ session }: Given, route: string, { id = '', body }: Call) => {
  const [method, path] = route.replace('{id}', id).split(' ') as [string, string];
  return fetch(`${server.url}/dashboard/api${path}`, {
    method,
    headers: {
      cookie: session.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
};

export const writingRoutes = Object.keys(writes);

/** Sends the request, takes the access away before it writes, and compares all tables. */
export const expectNothingWritten = async (takeAway: TakeAway, route: string) => {
  const of = await given();
  const call = await writes[route]!(of);
  // The next use would otherwise be the first one of its minute, which is written to the operator's row.
  await of.session.get('/session');
  const takeAwayNow = await holdDisabling(server, of.email, takeAway);
  const answer = send(of, route, call);
  let before: unknown;
  await takeAwayNow(answer, async (holder) => {
    before = await digestTables(holder);
  });
  expect((await answer).status).toBe(401);
  expect(await digestTables(server.sql)).toEqual(before);
};
