import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { openConnection, parseAnswer, readUntilClosed } from './raw-connection.ts';

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
      `Content-Length: ${limit + 1}\r\n\r\n`,
  );
  const { status, headers, body } = parseAnswer(await received);
  expect(status).toBe(413);
  expect(headers['connection']).toBe('close');
  expect(JSON.parse(body)).toMatchObject({ code: 'body_too_large' });
});
