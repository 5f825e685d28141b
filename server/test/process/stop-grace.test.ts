import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { testSecret } from '../support/server.ts';

const given = async (STOP_GRACE_SECONDS: string) => {
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
    STOP_GRACE_SECONDS,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const read = async (path: string, via: Agent | false = false) => {
    const [answer] = (await once(get(`${service.url}${path}`, { agent: via }), 'response')) as [
      IncomingMessage,
    ];
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
  };
  return { service, agent, read };
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
