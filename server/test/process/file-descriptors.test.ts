import { once } from 'node:events';
import { connect } from 'node:net';
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
  // With a request each: a connection that says nothing is closed soon.
  const crowd = Array.from({ length: filesMax }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of crowd) socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
  onTestFinished(() => crowd.forEach((socket) => socket.destroy()));
  const style = '/docs/guides/guides.css';
  await expect.poll(async () => (await get(style)).status).toBe(503);

  for (const path of ['/docs/guides', style]) {
    const { status, headers, text } = await get(path);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ code: 'temporarily_unavailable' });
    expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  }
  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await get('/docs/guides')).status).toBe(200);
});
