import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { settings } from '../server/src/start/config.ts';
import { refuseArguments } from '../server/src/start/refuse-arguments.ts';
import { buildDashboard } from './build-dashboard.ts';
import { connectShop } from './connect-shop.ts';
import { demoBank } from './demo-bank.ts';
import { firstPaymentCommand } from './first-payment-command.ts';
import { registerWebhook } from './register-webhook.ts';
import { serviceCommand } from './service-command.ts';

/** One of the processes of the sandbox. Each sends `{ ready, url }` when it is ready. */
interface Program {
  readonly name: string;
  readonly file: string;
  readonly flags?: readonly string[];
  /** For what the environment doesn't set. */
  readonly defaults?: Record<string, string>;
}

interface Running extends Program {
  readonly child: ChildProcess;
  readonly url: string;
  readonly exited: Promise<unknown>;
}

// As the service reads its settings: one without a value is not set.
for (const { name } of Object.values(settings))
  if (process.env[name]?.trim() === '') delete process.env[name];

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env['FLORIN_DATA_DIR'] ?? '.florin');
const sandboxDir = join(dataDir, 'sandbox');
const logDir = join(dataDir, 'logs');

const { flags, settings: compiled } = serviceCommand(dataDir);
const service: Program = { name: 'service', file: 'server/src/main.ts', flags, defaults: demoBank };
const wallet: Program = { name: 'wallet', file: 'wallet/src/main.ts' };
const shop: Program = { name: 'shop', file: 'shop/src/main.ts' };

const shown = (path: string) => relative(process.cwd(), path);

const say = (text: string) => process.stdout.write(`${text}\n`);

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Writes the log of a program to its file. Without it, for example on a full disk, the program goes on. */
const keepLog = (name: string, lines: Readable, first: Buffer) => {
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'a', mode: 0o600 });
  log.on('error', ({ message }) => {
    say(`The ${name} goes on without a log: ${message}`);
    // Read all the same, so that the program does not wait for it.
    lines.resume();
  });
  log.write(first);
  lines.pipe(log);
};

/** Starts a program and waits until it is ready. It logs to its own file. Errors of a failed start are shown here. */
const start = async (program: Program, settings: Record<string, string> = {}): Promise<Running> => {
  const { name, file, flags = [], defaults } = program;
  const child = spawn(process.execPath, [...flags, join(root, file)], {
    // The service creates the data folder, so the cache is used only when the folder exists.
    env: {
      ...defaults,
      ...(existsSync(dataDir) && compiled),
      ...process.env,
      FLORIN_DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Opened at the first line: then the program has already checked the data folder.
  const { stdout } = child;
  stdout?.once('data', (first: Buffer) => keepLog(name, stdout, first));
  // From the start on: it may end while the next program starts.
  const exited = once(child, 'exit');
  const [message] = (await Promise.race([once(child, 'message'), exited])) as [{ url?: string } | number];
  if (typeof message !== 'object' || message?.url === undefined)
    throw new Error(`The ${name} did not start.`);
  return { ...program, child, url: message.url, exited };
};

const stop = async ({ child, exited }: Running) => {
  if (!isOver(child)) child.kill('SIGTERM');
  await exited;
};

/**
 * Starts the simulated wallet first, because the service needs its address. Without it if the settings name another
 * wallet.
 */
const startAll = async (running: Running[]) => {
  const { WALLET_URL: otherWallet, WALLET_WEBHOOK_ID: webhookId } = process.env;
  if (otherWallet !== undefined) {
    running.push(await start(service));
    return;
  }
  running.push(await start(wallet));
  const walletUrl = running[0]!.url;
  const WALLET_WEBHOOK_ID = webhookId ?? (await registerService(walletUrl));
  running.push(
    await start(service, { WALLET_URL: walletUrl, ...(WALLET_WEBHOOK_ID && { WALLET_WEBHOOK_ID }) }),
  );
  const started = await startShop(running[1]!.url, walletUrl);
  if (started) running.push(started);
};

/** The demo shop, with an API key and a webhook endpoint of its own. Undefined: it cannot get them any more. */
const startShop = async (serviceUrl: string, walletUrl: string) => {
  const { SHOP_PORT = '8100', SHOP_PUBLIC_URL = `http://localhost:${SHOP_PORT}` } = process.env;
  if (!URL.canParse(SHOP_PUBLIC_URL)) throw new Error('SHOP_PORT or SHOP_PUBLIC_URL is not valid.');
  const file = join(sandboxDir, 'shop.json');
  const place = { serviceUrl, webhookUrl: `${new URL(SHOP_PUBLIC_URL).origin}/webhooks`, file };
  const access = await connectShop(place, await readSignIn()).catch((error: Error) => {
    say(`${error.message}\nThe demo shop is not started. To start it by hand: shop/README.md`);
    return undefined;
  });
  if (!access) return undefined;
  return start(shop, {
    FLORIN_URL: serviceUrl,
    FLORIN_API_KEY: access.apiKey,
    FLORIN_WEBHOOK_SECRET: access.webhookSecret,
    WALLET_BROWSER_URL: walletUrl,
  });
};

/** Registers the service for the notifications of the simulated wallet. */
const registerService = (walletUrl: string) => {
  const { PORT = '8080', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
  const { WALLET_CLIENT_ID: clientId = 'florin-sandbox' } = process.env;
  const { WALLET_CLIENT_SECRET: clientSecret = 'florin-sandbox-secret' } = process.env;
  const address = `${PUBLIC_URL.replace(/\/+$/, '')}/wallet/notifications`;
  // The service itself reports what is wrong with such a setting.
  if (!URL.canParse(address)) return undefined;
  return registerWebhook({ walletUrl, clientId, clientSecret }, address);
};

const readSignIn = () =>
  readFile(join(sandboxDir, 'first-sign-in.json'), 'utf8')
    .then((text) => JSON.parse(text) as { email: string; password: string })
    .catch(() => undefined);

const summary = async (running: readonly Running[]) => {
  const urlOf = (name: string) => running.find((program) => program.name === name)?.url;
  const signIn = await readSignIn();
  return [
    '',
    'The Florin sandbox is running.',
    '',
    ...(urlOf('shop') === undefined ? [] : [`  demo shop       ${urlOf('shop')}`]),
    `  service         ${urlOf('service')}`,
    `  dashboard       ${urlOf('service')}/dashboard`,
    `  guides          ${urlOf('service')}/docs/guides`,
    `  API reference   ${urlOf('service')}/docs`,
    ...(urlOf('wallet') === undefined
      ? []
      : [
          `  wallet          ${urlOf('wallet')}`,
          `  its manual      ${urlOf('wallet')}/simulator (faults, test buyers)`,
        ]),
    '',
    ...(signIn
      ? [
          `  first administrator   ${signIn.email}`,
          `  password              ${signIn.password}`,
          `                        (also in ${shown(join(sandboxDir, 'first-sign-in.json'))})`,
        ]
      : []),
    '  a buyer at the wallet ada@buyers.example, password "sandbox"',
    '',
    ...firstPaymentCommand(process.env).map((line) => `  ${line}`.trimEnd()),
    '',
    `  The data is in ${shown(dataDir)} and is used again at the next start; the logs are in ${shown(logDir)}.`,
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
};

const untilAskedToStop = () =>
  new Promise<void>((done) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => done());
    // Nobody reads on, as in `npm start | head`.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      done();
    });
  });

const run = async () => {
  const askedToStop = untilAskedToStop();
  refuseArguments(process.argv.slice(2));
  if ((process.env['FLORIN_ENV'] ?? 'sandbox') !== 'sandbox') {
    throw new Error(
      'npm start is for the sandbox. In production run the service alone: node server/src/main.ts',
    );
  }
  const running: Running[] = [];
  try {
    await buildDashboard(say);
    await startAll(running);
    say(await summary(running));
    const lost = running.map(async ({ name, exited }) => {
      await exited;
      return name;
    });
    const lostName = await Promise.race([askedToStop, ...lost]);
    if (lostName)
      throw new Error(`The ${lostName} has ended by itself. Its log: ${join(logDir, `${lostName}.log`)}`);
    say('\nStopping.');
  } finally {
    for (const program of running.toReversed()) await stop(program);
  }
};

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
