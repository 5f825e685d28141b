import { writeCursor } from '../../../src/http/pagination.ts';
import { initBody, item, makeStranger } from '../../payments/support.ts';
import { takeInDispute } from '../../../src/payments/disputes/take-in-dispute.ts';
import { givenRun } from '../../payouts/given-due-payout.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { givenSeller } from '../../payouts/payout-support.ts';
import type { World } from './world.ts';

/** The requests that get what only this operation answers, by the answer. */
export type Drives = Readonly<Record<string, () => Promise<Response>>>;

export const platformAnswers = (world: World): Readonly<Record<string, Drives>> => {
  const { client, wallet } = world;
  const resume = (id: string, headers?: Record<string, string>) =>
    client.call('POST', `/moneyins/ext/${id}/resume`, undefined, headers);
  const put = (id: string, action: 'validate' | 'cancel', headers?: Record<string, string>) =>
    client.call('PUT', `/moneyins/${id}/${action}`, undefined, headers);
  const capturePart = (id: string, totalAmount: number, key: string) =>
    client.call('PUT', `/moneyins/${id}/validate`, { totalAmount, final: false }, { 'idempotency-key': key });
  const refund = (id: string, headers?: Record<string, string>) =>
    client.call('PUT', `/refund/${id}`, undefined, headers);
  const change = (id: string, headers?: Record<string, string>) =>
    client.call('PATCH', `/moneyins/${id}`, { metadata: { cart: '4711' } }, headers);
  const changeOrder = (id: string, headers?: Record<string, string>) => {
    const body = { transaction: { totalAmount: 1200 }, items: [{ ...item, unitAmount: 1200 }] };
    return client.call('PUT', `/moneyins/${id}`, body, headers);
  };
  const refunded = async () => {
    const id = await captured();
    await refund(id);
    return `${id}-r1`;
  };
  const changeRefund = (id: string, headers?: Record<string, string>) =>
    client.call('PATCH', `/refunds/${id}`, { metadata: { ticket: '7' } }, headers);
  const transfer = (body: object, headers?: Record<string, string>) =>
    client.call('POST', '/p2p', { creditAccountId: 'other', amount: 1, currency: 'EUR', ...body }, headers);
  /** The account that payments go to, with some money, and another one. */
  const funded = async () => {
    await captured();
    await client.call('PUT', '/accounts/other');
    return 'shop';
  };
  const transferred = async () => {
    const answer = await transfer({ debitAccountId: await funded() });
    return ((await answer.json()) as { id: string }).id;
  };
  const changeTransfer = (id: string, headers?: Record<string, string>) =>
    client.call('PATCH', `/p2p/${id}`, { metadata: { month: '3' } }, headers);
  const distribute = (id: string, part: object = {}, headers?: Record<string, string>) =>
    client.call(
      'POST',
      `/moneyins/${id}/distribution`,
      { parts: [{ accountId: 'other', amount: 1, ...part }] },
      headers,
    );
  const reverse = (id: string, body: object = {}, headers?: Record<string, string>) =>
    client.call('POST', `/p2p/${id}/reversal`, body, headers);
  const changeAccount = (id: string, headers?: Record<string, string>) =>
    client.call('PATCH', `/accounts/${id}`, { metadata: { crm: '12' } }, headers);
  const closed = async () => {
    const id = crypto.randomUUID();
    await client.call('PUT', `/accounts/${id}`);
    await client.call('PATCH', `/accounts/${id}`, { status: 'closed' });
    return id;
  };
  const onHold = async () => {
    const id = crypto.randomUUID();
    await client.call('PUT', `/accounts/${id}`);
    await client.call('PATCH', `/accounts/${id}`, { status: 'on_hold' });
    return id;
  };
  const payOut = (accountId: string, body: object = { amount: 1 }, headers?: Record<string, string>) =>
    client.call('POST', '/payouts', { accountId, currency: 'EUR', ...body }, headers);
  /** With money, and a bank account that was given long ago. */
  const payable = async () => {
    await captured();
    await givenSeller(world, 'shop');
    return 'shop';
  };
  const paidOut = async () => ((await (await payOut(await payable())).json()) as { id: string }).id;
  const book = (id: string, body: object = {}, headers?: Record<string, string>) =>
    client.call('PUT', `/refundcreate/${id}`, { comment: 'By bank transfer', ...body }, headers);
  const bankStatementAnswers = (operation: string, ending: string) => {
    const read = (id: string, to: Date) =>
      client.call(
        'GET',
        `/accounts/${id}/statement.${ending}?from=2025-11-01T00:00:00Z&to=${to.toISOString()}`,
      );
    return {
      [operation]: {
        200: async () => read(await funded(), new Date('2025-12-01')),
        account_unknown: () => read('nobody', new Date('2025-12-01')),
        conflict: async () => read(await funded(), world.server.deps.clock()),
      },
    };
  };
  const payments = givenPayments(world);
  const { approved, authorized, captured, atOtherWallet } = payments;

  return {
    ping: { 200: () => client.call('GET', '/ping') },
    initPayment: {
      200: () => client.init(),
      account_closed: async () => client.init(initBody({ transaction: { accountId: await closed() } })),
      wallet_refused: () =>
        client.init(
          initBody({
            transaction: { currency: 'HUF', totalAmount: 1050 },
            items: [{ ...item, unitAmount: 1050 }],
          }),
        ),
      wallet_unavailable: async () => {
        await wallet.fault({ fault: 'unavailable', operation: 'create', times: 10 });
        const answer = await client.init();
        await wallet.clearFaults();
        return answer;
      },
      ...withKey(world, async () => (headers) => client.init(initBody(), headers)),
    },
    resumePayment: {
      200: async () => resume(await approved()),
      202: async () => resume(await payments.inDoubt()),
      payment_declined: async () => resume(await approved('dora')),
      payment_not_approved: async () => resume((await client.givenPayment()).id),
      payment_cancelled: async () => resume(await world.givenPaymentIn('cancelled')),
      payment_expired: async () => resume(await world.givenPaymentIn('expired')),
      wallet_unavailable: async () => resume(await atOtherWallet(approved())),
      not_found: () => resume('pay_none'),
      ...withKey(world, async () => {
        const id = await approved();
        return (headers) => resume(id, headers);
      }),
    },
    validatePayment: {
      200: async () => put(await authorized(), 'validate'),
      202: async () =>
        put(await payments.withFault('authorizationCapture', 'error_before_effect'), 'validate'),
      payment_declined: async () =>
        put(await payments.withFault('authorizationCapture', 'transaction_refused'), 'validate'),
      payment_not_authorized: async () => put(await world.givenPaymentIn('captured'), 'validate'),
      payment_in_progress: async () => capturePart(await world.givenPaymentIn('capturing'), 50, 'busy'),
      wallet_unavailable: async () => put(await atOtherWallet(authorized()), 'validate'),
      not_found: () => put('pay_none', 'validate'),
      ...withKey(world, async () => {
        const id = await authorized();
        return (headers) => put(id, 'validate', headers);
      }),
    },
    cancelPayment: {
      200: async () => put((await client.givenPayment()).id, 'cancel'),
      202: async () => put(await payments.withFault('void', 'error_before_effect'), 'cancel'),
      payment_expired: async () => put(await world.givenPaymentIn('expired'), 'cancel'),
      payment_in_progress: async () => put(await world.givenPaymentIn('capturing'), 'cancel'),
      conflict: async () => put(await world.givenPaymentIn('captured'), 'cancel'),
      wallet_unavailable: async () => put(await atOtherWallet(authorized()), 'cancel'),
      not_found: () => put('pay_none', 'cancel'),
      ...withKey(world, async () => {
        const id = await authorized();
        return (headers) => put(id, 'cancel', headers);
      }),
    },
    changeOrder: {
      200: async () => changeOrder((await client.givenPayment()).id),
      202: async () => {
        const { id, extOrderId: orderId } = await client.givenPayment();
        await wallet.fault({ fault: 'error_before_effect', operation: 'patch', orderId, times: 50 });
        return changeOrder(id);
      },
      payment_in_progress: async () => changeOrder(await world.givenPaymentIn('capturing')),
      payment_not_changeable: async () => changeOrder(await world.givenPaymentIn('captured')),
      wallet_unavailable: async () =>
        changeOrder(await atOtherWallet(client.givenPayment().then(({ id }) => id))),
      not_found: () => changeOrder('pay_none'),
      ...withKey(world, async () => {
        const { id } = await client.givenPayment();
        return (headers) => changeOrder(id, headers);
      }),
    },
    changePayment: {
      200: async () => change((await client.givenPayment()).id),
      not_found: () => change('pay_none'),
      ...withKey(world, async () => {
        const { id } = await client.givenPayment();
        return (headers) => change(id, headers);
      }),
    },
    refundPayment: {
      200: async () => refund(await captured()),
      202: async () => refund(await payments.withRefundFault('pending_refund')),
      payment_not_captured: async () => refund(await approved()),
      nothing_to_refund: async () => {
        const id = await captured();
        await refund(id);
        return refund(id);
      },
      payment_under_review: async () => {
        const id = await payments.withRefundFault('wrong_amount', 'refund', 'show');
        await client.call('PUT', `/refund/${id}`, { amountToRefund: 100 });
        return refund(id);
      },
      refund_in_progress: async () => {
        const id = await payments.withRefundFault('error_before_effect');
        await client.call('PUT', `/refund/${id}`, { amountToRefund: 100 });
        return refund(id);
      },
      refund_too_large: async () =>
        client.call('PUT', `/refund/${await captured()}`, { amountToRefund: 1001 }),
      payment_disputed: async () =>
        client.call('PUT', `/refund/${await payments.disputed()}`, { amountToRefund: 100 }),
      refund_refused: async () => refund(await payments.withRefundFault('refund_refused')),
      wallet_unavailable: async () => refund(await atOtherWallet(captured())),
      not_found: () => refund('pay_none'),
      ...withKey(world, async () => {
        const id = await captured();
        return (headers) => refund(id, headers);
      }),
    },
    bookOutsideRefund: {
      200: async () => book(await captured()),
      payment_not_captured: async () => book(await approved()),
      nothing_to_refund: async () => {
        const id = await captured();
        await book(id);
        return book(id);
      },
      refund_too_large: async () => book(await captured(), { amountToRefund: 1001 }),
      not_found: () => book('pay_none'),
      ...withKey(world, async () => {
        const id = await captured();
        return (headers) => book(id, {}, headers);
      }),
    },
    changeRefund: {
      200: async () => changeRefund(await refunded()),
      not_found: () => changeRefund('pay_none-r1'),
      ...withKey(world, async () => {
        const id = await refunded();
        return (headers) => changeRefund(id, headers);
      }),
    },
    listRefunds: { 200: () => client.call('GET', '/refunds') },
    readRefund: {
      200: async () => {
        const id = await captured();
        await refund(id);
        return client.call('GET', `/refunds/${id}-r1`);
      },
    },
    readPayment: { 200: async () => client.call('GET', `/moneyins/${await approved()}`) },
    listTimeline: { 200: async () => client.call('GET', `/moneyins/${await approved()}/timeline`) },
    listPayments: { 200: () => client.call('GET', '/moneyins') },
    transferMoney: {
      201: async () => transfer({ debitAccountId: await funded() }),
      not_found: async () => transfer({ debitAccountId: await funded(), transactionId: 'pay_none' }),
      balance_too_low: async () => transfer({ debitAccountId: await funded(), amount: 1_000_000_000_000 }),
      account_closed: async () =>
        transfer({ debitAccountId: await funded(), creditAccountId: await closed() }),
      account_on_hold: async () => transfer({ debitAccountId: await onHold() }),
      ...withKey(world, async () => {
        const debitAccountId = await funded();
        return (headers) => transfer({ debitAccountId }, headers);
      }),
    },
    readTransfer: { 200: async () => client.call('GET', `/p2p/${await transferred()}`) },
    changeTransfer: {
      200: async () => changeTransfer(await transferred()),
      not_found: () => changeTransfer('p2p_none'),
      ...withKey(world, async () => {
        const id = await transferred();
        return (headers) => changeTransfer(id, headers);
      }),
    },
    distributePayment: {
      200: async () => distribute(await captured()),
      not_found: () => distribute('pay_none'),
      payment_not_captured: async () => distribute(await approved()),
      account_closed: async () => distribute(await captured(), { accountId: await closed() }),
      account_on_hold: async () => {
        const id = await captured();
        await client.call('PATCH', '/accounts/shop', { status: 'on_hold' });
        const answer = await distribute(id);
        await client.call('PATCH', '/accounts/shop', { status: 'open' });
        return answer;
      },
      distribution_too_large: async () => distribute(await captured(), { amount: 1_000_000 }),
      balance_too_low: async () => {
        // An account of its own: what other payments bring to `shop` may be captured at any moment.
        const accountId = crypto.randomUUID();
        await client.call('PUT', '/accounts/other');
        const payment = await client.givenPayment({ transaction: { accountId } });
        await wallet.approve(payment.extOrderId);
        await client.resume(payment.id);
        await transfer({ debitAccountId: accountId, amount: 1000 });
        return distribute(payment.id);
      },
      ...withKey(world, async () => {
        const id = await captured();
        return (headers) => distribute(id, {}, headers);
      }),
    },
    reverseTransfer: {
      201: async () => reverse(await transferred()),
      not_found: () => reverse('p2p_none'),
      nothing_to_reverse: async () => {
        const id = await transferred();
        await reverse(id);
        return reverse(id);
      },
      reversal_too_large: async () => reverse(await transferred(), { amount: 2 }),
      account_closed: async () => {
        const giver = crypto.randomUUID();
        await client.call('PUT', `/accounts/${giver}`);
        await transfer({ debitAccountId: await funded(), creditAccountId: giver });
        const { id } = (await (await transfer({ debitAccountId: giver })).json()) as { id: string };
        await client.call('PATCH', `/accounts/${giver}`, { status: 'closed' });
        return reverse(id);
      },
      balance_too_low: async () => {
        const id = await transferred();
        const balances = await client.call('GET', '/accounts/other');
        const { balances: all } = (await balances.json()) as { balances: { available: number }[] };
        const back = { debitAccountId: 'other', creditAccountId: 'shop', amount: all[0]!.available };
        await transfer(back);
        return reverse(id);
      },
      ...withKey(world, async () => {
        const id = await transferred();
        return (headers) => reverse(id, {}, headers);
      }),
    },
    createPayout: {
      201: async () => payOut(await payable()),
      account_unknown: () => payOut('nobody'),
      account_closed: async () => payOut(await closed()),
      account_on_hold: async () => payOut(await onHold()),
      bank_account_missing: async () => {
        await client.call('PUT', '/accounts/without-bank');
        return payOut('without-bank');
      },
      bank_account_too_new: async () => {
        await client.call('PUT', '/accounts/new-bank');
        const bankAccount = { iban: 'DE89370400440532013000' };
        await client.call('PATCH', '/accounts/new-bank', { name: 'New', bankAccount });
        return payOut('new-bank');
      },
      balance_too_low: async () => payOut(await payable(), { amount: 99_999_999_999 }),
      ...withKey(world, async () => {
        const accountId = await payable();
        return (headers) => payOut(accountId, { amount: 1 }, headers);
      }),
    },
    cancelPayout: {
      200: async () => client.call('POST', `/payouts/${await paidOut()}/cancel`),
      not_found: () => client.call('POST', '/payouts/po_none/cancel'),
      conflict: async () => {
        const id = await paidOut();
        const run = await givenRun(world.server, world.administrator);
        const grace = await signInAndConfirm(world.server, await world.server.givenOperator());
        await grace.post(`/payout-runs/${run.id}/approve`, {
          count: run.count,
          totalAmount: run.totalAmount,
        });
        return client.call('POST', `/payouts/${id}/cancel`);
      },
      ...withKey(world, async () => {
        const id = await paidOut();
        return (headers) => client.call('POST', `/payouts/${id}/cancel`, undefined, headers);
      }),
    },
    readPayout: { 200: async () => client.call('GET', `/payouts/${await paidOut()}`) },
    listPayouts: { 200: () => client.call('GET', '/payouts') },
    listEvents: {
      200: () => client.call('GET', '/events'),
      cursor_expired: () => client.call('GET', `/events?after=${writeCursor(['1', 'evt_pay_none_1'])}`),
    },
    readEvent: {
      200: async () => client.call('GET', `/events/evt_${await captured()}_1`),
      not_found: () => client.call('GET', '/events/evt_pay_none_1'),
    },
    ...webhookAnswers(world),
    listTransfers: { 200: () => client.call('GET', '/p2p') },
    readAccountBalances: {
      200: async () => client.call('GET', `/accounts/${await funded()}`),
      account_unknown: () => client.call('GET', '/accounts/nobody'),
    },
    readStatement: {
      200: async () => client.call('GET', `/accounts/${await funded()}/statement`),
      account_unknown: () => client.call('GET', '/accounts/nobody/statement'),
    },
    exportStatement: {
      200: async () => client.call('GET', `/accounts/${await funded()}/statement.csv`),
      account_unknown: () => client.call('GET', '/accounts/nobody/statement.csv'),
    },
    ...bankStatementAnswers('exportStatementOfx', 'ofx'),
    ...bankStatementAnswers('exportStatementCamt', 'xml'),
    ...bankStatementAnswers('exportStatementPdf', 'pdf'),
    listDisputes: { 200: () => client.call('GET', '/disputes') },
    listAccounts: { 200: () => client.call('GET', '/accounts') },
    listAccountBalances: { 200: () => client.call('GET', '/accounts/balances') },
    changeAccount: {
      200: async () => changeAccount(await funded()),
      account_unknown: () => changeAccount('nobody'),
      account_not_empty: async () => {
        await funded();
        const transaction = { accountId: 'never-empty' };
        const payment = await client.givenPayment({ transaction });
        await world.wallet.approve(payment.extOrderId);
        await client.resume(payment.id);
        return client.call('PATCH', '/accounts/never-empty', { status: 'closed' });
      },
      conflict: async () => client.call('PATCH', `/accounts/${await closed()}`, { status: 'on_hold' }),
      ...withKey(world, async () => {
        const id = await funded();
        return (headers) => changeAccount(id, headers);
      }),
    },
    openAccount: {
      200: async () => client.call('PUT', `/accounts/${await funded()}`),
      201: () => client.call('PUT', `/accounts/${crypto.randomUUID()}`),
      ...withKey(world, async () => (headers) => client.call('PUT', '/accounts/shop', undefined, headers)),
    },
  };
};

/** Nobody listens there, and that is known at once. */
export const deafUrl = 'http://127.0.0.1:1/hooks';

const webhookAnswers = (world: World): Readonly<Record<string, Drives>> => {
  const { client } = world;
  const add = (headers?: Record<string, string>, { call } = client) =>
    call('POST', '/webhook-endpoints', { url: deafUrl }, headers);
  const added = async () => `/webhook-endpoints/${((await (await add()).json()) as { id: string }).id}`;
  const on = async (method: string, action = '', body?: object) => {
    const path = await added();
    const answer = await client.call(method, path + action, body);
    await client.call('DELETE', path);
    return answer;
  };
  /** A platform has few endpoints: each is removed when it has answered. */
  const keyed = (
    method: string,
    action = '',
    bodyOf: () => Promise<object | undefined> = async () => undefined,
  ) => {
    let path = '';
    const drives = withKey(world, async () => {
      path = await added();
      const body = await bodyOf();
      return (headers) => client.call(method, path + action, body, headers);
    });
    const removing = (drive: () => Promise<Response>) => async () => {
      const answer = await drive();
      await client.call('DELETE', path);
      return answer;
    };
    return Object.fromEntries(Object.entries(drives).map(([name, drive]) => [name, removing(drive)]));
  };
  const newEvent = async () => `evt_${(await client.givenPayment()).id}_1`;
  const from = new Date().toISOString();
  return {
    addWebhookEndpoint: {
      201: () => add(),
      invalid_request: () => client.call('POST', '/webhook-endpoints', { url: 'ftp://127.0.0.1' }),
      conflict: async () => {
        const many = await makeStranger(world.server);
        await Promise.all(Array.from({ length: 20 }, () => add({}, many)));
        return add({}, many);
      },
      ...withKey(world, async () => add),
    },
    listWebhookEndpoints: { 200: () => client.call('GET', '/webhook-endpoints') },
    readWebhookEndpoint: { 200: () => on('GET') },
    changeWebhookEndpoint: {
      200: () => on('PATCH', '', { description: 'The shop' }),
      ...keyed('PATCH', '', async () => ({ description: 'The shop' })),
    },
    removeWebhookEndpoint: { 204: () => on('DELETE'), ...keyed('DELETE') },
    rotateWebhookSecret: {
      200: () => on('POST', '/rotate-secret', {}),
      ...keyed('POST', '/rotate-secret', async () => ({})),
    },
    testWebhookEndpoint: { 200: () => on('POST', '/test'), ...keyed('POST', '/test') },
    sendEvent: {
      200: async () => on('POST', '/send', { eventId: await newEvent() }),
      not_found: () => on('POST', '/send', { eventId: 'evt_pay_none_1' }),
      ...keyed('POST', '/send', async () => ({ eventId: await newEvent() })),
    },
    replayEvents: {
      202: () => on('POST', '/replay', { from }),
      conflict: async () => {
        const path = await added();
        await client.call('PATCH', path, { enabled: false });
        return client.call('POST', `${path}/replay`, { from });
      },
      ...keyed('POST', '/replay', async () => ({ from })),
    },
    listWebhookDeliveries: { 200: () => on('GET', '/deliveries') },
  };
};

/** Payments as a buyer and the wallet have left them. Faults are for one order alone. */
export const givenPayments = ({ client, wallet, server }: World) => {
  const start = async (captureMode: 'automatic' | 'manual', buyer?: string) => {
    const payment = await client.givenPayment({ transaction: { captureMode } });
    await wallet.approve(payment.extOrderId, buyer);
    return payment;
  };
  const authorize = async () => {
    const payment = await start('manual');
    await client.resume(payment.id);
    return payment;
  };
  const capture = async () => {
    const payment = await start('automatic');
    await client.resume(payment.id);
    return payment;
  };
  return {
    approved: async (buyer?: string) => (await start('automatic', buyer)).id,
    authorized: async () => (await authorize()).id,
    captured: async () => (await capture()).id,
    /** Captured; the next refunds of it fail. */
    withRefundFault: async (fault: string, ...operations: string[]) => {
      const { id, extOrderId: orderId } = await capture();
      for (const operation of operations.length === 0 ? ['refund'] : operations)
        await wallet.fault({ fault, operation, orderId, times: 1000 });
      return id;
    },
    disputed: async () => {
      const { id, extOrderId } = await capture();
      const { captures } = await wallet.truth(extOrderId);
      const { dispute_id: disputeId } = await wallet.dispute(captures[0]!.id);
      await takeInDispute(server.deps, disputeId);
      return id;
    },
    inDoubt: async () => {
      const { id, extOrderId: orderId } = await start('automatic');
      await wallet.fault({ fault: 'error_before_effect', operation: 'capture', orderId, times: 1000 });
      return id;
    },
    /** Authorised; the next calls of this kind for it fail. Those for earlier payments, still in doubt, come at any time. */
    withFault: async (operation: 'authorizationCapture' | 'void', fault: string) => {
      await wallet.clearFaults();
      const { id, extOrderId: orderId } = await authorize();
      await wallet.fault({ fault, operation, orderId, times: fault === 'transaction_refused' ? 1 : 1000 });
      return id;
    },
    atOtherWallet: async (paymentId: Promise<string>) => {
      await wallet.clearFaults();
      const id = await paymentId;
      await server.sql`update payments set wallet_provider = 'another' where id = ${id}`;
      return id;
    },
  };
};

type WithHeaders = (headers: Record<string, string>) => Promise<Response>;

/** What a writing call answers because of its Idempotency-Key. */
const withKey = ({ client, server: { sql } }: World, prepare: () => Promise<WithHeaders>): Drives => ({
  idempotency_key_reused: async () => {
    const key = crypto.randomUUID();
    await sql`
      insert into idempotent_requests (platform_id, idempotency_key, fingerprint, subject_id, running_until, expires_at)
      values (${client.platformId}, ${key}, ${Buffer.alloc(32)}, 'another', now(), now() + interval '1 day')`;
    return (await prepare())({ 'idempotency-key': key });
  },
  idempotency_in_progress: async () => {
    const key = crypto.randomUUID();
    const call = await prepare();
    await call({ 'idempotency-key': key });
    await sql`
      update idempotent_requests set answer_status = null, answer_body = null, running_until = now() + interval '1 hour'
      where idempotency_key = ${key}`;
    return call({ 'idempotency-key': key });
  },
});
