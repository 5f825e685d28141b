import { stripTypeScriptTypes } from 'node:module';
import { inspect } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '../../server/src/database/client.ts';
import { givenDatabase } from '../../server/test/support/database.ts';
import { ageBankAccount } from '../../server/test/payouts/payout-support.ts';
import { startReceiver } from '../../server/test/webhooks/receiver.ts';
import * as library from '../src/index.ts';
import { Florin, FlorinError } from '../src/index.ts';
import { listExamples, listPublic, type Example } from './support/examples.ts';
import { aPayment, givenService } from './support/shop.ts';
import { until } from '../../server/test/support/until.ts';

const { shop } = givenService();

let florin: Florin;
let apiKey: string;
beforeAll(async () => {
  ({ apiKey } = await shop.server.givenApiKey('examples', true));
  florin = new Florin({ baseUrl: shop.server.url, apiKey });
  await givens.transfer();
  await givens.payout();
  await florin.webhookEndpoints.create({ url: 'http://127.0.0.1:9/hooks', eventTypes: ['dispute.opened'] });
});

const approve = async (captureMode: 'automatic' | 'manual' = 'automatic') => {
  const payment = await florin.payments.init(aPayment({ accountId: 'my-shop', captureMode }));
  await shop.wallet.approve(payment.extOrderId);
  return payment;
};

/** What examples use without making it themselves. */
const givens = {
  florin: () => florin,
  apiKey: () => apiKey,
  secret: () => 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  payment: () => florin.payments.init(aPayment()),
  approved: () => approve(),
  authorized: async () => {
    const payment = await approve('manual');
    await florin.payments.resume(payment.id);
    return payment;
  },
  captured: async () => {
    const payment = await approve();
    await florin.payments.resume(payment.id);
    // Events are listed a moment after they happened.
    const type = 'payment.captured';
    await until(async () => {
      const { items } = await florin.events.page({ transactionId: payment.id, type });
      expect(items).toHaveLength(1);
    });
    return payment;
  },
  refund: async () => florin.refunds.create((await givens.captured()).id, { amountToRefund: 1 }),
  transfer: async () => {
    await givens.captured();
    const order = { debitAccountId: 'my-shop', creditAccountId: 'my-partner', amount: 1 };
    return florin.transfers.create(order);
  },
  payout: async () => {
    await givens.payable();
    return florin.payouts.create({ accountId: 'my-seller', amount: 1, currency: 'EUR' });
  },
  /** The seller of the examples: an account with money, and a bank account that was given long ago. */
  payable: async () => {
    await givens.captured();
    await florin.accounts.open('my-seller');
    const bankAccount = { iban: 'DE89370400440532013000' };
    await florin.accounts.change('my-seller', { name: 'My seller', bankAccount });
    await ageBankAccount(shop.server, 'my-seller');
    await florin.transfers.create({ debitAccountId: 'my-shop', creditAccountId: 'my-seller', amount: 10 });
  },
  event: async () => florin.events.read(`evt_${(await givens.captured()).id}_1`),
  endpoint: async () => {
    const { url } = await startReceiver();
    const endpoint = await florin.webhookEndpoints.create({ url });
    onTestFinished(() => florin.webhookEndpoints.remove(endpoint.id));
    return endpoint;
  },
  sql: async () => {
    const sql = connect(await givenDatabase('empty'), 2);
    onTestFinished(() => sql.close());
    await sql`
      create table florin_events (transaction_id text primary key, sequence integer not null, created_at text not null)`;
    await sql`create table orders (payment_id text primary key, paid boolean not null)`;
    return sql;
  },
};

const prepare = async (code: string) => {
  const needed = Object.entries(givens).filter(
    ([name]) =>
      new RegExp(String.raw`\b${name}\b`).test(code) &&
      !new RegExp(String.raw`(const|let) [^=;]*\b${name}\b[^=;]* =`).test(code),
  );
  const values = await Promise.all(needed.map(async ([name, give]) => [name, await give()]));
  return Object.fromEntries(values) as Record<string, unknown>;
};

/** Runs an example, and returns what it printed and the last function it made. */
const run = async ({ code }: Example) => {
  vi.stubEnv('FLORIN_URL', shop.server.url);
  vi.stubEnv('FLORIN_API_KEY', apiKey);
  onTestFinished(() => void vi.unstubAllEnvs());
  const printed: string[] = [];
  const console = {
    log: (...values: unknown[]) => printed.push(values.map((value) => inspect(value)).join(' ')),
  };
  const scope = { ...(await prepare(code)), ...library, console };
  const [, last] = [...code.matchAll(/^const (\w+) = async \(/gm)].at(-1) ?? [];
  const text = stripTypeScriptTypes(code.replaceAll('http://localhost:8080', shop.server.url));
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const body = `${text}\nreturn ${last ?? 'undefined'};`;
  const made: unknown = await (new AsyncFunction(...Object.keys(scope), body)(
    ...Object.values(scope),
  ) as Promise<unknown>);
  return { printed, made };
};

const examples = listExamples();

test('every public name has a comment with an example', () => {
  const names = new Set(examples.map(({ name }) => name));
  expect(listPublic().filter((name) => !names.has(name))).toEqual([]);
  expect(listPublic().length).toBeGreaterThan(50);
});

test.each(examples)('the example of $name runs', async (example) => {
  const { printed } = await run(example);
  const prints = /console\.log/.test(example.code) && !/verifyWebhook\(/.test(example.code);
  expect(printed.length > 0).toBe(prints);
  expect(printed.join('\n')).not.toContain('undefined');
});

test('the receiver in the example accepts a webhook, and nothing else', async () => {
  const example = examples.find(({ name }) => name.endsWith(': verifyWebhook'))!;
  const { made, printed } = await run(example);
  const receive = made as (request: Request) => Promise<Response>;
  const body = JSON.stringify(await givens.event());
  const at = new Date();
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(givens.secret()).sign('evt_1', at, body),
  };
  const webhook = (text: string) =>
    new Request('http://localhost/hooks', { method: 'POST', headers, body: text });
  expect((await receive(webhook(body))).status).toBe(204);
  expect(printed).toHaveLength(1);
  await expect(receive(webhook(`${body} `))).rejects.toThrow(FlorinError);
});
