import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../../server/test/support/free-port.ts';
import { signTestWebhook } from '../src/index.ts';
import { packAndInstall } from '../test/support/pack.ts';
import { until } from '../../server/test/support/until.ts';
import { givenService } from '../test/support/shop.ts';
import { frameworks, installFrameworks } from './frameworks.ts';

const { givenClient } = givenService();

let folder: string;
beforeAll(async () => {
  const { app, remove } = await packAndInstall();
  folder = await installFrameworks(join(app, 'node_modules/@florin/client'));
  await remove();
});

const startProgram = async (program: string, args: readonly string[], cwd: string, env: object) => {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
};

test.each(Object.entries(frameworks))(
  'the receiver for %s takes a webhook that Florin sends, and refuses a forged one',
  async (name, start) => {
    const { florin } = await givenClient();
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}/webhooks`;
    const { id, secret } = await florin.webhookEndpoints.create({ url });
    onTestFinished(() => florin.webhookEndpoints.remove(id));
    const app = join(folder, name.replaceAll(/\W/g, '-'));
    await rm(app, { recursive: true, force: true });
    await mkdir(app);
    const { program, args } = await start({ folder, app, port, secret });
    const env = { PORT: String(port), WEBHOOK_SECRET: secret, NEXT_TELEMETRY_DISABLED: '1' };
    await startProgram(program, args, app, env);
    // It may compile the receiver with the first request.
    await until(() => fetch(url));
    expect(await florin.webhookEndpoints.test(id)).toMatchObject({ accepted: true, answerStatus: 204 });
    const forged = await signTestWebhook(
      { id: 'evt_1', type: 'payment.captured' },
      `whsec_${btoa('another secret')}`,
    );
    expect((await fetch(url, { method: 'POST', ...forged })).status).toBe(400);
  },
);
