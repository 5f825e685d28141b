import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeCalls } from '../payments/support.ts';
import { isAlive, pidOfPostgres } from '../support/alive.ts';
import { signIn } from '../support/dashboard.ts';
import { askToken, givenFolder, inherited, makeKey, runProcess } from '../support/process.ts';
import { findFreePort } from '../support/server.ts';
import { until } from '../support/until.ts';

const root = join(import.meta.dirname, '../../..');

/** `npm start` in its own process group, so that a test can send Ctrl-C to the whole group, as a terminal does. */
const npmStart = (dataDir: string, port: number, shopPort: number, more: Record<string, string> = {}) => {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      FLORIN_DATA_DIR: dataDir,
      PORT: String(port),
      WALLET_PORT: '0',
      SHOP_PORT: String(shopPort),
      // As from a file of settings in which these were left empty.
      FLORIN_ENV: '',
      WALLET_URL: '',
      PUBLIC_URL: '',
      ...more,
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
  /** As `head` does after the first line, which is npm's. */
  const stopReading = async () => {
    await once(child.stdout, 'data');
    child.stdout.destroy();
  };
  return { untilUp, pressCtrlC, stopReading, ended, end, output: () => output };
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

test('npm start prints all addresses, the demo shop first, and the first sign-in', async () => {
  const signIn = JSON.parse(await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8')) as Record<
    string,
    string
  >;
  expect(sandbox.output()).toContain(`http://localhost:${port}`);
  expect(sandbox.output()).toContain(`http://localhost:${port}/docs`);
  expect(sandbox.output()).toMatch(new RegExp(`^ +demo shop +http://localhost:${shopPort}$`, 'm'));
  expect(sandbox.output()).toContain(signIn['email']);
  expect(sandbox.output()).toContain(signIn['password']);
  // The API key of the demo shop is nobody else's business.
  expect((await stat(join(dataDir, 'sandbox/shop.json'))).mode & 0o777).toBe(0o600);
});

test('the key and the webhook endpoint of the demo shop are made as in the dashboard, and the audit log says so', async () => {
  const signInFile = await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8');
  const credentials = JSON.parse(signInFile) as { email: string; password: string };
  const administrator = await signIn({ url: `http://localhost:${port}` }, credentials);
  const read = async (path: string) => (await (await administrator.get(path)).json()) as { items: object[] };
  const { items: keys } = await read('/api-keys');
  const apiKeyId = (keys[0] as { id: string }).id;
  const { webhookId } = JSON.parse(await readFile(join(dataDir, 'sandbox/shop.json'), 'utf8')) as {
    webhookId: string;
  };
  expect(keys).toMatchObject([{ label: 'Kade' }]);
  expect((await read('/webhook-endpoints')).items).toMatchObject([
    {
      id: webhookId,
      platformId: 1,
      apiKeyId: null,
      url: `http://localhost:${shopPort}/webhooks`,
      enabled: true,
    },
  ]);
  const { items: acts } = await read('/audit-log');
  const actor = credentials.email;
  expect(acts.slice(1).toReversed()).toMatchObject([
    { action: 'operator_added' },
    { action: 'signed_in', actor },
    { action: 'api_key_generated', actor, subject: apiKeyId },
    { action: 'api_key_revealed', actor, subject: apiKeyId },
    { action: 'webhook_endpoint_added', actor, subject: webhookId },
    { action: 'webhook_secret_revealed', actor, subject: webhookId },
    { action: 'signed_out', actor },
  ]);
});

const walletUrlOf = (output: string) => /wallet +(http:\S+)/.exec(output)![1]!;

/** What a command prints, with the addresses of the README and without what differs each time. */
const asInReadme = (output: string) =>
  output
    .replaceAll(/^> .*\n/gm, '')
    .replaceAll(`http://localhost:${port}`, 'http://localhost:8080')
    .replaceAll(walletUrlOf(sandbox.output()), 'http://localhost:8090')
    .replaceAll(`http://localhost:${shopPort}`, 'http://localhost:8100')
    .replaceAll(/ZmxvcmluX3Nh\w+/g, 'ZmxvcmluX3Nh…')
    .replaceAll(/florin_sandbox_token_[\w.-]+/g, 'florin_sandbox_token_…')
    .replaceAll(/pay_\w+/g, 'pay_…')
    .replaceAll(/\b[A-Z0-9]{17}\b/g, '…')
    .replaceAll(/state=[\w-]+/g, 'state=…')
    .replaceAll(/after \d+ ms/g, 'after … ms')
    .trim();

test('the printed command makes a first payment exactly as it is, and the README shows what it prints', async () => {
  const command = /^ +(.*npm run florin -- first-payment)$/m.exec(sandbox.output())![1]!;
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: root });
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme).toContain('\nnpm run florin -- first-payment\n');
  const [, shown] = /```\n(1\. [\s\S]+?)\n```/.exec(readme)!;
  expect(asInReadme(stdout)).toBe(shown);
});

/** Runs `florin first-payment` with this program as the one that opens a browser. */
const florin = async (args: readonly string[], opener = '') => {
  const folder = await givenFolder();
  await writeFile(join(folder, 'xdg-open'), `#!/bin/sh\n${opener}\n`, { mode: 0o755 });
  await symlink(join(folder, 'xdg-open'), join(folder, 'open'));
  return runProcess(
    { FLORIN_DATA_DIR: dataDir, PORT: String(port), PATH: `${folder}:${inherited.PATH}` },
    { file: 'cli.ts', args: ['first-payment', ...args] },
  );
};

test.each([
  ['approve', 'captured', 0],
  ['cancel', 'cancelled', 1],
])(
  'first-payment --browser opens the wallet, and a page waits where the buyer comes back: after %s it is %s',
  async (act, status, exitCode) => {
    const opened = join(await givenFolder(), 'opened');
    const command = await florin(['--browser', '--json'], `printf %s "$1" > '${opened}'`);
    const pageUrl = await until(async () => {
      const url = await readFile(opened, 'utf8');
      expect(url).toMatch(/^http/);
      return new URL(url);
    });
    const order = `${pageUrl.origin}/simulator/orders/${pageUrl.searchParams.get('token')}`;
    const answer = await fetch(`${order}/${act}`, { method: 'POST' });
    const { redirectUrl } = (await answer.json()) as { redirectUrl: string };
    expect(await (await fetch(redirectUrl)).text()).toContain('Back in the shop');
    expect([await command.ended, JSON.parse(command.printed())]).toMatchObject([exitCode, { status }]);
  },
);

test.runIf(process.platform === 'linux')(
  'at a terminal first-payment shows for how long it has been waiting',
  async () => {
    const folder = await givenFolder();
    await writeFile(join(folder, 'xdg-open'), '#!/bin/sh\n', { mode: 0o755 });
    const program = `'${process.execPath}' '${join(root, 'server/src/cli.ts')}' first-payment --browser`;
    const terminal = spawn('script', ['-qefc', program, '/dev/null'], {
      env: {
        ...inherited,
        FLORIN_DATA_DIR: dataDir,
        PORT: String(port),
        PATH: `${folder}:${inherited.PATH}`,
      },
    });
    const ended = once(terminal, 'close');
    let output = '';
    terminal.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => expect(output).toContain('waiting for you to pay: 2 s'));
    terminal.kill();
    await ended;
  },
);

test('first-payment --api-key takes the key of that label; without it, it makes one once and takes it again', async () => {
  const { administrator, apiKey } = await makeKey({ url: `http://localhost:${port}` }, dataDir);
  const command = await florin(['--api-key', 'shop', '--json']);
  expect([await command.ended, JSON.parse(command.printed())]).toMatchObject([0, { status: 'captured' }]);
  const { items } = (await (await administrator.get('/api-keys')).json()) as {
    items: { label: string }[];
  };
  expect(items.filter(({ label }) => label === 'florin command line')).toHaveLength(1);
  const [called] = (JSON.parse(command.printed()) as { calls: { request: { headers: object } }[] }).calls;
  expect(called!.request.headers).toEqual({ Authorization: `basic ${apiKey}` });
});

test('Ctrl-C stops everything with exit code 0', async () => {
  const postgres = await pidOfPostgres(dataDir);
  sandbox.pressCtrlC();
  expect(await sandbox.ended).toBe(0);
  expect(await isAlive(postgres)).toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
});

test('npm start stops quietly when nobody reads what it prints', async () => {
  const started = npmStart(dataDir, port, shopPort);
  onTestFinished(started.end);
  await started.stopReading();
  expect(await started.ended).toBe(0);
  expect(started.output()).not.toContain('EPIPE');
});

test('without a sandbox first-payment says how to start one', async () => {
  await sandbox.end();
  const command = await florin([]);
  expect([await command.ended, command.output()]).toEqual([
    1,
    `http://localhost:${port} does not answer (ECONNREFUSED).\n` +
      'Start the sandbox first, in another terminal: npm start\nIf it uses another port, set PORT here too.\n',
  ]);
});

/** Ends the simulated wallet when it has said that it is ready. */
const endingWallet = {
  // Already registered, so that the start goes on without it.
  WALLET_WEBHOOK_ID: 'registered-before',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    const { send } = process;
    if (process.argv[1].endsWith('wallet/src/main.ts'))
      process.send = (message) => send.call(process, message, () => process.exit(1));`)}`,
};

test('npm start stops when one of its programs has ended while another one started', async () => {
  await sandbox.end();
  const started = npmStart(dataDir, port, shopPort, endingWallet);
  onTestFinished(started.end);
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain('The wallet has ended by itself.');
});

const expectNotifiedCapture = async (service: { url: string }, walletUrl: string, dataDir: string) => {
  const { apiKey } = await makeKey(service, dataDir);
  const { token } = await askToken(service, apiKey);
  const platform = makeCalls(service.url, token);
  const { id, extOrderId } = await platform.givenPayment();
  await fetch(`${walletUrl}/simulator/orders/${extOrderId}/approve`, { method: 'POST' });
  await until(async () => expect(await platform.read(id)).toMatchObject({ status: 'captured' }));
  // The service has accepted them. One for each event: the second start has not registered the address again.
  await until(async () => {
    const truth = await (await fetch(`${walletUrl}/simulator/orders/${extOrderId}`)).json();
    expect(truth).toMatchObject({
      notifications: [
        { type: 'CHECKOUT.ORDER.APPROVED', state: 'delivered' },
        { type: 'PAYMENT.CAPTURE.COMPLETED', state: 'delivered' },
      ],
    });
  });
};

test('when the service is killed, npm start stops; the next start has the same sign-in and shop key, and still gets notifications, also while its log cannot be written', async () => {
  await sandbox.end();
  const logFile = join(dataDir, 'logs/service.log');
  const { length: logged } = await readFile(logFile);
  const first = await givenStart();
  const readKept = () =>
    Promise.all(
      ['first-sign-in', 'shop'].map((name) => readFile(join(dataDir, `sandbox/${name}.json`), 'utf8')),
    );
  const before = await readKept();
  // The log is written a moment after the service has started.
  const pid = await until(async () => {
    const log = (await readFile(logFile)).subarray(logged).toString();
    return Number(/"pid":(\d+)/.exec(log)![1]);
  });

  process.kill(pid, 'SIGKILL');
  expect(await first.ended).toBe(1);
  expect(first.output()).toContain('The service has ended by itself.');

  await rm(logFile);
  await symlink('/dev/full', logFile);
  const second = await givenStart();
  await until(() => expect(second.output()).toContain('The service goes on without a log: ENOSPC'));
  expect(await readKept()).toEqual(before);
  const walletUrl = walletUrlOf(second.output());
  await expectNotifiedCapture({ url: `http://localhost:${port}` }, walletUrl, dataDir);
  second.pressCtrlC();
  expect(await second.ended).toBe(0);
});
