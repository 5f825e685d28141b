import { givenAccessRequest } from '../../operators/given-access-request.ts';
import { invite } from '../../operators/invitations/invitation.ts';
import { codeIn, givenTwoFactor } from '../../operators/two-factor/authenticator.ts';
import { lookAt } from '../../operations/support.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import {
  givenApprovedPayout,
  givenDuePayout,
  givenPayable,
  givenRun,
} from '../../payouts/given-due-payout.ts';
import type { Operation } from './described.ts';
import { deafUrl, givenPayments } from './platform-answers.ts';
import type { World } from './world.ts';

type Session = Awaited<ReturnType<typeof signInAndConfirm>>;

/** What an example cannot know: who calls, ids of what is there, and codes and tokens that work once. */
interface Own {
  readonly session: Session;
  readonly id?: string;
  /** Stands instead of the example of these fields. */
  readonly fields?: object;
  readonly query?: string;
}

/** Sends the example of a call of the dashboard. Whatever is not `Own` is sent as it stands. */
export const sendDashboardExample = async (
  world: World,
  { id: operationId, method, path, caller }: Operation,
  example: unknown,
) => {
  const operator = await world.server.givenOperator();
  const session = await signInAndConfirm(world.server, operator);
  const own = (await prepare(world, session, operator)[operationId]?.()) ?? { session };
  const { id = await idIn(world, own.session, path), fields, query = '' } = own;
  const body = example === undefined ? undefined : { ...(example as object), ...fields };
  const answer = await fetch(`${world.server.url}${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(caller === 'operator' ? { cookie: own.session.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The list of the example does not contain the address of this test.
  if (operationId === 'replaceIpAllowList') await session.put('/ip-allow-list', { ranges: [] });
  return answer;
};

const idOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { id: string }).id;

/** The id of something that is there, by the kind of thing that the path names. */
const idIn = async (world: World, session: Session, path: string): Promise<string> => {
  const { client, server } = world;
  const { captured } = givenPayments(world);
  const kinds: Readonly<Record<string, () => Promise<string>>> = {
    sessions: async () => {
      const { items } = (await (await session.get('/sessions')).json()) as { items: { id: string }[] };
      return items[0]!.id;
    },
    operators: async () => {
      const { email } = await server.givenOperator('viewer');
      const [row] = await server.sql<{ id: string }[]>`select id from operators where email = ${email}`;
      return row!.id;
    },
    invitations: async () => (await invite(session, `${crypto.randomUUID()}@example.com`)).id,
    'access-requests': () => givenAccessRequest(server),
    'api-keys': async () => (await server.givenApiKey()).id,
    platforms: async () => String(await server.givenPlatform()),
    payments: captured,
    refunds: async () => idOf(client.call('PUT', `/refund/${await captured()}`)),
    accounts: () => idOf(client.call('PUT', '/accounts/my-shop')),
    payouts: () => givenDuePayout(server),
    'payout-runs': async () => (await givenRun(server, session)).id,
    events: async () => `evt_${(await client.givenPayment()).id}_1`,
    'webhook-endpoints': () => idOf(session.post('/webhook-endpoints', { url: deafUrl })),
  };
  const [, kind] = /\/([\w-]+)\/\{id\}/.exec(path) ?? [];
  return kind === undefined ? '' : kinds[kind]!();
};

/** By operation, for those that need more than a confirmed session and something of the kind in their path. */
const prepare = (
  world: World,
  session: Session,
  operator: { email: string; password: string },
): Readonly<Record<string, () => Promise<Own>>> => {
  const { client, server, wallet } = world;
  const { approved, authorized } = givenPayments(world);
  const on = (id: string): Own => ({ session, id });
  const withCode = async (): Promise<Own> => {
    const { session: own, recoveryCodes } = await givenTwoFactor(server);
    return { session: own, fields: { code: recoveryCodes[0] } };
  };
  const withToken = async (): Promise<Own> => {
    const { token } = await invite(session, `${crypto.randomUUID()}@example.com`);
    return { session, fields: { token } };
  };
  return {
    signIn: async () => {
      await server.sql`update operators set email = 'ada@example.com' where email = ${operator.email}`;
      return { session };
    },
    confirmTwoFactor: async () => {
      const { secret } = (await (await session.post('/two-factor', operator)).json()) as { secret: string };
      return { session, fields: { code: codeIn(server, secret) } };
    },
    replaceRecoveryCodes: withCode,
    removeTwoFactor: withCode,
    lookAtInvitation: withToken,
    acceptInvitation: withToken,
    captureAsOperator: async () => on(await authorized()),
    cancelAsOperator: async () => on(await authorized()),
    askWallet: async () => on(await approved()),
    resolvePayment: () => givenUnknownCapture(world, session),
    openAccountAsOperator: async () => {
      await client.call('PUT', '/accounts/my-shop');
      return { session };
    },
    reverseAsOperator: async () => {
      const payment = await client.givenPayment({ transaction: { accountId: 'my-shop' } });
      await wallet.approve(payment.extOrderId);
      await client.resume(payment.id);
      await client.call('PUT', '/accounts/other-shop');
      const order = { debitAccountId: 'my-shop', creditAccountId: 'other-shop', amount: 500 };
      return on(await idOf(client.call('POST', '/p2p', order)));
    },
    transferCommission: async () => {
      await client.call('PUT', '/accounts/other-shop');
      const transaction = { accountId: 'my-shop', commissionAmount: 500 };
      const payment = await client.givenPayment({ transaction });
      await wallet.approve(payment.extOrderId);
      await client.resume(payment.id);
      return { session };
    },
    payOutAsOperator: async () => {
      const { accountId } = await givenPayable(server);
      return { session, fields: { accountId, amount: 100 } };
    },
    makePayoutRun: async () => {
      await givenDuePayout(server);
      return { session };
    },
    settlePayout: async () => on(await givenApprovedPayout(server, session, world.administrator)),
    approvePayoutRun: async () => {
      const { id, ...fields } = await givenRun(server, world.administrator);
      return { session, id, fields: { count: fields.count, totalAmount: fields.totalAmount } };
    },
    downloadPayoutRun: async () => {
      const { id, count, totalAmount } = await givenRun(server, world.administrator);
      await session.post(`/payout-runs/${id}/approve`, { count, totalAmount });
      return on(id);
    },
    transferAsOperator: async () => {
      await client.call('PUT', '/accounts/other-shop');
      const payment = await client.givenPayment({ transaction: { accountId: 'my-shop' } });
      await wallet.approve(payment.extOrderId);
      await client.resume(payment.id);
      return { session };
    },
    addWebhookEndpointAsOperator: async () => ({ session, fields: { apiKeyId: client.key.id } }),
    search: async () => ({ session, query: '?search=PP-D-12345' }),
    exportJournal: async () => ({ session, query: '?month=2026-11' }),
    exportReport: async () => ({ session, query: '?month=2025-11' }),
    exportReportPdf: async () => ({ session, query: '?month=2025-11' }),
    listEventDeliveries: async () => ({
      session,
      query: `?transactionId=${(await client.givenPayment()).id}`,
    }),
    resendEventsAsOperator: async () => ({
      session,
      fields: { eventIds: [`evt_${(await client.givenPayment()).id}_1`] },
    }),
    sendEventAsOperator: async () => ({
      session,
      fields: { eventId: `evt_${(await client.givenPayment()).id}_1` },
    }),
  };
};

/** A cancelled payment that someone has captured at the wallet, past us. */
const givenUnknownCapture = async ({ client, server, wallet }: World, session: Session): Promise<Own> => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  await client.call('PUT', `/moneyins/${id}/cancel`);
  await wallet.approve(orderId);
  const total = { currency: 'EUR', amountMinor: 1000n };
  await server.deps.wallet.captureOrder({ paymentId: id, orderId, total }, `${id}-elsewhere`);
  await lookAt(server, id);
  const [capture] = (await wallet.truth(orderId)).captures;
  return { session, id, fields: { captureId: capture!.id } };
};
