import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../server/test/support/free-port.ts';
import { listPayments } from './support/sandbox.ts';

/** An order of the shop whose payment was started, as the shop keeps it. */
const keptOrder = (status: string) => ({
  id: randomUUID(),
  createdAt: '2026-11-15T12:00:00.000Z',
  language: 'en',
  lines: [{ goodId: 'recipe', name: 'Bread in one day', quantity: 1, unitAmount: 350 }],
  totalAmount: 350,
  payment: { id: 'pay_1', extOrderId: '1', redirectionUrl: 'http://localhost/' },
  status,
  refunds: {},
  lastSequence: 0,
  webhooks: [],
});

/** Sends the form of the checkout, as a browser with these cookies does. */
const checkOut = (url: string, cookie: string, form: Record<string, string>) =>
  fetch(`${url}/orders`, {
    method: 'POST',
    headers: { origin: url, cookie },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Sends an event to the shop, signed as Florin does (Standard Webhooks), and tells the answer. */
const sendEvent = async (url: string, event: object) => {
  const [id, timestamp, body] = ['evt_1', String(Math.floor(Date.now() / 1000)), JSON.stringify(event)];
  const signature = createHmac('sha256', Buffer.from('c2hvcA==', 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return (await fetch(`${url}/webhooks`, { method: 'POST', headers, body })).status;
};

/** The key of the shop with another secret. */
const givenRefusedKey = () => {
  const [id] = Buffer.from(inject('sandbox').shopAccess.apiKey, 'base64').toString().split(':');
  return Buffer.from(`${id}:${'A'.repeat(43)}`).toString('base64');
};

/** A shop of its own, as a process, with this API key and these orders. */
const givenShop = async (apiKey: string, orders: readonly { id: string }[] = []) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'florin-shop-'));
  await mkdir(join(dataDir, 'shop/orders'), { recursive: true });
  for (const order of orders)
    await writeFile(join(dataDir, `shop/orders/${order.id}.json`), JSON.stringify(order));
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../shop/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      FLORIN_DATA_DIR: dataDir,
      SHOP_PORT: String(port),
      FLORIN_URL: inject('sandbox').serviceUrl,
      FLORIN_API_KEY: apiKey,
      FLORIN_WEBHOOK_SECRET: 'whsec_c2hvcA==',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  await once(child, 'message');
  return { url: `http://localhost:${port}`, child };
};

test('a shop whose API key is refused says so in its office, and how to get another', async () => {
  const order = keptOrder('awaiting_approval');
  const { url } = await givenShop(givenRefusedKey(), [order]);
  for (const path of ['/office', `/office/${order.id}`]) {
    const page = await (await fetch(`${url}${path}`)).text();
    expect(page).toContain('Florin doesn’t accept this shop’s API key');
    expect(page).toContain('npm start');
    expect(page).not.toContain('isn’t answering');
  }
});

test('another payment begins only after one that is surely over without money; otherwise the buyer sees its order', async () => {
  const mayBringMoney = ['awaiting_approval', 'capturing', 'authorizing', 'authorized', 'validating'];
  const undecided = [...mayBringMoney, 'releasing', 'captured', 'quarantined', 'unknown'].map(keptOrder);
  const over = ['cancelled', 'expired', 'failed'].map(keptOrder);
  // It cannot start a payment, and cannot ask what has become of the one that awaits an approval.
  const { url } = await givenShop(givenRefusedKey(), [...undecided, ...over]);
  const checkOutAfter = async (earlierId: string) => {
    const form = { orderId: randomUUID(), shown: 'recipe.1 350' };
    const answer = await checkOut(url, `cart=recipe.1; order=${earlierId}`, form);
    return [answer.status, answer.headers.get('location')];
  };
  for (const { id, status } of undecided)
    expect([status, await checkOutAfter(id)]).toEqual([status, [303, `/orders/${id}`]]);
  for (const { id, status } of over) expect([status, await checkOutAfter(id)]).toEqual([status, [503, null]]);
});

test('what is paid for one order pays no other, also when a buyer has made their references the same', async () => {
  const sameStart = (rest: string, createdAt: string) => ({
    ...keptOrder('awaiting_approval'),
    id: `c0ffee00-0000-4000-8000-${rest}`,
    createdAt,
  });
  const cheap = sameStart('000000000001', '2026-11-15T12:00:00.000Z');
  const newer = sameStart('000000000002', '2026-11-15T12:00:01.000Z');
  const dear = { ...newer, payment: { ...newer.payment, id: 'pay_2' } };
  const { payment: _none, ...unstarted } = sameStart('000000000003', '2026-11-15T12:00:02.000Z');
  const { url } = await givenShop(givenRefusedKey(), [cheap, dear, unstarted]);
  const data = { reference: 'Kade K-C0FFEE00', status: 'captured' };
  const event = { id: 'evt_1', type: 'payment.captured', transactionId: 'pay_1', sequence: 1, data };
  expect(await sendEvent(url, event)).toBe(204);
  const isTold = async ({ id }: { id: string }) =>
    (await (await fetch(`${url}/office/${id}`)).text()).includes('payment.captured');
  expect([await isTold(cheap), await isTold(dear), await isTold(unstarted)]).toEqual([true, false, false]);
  // A payment that the shop doesn't know, with the same reference.
  const foreign = { ...event, transactionId: 'pay_3', data: { ...data, metadata: {} } };
  expect(await sendEvent(url, foreign)).toBe(204);
  expect(await isTold(unstarted)).toBe(false);
  // Faster than the answer of init.
  const early = { ...foreign, data: { ...data, metadata: { order: unstarted.id } } };
  expect(await sendEvent(url, early)).toBe(204);
  expect(await isTold(unstarted)).toBe(true);
});

test('an event whose earlier ones never came, as to a new endpoint, is handled after them: the shop asks for those', async () => {
  const { url } = await givenShop(inject('sandbox').shopAccess.apiKey);
  const orderId = randomUUID();
  await checkOut(url, 'cart=recipe.1', { orderId, shown: 'recipe.1 350' });
  await fetch(`${url}/orders/${orderId}/cancel`, { method: 'POST', headers: { origin: url } });
  const [payment] = await listPayments(`K-${orderId.slice(0, 8).toUpperCase()}`);
  const data = { reference: 'any', status: 'cancelled' };
  const event = { id: 'evt_1', type: 'payment.cancelled', transactionId: payment!.id, sequence: 2, data };
  // The service lists an event shortly after it has happened.
  await expect.poll(() => sendEvent(url, event)).toBe(204);
  const page = await (await fetch(`${url}/office/${orderId}`)).text();
  const told = [...page.matchAll(/<td>(payment\.\w+)<\/td>[^]*?class="tag (\w+)"/g)];
  const handled = told.flatMap(([, type, handling]) => (handling === 'handled' ? [type] : []));
  expect(handled).toEqual(['payment.created', 'payment.cancelled']);
});

test('a buyer who goes back and corrects the address gets an order with that address; a second click is the same order', async () => {
  const { url } = await givenShop(inject('sandbox').shopAccess.apiKey);
  const form = {
    orderId: randomUUID(),
    shown: 'mug.1 1800',
    name: 'Ada',
    street: 'Kade 1',
    postCode: '1',
    country: 'NL',
  };
  const send = async (city: string, earlier = '') => {
    const { headers } = await checkOut(url, `cart=mug.1; ${earlier}`, { ...form, city });
    const order = /order=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
    return { walletPage: headers.get('location'), order };
  };
  const first = await send('Harlem');
  expect(await send('Harlem', first.order)).toEqual(first);
  const corrected = await send('Haarlem', first.order);
  expect(corrected.walletPage).not.toBe(first.walletPage);
  const checkout = await fetch(`${url}/checkout`, { headers: { cookie: `cart=mug.1; ${corrected.order}` } });
  expect(await checkout.text()).toContain('value="Haarlem"');
  const earlier = await fetch(`${url}/${first.order.replace('order=', 'orders/')}`);
  expect(await earlier.text()).toContain('You cancelled the payment');
});

test('the checkout takes no more of a postcode than Florin does, so the payment starts', async () => {
  const { shopAccess, walletUrl } = inject('sandbox');
  const { url } = await givenShop(shopAccess.apiKey);
  const page = await (await fetch(`${url}/checkout`, { headers: { cookie: 'cart=mug.1' } })).text();
  expect(page).toMatch(/name="postCode"\s+value=""\s+maxlength="10"/);
  const form = { orderId: randomUUID(), shown: 'mug.1 1800', name: 'Ada', street: 'Kade 1', country: 'NL' };
  const address = { postCode: '1015 AA Amsterdam', city: 'Amsterdam' };
  const { headers } = await checkOut(url, 'cart=mug.1', { ...form, ...address });
  expect(headers.get('location')).toContain(walletUrl);
});

test('a page that follows orders leaves its place to others when it is closed', async () => {
  const { url } = await givenShop('any');
  const openAndClose = async () => {
    const page = new AbortController();
    const { status } = await fetch(`${url}/office/live`, { signal: page.signal });
    page.abort();
    return status;
  };
  // As many as may follow at once.
  for (let count = 0; count < 200; count += 1) await openAndClose();
  await expect.poll(openAndClose).toBe(200);
});

test('the shop stops at once although pages that follow its orders come back over their connection', async () => {
  const { url, child } = await givenShop('any');
  const agent = new Agent({ keepAlive: true });
  // As the browser does it: when the answer ends, the next request follows over the same connection, until 204.
  const follow = (opened?: () => void) =>
    get(`${url}/office/live`, { agent }, (answer) => {
      opened?.();
      answer.resume().once('end', () => answer.statusCode === 200 && setImmediate(follow));
    }).on('error', () => {});
  await new Promise<void>((opened) => follow(opened));
  // Browsers also open connections for later use.
  const spare = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  await once(spare, 'connect');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
