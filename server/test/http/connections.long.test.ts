import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { givenServer } from '../support/server.ts';
import { openConnection, sendRaw } from './raw-connection.ts';

const health = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';

test('connections above the limit are closed and counted, those below it are served, and a free slot is given again (A12)', async () => {
  const server = await givenServer({ CONNECTIONS_MAX: '3' });
  const warn = vi.spyOn(server.deps.log, 'warn');
  const first = new Agent({ keepAlive: true, maxSockets: 1 });
  const countDropped = async () => {
    const asked = get(`${server.url}/metrics`, { agent: first });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return Number(/^florin_connections_dropped_total (\d+)$/m.exec(await text(answer))![1]);
  };
  const before = await countDropped();
  const sockets = [];
  for (let count = 0; count < 2; count += 1) {
    const socket = await openConnection(server.port);
    socket.write(health);
    await once(socket, 'data');
    sockets.push(socket);
  }
  for (let count = 0; count < 2; count += 1)
    expect(await sendRaw(server.port, health.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toBe('');
  expect(await countDropped()).toBe(before + 2);
  // The second one is in the line of the next ten seconds.
  const message = 'connections above CONNECTIONS_MAX were closed';
  expect(warn.mock.calls.filter(([, said]) => said === message)).toEqual([
    [{ count: 1, connectionsMax: 3 }, message],
  ]);

  sockets[0]!.write(health);
  await once(sockets[0]!, 'data');
  sockets[1]!.destroy();
  await expect
    .poll(async () => (await fetch(`${server.url}/health/live`).catch(() => undefined))?.status)
    .toBe(200);
  first.destroy();
  for (const socket of sockets) socket.destroy();
});

/** A caller that asks for more than the buffers of both sides hold, and reads none of it. */
const openStalledReader = async (port: number) => {
  const socket = await openConnection(port);
  let isClosed = false;
  socket.on('error', () => {}).on('close', () => (isClosed = true));
  socket.pause();
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300));
  // Writing shows that the other side is gone: a paused socket does not notice otherwise.
  const isDropped = () => {
    if (!isClosed) socket.write(health);
    return isClosed;
  };
  return { isDropped };
};

test('a reader that takes nothing of an answer is dropped after a while (A12)', async () => {
  const server = await givenServer({ STALLED_READER_SECONDS: '1' });
  const reader = await openStalledReader(server.port);
  await expect.poll(reader.isDropped).toBe(true);
});

test('a connection that waits for its next request is not a stalled reader', async () => {
  const server = await givenServer({ STALLED_READER_SECONDS: '1' });
  const socket = await openConnection(server.port);
  socket.write(health);
  await once(socket, 'data');
  const reader = await openStalledReader(server.port);
  // By the time that this one is closed, the other has waited longer.
  await expect.poll(reader.isDropped).toBe(true);
  socket.write(health);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
