import { once } from 'node:events';
import { Agent, createServer, get, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { initBody } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey } from '../support/process.ts';
import { testSecret } from '../support/server.ts';

const given = async (STOP_GRACE_SECONDS: string, more: Record<string, string> = {}) => {
  const dataDir = await givenFolder();
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: dataDir,
    STOP_GRACE_SECONDS,
    ...more,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const read = async (path: string, via: Agent | false = false) => {
    const [answer] = (await once(get(`${service.url}${path}`, { agent: via }), 'response')) as [
      IncomingMessage,
    ];
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
  };
  return { service, dataDir, agent, read };
};

test('after SIGTERM a process is not ready, serves with "Connection: close" for a while, and ends', async () => {
  const { service, agent, read } = await given('3');
  expect(await read('/health/live', agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
  const startedAt = performance.now();
  const ended = service.stop();
  await expect.poll(async () => (await read('/health/ready')).status).toBe(503);
  expect((await read('/health/ready')).body).toContain('This process is about to stop.');
  // On the connection from before, and on a new one.
  expect(await read('/health/live', agent)).toMatchObject({ status: 200, connection: 'close' });
  expect(await read('/openapi.json')).toMatchObject({ status: 200, connection: 'close' });
  expect(await ended).toBe(0);
  expect(performance.now() - startedAt).toBeGreaterThan(3000);
});

test('a second signal ends the time in which a stopping process still serves', async () => {
  const { service, read } = await given('300');
  const ended = service.stop();
  await expect.poll(async () => (await read('/health/ready')).status).toBe(503);
  service.child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

/** A wallet whose answers never end: a call of it is given up after twenty seconds. */
const givenEndlessWallet = async () => {
  const { promise: called, resolve } = Promise.withResolvers<void>();
  const wallet = createServer((_request, response) => {
    const timer = setInterval(() => response.write(' '), 500);
    response.on('close', () => clearInterval(timer)).writeHead(200);
    resolve();
  });
  onTestFinished(() => {
    wallet.closeAllConnections();
    wallet.close();
  });
  await once(wallet.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`, called };
};

test('a call that waits for the wallet does not delay the stop when its caller is gone', async () => {
  const wallet = await givenEndlessWallet();
  const { service, dataDir } = await given('0', { WALLET_URL: wallet.url });
  const { token } = await askToken(service, (await makeKey(service, dataDir)).apiKey);
  const caller = request(`${service.url}/webservice/v2/moneyins/ext/init`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  caller.on('error', () => undefined).end(JSON.stringify(initBody()));
  await wallet.called;
  caller.destroy();
  expect(await service.stop()).toBe(0);
  expect(service.output()).not.toContain('the wallet failed');
});
