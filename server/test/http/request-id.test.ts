import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { openConnection, parseAnswer, readUntilClosed } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const answeredId = async (lines: readonly string[], path = '/nothing') => {
  const socket = await openConnection(server.port);
  const received = readUntilClosed(socket);
  socket.write(
    [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n'),
  );
  const { headers, body } = parseAnswer(await received);
  return { header: headers['x-request-id'], body };
};

test.each(['order-1234', '0b6f9d4e-2f53-4c3c-9a0e-1f0e0c4f6f3a', 'A.b_c-12', 'x'.repeat(64)])(
  "the answer contains the caller's own id, in header and body: %s",
  async (id) => {
    const { header, body } = await answeredId([`X-Request-Id: ${id}`]);
    expect(header).toBe(id);
    expect(JSON.parse(body)).toMatchObject({ requestId: id });
  },
);

test.each([
  ['none', []],
  ['an empty one', ['X-Request-Id: ']],
  ['too short', ['X-Request-Id: 1234567']],
  ['too long', [`X-Request-Id: ${'x'.repeat(65)}`]],
  ['with a space', ['X-Request-Id: order 1234']],
  ['with quotes', ['X-Request-Id: "order-1234"']],
  ['with a letter beyond ASCII', ['X-Request-Id: order-1234-é']],
  ['with markup', ['X-Request-Id: <script>alert(1)</script>']],
  ['two of them', ['X-Request-Id: order-1234', 'X-Request-Id: order-5678']],
])('an id that could confuse a log is replaced by a new one: %s', async (_, lines) => {
  const { header, body } = await answeredId(lines);
  expect(header).toMatch(uuid);
  expect(JSON.parse(body)).toMatchObject({ requestId: header });
});

test('each request has its own id', async () => {
  const [one, other] = [await answeredId([]), await answeredId([])];
  expect(one.header).not.toBe(other.header);
});
