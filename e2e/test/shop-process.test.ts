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

/** An order of the shop whose payment was started. */
const startedOrder = {
  id: randomUUID(),
  createdAt: '2026-11-15T12:00:00.000Z',
  language: 'en',
  lines: [{ goodId: 'recipe', name: 'Bread in one day', quantity: 1, unitAmount: 350 }],
  totalAmount: 350,
  payment: { id: 'pay_1', extOrderId: '1', redirectionUrl: 'http://localhost/' },
  status: 'awaiting_approval',
  refunds: {},
  lastSequence: 0,
  webhooks: [],
};

/** A shop of its own, as a process, with one order and this API key. */
const givenShop = async (apiKey: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'florin-shop-'));
  await mkdir(join(dataDir, 'shop/orders'), { recursive: true });
  await writeFile(join(dataDir, `shop/orders/${startedOrder.id}.json`), JSON.stringify(startedOrder));
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
  const key = Buffer.from(inject('sandbox').shopAccess.apiKey, 'base64').toString();
  const other = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const { url } = await givenShop(Buffer.from(other).toString('base64'));
  const page = await (await fetch(`${url}/office/${startedOrder.id}`)).text();
  expect(page).toContain('Florin does not accept the API key of this shop');
  expect(page).toContain('npm start');
  expect(page).not.toContain('does not answer');
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
