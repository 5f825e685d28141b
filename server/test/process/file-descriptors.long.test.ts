import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Client } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, runProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';

const filesMax = 130;

/** A service that may have few files and connections open, and one connection to it. */
const givenPoorService = async () => {
  const port = await findFreePort();
  const service = await runProcess(
    {
      DATABASE_URL: await givenDatabase(),
      FLORIN_SECRET: testSecret,
      FLORIN_DATA_DIR: await givenFolder(),
      PORT: String(port),
    },
    { under: ['sh', '-c', `ulimit -n ${filesMax} && exec "$@"`, 'sh'] },
  );
  await once(service.child, 'message');
  const client = new Client(`http://127.0.0.1:${port}`);
  onTestFinished(() => client.destroy());
  const get = async (path: string) => {
    const { statusCode, headers, body } = await client.request({ path, method: 'GET' });
    return { status: statusCode, headers, text: await body.text() };
  };
  return { port, get };
};

test('without free file descriptors, pages are unavailable and not broken; no cache keeps that, and it passes (A12)', async () => {
  const { port, get } = await givenPoorService();
  expect((await get('/health/live')).status).toBe(200);
  const crowd = new Set<Socket>();
  // With a request each: a connection that says nothing is closed soon. Whoever was turned away comes again.
  const fill = () => {
    while (crowd.size < filesMax) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      crowd.add(socket.once('close', () => crowd.delete(socket)));
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    }
  };
  const leave = () => crowd.forEach((socket) => socket.destroy());
  onTestFinished(leave);

  // The guides come second: once read they stay in memory.
  for (const path of ['/docs/site.css', '/docs/guides']) {
    const getWhenFull = () => {
      fill();
      return get(path);
    };
    await expect.poll(getWhenFull).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
      text: expect.stringContaining('"code":"temporarily_unavailable"') as string,
    });
  }
  leave();
  await expect.poll(async () => (await get('/docs/guides')).status).toBe(200);
});
