import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeCalls } from '../payments/support.ts';
import { isAlive, pidOfPostgres } from '../support/alive.ts';
import { askToken, makeKey } from '../support/process.ts';
import { findFreePort } from '../support/server.ts';

const root = join(import.meta.dirname, '../../..');

/** `npm start` in its own process group, so that a test can send Ctrl-C to the whole group, as a terminal does. */
const npmStart = (dataDir: string, port: number, shopPort: number) => {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      FLORIN_DATA_DIR: dataDir,
      PORT: String(port),
      WALLET_PORT: '0',
      SHOP_PORT: String(shopPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isUp = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops everything')) resolve();
    });
  });
  const ended = once(child, 'close').then(([status]) => status as number | null);
  const untilUp = () =>
    Promise.race([isUp, ended.then(() => Promise.reject(new Error(`npm start ended:\n${output}`)))]);
  const pressCtrlC = () => process.kill(-child.pid!, 'SIGINT');
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) pressCtrlC();
    await ended;
  };
  return { untilUp, pressCtrlC, ended, end, output: () => output };
};

/** The tests use one data folder and port, one after the other. The first tests check the first start. */
let dataDir: string;
let port: number;
let shopPort: number;
let sandbox: ReturnType<typeof npmStart>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'florin-sandbox-'));
  [port, shopPort] = [await findFreePort(), await findFreePort()];
  sandbox = npmStart(dataDir, port, shopPort);
  await sandbox.untilUp();
});
afterAll(async () => {
  await sandbox.end();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts it again, until the test ends. */
const givenStart = async () => {
  const started = npmStart(dataDir, port, shopPort);
  onTestFinished(started.end);
  await started.untilUp();
  return started;
};

test('npm start prints all addresses and the first sign-in', async () => {
  const signIn = JSON.parse(await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(sandbox.output()).toContain(`http://localhost:${port}`);
  expect(sandbox.output()).toContain(`http://localhost:${port}/docs`);
  expect(sandbox.output()).toMatch(new RegExp(`^ +demo shop +http://localhost:${shopPort}$`, 'm'));
  expect(sandbox.output()).toContain(signIn['email']);
  expect(sandbox.output()).toContain(signIn['password']);
});

test('the printed commands make a first payment exactly as they are', async () => {
  const commands = /(# 1\. [\s\S]*\/resume")/.exec(sandbox.output())![1]!;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', commands]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /"redirectionUrl":"http:\/\/localhost:8100\/thanks\?transactionId=pay_\w+&extOrderId=\w+&outcome=success"/,
  );
});

test('Ctrl-C stops everything with exit code 0', async () => {
  const postgres = await pidOfPostgres(dataDir);
  sandbox.pressCtrlC();
  expect(await sandbox.ended).toBe(0);
  expect(await isAlive(postgres)).toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
});

test('the README shows the same five commands', async () => {
  const commands = await readFile(join(root, 'docs/first-payment.sh'), 'utf8');
  expect(await readFile(join(root, 'README.md'), 'utf8')).toContain(commands);
});

/** The service first looks by itself after ten seconds. An earlier capture shows that the notification arrived. */
const expectNotifiedCapture = async (service: { url: string }, walletUrl: string, dataDir: string) => {
  const { apiKey } = await makeKey(service, dataDir);
  const { token } = await askToken(service, apiKey);
  const platform = makeCalls(service.url, token);
  const { id, extOrderId } = await platform.givenPayment();
  await fetch(`${walletUrl}/simulator/orders/${extOrderId}/approve`, { method: 'POST' });
  const payment = await vi.waitFor(
    async () => {
      const read = await platform.read(id);
      expect(read).toMatchObject({ status: 'captured' });
      return read as { createdAt: string; updatedAt: string };
    },
    { timeout: 15_000, interval: 50 },
  );
  expect(Date.parse(payment.updatedAt) - Date.parse(payment.createdAt)).toBeLessThan(10_000);
  // One for each event: the second start has not registered the address again.
  await vi.waitFor(async () => {
    const truth = await (await fetch(`${walletUrl}/simulator/orders/${extOrderId}`)).json();
    expect(truth).toMatchObject({
      notifications: [
        { type: 'CHECKOUT.ORDER.APPROVED', state: 'delivered' },
        { type: 'PAYMENT.CAPTURE.COMPLETED', state: 'delivered' },
      ],
    });
  }, 10_000);
};

test('when the service is killed, npm start stops; the next start has the same sign-in and still gets notifications', async () => {
  await sandbox.end();
  const logFile = join(dataDir, 'logs/service.log');
  const { length: logged } = await readFile(logFile);
  const first = await givenStart();
  const readSignIn = () => readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8');
  const before = await readSignIn();
  // The log is written a moment after the service has started.
  const pid = await vi.waitFor(async () => {
    const log = (await readFile(logFile)).subarray(logged).toString();
    return Number(/"pid":(\d+)/.exec(log)![1]);
  }, 10_000);

  process.kill(pid, 'SIGKILL');
  expect(await first.ended).toBe(1);
  expect(first.output()).toContain('The service has ended by itself.');

  const second = await givenStart();
  expect(await readSignIn()).toBe(before);
  const walletUrl = /wallet +(http:\S+)/.exec(second.output())![1]!;
  await expectNotifiedCapture({ url: `http://localhost:${port}` }, walletUrl, dataDir);
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
});
