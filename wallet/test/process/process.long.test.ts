import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '../support/client.ts';
import { exitCodeOf, givenDataFolder, startProcess, readyUrl } from '../support/process.ts';

const sandbox = { clientId: 'florin-sandbox', clientSecret: 'florin-sandbox-secret' };
const environmentIn = (folder: string) => ({ FLORIN_DATA_DIR: folder, WALLET_PORT: '0' });

test('kill -9 loses nothing that was answered', async () => {
  const folder = givenDataFolder();
  const first = startProcess(environmentIn(folder));
  const wallet = await createClient(await readyUrl(first.child), sandbox);
  const answered: string[] = [];
  const payUntilKilled = async (): Promise<void> => {
    for (;;) {
      const { id } = await wallet.givenApprovedOrder();
      const { status } = await wallet.capture(id, { requestId: id });
      expect(status).toBe(201);
      answered.push(id);
      if (answered.length === 40) first.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, payUntilKilled));

  const second = startProcess(environmentIn(folder));
  const restarted = await createClient(await readyUrl(second.child), sandbox);
  for (const id of answered) {
    expect(await restarted.reportOf(id)).toMatchObject({ state: 'completed', captureCount: 1 });
    expect((await restarted.capture(id, { requestId: id })).status).toBe(200);
  }
});

test.for(['SIGTERM', 'SIGINT'] as const)('%s closes cleanly with exit code 0', async (signal) => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  await readyUrl(child);
  child.kill(signal);
  expect(await exitCodeOf(child)).toBe(0);
});

test('a held call does not keep the wallet from closing', async () => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  const url = await readyUrl(child);
  const wallet = await createClient(url, sandbox);
  await wallet.givenFault({ fault: 'timeout_before_effect', operation: 'show' });
  const outcome = Promise.allSettled([wallet.send('GET', '/v2/checkout/orders/X')]);
  await expect.poll(async () => (await wallet.simulate('GET', '/faults')).body.faults).toEqual([]);
  child.kill('SIGTERM');
  expect((await outcome)[0].status).toBe('rejected');
  expect(await exitCodeOf(child)).toBe(0);
});

test('a connection without a request does not keep the wallet from closing', async () => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  const silent = connect(Number(new URL(await readyUrl(child)).port), '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  child.kill('SIGTERM');
  expect(await exitCodeOf(child)).toBe(0);
});

test('an open call gets its answer after SIGTERM', async () => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  const wallet = await createClient(await readyUrl(child), sandbox);
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'slow', operation: 'capture', delayMs: 600_000 });
  const call = wallet.capture(id);
  await expect.poll(async () => (await wallet.reportOf(id)).captureCount).toBe(1);
  child.kill('SIGTERM');
  expect((await call).status).toBe(201);
  expect(await exitCodeOf(child)).toBe(0);
});

test('a forked wallet ends with its parent process', async () => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  await readyUrl(child);
  child.disconnect();
  expect(await exitCodeOf(child)).toBe(0);
});

test('a forked wallet whose parent ends during its start stops, and shows no stack', async () => {
  const { child, output } = startProcess(environmentIn(givenDataFolder()));
  child.disconnect();
  expect(await exitCodeOf(child)).toBe(0);
  expect(output()).not.toContain('    at ');
});

test('all wrong settings are reported at once', async () => {
  const { child, output } = startProcess({
    FLORIN_DATA_DIR: givenDataFolder(),
    WALLET_PORT: '80900',
    WALLET_PUBLIC_URL: 'localhost:1',
    WALLET_CLIENT_ID: 'a:b',
    WALLET_CLIENT_SECRET: '',
    WALLET_ORDER_LIFETIME_SECONDS: 'soon',
  });
  expect(await exitCodeOf(child)).toBe(1);
  const names = ['PORT', 'PUBLIC_URL', 'CLIENT_ID', 'CLIENT_SECRET', 'ORDER_LIFETIME_SECONDS'];
  for (const name of names) await expect.poll(output).toContain(`WALLET_${name} `);
  expect(output()).not.toContain('    at ');
});

test('a port that is in use is reported, with a solution', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { child, output } = startProcess({ FLORIN_DATA_DIR: givenDataFolder(), WALLET_PORT: String(port) });
  expect(await exitCodeOf(child)).toBe(1);
  await expect.poll(output).toContain(`Port ${port} on 127.0.0.1 is already in use`);
  expect(output()).not.toContain('    at ');
});

test('a data folder that is a file is reported', async () => {
  const file = join(givenDataFolder(), 'file');
  writeFileSync(file, '');
  const { child, output } = startProcess({ FLORIN_DATA_DIR: file, WALLET_PORT: '0' });
  expect(await exitCodeOf(child)).toBe(1);
  await expect.poll(output).toContain('under FLORIN_DATA_DIR');
});

test('the order lifetime is a setting', async () => {
  const { child } = startProcess({
    ...environmentIn(givenDataFolder()),
    WALLET_ORDER_LIFETIME_SECONDS: '60',
  });
  const wallet = await createClient(await readyUrl(child), sandbox);
  const { id } = await wallet.givenOrder();
  await wallet.advance(61);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(404);
});

test('health answers', async () => {
  const { child } = startProcess(environmentIn(givenDataFolder()));
  const url = await readyUrl(child);
  for (const path of ['/health/live', '/health/ready']) expect((await fetch(url + path)).status).toBe(200);
});
