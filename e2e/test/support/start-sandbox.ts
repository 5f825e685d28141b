import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts';
import { checkBooksOf } from '../../../server/test/support/check-books.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { openSession } from './open-session.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox as `npm start` starts it: its addresses, a platform's token and an operator's cookie. */
    sandbox: {
      readonly serviceUrl: string;
      readonly walletUrl: string;
      readonly shopUrl: string;
      /** What the demo shop calls the service with. */
      readonly shopAccess: { readonly apiKey: string; readonly webhookId: string };
      readonly token: string;
      readonly cookie: string;
    };
  }
}

const root = join(import.meta.dirname, '../../..');

/** Starts a sandbox: service, PostgreSQL, wallet and shop as real processes. Someone has to stop it. */
export const startSandbox = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'florin-e2e-'));
  const sandbox = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      FLORIN_DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      WALLET_PORT: '0',
      SHOP_PORT: String(await findFreePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(sandbox, 'close');
  let output = '';
  const isUp = new Promise<void>((resolve) => {
    sandbox.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('Ctrl-C stops everything')) resolve();
    });
  });
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error('the sandbox did not start')))]);
  const urlOf = (name: string) => new RegExp(`^ +${name} +(http:\\S+)$`, 'm').exec(output)![1]!;
  const serviceUrl = urlOf('service');
  const signInFile = join(dataDir, 'sandbox/first-sign-in.json');
  const access = await createAccess(serviceUrl, signInFile);
  const shopAccess = JSON.parse(await readFile(join(dataDir, 'sandbox/shop.json'), 'utf8')) as {
    apiKey: string;
    webhookId: string;
  };
  const addresses = { serviceUrl, walletUrl: urlOf('wallet'), shopUrl: urlOf('demo shop') };
  const stop = async () => {
    try {
      await checkSandbox(join(dataDir, 'sandbox'));
    } finally {
      sandbox.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    }
  };
  return { sandbox: { shopAccess, ...addresses, ...access }, signInFile, stop };
};

/** One for the run. */
export default async (project: TestProject) => {
  const { sandbox, stop } = await startSandbox();
  project.provide('sandbox', sandbox);
  return stop;
};

const checkSandbox = async (folder: string) => {
  const postgres = await openEmbeddedPostgres(folder, { durable: true, opener: 'command' });
  try {
    await checkBooksOf(postgres.url);
  } finally {
    await postgres.stop();
  }
};

/** Signs in as the first administrator, creates an API key and exchanges it for a token. */
const createAccess = async (serviceUrl: string, signInFile: string) => {
  const credentials = JSON.parse(await readFile(signInFile, 'utf8')) as { email: string; password: string };
  const { call, cookie } = await openSession(serviceUrl, '/session', credentials);
  const { id } = await call<{ id: string }>('POST', '/api-keys', {
    label: 'e2e',
    password: credentials.password,
  });
  const { apiKey } = await call<{ apiKey: string }>('POST', `/api-keys/${id}/reveal`, credentials);
  const exchanged = await fetch(`${serviceUrl}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await exchanged.json()) as { access_token: string };
  return { token, cookie };
};
