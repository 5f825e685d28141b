import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server.ts';

const stops = 3;
const ofEachKind = 10;

const request = 'GET /health/live HTTP/1.1\r\nHost: florin\r\n\r\n';

/** Connects without waiting for it. On this machine the system has taken the connection then, and the service has not accepted it yet. */
const open = (port: number) => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  return socket;
};

/** One that had an answer, which said that it is kept. */
const openKept = async (port: number) => {
  const socket = open(port);
  socket.write(request);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: keep-alive/i);
  return socket;
};

/** What is answered until the service closes the connection. */
const askOnceMore = async (socket: Socket) => {
  socket.write(request);
  const answer = await text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  return /^HTTP\/1\.1 200 [^]*connection: close/i.test(answer) ? 'answered, and closed' : answer;
};

test('at a stop every connection brings one more request: kept ones, unused ones, and those that wait to be accepted (F15)', async () => {
  for (let stop = 0; stop < stops; stop += 1) {
    const server = await startServer({ STOP_GRACE_SECONDS: '1' });
    const places = Array.from({ length: ofEachKind });
    const kept = await Promise.all(places.map(() => openKept(server.port)));
    const unused = places.map(() => open(server.port));
    await Promise.all(unused.map((socket) => once(socket, 'connect')));
    const waiting = places.map(() => open(server.port));
    const closed = server.close();
    const answers = await Promise.all([...kept, ...unused, ...waiting].map(askOnceMore));
    expect(new Set(answers)).toEqual(new Set(['answered, and closed']));
    await closed;
  }
});
