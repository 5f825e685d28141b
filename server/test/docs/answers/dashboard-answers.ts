import { attemptSignIn } from '../../operators/attempt-sign-in.ts';
import { accept, invite, look, newPassword } from '../../operators/invitations/invitation.ts';
import { codeIn, givenTwoFactor, wrongCode } from '../../operators/two-factor/authenticator.ts';
import { signIn, signInAndConfirm } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';
import {
  givenApprovedPayout,
  givenDuePayout,
  givenPayable,
  givenRun,
} from '../../payouts/given-due-payout.ts';
import { writeCamt } from '../../payouts/write-camt.ts';
import { deafUrl, givenPayments, type Drives } from './platform-answers.ts';
import type { World } from './world.ts';

type Session = Awaited<ReturnType<typeof signIn>>;
type Table = Readonly<Record<string, Drives>>;

const nobody = '00000000-0000-4000-8000-000000000000';

const listOf = ({ administrator }: World, path: string): Drives => ({ 200: () => administrator.get(path) });

export const dashboardAnswers = (world: World): Table => ({
  readInstallation: listOf(world, '/installation'),
  ...accessAnswers(world),
  ...ownAccountAnswers(world),
  ...operatorAnswers(world),
  ...apiKeyAnswers(world),
  ...paymentAnswers(world),
  ...refundAnswers(world),
  ...accountAnswers(world),
  ...transferAnswers(world),
  ...payoutAnswers(world),
  listAuditLog: listOf(world, '/audit-log'),
  listAuditActions: listOf(world, '/audit-log/actions'),
  verifyAuditLog: { 200: () => world.administrator.post('/audit-log/verify') },
  readTestClock: listOf(world, '/test-clock'),
  advanceTestClock: { 200: () => world.administrator.post('/test-clock', { advanceSeconds: 1 }) },
  readHome: listOf(world, '/home'),
  search: listOf(world, '/search?search=ord'),
  ...webhookAnswers(world),
  listAllEvents: listOf(world, '/events'),
  readEventDetails: { 200: async () => world.administrator.get(`/events/${await givenEvent(world)}`) },
  listEventDeliveries: {
    200: async () => world.administrator.get(`/event-deliveries?eventId=${await givenEvent(world)}`),
  },
  listAllDisputes: listOf(world, '/disputes'),
  listReconciliations: listOf(world, '/reconciliations'),
});

const accessAnswers = ({ server, signInAs }: World): Table => ({
  signIn: {
    200: async () => attemptSignIn(server, await server.givenOperator()),
    sign_in_failed: async () =>
      attemptSignIn(server, { ...(await server.givenOperator()), password: 'a guess' }),
    one_time_password_expired: async () => {
      const operator = await server.givenOperator('viewer', { mustChangePassword: true });
      await server.sql`update operators set one_time_until = ${server.deps.clock()} where email = ${operator.email}`;
      return attemptSignIn(server, operator);
    },
    two_factor_required: async () => {
      const { email, password } = await givenTwoFactor(server);
      return attemptSignIn(server, { email, password });
    },
  },
  readSession: { 200: async () => (await signInAs('viewer')).get('/session') },
  signOut: { 204: async () => (await signInAs('viewer')).delete('/session') },
  changePassword: {
    204: () => changePassword(server),
    ...credentialAnswers(server, (session, given) => session.post('/password', { ...given, newPassword })),
  },
});

const changePassword = async (server: World['server']) => {
  const operator = await server.givenOperator();
  return (await signIn(server, operator)).post('/password', { password: operator.password, newPassword });
};

/** What a call that asks for password and code answers. */
const credentialAnswers = (
  server: World['server'],
  call: (session: Session, given: { password?: string; code?: string }) => Promise<Response>,
): Drives => ({
  password_wrong: async () =>
    call(await signIn(server, await server.givenOperator()), { password: 'a guess' }),
  two_factor_required: async () => {
    const { session, password } = await givenTwoFactor(server);
    return call(session, { password });
  },
  code_wrong: async () => {
    const { session, password, secret } = await givenTwoFactor(server);
    return call(session, { password, code: wrongCode(server, secret) });
  },
});

const ownAccountAnswers = (world: World): Table => {
  const { server, signInAs } = world;
  const begin = async () => {
    const operator = await server.givenOperator();
    const session = await signIn(server, operator);
    const begun = (await (await session.post('/two-factor', operator)).json()) as { secret: string };
    return { session, ...begun };
  };
  /** With password and code, both needed: the code is there already, or it is refused by the schema. */
  const withCode = (path: string, success: string): Drives => ({
    [success]: async () => {
      const { session, password, recoveryCodes } = await givenTwoFactor(server);
      return session.post(path, { password, code: recoveryCodes[0] });
    },
    conflict: async () => (await signInAs('viewer')).post(path, { password: 'p', code: '123456' }),
    password_wrong: async () =>
      (await givenTwoFactor(server)).session.post(path, { password: 'a guess', code: '123456' }),
    code_wrong: async () => {
      const { session, password, secret } = await givenTwoFactor(server);
      return session.post(path, { password, code: wrongCode(server, secret) });
    },
  });
  return {
    listSessions: { 200: async () => (await signInAs('viewer')).get('/sessions') },
    endOtherSessions: { 204: async () => (await signInAs('viewer')).delete('/sessions') },
    endSession: {
      204: async () => {
        const session = await signInAs('viewer');
        const { items } = (await (await session.get('/sessions')).json()) as { items: { id: string }[] };
        return session.delete(`/sessions/${items[0]!.id}`);
      },
    },
    confirmSession: {
      204: async () => (await signInAs('viewer')).post('/session/confirmation', world.operator),
      ...credentialAnswers(world.server, (session, given) => session.post('/session/confirmation', given)),
    },
    beginTwoFactor: {
      200: async () => (await signInAs('viewer')).post('/two-factor', world.operator),
      password_wrong: async () => (await signInAs('viewer')).post('/two-factor', { password: 'a guess' }),
      conflict: async () => {
        const { session, password } = await givenTwoFactor(server);
        return session.post('/two-factor', { password });
      },
    },
    confirmTwoFactor: {
      200: async () => {
        const { session, secret } = await begin();
        return session.post('/two-factor/confirm', { code: codeIn(server, secret) });
      },
      code_wrong: async () => {
        const { session, secret } = await begin();
        return session.post('/two-factor/confirm', { code: wrongCode(server, secret) });
      },
      conflict: async () => (await signInAs('viewer')).post('/two-factor/confirm', { code: '123456' }),
    },
    replaceRecoveryCodes: withCode('/two-factor/recovery-codes', '200'),
    removeTwoFactor: withCode('/two-factor/remove', '204'),
  };
};

const operatorAnswers = (world: World): Table => {
  const { server, administrator, signInAs } = world;
  const idOf = async (email: string) => {
    const [row] = await server.sql<{ id: string }[]>`select id from operators where email = ${email}`;
    return row!.id;
  };
  const change = async (session: Session, action: string, body?: object) =>
    session.post(`/operators/${await idOf((await server.givenOperator('viewer')).email)}/${action}`, body);
  /** An installation with one administrator. */
  const changeLast = async (action: string, body?: object) => {
    const alone = await givenServer();
    const operator = await alone.givenOperator();
    const [row] = await alone.sql<{ id: string }[]>`select id from operators where email = ${operator.email}`;
    return (await signInAndConfirm(alone, operator)).post(`/operators/${row!.id}/${action}`, body);
  };
  /** Of an operator who is disabled and has a second factor, where another administrator has to approve it. */
  const changeThere = async (action: string, body?: object) => {
    const { withSecond, secondNeeded } = world;
    const { email } = await withSecond.givenOperator('viewer');
    const [row] = await withSecond.sql<{ id: string }[]>`
      update operators set disabled_at = now(), two_factor_nonce = 'n', two_factor_secret_id = 's', two_factor_since = now()
      where email = ${email} returning id`;
    return secondNeeded.post(`/operators/${row!.id}/${action}`, body);
  };
  const role = { role: 'viewer' };
  const invited = { email: `${crypto.randomUUID()}@example.com`, role: 'viewer' };
  const newToken = async () => (await invite(administrator, `${crypto.randomUUID()}@example.com`)).token;
  return {
    listRoles: { 200: () => administrator.get('/roles') },
    listOperators: listOf(world, '/operators'),
    listAccessRequests: listOf(world, '/access-requests'),
    ...approvalAnswers(world),
    changeRole: {
      approval_required: () => changeThere('role', { role: 'administrator' }),
      204: () => change(administrator, 'role', role),
      confirmation_required: async () => change(await signInAs('administrator'), 'role', role),
      not_found: () => administrator.post(`/operators/${nobody}/role`, role),
      last_administrator: () => changeLast('role', role),
    },
    disableOperator: {
      204: () => change(administrator, 'disable'),
      not_found: () => administrator.post(`/operators/${nobody}/disable`),
      last_administrator: () => changeLast('disable'),
    },
    enableOperator: {
      204: () => change(administrator, 'enable'),
      approval_required: () => changeThere('enable'),
      confirmation_required: async () => change(await signInAs('administrator'), 'enable'),
    },
    resetTwoFactor: {
      204: () => change(administrator, 'reset-two-factor'),
      approval_required: () => changeThere('reset-two-factor'),
      confirmation_required: async () => change(await signInAs('administrator'), 'reset-two-factor'),
      conflict: async () =>
        administrator.post(`/operators/${await idOf(world.operator.email)}/reset-two-factor`),
    },
    listInvitations: listOf(world, '/invitations'),
    inviteOperator: {
      201: () => administrator.post('/invitations', invited),
      approval_required: () => world.secondNeeded.post('/invitations', invited),
      confirmation_required: async () => (await signInAs('administrator')).post('/invitations', invited),
      operator_exists: () =>
        administrator.post('/invitations', { email: world.operator.email, role: 'viewer' }),
    },
    withdrawInvitation: {
      204: async () => {
        const { id } = await invite(administrator, `${crypto.randomUUID()}@example.com`);
        return administrator.delete(`/invitations/${id}`);
      },
    },
    lookAtInvitation: {
      200: async () => look(server, await newToken()),
      invitation_invalid: () => look(server, 'none'),
    },
    acceptInvitation: {
      201: async () => accept(server, await newToken()),
      invitation_invalid: () => accept(server, 'none'),
    },
  };
};

const approvalAnswers = ({ withSecond, secondNeeded, signInAs }: World): Table => {
  const givenRequest = async () => {
    const operator = await withSecond.givenOperator();
    const email = `${crypto.randomUUID()}@example.com`;
    const asker = await signInAndConfirm(withSecond, operator);
    await asker.post('/invitations', { email, role: 'viewer' });
    const [row] = await withSecond.sql<
      { id: string }[]
    >`select id from access_requests where subject = ${email}`;
    return { asker, id: row!.id };
  };
  return {
    approveAccessRequest: {
      204: async () => secondNeeded.post(`/access-requests/${(await givenRequest()).id}/approve`),
      conflict: async () => {
        const { asker, id } = await givenRequest();
        return asker.post(`/access-requests/${id}/approve`);
      },
      confirmation_required: async () =>
        (await signInAs('administrator')).post(`/access-requests/${nobody}/approve`),
      not_found: () => secondNeeded.post(`/access-requests/${nobody}/approve`),
    },
    refuseAccessRequest: {
      204: async () => secondNeeded.post(`/access-requests/${(await givenRequest()).id}/refuse`),
      not_found: () => secondNeeded.post(`/access-requests/${nobody}/refuse`),
    },
  };
};

const apiKeyAnswers = (world: World): Table => {
  const { server, administrator, operator, signInAs } = world;
  const { password } = operator;
  const newKey = async () => (await server.givenApiKey()).id;
  const reveal = async (session: Session, given: object) =>
    session.post(`/api-keys/${await newKey()}/reveal`, given);
  const rotate = async (session: Session, given: object) =>
    session.post(`/api-keys/${await newKey()}/rotate`, given);
  const addPlatform = (session: Session, given: object) =>
    session.post('/platforms', { name: crypto.randomUUID(), ...given });
  const generate = (session: Session, given: object) =>
    session.post('/api-keys', { label: 'shop', ...given });
  const keyThere = async () => (await world.withSecond.givenApiKey()).id;
  const ranges = { ranges: [] };
  const ofEarlierList = { version: 'of an earlier list', ranges: [{ range: '192.0.2.1' }] };
  return {
    listApiKeys: listOf(world, '/api-keys'),
    generateApiKey: {
      201: () => generate(administrator, { password }),
      approval_required: () => generate(world.secondNeeded, { password }),
      confirmation_required: async () => generate(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, generate),
      not_found: () => generate(administrator, { password, platformId: 999_999 }),
    },
    revealApiKey: {
      200: () => reveal(administrator, { password }),
      approval_required: async () =>
        world.secondNeeded.post(`/api-keys/${await keyThere()}/reveal`, { password }),
      confirmation_required: async () => reveal(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, reveal),
      not_found: () => administrator.post('/api-keys/none/reveal', { password }),
      conflict: async () => {
        const id = await newKey();
        await server.sql`update api_keys set secret_id = 'none' where id = ${id}`;
        return administrator.post(`/api-keys/${id}/reveal`, { password });
      },
    },
    rotateApiKey: {
      201: async () => rotate(administrator, { password }),
      approval_required: async () =>
        world.secondNeeded.post(`/api-keys/${await keyThere()}/rotate`, { password }),
      confirmation_required: async () => rotate(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, rotate),
      not_found: () => administrator.post('/api-keys/none/rotate', { password }),
      conflict: async () => {
        const id = await newKey();
        await administrator.post(`/api-keys/${id}/rotate`, { password });
        return administrator.post(`/api-keys/${id}/rotate`, { password });
      },
    },
    listPlatforms: listOf(world, '/platforms'),
    addPlatform: {
      201: () => addPlatform(administrator, { password }),
      confirmation_required: async () => addPlatform(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, addPlatform),
      conflict: () => addPlatform(administrator, { name: 'Main', password }),
    },
    renamePlatform: {
      200: async () =>
        administrator.patch(`/platforms/${await server.givenPlatform()}`, { name: crypto.randomUUID() }),
      conflict: async () =>
        administrator.patch(`/platforms/${await server.givenPlatform()}`, { name: 'Main' }),
    },
    revokeApiKey: { 204: async () => administrator.post(`/api-keys/${await newKey()}/revoke`) },
    readIpAllowList: listOf(world, '/ip-allow-list'),
    replaceIpAllowList: {
      200: () => administrator.put('/ip-allow-list', ranges),
      approval_required: async () => {
        await world.secondNeeded.put('/ip-allow-list', { ranges: [{ range: '127.0.0.0/8' }] });
        return world.secondNeeded.put('/ip-allow-list', ranges);
      },
      confirmation_required: async () => (await signInAs('administrator')).put('/ip-allow-list', ranges),
      conflict: () => administrator.put('/ip-allow-list', ofEarlierList),
    },
    readApiKeyIpAllowList: {
      200: async () => administrator.get(`/api-keys/${await newKey()}/ip-allow-list`),
    },
    replaceApiKeyIpAllowList: {
      200: async () => administrator.put(`/api-keys/${await newKey()}/ip-allow-list`, ranges),
      approval_required: async () => {
        const list = `/api-keys/${await keyThere()}/ip-allow-list`;
        await world.secondNeeded.put(list, { ranges: [{ range: '192.0.2.1' }] });
        return world.secondNeeded.put(list, ranges);
      },
      confirmation_required: async () =>
        (await signInAs('administrator')).put(`/api-keys/${await newKey()}/ip-allow-list`, ranges),
      conflict: async () => administrator.put(`/api-keys/${await newKey()}/ip-allow-list`, ofEarlierList),
    },
  };
};

const paymentAnswers = (world: World): Table => {
  const { administrator, client, givenPaymentIn, operator, signInAs } = world;
  const payments = givenPayments(world);
  const { approved, authorized, atOtherWallet } = payments;
  const partOf = (totalAmount: number) => ({
    totalAmount,
    final: false,
    attempt: '6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11',
  });
  const act = (id: string, action: string, body?: object) =>
    administrator.post(`/payments/${id}/${action}`, body);
  const resolve = async (session: Session, given: object) =>
    session.post(`/payments/${await givenPaymentIn('quarantined')}/resolve`, {
      resolution: 'close',
      note: 'a test',
      ...given,
    });
  const statement = (id: string) => administrator.get(`/payments/${id}/statement`);
  const { password } = operator;
  return {
    listAllPayments: listOf(world, '/payments'),
    exportPayments: listOf(world, '/payments.csv'),
    readPaymentDetails: { 200: async () => administrator.get(`/payments/${await approved()}`) },
    captureAsOperator: {
      200: async () => act(await authorized(), 'capture', {}),
      202: async () =>
        act(await payments.withFault('authorizationCapture', 'error_before_effect'), 'capture', {}),
      payment_declined: async () =>
        act(await payments.withFault('authorizationCapture', 'transaction_refused'), 'capture', {}),
      payment_not_authorized: async () => act(await givenPaymentIn('captured'), 'capture', {}),
      payment_in_progress: async () => act(await givenPaymentIn('capturing'), 'capture', partOf(50)),
      idempotency_key_reused: async () => {
        const id = await authorized();
        await act(id, 'capture', partOf(50));
        return act(id, 'capture', partOf(60));
      },
      wallet_unavailable: async () => act(await atOtherWallet(authorized()), 'capture', {}),
    },
    cancelAsOperator: {
      200: async () => act((await client.givenPayment()).id, 'cancel'),
      202: async () => act(await payments.withFault('void', 'error_before_effect'), 'cancel'),
      payment_expired: async () => act(await givenPaymentIn('expired'), 'cancel'),
      payment_in_progress: async () => act(await givenPaymentIn('capturing'), 'cancel'),
      conflict: async () => act(await givenPaymentIn('captured'), 'cancel'),
      wallet_unavailable: async () => act(await atOtherWallet(authorized()), 'cancel'),
    },
    askWallet: {
      200: async () => act((await client.givenPayment()).id, 'ask-wallet'),
      202: async () => {
        const id = await payments.inDoubt();
        await client.resume(id);
        return act(id, 'ask-wallet');
      },
      conflict: async () => act(await givenPaymentIn('captured'), 'ask-wallet'),
      wallet_unavailable: async () => act(await atOtherWallet(approved()), 'ask-wallet'),
    },
    readWalletStatement: {
      200: async () => statement(await approved()),
      wallet_unavailable: async () => statement(await atOtherWallet(approved())),
    },
    resolvePayment: {
      200: () => resolve(administrator, { password }),
      confirmation_required: async () => resolve(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, resolve),
      conflict: async () =>
        act(await givenPaymentIn('captured'), 'resolve', { resolution: 'close', note: 'n', password }),
      wallet_unavailable: () => resolve(administrator, { resolution: 'adopt', captureId: 'c', password }),
    },
  };
};

const refundAnswers = (world: World): Table => {
  const { administrator, signInAs } = world;
  const { approved, atOtherWallet, captured, withRefundFault } = givenPayments(world);
  const refund = (id: string, body: object = {}, session: Session = administrator) =>
    session.post(`/payments/${id}/refunds`, { attempt: crypto.randomUUID(), ...body });
  return {
    refundAsOperator: {
      200: async () => refund(await captured()),
      202: async () => refund(await withRefundFault('pending_refund')),
      confirmation_required: async () => refund('pay_none', {}, await signInAs('administrator')),
      payment_not_captured: async () => refund(await approved()),
      nothing_to_refund: async () => {
        const id = await captured();
        await refund(id);
        return refund(id);
      },
      payment_under_review: async () => {
        const id = await withRefundFault('wrong_amount', 'refund', 'show');
        await refund(id, { amountToRefund: 100 });
        return refund(id);
      },
      refund_in_progress: async () => {
        const id = await withRefundFault('error_before_effect');
        await refund(id, { amountToRefund: 100 });
        return refund(id);
      },
      conflict: async () => {
        const [id, attempt] = [await captured(), crypto.randomUUID()];
        await refund(id, { attempt, amountToRefund: 100 });
        return refund(id, { attempt, amountToRefund: 200 });
      },
      refund_too_large: async () => refund(await captured(), { amountToRefund: 1001 }),
      wallet_unavailable: async () => refund(await atOtherWallet(captured())),
      not_found: () => refund('pay_none'),
    },
    listAllRefunds: listOf(world, '/refunds'),
    readRefundDetails: {
      200: async () => {
        const id = await captured();
        await refund(id);
        return administrator.get(`/refunds/${id}-r1`);
      },
    },
  };
};

const closedAccount = async ({ administrator }: World) => {
  await administrator.post('/accounts', { id: 'shut' });
  await administrator.patch('/accounts/shut', { status: 'closed' });
};

const accountAnswers = (world: World): Table => ({
  listAllAccounts: listOf(world, '/accounts'),
  readOperatorAccounts: listOf(world, '/operator-accounts'),
  openAccountAsOperator: {
    201: () => world.administrator.post('/accounts', { id: crypto.randomUUID() }),
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.post('/accounts', { id: 'shop' });
    },
    not_found: () => world.administrator.post('/accounts', { id: 'shop', platformId: 999_999 }),
  },
  readAccount: {
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.get('/accounts/shop');
    },
    account_unknown: () => world.administrator.get('/accounts/none'),
  },
  changeAccountAsOperator: {
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.patch('/accounts/shop', { name: 'Shop' });
    },
    approval_required: async () => {
      await world.secondNeeded.post('/accounts', { id: 'shop' });
      return world.secondNeeded.patch('/accounts/shop', { bankAccount: { iban: 'DE89370400440532013000' } });
    },
    confirmation_required: async () =>
      (await world.signInAs('administrator')).patch('/accounts/shop', { name: 'Shop' }),
    account_unknown: () => world.administrator.patch('/accounts/none', { name: 'None' }),
    account_not_empty: async () => {
      const payment = await world.client.givenPayment({ transaction: { accountId: 'never-empty' } });
      await world.wallet.approve(payment.extOrderId);
      await world.client.resume(payment.id);
      return world.administrator.patch('/accounts/never-empty', { status: 'closed' });
    },
    conflict: async () => {
      await closedAccount(world);
      return world.administrator.patch('/accounts/shut', { status: 'on_hold' });
    },
  },
  readBalanceDays: {
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.get('/accounts/shop/balance-days');
    },
    account_unknown: () => world.administrator.get('/accounts/none/balance-days'),
  },
  listAccountPostings: {
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.get('/accounts/shop/postings');
    },
    account_unknown: () => world.administrator.get('/accounts/none/postings'),
  },
  exportAccountPostings: {
    200: async () => {
      await world.administrator.post('/accounts', { id: 'shop' });
      return world.administrator.get('/accounts/shop/statement.csv');
    },
    account_unknown: () => world.administrator.get('/accounts/none/statement.csv'),
  },
  exportAccountPostingsOfx: bankStatementAnswers(world, 'ofx'),
  exportAccountPostingsCamt: bankStatementAnswers(world, 'xml'),
  exportAccountPostingsPdf: bankStatementAnswers(world, 'pdf'),
  exportJournal: {
    200: () => world.administrator.get('/journal.csv?month=2026-11'),
    conflict: () => world.administrator.get('/journal.csv?month=2026-11&format=datev&currency=KWD'),
  },
  exportReport: reportAnswers(world, 'csv'),
  exportReportPdf: reportAnswers(world, 'pdf'),
});

const reportAnswers = ({ administrator, server }: World, ending: string) => ({
  200: () => administrator.get(`/report.${ending}?month=2025-11`),
  conflict: () =>
    administrator.get(`/report.${ending}?month=${server.deps.clock().toISOString().slice(0, 7)}`),
});

const bankStatementAnswers = ({ administrator, server }: World, ending: string) => {
  const read = async (month: string, id = 'shop') => {
    await administrator.post('/accounts', { id: 'shop' });
    return administrator.get(`/accounts/${id}/statement.${ending}?month=${month}`);
  };
  return {
    200: () => read('2025-11'),
    account_unknown: () => read('2025-11', 'none'),
    conflict: () => read(server.deps.clock().toISOString().slice(0, 7)),
  };
};

const payoutAnswers = (world: World): Table => {
  const { administrator, server, signInAs } = world;
  const run = () => givenRun(server, administrator);
  const make = (session: Session = administrator) =>
    session.post('/payout-runs', { attempt: crypto.randomUUID() });
  const approve = async (given: { id: string; count: number; totalAmount: number }, session?: Session) => {
    const grace = session ?? (await signInAndConfirm(server, await server.givenOperator()));
    const { id, count, totalAmount } = given;
    return grace.post(`/payout-runs/${id}/approve`, { count, totalAmount });
  };
  const payOut = (body: object, session: Session = administrator) =>
    session.post('/payouts', { currency: 'EUR', attempt: crypto.randomUUID(), ...body });
  const cancelPayout = (id: string, session: Session = administrator) =>
    session.post(`/payouts/${id}/cancel`);
  const settle = (id: string, session: Session = administrator) =>
    session.post(`/payouts/${id}/settle`, { outcome: 'returned', note: 'The bank says so' });
  const none = { id: 'run_none', count: 1, totalAmount: 100 };
  const cancel = (id: string, session: Session = administrator) => session.post(`/payout-runs/${id}/cancel`);
  return {
    listAllPayouts: listOf(world, '/payouts'),
    payOutAsOperator: {
      201: async () => payOut(await givenPayable(server)),
      conflict: async () => {
        const payable = { ...(await givenPayable(server)), attempt: crypto.randomUUID() };
        await payOut(payable);
        return payOut({ ...payable, amount: 99 });
      },
      account_unknown: () => payOut({ accountId: 'nobody', amount: 1 }),
      account_closed: async () => {
        await closedAccount(world);
        return payOut({ accountId: 'shut', amount: 1 });
      },
      account_on_hold: async () => {
        const payable = await givenPayable(server);
        await administrator.patch(`/accounts/${payable.accountId}`, { status: 'on_hold' });
        return payOut(payable);
      },
      bank_account_missing: async () => {
        await administrator.post('/accounts', { id: 'giver' });
        return payOut({ accountId: 'giver', amount: 1 });
      },
      bank_account_too_new: async () => {
        const payable = await givenPayable(server);
        const bankAccount = { iban: 'FR1420041010050500013M02606' };
        await administrator.patch(`/accounts/${payable.accountId}`, { bankAccount });
        return payOut(payable);
      },
      balance_too_low: async () => payOut({ ...(await givenPayable(server)), amount: 99_999_999_999 }),
      confirmation_required: async () => payOut(await givenPayable(server), await signInAs('administrator')),
    },
    readPayoutAsOperator: {
      200: async () => administrator.get(`/payouts/${await givenDuePayout(server)}`),
      not_found: () => administrator.get('/payouts/po_none'),
    },
    cancelPayoutAsOperator: {
      200: async () => cancelPayout(await givenDuePayout(server)),
      conflict: async () => {
        const given = await run();
        await approve(given);
        const list = await administrator.get(`/payouts?runId=${given.id}&limit=1`);
        const { items } = (await list.json()) as { items: { id: string }[] };
        return cancelPayout(items[0]!.id);
      },
      not_found: () => cancelPayout('po_none'),
      confirmation_required: async () => cancelPayout('po_none', await signInAs('administrator')),
    },
    settlePayout: {
      200: async () => {
        const grace = await signInAndConfirm(server, await server.givenOperator());
        return settle(await givenApprovedPayout(server, administrator, grace));
      },
      conflict: async () => settle(await givenDuePayout(server)),
      not_found: () => settle('po_none'),
      confirmation_required: async () => settle('po_none', await signInAs('administrator')),
    },
    readPayoutBalance: {
      200: async () =>
        administrator.get(`/accounts/${(await givenPayable(server)).accountId}/payout-balance`),
      account_unknown: () => administrator.get('/accounts/nobody/payout-balance'),
    },
    listPayoutRuns: listOf(world, '/payout-runs'),
    readPayoutRun: {
      200: async () => administrator.get(`/payout-runs/${(await run()).id}`),
      not_found: () => administrator.get('/payout-runs/run_none'),
    },
    makePayoutRun: {
      201: async () => {
        await givenDuePayout(server);
        return make();
      },
      conflict: async () => {
        await make();
        return make();
      },
      confirmation_required: async () => make(await signInAs('administrator')),
    },
    approvePayoutRun: {
      200: async () => approve(await run()),
      conflict: async () => approve(await run(), administrator),
      not_found: () => approve(none),
      confirmation_required: async () => approve(none, await signInAs('administrator')),
    },
    cancelPayoutRun: {
      200: async () => cancel((await run()).id),
      conflict: async () => {
        const given = await run();
        await approve(given);
        return cancel(given.id);
      },
      not_found: () => cancel('run_none'),
      confirmation_required: async () => cancel('run_none', await signInAs('administrator')),
    },
    takeInBankStatement: {
      body_too_large: () => administrator.post('/bank-statements', { statement: 'a'.repeat(9_000_000) }),
      200: () => administrator.post('/bank-statements', { statement: writeCamt([]) }),
      conflict: async () =>
        (await signInAndConfirm(world.withoutBank, await world.withoutBank.givenOperator())).post(
          '/bank-statements',
          { statement: writeCamt([]) },
        ),
      confirmation_required: async () =>
        (await signInAs('administrator')).post('/bank-statements', { statement: writeCamt([]) }),
    },
    downloadPayoutRun: {
      200: async () => {
        const given = await run();
        await approve(given);
        return administrator.get(`/payout-runs/${given.id}/file`);
      },
      conflict: async () => administrator.get(`/payout-runs/${(await run()).id}/file`),
      not_found: () => administrator.get('/payout-runs/run_none/file'),
      confirmation_required: async () => (await signInAs('administrator')).get('/payout-runs/run_none/file'),
    },
  };
};

const transferAnswers = (world: World): Table => {
  const { administrator, signInAs } = world;
  const transfer = async (changes: object = {}, session: Session = administrator) => {
    for (const id of ['giver', 'taker']) await administrator.post('/accounts', { id });
    const attempt = crypto.randomUUID();
    const order = { debitAccountId: 'giver', creditAccountId: 'taker', amount: 1, attempt };
    return session.post('/transfers', { ...order, ...changes });
  };
  const commission = async (changes: object = {}, session: Session = administrator) => {
    await administrator.post('/accounts', { id: 'taker' });
    const order = { creditAccountId: 'taker', amount: 1, attempt: crypto.randomUUID() };
    return session.post('/commission/transfers', { ...order, ...changes });
  };
  const givenCommission = async () => {
    const transaction = { accountId: 'giver', commissionAmount: 2 };
    const payment = await world.client.givenPayment({ transaction });
    await world.wallet.approve(payment.extOrderId);
    await world.client.resume(payment.id);
  };
  const reverse = (id: string, changes: object = {}, session: Session = administrator) =>
    session.post(`/transfers/${id}/reversal`, { amount: 1, attempt: crypto.randomUUID(), ...changes });
  const transferred = async () => {
    await givenMoney();
    return ((await (await transfer()).json()) as { id: string }).id;
  };
  const givenMoney = async () => {
    const payment = await world.client.givenPayment({ transaction: { accountId: 'giver' } });
    await world.wallet.approve(payment.extOrderId);
    await world.client.resume(payment.id);
  };
  return {
    listAllTransfers: listOf(world, '/transfers'),
    transferAsOperator: {
      201: async () => {
        await givenMoney();
        return transfer();
      },
      conflict: async () => {
        await givenMoney();
        const attempt = crypto.randomUUID();
        await transfer({ attempt });
        return transfer({ attempt, amount: 2 });
      },
      confirmation_required: async () => transfer({}, await signInAs('administrator')),
      account_unknown: () => transfer({ creditAccountId: 'nobody' }),
      account_closed: async () => {
        await givenMoney();
        await closedAccount(world);
        return transfer({ creditAccountId: 'shut' });
      },
      balance_too_low: () => transfer({ amount: 1_000_000_000_000 }),
    },
    transferCommission: {
      201: async () => {
        await givenCommission();
        return commission();
      },
      conflict: async () => {
        await givenCommission();
        const attempt = crypto.randomUUID();
        await commission({ attempt });
        return commission({ attempt, comment: 'Another' });
      },
      confirmation_required: async () => commission({}, await signInAs('administrator')),
      account_unknown: () => commission({ creditAccountId: 'nobody' }),
      account_closed: async () => {
        await givenCommission();
        await closedAccount(world);
        return commission({ creditAccountId: 'shut' });
      },
      balance_too_low: () => commission({ amount: 1_000_000_000_000 }),
    },
    reverseAsOperator: {
      201: async () => reverse(await transferred()),
      confirmation_required: async () => reverse(await transferred(), {}, await signInAs('administrator')),
      not_found: () => reverse('p2p_none'),
      account_closed: async () => {
        await givenMoney();
        const id = crypto.randomUUID();
        await administrator.post('/accounts', { id });
        await transfer({ creditAccountId: id });
        const made = (await (await transfer({ debitAccountId: id })).json()) as { id: string };
        await administrator.patch(`/accounts/${id}`, { status: 'closed' });
        return reverse(made.id);
      },
      nothing_to_reverse: async () => {
        const id = await transferred();
        await reverse(id);
        return reverse(id);
      },
      reversal_too_large: async () => reverse(await transferred(), { amount: 2 }),
      balance_too_low: async () => {
        const id = await transferred();
        const account = await administrator.get('/accounts/taker');
        const { balances } = (await account.json()) as { balances: { amount: number }[] };
        await transfer({ debitAccountId: 'taker', creditAccountId: 'giver', amount: balances[0]!.amount });
        return reverse(id);
      },
      conflict: async () => {
        const id = await transferred();
        const attempt = crypto.randomUUID();
        await reverse(id, { attempt });
        return reverse(id, { attempt, comment: 'Another' });
      },
    },
  };
};

const givenEvent = async ({ client }: Pick<World, 'client'>) => `evt_${(await client.givenPayment()).id}_1`;

const webhookAnswers = (world: World): Table => {
  const { server, administrator, operator, signInAs } = world;
  const { password } = operator;
  const add = (session: Session, given: object = {}) =>
    session.post('/webhook-endpoints', { url: deafUrl, ...given });
  const added = async (given: object) =>
    ((await (await add(administrator, given)).json()) as { id: string }).id;
  /** On an endpoint that is there for this call alone. */
  const on = async (act: (path: string) => Promise<Response>, given: object = {}) => {
    const path = `/webhook-endpoints/${await added(given)}`;
    const answer = await act(path);
    await administrator.delete(path);
    return answer;
  };
  const post = (action: string, body?: object) => on((path) => administrator.post(`${path}/${action}`, body));
  /** For what takes the password: it is asked for before the endpoint is looked for. */
  const patch = (session: Session, given: object) => session.patch('/webhook-endpoints/none', given);
  const reveal = (session: Session, given: object) => session.post('/webhook-endpoints/none/reveal', given);
  const from = new Date().toISOString();
  return {
    listAllWebhookEndpoints: listOf(world, '/webhook-endpoints'),
    readWebhookEndpointDetails: { 200: () => on((path) => administrator.get(path)) },
    addWebhookEndpointAsOperator: {
      201: () => add(administrator, { password }),
      confirmation_required: async () => add(await signInAs('administrator')),
      ...credentialAnswers(world.server, add),
      not_found: () => add(administrator, { platformId: 2_000_000_000 }),
      conflict: async () => {
        const platformId = await server.givenPlatform();
        await Promise.all(Array.from({ length: 20 }, () => add(administrator, { platformId })));
        return add(administrator, { platformId });
      },
    },
    changeWebhookEndpointAsOperator: {
      200: () => on((path) => administrator.patch(path, { description: 'The shop', password })),
      confirmation_required: async () => patch(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, patch),
      not_found: () => patch(administrator, {}),
    },
    enableWebhookEndpoint: {
      200: () => post('enable'),
      confirmation_required: async () =>
        (await signInAs('administrator')).post('/webhook-endpoints/none/enable'),
      not_found: () => administrator.post('/webhook-endpoints/none/enable'),
    },
    disableWebhookEndpoint: { 200: () => post('disable') },
    removeWebhookEndpointAsOperator: { 204: () => on((path) => administrator.delete(path)) },
    revealWebhookSecret: {
      200: () => post('reveal', { password }),
      confirmation_required: async () => reveal(await signInAs('administrator'), {}),
      ...credentialAnswers(world.server, reveal),
      not_found: () => reveal(administrator, {}),
      conflict: () =>
        on(async (path) => {
          await server.sql`update webhook_endpoints set secret_id = 'none' where id = ${path.split('/').at(-1)!}`;
          return administrator.post(`${path}/reveal`, {});
        }),
    },
    rotateWebhookSecretAsOperator: { 200: () => post('rotate-secret', {}) },
    testWebhookEndpointAsOperator: { 200: () => post('test') },
    sendEventAsOperator: {
      200: async () => post('send', { eventId: await givenEvent(world) }),
      not_found: () => post('send', { eventId: 'evt_pay_none_1' }),
    },
    resendEventsAsOperator: {
      202: async () => post('resend', { eventIds: [await givenEvent(world)] }),
      not_found: () => post('resend', { eventIds: ['evt_pay_none_1'] }),
      conflict: () =>
        on(async (path) => {
          const eventIds = [await givenEvent(world)];
          await administrator.post(`${path}/disable`);
          return administrator.post(`${path}/resend`, { eventIds });
        }),
    },
    replayEventsAsOperator: {
      202: () => post('replay', { from }),
      conflict: () =>
        on(async (path) => {
          await administrator.post(`${path}/disable`);
          return administrator.post(`${path}/replay`, { from });
        }),
    },
    listAllWebhookDeliveries: { 200: () => on((path) => administrator.get(`${path}/deliveries`)) },
  };
};
