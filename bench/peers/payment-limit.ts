import Fastify from 'fastify';
import postgres from 'postgres';
import { Pool } from 'undici';

/**
 * What a payment costs at least: the same calls to the same wallet and the same number of commits to the same
 * PostgreSQL as the service makes, with the same rows in them, and no checks: no token, no schema, no rule, no constraint
 * but primary keys, no index to find anything by, no answer looked at.
 */
const [databaseUrl, walletUrl] = process.argv.slice(2) as [string, string];

const sql = postgres(databaseUrl, { max: 10 });
const wallet = new Pool(walletUrl, { connections: 64, pipelining: 1 });

const callWallet = async (path: string, headers: Record<string, string>, body: string) => {
  const answer = await wallet.request({ method: 'POST', path, headers, body });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${await answer.body.text()}`);
  return (await answer.body.json()) as { id: string; access_token: string };
};

const credentials = Buffer.from('florin-sandbox:florin-sandbox-secret').toString('base64');
const { access_token } = await callWallet(
  '/v1/oauth2/token',
  { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
  'grant_type=client_credentials',
);

const headers = (requestId: string) => ({
  authorization: `Bearer ${access_token}`,
  'content-type': 'application/json',
  'paypal-request-id': requestId,
  prefer: 'return=representation',
});

const money = (value: string) => ({ currency_code: 'EUR', value });
const order = JSON.stringify({
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
      custom_id: 'limit',
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
        return_url: 'http://localhost:8100/thanks',
        cancel_url: 'http://localhost:8100/cart',
        user_action: 'PAY_NOW',
        shipping_preference: 'SET_PROVIDED_ADDRESS',
      },
    },
  },
});

await sql.unsafe(`
  create table payments (
    id text primary key, status text, currency text, total_minor bigint, commission_minor bigint, account_id text,
    reference text, return_url text, cancel_url text, order_details jsonb, wallet_order_id text, approval_url text,
    created_at timestamptz, updated_at timestamptz, check_at timestamptz, claimed_until timestamptz,
    wallet_capture_id text, captured_minor bigint);
  create table events (payment_id text, sequence integer, type text, at timestamptz, primary key (payment_id, sequence));
  create table wallet_calls (
    id bigint generated always as identity primary key, payment_id text, at timestamptz, operation text,
    request_id text, status integer);
  create table postings (payment_id text, line integer, account text, amount_minor bigint, primary key (payment_id, line));
`);
const app = Fastify();
let count = 0;

interface Init {
  readonly transaction: {
    readonly totalAmount: number;
    readonly commissionAmount: number;
    readonly accountId: string;
  };
  readonly redirections: { readonly returnURL: string; readonly cancelURL: string };
}

app.post('/webservice/v2/moneyins/ext/init', async (request) => {
  count += 1;
  const id = `limit-${process.pid}-${count}`;
  const { transaction, redirections, ...details } = request.body as Init;
  const { id: orderId } = await callWallet('/v2/checkout/orders', headers(id), order);
  const url = `${walletUrl}/checkoutnow?token=${orderId}`;
  const at = new Date();
  await sql`
    with payment as (
      insert into payments values (${id}, 'new', 'EUR', ${transaction.totalAmount}, ${transaction.commissionAmount},
        ${transaction.accountId}, 'bench', ${redirections.returnURL}, ${redirections.cancelURL},
        ${sql.json(details)}, ${orderId}, ${url}, ${at}, ${at}, ${at})),
    call as (
      insert into wallet_calls (payment_id, at, operation, request_id, status)
      values (${id}, ${at}, 'create_order', ${id}, 201))
    insert into events values (${id}, 1, 'payment.created', ${at})`;
  return { id, extOrderId: orderId, redirectionUrl: url };
});

app.post('/webservice/v2/moneyins/ext/:id/resume', async (request) => {
  const { id } = request.params as { id: string };
  const requestId = `${id}-1`;
  const [row] = await sql<{ orderId: string; total: string }[]>`
    update payments set status = 'claimed', claimed_until = ${new Date()}, updated_at = ${new Date()}
    where id = ${id} returning wallet_order_id as "orderId", total_minor as total`;
  const { orderId, total } = row!;
  const capture = await callWallet(`/v2/checkout/orders/${orderId}/capture`, headers(requestId), '{}');
  const at = new Date();
  await sql`
    with payment as (
      update payments set status = 'captured', wallet_capture_id = ${capture.id}, captured_minor = ${total},
        claimed_until = null, check_at = null, updated_at = ${at}
      where id = ${id}),
    call as (
      insert into wallet_calls (payment_id, at, operation, request_id, status)
      values (${id}, ${at}, 'capture_order', ${requestId}, 201)),
    lines as (
      insert into postings values (${id}, 1, 'wallet', ${-Number(total)}), (${id}, 2, 'shop', ${Number(total) - 100}),
        (${id}, 3, 'operator', 100))
    insert into events values (${id}, 2, 'payment.captured', ${at})`;
  return { id, extOrderId: orderId, redirectionUrl: 'http://localhost:8100/thanks' };
});

process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: await app.listen({ host: '127.0.0.1', port: 0 }) });
