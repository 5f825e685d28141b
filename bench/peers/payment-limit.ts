import Fastify from 'fastify';
import { Pool } from 'undici';
import { connect } from '../../server/src/database/client.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { makePaymentId } from '../../server/src/payments/start/init-payment.ts';

/**
 * The limit program: what a payment costs without checks. It makes the same calls to the same wallet and the same
 * commits to the same PostgreSQL as the service, with the same rows. Each call has its own commits, while the service
 * shares them among calls that come at the same time (docs/decisions/016-calls-share-statements.md). It checks no
 * token, no schema, no rule and no answer. Its database has no check and no foreign key; indexes and `not
 * null` stay.
 */
const [databaseUrl, walletUrl] = process.argv.slice(2) as [string, string];

const sql = connect(databaseUrl, 10);
const wallet = new Pool(walletUrl, { connections: 64, pipelining: 1 });

interface Answer {
  readonly id: string;
  readonly access_token: string;
  readonly purchase_units: readonly [{ readonly payments: { readonly captures: readonly [{ id: string }] } }];
}

const callWallet = async (path: string, headers: Record<string, string>, body: string) => {
  const answer = await wallet.request({ method: 'POST', path, headers, body });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  return (await answer.body.json()) as Answer;
};

const credentials = Buffer.from('florin-sandbox:florin-sandbox-secret').toString('base64');
const { access_token } = await callWallet(
  '/v1/oauth2/token',
  { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
  'grant_type=client_credentials',
);

const headers = (requestId: string) => ({
  authorization: `Bearer ${access_token}`,
  accept: 'application/json',
  'content-type': 'application/json',
  'paypal-request-id': requestId,
  prefer: 'return=representation',
});

const money = (value: string) => ({ currency_code: 'EUR', value });
const landing = (id: string, name: string) =>
  `http://localhost:8080/checkout/${id}/${name}?state=${'s'.repeat(43)}`;

/** The order that the service would create for the benchmark's request. */
const orderOf = (id: string) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      amount: { ...money('25.00'), breakdown: { item_total: money('25.00') } },
      items: [
        {
          name: 'A book',
          quantity: '1',
          unit_amount: money('20.00'),
          category: 'PHYSICAL_GOODS',
          sku: 'm-1',
        },
        { name: 'A song', quantity: '5', unit_amount: money('1.00'), category: 'DIGITAL_GOODS', sku: 'm-2' },
      ],
      custom_id: id,
      reference_id: 'bench',
      shipping: {
        name: { full_name: 'Ada Lovelace' },
        address: {
          address_line_1: '12 St James Square',
          admin_area_2: 'London',
          postal_code: 'SW1Y 4JH',
          country_code: 'GB',
        },
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: landing(id, 'return'),
        cancel_url: landing(id, 'cancel'),
        user_action: 'PAY_NOW',
        shipping_preference: 'SET_PROVIDED_ADDRESS',
      },
    },
  },
});

// The service's own tables and indexes, without their rules.
await migrate(sql, 'sandbox', new Date());
await sql.script(`
  do $$
  declare
    one record;
  begin
    for one in select conname as name,
        case when contypid = 0 then 'table ' || conrelid::regclass else 'domain ' || contypid::regtype end as owner
      from pg_constraint where contype in ('c', 'f') and connamespace = 'public'::regnamespace
    loop execute format('alter %s drop constraint %I', one.owner, one.name); end loop;
  end
  $$`);
const app = Fastify();

interface Init {
  readonly transaction: {
    readonly totalAmount: number;
    readonly commissionAmount: number;
    readonly accountId: string;
    readonly reference: string;
  };
  readonly redirections: { readonly returnURL: string; readonly cancelURL: string };
}

const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

app.post('/webservice/v2/moneyins/ext/init', async (request) => {
  const id = makePaymentId(new Date());
  const { transaction, redirections, ...details } = request.body as Init;
  const { id: orderId } = await callWallet('/v2/checkout/orders', headers(id), JSON.stringify(orderOf(id)));
  const url = `${walletUrl}/checkoutnow?token=${orderId}`;
  const at = new Date();
  await sql`
    with payment as (
      insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
        account_id, reference, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url,
        created_at, updated_at, expires_at, last_event)
      values (${id}, 1, 'key', 'awaiting_approval', 'new > awaiting_approval', 'automatic', 'EUR', ${transaction.totalAmount},
        ${transaction.commissionAmount}, ${transaction.accountId}, ${transaction.reference}, ${redirections.returnURL},
        ${redirections.cancelURL}, ${sql.json({ ...details, buyer: {} })}, 'orders-v2', ${orderId}, ${url}, ${at}, ${at},
        ${minutesFrom(at, 180)}, 1)),
    look as (
      insert into payment_looks (payment_id, wallet_provider, due_at) values (${id}, 'orders-v2', ${minutesFrom(at, 1)})),
    call as (
      insert into wallet_calls (payment_id, at, last_at, line, operation, request_id, duration_ms, status)
      values (${id}, ${at}, ${at}, 1, 'create_order', ${id}, 1, 201))
    insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
    values (${id}, 1, 1, 'payment.created', ${at}, ${sql.json({ totalAmount: 2500, currency: 'EUR' })}, ${sql.json(shown(id, orderId, at))})`;
  return { id, extOrderId: orderId, redirectionUrl: url };
});

/** A payment as events show it. */
const shown = (id: string, orderId: string, at: Date) => ({
  id,
  status: 'captured',
  operation: null,
  extOrderId: orderId,
  accountId: 'my-shop',
  reference: 'order-1',
  comment: null,
  currency: 'EUR',
  totalAmount: 2500,
  commissionAmount: 250,
  capturedAmount: 2500,
  refundedAmount: 0,
  refundableAmount: 2500,
  captureMode: 'automatic',
  declineIssue: null,
  createdAt: at,
  updatedAt: at,
  expiresAt: at,
});

interface Claimed {
  readonly orderId: string;
  readonly accountId: string;
  readonly total: bigint;
  readonly commission: bigint;
}

app.post('/webservice/v2/moneyins/ext/:id/resume', async (request) => {
  const { id } = request.params as { id: string };
  const requestId = `${id}-1`;
  const now = new Date();
  const until = minutesFrom(now, 1);
  const [claimed] = await sql<[Claimed]>`
    with operation as (
      insert into operations (payment_id, number, kind, amount_minor, request_id, requested_by, wallet_provider, opened_at, due_at,
        is_held, lease)
      select id, 1, 'capture', total_minor, ${requestId}, 'platform', wallet_provider, ${now}, ${until}, true, 1
      from payments where id = ${id})
    select wallet_order_id as "orderId", account_id as "accountId", total_minor as total, commission_minor as commission
    from payments where id = ${id}`;
  const { orderId, accountId, total, commission } = claimed;
  const answer = await callWallet(`/v2/checkout/orders/${orderId}/capture`, headers(requestId), '{}');
  const [capture] = answer.purchase_units[0].payments.captures;
  const at = new Date();
  await sql`
    with payment as (
      update payments set status = 'captured', last_move = 'awaiting_approval > captured', captured_minor = ${total},
        updated_at = ${at}, last_event = 2
      where id = ${id}),
    operation as (
      update operations set verdict = 'captured', ended_at = ${at}, is_held = false where payment_id = ${id} and number = 1),
    look as (delete from payment_looks where payment_id = ${id}),
    call as (
      insert into wallet_calls (payment_id, at, last_at, line, operation, request_id, duration_ms, status)
      values (${id}, ${at}, ${at}, 1, 'capture_order', ${requestId}, 1, 201)),
    event as (
      insert into new_events (subject_id, sequence, platform_id, type, at, details, object)
      values (${id}, 2, 1, 'payment.captured', ${at}, ${sql.json({ capturedAmount: 2500, currency: 'EUR' })},
        ${sql.json(shown(id, orderId, at))})),
    entry as (insert into ledger_entries (payment_id, number, kind) values (${id}, 1, 'capture')),
    capture as (
      insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
      values (${id}, 1, ${capture.id}, ${total}, ${at}, 1)),
    to_sum as (insert into entries_to_sum (payment_id, number) values (${id}, 1))
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, to_kind, to_account_id, currency, amount_minor)
    values (1, ${id}, 1, 1, ${at}, 'wallet_clearing', 'account', ${accountId}, 'EUR', ${total - commission}),
      (1, ${id}, 1, 2, ${at}, 'wallet_clearing', 'commission', null, 'EUR', ${commission})`;
  return { id, extOrderId: orderId, redirectionUrl: 'http://localhost:8100/thanks' };
});

process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: await app.listen({ host: '127.0.0.1', port: 0 }) });
