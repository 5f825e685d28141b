import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { listStatuses, openConnection, parseAnswer, readUntilClosed } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const limit = 256 * 1024;
const tooLarge = { status: 413, code: 'body_too_large', detail: 'The body is larger than 256 KiB.' } as const;

/** The body of a failing sign-in with this many bytes. */
const bodyOf = (bytes: number) => {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'a guess', padding: '' });
  return body.replace('"padding":""', `"padding":"${'x'.repeat(bytes - body.length)}"`);
};

test('a body of 256 KiB is read', async () => {
  expect(bodyOf(limit).length).toBe(limit);
  expect((await attemptSignIn(server, bodyOf(limit))).status).toBe(401);
});

test('413: one byte more', async () => {
  await expectProblem(server, await attemptSignIn(server, bodyOf(limit + 1)), tooLarge);
});

test('413: one byte more in a body without Content-Length', async () => {
  const answer = await fetch(`${server.url}/dashboard/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([bodyOf(limit + 1)]).stream(),
    duplex: 'half',
  });
  await expectProblem(server, answer, tooLarge);
});

test('413 is answered after Content-Length, before a byte of the body is sent', async () => {
  const socket = await openConnection(server.port);
  const received = readUntilClosed(socket);
  socket.write(
    'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${4 * limit + 1}\r\n\r\n`,
  );
  const { status, headers, body } = parseAnswer(await received);
  expect(status).toBe(413);
  expect(headers['connection']).toBe('close');
  expect(JSON.parse(body)).toMatchObject({ code: 'body_too_large' });
});

test('who is still sending a body of up to four times the size reads the 413 afterwards, and may send the next request', async () => {
  const socket = await openConnection(server.port);
  const received = readUntilClosed(socket);
  socket.write(
    'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${4 * limit}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write(bodyOf(4 * limit));
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(listStatuses(await received)).toEqual([413, 200]);
});

test.each([
  ['a body that is too large', 413, 'POST /dashboard/api/session', `Content-Length: ${limit + 1}`],
  ['a path where nothing is', 404, 'POST /nothing', 'Content-Length: 10'],
  ['another method', 405, 'POST /v2/ping', 'Content-Length: 10'],
  ['no access token', 401, 'POST /v2/moneyins/ext/init', 'Content-Length: 10'],
])(
  'Expect: 100-continue with %s gets %s at once, and is never asked for the body',
  async (_, status, call, length) => {
    const socket = await openConnection(server.port);
    const received = readUntilClosed(socket);
    const headers = `Host: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n${length}`;
    socket.write(`${call} HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(listStatuses(await received)).toEqual([status]);
  },
);

test('Expect: 100-continue with a body that is wanted gets 100, then the answer, and the connection stays open', async () => {
  const socket = await openConnection(server.port);
  const received = readUntilClosed(socket);
  const body = bodyOf(200);
  socket.write(
    'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write(`${body}GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(listStatuses(await received)).toEqual([100, 401, 200]);
});
