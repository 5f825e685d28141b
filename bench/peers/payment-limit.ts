import Fastify from 'fastify';
import { Pool } from 'undici';
import { connect } from '../../server/src/database/client.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { makePaymentId } from '../../server/src/payments/start/init-payment.ts';

/**
 * The limit program: what a payment costs without checks. It makes the same calls to the same wallet and the same
 * commits to the same PostgreSQL as the service, with the same rows. Each call has its own commits, while the service
 * shares them among calls that come at the same time (docs/decisions/016-calls-share-statements.md). It checks no
 * token, no schema, no rule and no answer. Its database has no check, no trigger and no foreign key; indexes and `not
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
    for one in select conname as name, conrelid::regclass as owner from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.owner, one.name); end loop;
    for one in select tgname as name, tgrelid::regclass as owner from pg_trigger where not tgisinternal
    loop execute format('drop trigger %I on %s', one.name, one.owner); end loop;
  end
  $$;
  alter table payments drop constraint payments_wallet_capture_id_key;
`);
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
      insert into payments (id, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id,
        reference, return_url, cancel_url, order_details, wallet_order_id, approval_url, created_at, updated_at,
        expires_at, check_at, last_event)
      values (${id}, 'key', 'awaiting_approval', 'automatic', 'EUR', ${transaction.totalAmount},
        ${transaction.commissionAmount}, ${transaction.accountId}, ${transaction.reference}, ${redirections.returnURL},
        ${redirections.cancelURL}, ${sql.json({ ...details, buyer: {} })}, ${orderId}, ${url}, ${at}, ${at}, ${minutesFrom(at, 180)},
        ${minutesFrom(at, 1)}, 1)),
    call as (
      insert into wallet_calls (payment_id, at, operation, request_id, duration_ms, status)
      values (${id}, ${at}, 'create_order', ${id}, 1, 201))
    insert into events values (${id}, 1, 'payment.created', ${at}, ${sql.json({ totalAmount: 2500, currency: 'EUR' })})`;
  return { id, extOrderId: orderId, redirectionUrl: url };
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
    update payments set status = 'capturing', claimed_until = ${until}, check_at = ${until}, claim_number = 1,
      updated_at = ${now}
    where id = ${id}
    returning wallet_order_id as "orderId", account_id as "accountId", total_minor as total,
      commission_minor as commission`;
  const { orderId, accountId, total, commission } = claimed;
  const answer = await callWallet(`/v2/checkout/orders/${orderId}/capture`, headers(requestId), '{}');
  const [capture] = answer.purchase_units[0].payments.captures;
  const at = new Date();
  await sql`
    with payment as (
      update payments set status = 'captured', wallet_capture_id = ${capture.id}, captured_minor = ${total},
        claimed_until = null, check_at = null, updated_at = ${at}, last_event = 2
      where id = ${id}),
    call as (
      insert into wallet_calls (payment_id, at, operation, request_id, duration_ms, status)
      values (${id}, ${at}, 'capture_order', ${requestId}, 1, 201)),
    event as (
      insert into events
      values (${id}, 2, 'payment.captured', ${at}, ${sql.json({ capturedAmount: 2500, currency: 'EUR' })})),
    entry as (
      insert into ledger_entries (payment_id, kind, at) values (${id}, 'capture', ${at}) returning id)
    insert into postings (entry_id, line, account_kind, account_id, currency, amount_minor)
    select id, line, kind, account, 'EUR', amount from entry, (values
      (1, 'wallet_clearing', null, ${-total}::bigint), (2, 'account', ${accountId}, ${total - commission}::bigint),
      (3, 'commission', null, ${commission}::bigint)) as lines (line, kind, account, amount)`;
  return { id, extOrderId: orderId, redirectionUrl: 'http://localhost:8100/thanks' };
});

process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: await app.listen({ host: '127.0.0.1', port: 0 }) });
