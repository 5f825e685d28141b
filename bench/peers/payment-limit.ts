import Fastify from 'fastify';
import postgres from 'postgres';
import { Pool } from 'undici';

/**
 * What a payment costs at least: the same calls to the same wallet and the same number of commits to the same
 * PostgreSQL as the service makes, behind Fastify, with nothing checked, nothing booked and nothing kept but a line.
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

await sql`create table payments (id text primary key, order_id text not null, body jsonb not null, status text not null)`;
const app = Fastify();
let count = 0;

app.post('/webservice/v2/moneyins/ext/init', async (request) => {
  count += 1;
  const id = `limit-${process.pid}-${count}`;
  const { id: orderId } = await callWallet('/v2/checkout/orders', headers(id), order);
  await sql`insert into payments values (${id}, ${orderId}, ${sql.json(request.body as never)}, 'new')`;
  return { id, extOrderId: orderId, redirectionUrl: `${walletUrl}/checkoutnow?token=${orderId}` };
});

app.post('/webservice/v2/moneyins/ext/:id/resume', async (request) => {
  const { id } = request.params as { id: string };
  const [row] = await sql<{ orderId: string }[]>`
    update payments set status = 'claimed' where id = ${id} returning order_id as "orderId"`;
  await callWallet(`/v2/checkout/orders/${row!.orderId}/capture`, headers(`${id}-1`), '{}');
  await sql`update payments set status = 'captured' where id = ${id}`;
  return { id, extOrderId: row!.orderId, redirectionUrl: 'http://localhost:8100/thanks' };
});

process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: await app.listen({ host: '127.0.0.1', port: 0 }) });
