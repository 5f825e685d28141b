import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../server/test/support/free-port.ts';

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
    expect(page).toContain('Florin does not accept the API key of this shop');
    expect(page).toContain('npm start');
    expect(page).not.toContain('does not answer');
  }
});

test('another payment begins only after one that is surely over without money; otherwise the buyer sees its order', async () => {
  const mayBringMoney = ['awaiting_approval', 'capturing', 'authorizing', 'authorized', 'validating'];
  const undecided = [...mayBringMoney, 'releasing', 'captured', 'quarantined', 'unknown'].map(keptOrder);
  const over = ['cancelled', 'expired', 'failed'].map(keptOrder);
  // It cannot start a payment, and cannot ask what has become of the one that awaits an approval.
  const { url } = await givenShop(givenRefusedKey(), [...undecided, ...over]);
  const checkOut = async (earlierId: string) => {
    const answer = await fetch(`${url}/orders`, {
      method: 'POST',
      headers: { origin: url, cookie: `cart=recipe.1; order=${earlierId}` },
      body: new URLSearchParams({ orderId: randomUUID(), shown: 'recipe.1 350' }),
      redirect: 'manual',
    });
    return [answer.status, answer.headers.get('location')];
  };
  for (const { id, status } of undecided)
    expect([status, await checkOut(id)]).toEqual([status, [303, `/orders/${id}`]]);
  for (const { id, status } of over) expect([status, await checkOut(id)]).toEqual([status, [503, null]]);
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
