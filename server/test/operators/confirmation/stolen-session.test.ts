import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  givenApprovedPayout,
  givenDuePayout,
  givenPayable,
  givenRun,
} from '../../payouts/given-due-payout.ts';
import { writeCamt } from '../../payouts/write-camt.ts';
import { ourBank } from '../../payouts/payout-support.ts';
import { givenCommission, givenTransfer } from '../../accounts/given-transfer.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { givenPaymentIn, tomorrow } from '../../payments/payment-in-status.ts';
import { signInAndConfirm, signIn } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { givenTwoFactor } from '../two-factor/authenticator.ts';

type Session = Awaited<ReturnType<typeof signIn>>;
type Send = (session: Session) => Promise<Response>;

let server: TestServer;
let administrator: { email: string; password: string };
/** Has the administrator's cookie, and not the password. */
let thief: Session;
beforeAll(async () => {
  server = await startServer(ourBank);
  return server.close;
});
beforeEach(async () => {
  administrator = await server.givenOperator();
  thief = await signIn(server, administrator);
});

const idOf = async (email: string) =>
  (await server.sql<{ id: string }[]>`select id from operators where email = ${email}`)[0]!.id;

const givenDisabled = async () => {
  const { email } = await server.givenOperator();
  await server.sql`update operators set disabled_at = now() where email = ${email}`;
  return idOf(email);
};

const ranges = [{ range: '127.0.0.1' }];
const elsewhere = 'http://127.0.0.1:1/thief';

/** One that an operator has disabled. */
const givenWebhookEndpoint = async () => {
  const id = `whe_${crypto.randomUUID().replaceAll('-', '')}`;
  const secretId = server.deps.keyring.currentSecretId;
  await server.sql`
    with made as (
      insert into webhook_endpoints (id, url, secret_id, created_at, disabled_at, disabled_reason)
      values (${id}, 'http://127.0.0.1:1/hooks', ${secretId}, now(), now(), 'operator') returning id)
    insert into webhook_queues (endpoint_id) select id from made`;
  return id;
};

/** Everything that gives or widens access, gives money away or decides about money by hand, and how it is asked for. */
const acts: Readonly<Record<string, () => Promise<Send>>> = {
  'POST /invitations':
    async () =>
    ({ post }) =>
      post('/invitations', { email: `${crypto.randomUUID()}@example.com`, role: 'administrator' }),
  'POST /operators/{id}/role': async () => {
    const id = await idOf((await server.givenOperator('viewer')).email);
    return ({ post }) => post(`/operators/${id}/role`, { role: 'administrator' });
  },
  'POST /operators/{id}/enable': async () => {
    const id = await givenDisabled();
    return ({ post }) => post(`/operators/${id}/enable`);
  },
  'POST /operators/{id}/reset-two-factor': async () => {
    const id = await idOf((await givenTwoFactor(server, 'viewer')).email);
    return ({ post }) => post(`/operators/${id}/reset-two-factor`);
  },
  'POST /access-requests/{id}/approve': async () => {
    const by = await idOf((await server.givenOperator()).email);
    const [row] = await server.sql<{ id: string }[]>`
      insert into access_requests (id, digest, action, subject, details, requested_by, requested_at, expires_at)
      values (gen_random_uuid(), gen_random_uuid(), 'api_key_generated', 'shop', '{}', ${by}, now(), now() + interval '1 day') returning id`;
    return ({ post }) => post(`/access-requests/${row!.id}/approve`);
  },
  'PUT /ip-allow-list':
    async () =>
    ({ put }) =>
      put('/ip-allow-list', { ranges }),
  'PUT /api-keys/{id}/ip-allow-list': async () => {
    const { id } = await server.givenApiKey();
    return ({ put }) => put(`/api-keys/${id}/ip-allow-list`, { ranges });
  },
  'POST /api-keys':
    async () =>
    ({ post }) =>
      post('/api-keys', { label: 'shop' }),
  'POST /api-keys/{id}/reveal': async () => {
    const { id } = await server.givenApiKey();
    return ({ post }) => post(`/api-keys/${id}/reveal`, {});
  },
  'POST /api-keys/{id}/rotate': async () => {
    const { id } = await server.givenApiKey();
    return ({ post }) => post(`/api-keys/${id}/rotate`, {});
  },
  'POST /platforms':
    async () =>
    ({ post }) =>
      post('/platforms', { name: crypto.randomUUID() }),
  'POST /webhook-endpoints':
    async () =>
    ({ post }) =>
      post('/webhook-endpoints', { url: elsewhere }),
  'PATCH /webhook-endpoints/{id}': async () => {
    const id = await givenWebhookEndpoint();
    return ({ patch }) => patch(`/webhook-endpoints/${id}`, { url: elsewhere });
  },
  'POST /webhook-endpoints/{id}/enable': async () => {
    const id = await givenWebhookEndpoint();
    return ({ post }) => post(`/webhook-endpoints/${id}/enable`);
  },
  'POST /webhook-endpoints/{id}/reveal': async () => {
    const id = await givenWebhookEndpoint();
    return ({ post }) => post(`/webhook-endpoints/${id}/reveal`, {});
  },
  'POST /payments/{id}/resolve': async () => {
    const id = await givenPaymentIn(server, 'quarantined', tomorrow());
    return ({ post }) => post(`/payments/${id}/resolve`, { resolution: 'close', note: 'not paid' });
  },
  'PATCH /accounts/{id}': async () => {
    const id = crypto.randomUUID();
    await server.sql`insert into accounts (platform_id, id, opened_at) values (1, ${id}, now())`;
    return ({ patch }) => patch(`/accounts/${id}`, { bankAccount: { iban: 'DE89370400440532013000' } });
  },
  'POST /transfers': async () => {
    await givenPaymentIn(server, 'captured', tomorrow());
    const other =
      await server.sql`insert into accounts (platform_id, id, opened_at) values (1, ${crypto.randomUUID()}, now()) returning id`;
    const order = { debitAccountId: 'shop', creditAccountId: other[0]!['id'], amount: 1 };
    const attempt = crypto.randomUUID();
    return ({ post }) => post('/transfers', { ...order, attempt });
  },
  'POST /commission/transfers': async () => {
    await givenCommission(server.sql);
    const order = { creditAccountId: 'shop', amount: 1, attempt: crypto.randomUUID() };
    return ({ post }) => post('/commission/transfers', order);
  },
  'POST /transfers/{id}/reversal': async () => {
    const id = await givenTransfer(server.sql);
    return ({ post }) => post(`/transfers/${id}/reversal`, { amount: 1, attempt: crypto.randomUUID() });
  },
  'POST /payouts': async () => {
    const payout = await givenPayable(server);
    return ({ post }) => post('/payouts', { ...payout, attempt: crypto.randomUUID() });
  },
  'POST /payouts/{id}/cancel': async () => {
    const id = await givenDuePayout(server);
    return ({ post }) => post(`/payouts/${id}/cancel`);
  },
  'POST /payouts/{id}/settle': async () => {
    const [ada, grace] = [await server.givenOperator(), await server.givenOperator()];
    const sessions = [await signInAndConfirm(server, ada), await signInAndConfirm(server, grace)] as const;
    const id = await givenApprovedPayout(server, ...sessions);
    return ({ post }) => post(`/payouts/${id}/settle`, { outcome: 'paid', note: 'The bank says so' });
  },
  'POST /payout-runs': async () => {
    await givenDuePayout(server);
    return ({ post }) => post('/payout-runs', { attempt: crypto.randomUUID() });
  },
  'POST /payout-runs/{id}/approve': async () => {
    const other = await signInAndConfirm(server, await server.givenOperator());
    const { id, count, totalAmount } = await givenRun(server, other);
    return ({ post }) => post(`/payout-runs/${id}/approve`, { count, totalAmount });
  },
  'POST /payout-runs/{id}/cancel': async () => {
    const { id } = await givenRun(server, await signInAndConfirm(server, await server.givenOperator()));
    return ({ post }) => post(`/payout-runs/${id}/cancel`);
  },
  'POST /bank-statements': async () => {
    const statement = writeCamt([]);
    return ({ post }) => post('/bank-statements', { statement });
  },
  'POST /payments/{id}/refunds': async () => {
    const id = await givenPaymentIn(server, 'captured', tomorrow());
    const attempt = crypto.randomUUID();
    return ({ post }) => post(`/payments/${id}/refunds`, { attempt });
  },
};

/** What an administrator's session may change by itself. None of it gives or widens access. */
const free = new Set([
  'POST /operators/{id}/disable',
  'POST /access-requests/{id}/refuse',
  'DELETE /invitations/{id}',
  'POST /api-keys/{id}/revoke',
  'PATCH /platforms/{id}',
  'POST /webhook-endpoints/{id}/disable',
  'DELETE /webhook-endpoints/{id}',
  'POST /webhook-endpoints/{id}/rotate-secret',
  'POST /webhook-endpoints/{id}/test',
  'POST /webhook-endpoints/{id}/send',
  'POST /webhook-endpoints/{id}/resend',
  'POST /webhook-endpoints/{id}/replay',
  'POST /audit-log/verify',
  'POST /test-clock',
  'POST /accounts',
  'POST /payments/{id}/capture',
  'POST /payments/{id}/cancel',
  'POST /payments/{id}/ask-wallet',
  'DELETE /session',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
]);

/** What takes the password in its own body, or takes no session at all. */
const withCredentials = new Set([
  'POST /session',
  'POST /session/confirmation',
  'POST /password',
  'POST /two-factor',
  'POST /two-factor/confirm',
  'POST /two-factor/recovery-codes',
  'POST /two-factor/remove',
  'POST /invitations/look',
  'POST /invitations/accept',
]);

/** Everything that an act could change, except the failed attempts. */
const readState = async () =>
  JSON.stringify([
    await server.sql`select id, role, disabled_at, two_factor_since from operators order by id`,
    await server.sql`select * from invitations order by id`,
    await server.sql`select id from api_keys order by id`,
    await server.sql`select id, url, disabled_at from webhook_endpoints order by id`,
    await server.sql`select * from allowed_address_ranges order by id`,
    await server.sql`select sequence::text from audit_head`,
  ]);

test('every route of the dashboard that changes something is known here, as one that asks for the password or does not', async () => {
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const changing = Object.entries(paths)
    .filter(([path]) => path.startsWith('/dashboard/api/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/dashboard/api'.length)}`),
    )
    .filter((route) => !route.startsWith('GET '));
  expect(changing.toSorted()).toEqual([...Object.keys(acts), ...free, ...withCredentials].toSorted());
});

describe.each(Object.entries(acts))('%s', (_, prepare) => {
  test('403: a stolen cookie alone changes and shows nothing (A17)', async () => {
    const send = await prepare();
    const before = await readState();
    await expectProblem(server, await send(thief), {
      status: 403,
      code: 'confirmation_required',
      detail: 'Confirm with your password first: POST /dashboard/api/session/confirmation.',
    });
    expect(await readState()).toBe(before);
  });

  test('the session that was confirmed with the password may do it, and another session of the operator may not', async () => {
    const send = await prepare();
    const owner = await signIn(server, administrator);
    const { password } = administrator;
    expect((await owner.post('/session/confirmation', { password })).status).toBe(204);
    expect((await send(thief)).status).toBe(403);
    expect((await send(owner)).ok).toBe(true);
  });
});
