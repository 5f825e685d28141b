import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { listStatuses, openConnection, readUntilClosed, sendRaw } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/dashboard/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const nested = (levels: number, open: string, close: string) =>
  `{"email":"nobody@example.com","password":"a guess","more":${open.repeat(levels - 1)}0${close.repeat(levels - 1)}}`;

/** Three members of the object, and four for each list: its own three, and itself. */
const lists = (count: number) =>
  `{"email":"nobody@example.com","password":"a guess","more":[${'[0,0,0],'.repeat(count - 1)}[0,0,0]]}`;

const twice = (key: string) => `The body has the key ${key} twice in one object.`;

test.each([
  ['33 levels of arrays', nested(33, '[', ']'), 'The body nests deeper than 32 levels.'],
  ['33 levels of objects', nested(33, '{"a":', '}'), 'The body nests deeper than 32 levels.'],
  ['250 KB of open brackets', '['.repeat(250_000), 'The body nests deeper than 32 levels.'],
  ['a key twice', '{"email":"a@b","email":"c@d","password":"x"}', twice('"email"')],
  [
    'a key twice, once escaped',
    String.raw`{"email":"a@b","\u0065mail":"c@d"}`,
    twice(String.raw`"\u0065mail"`),
  ],
  ['a key twice, deep down', '{"a":[{"b":1,"c":{},"b":2}]}', twice('"b"')],
  [
    'more than 5000 members in all lists together',
    lists(1250),
    'The lists and objects of the body have more than 5000 members together.',
  ],
  ['__proto__', '{"__proto__":{"role":"administrator"}}', 'The body has the key "__proto__".'],
  ['__proto__, escaped', String.raw`{"a":{"\u005f_proto__":1}}`, 'The body has the key "__proto__".'],
  ['bytes that are not UTF-8', Buffer.from('{"email":"\xff\xfe"}', 'latin1'), 'The body is not valid UTF-8.'],
  ['a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'The body is not valid UTF-8.'],
  ['UTF-16', Buffer.from('{"email":"a@b"}é', 'utf16le'), 'The body is not valid UTF-8.'],
])('400: %s', async (_, body, detail) => {
  await expectProblem(server, await send(body), { status: 400, code: 'malformed_body', detail });
});

test.each([
  'not JSON',
  '{"email":"a@b"',
  '{"email":"a@b",}',
  "{'email':'a@b'}",
  '{"email":"a@b"} {}',
  '{"email":"a\nb"}',
  '{"email":NaN}',
  '"',
  '{"a":"\\',
  '\0',
])('400: text that is not JSON: %j', async (body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    status: 400,
    code: 'malformed_body',
    detail: expect.stringMatching(/^The body is not JSON: /),
  });
});

test('5000 members in all lists together are fine', async () => {
  expect((await send(lists(1249))).status).toBe(401);
});

test('32 levels, equal keys in different objects and __proto__ as a value are fine', async () => {
  expect((await send(nested(32, '[', ']'))).status).toBe(401);
  const body =
    '{"email":"x@example.com","password":"__proto__","a":{"email":1},"b":[{"email":1},{"email":2}]}';
  expect((await send(body)).status).toBe(401);
});

test.each([
  ['an empty body', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['a string', '"email"'],
  ['a number', '1'],
])('400: %s instead of an object', async (_, body) => {
  await expectProblem(server, await send(body), {
    status: 400,
    code: 'invalid_request',
    detail: 'The body must be an object.',
    errors: [{ pointer: '', detail: 'must be an object' }],
  });
});

test('400: no body at all', async () => {
  await expectProblem(server, await fetch(`${server.url}/dashboard/api/session`, { method: 'POST' }), {
    status: 400,
    code: 'invalid_request',
    detail: 'The body must be an object.',
    errors: [{ pointer: '', detail: 'must be an object' }],
  });
});

test.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip'])(
  '415: a body compressed with %s, before any of it is unpacked (A11)',
  async (encoding) => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    await expectProblem(server, await send(bomb, { 'content-encoding': encoding }), {
      status: 415,
      code: 'unsupported_media_type',
      detail: 'Send the body uncompressed.',
    });
  },
);

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  'x',
])('415: a body of type %s', async (type) => {
  const credentials = { email: 'nobody@example.com', password: 'a guess' };
  await expectProblem(server, await attemptSignIn(server, credentials, { 'content-type': type }), {
    status: 415,
    code: 'unsupported_media_type',
    detail: 'Send the body as application/json.',
  });
});

test('415: a body without a content type', async () => {
  const body = new Blob(['{"email":"nobody@example.com","password":"a guess"}']);
  const answer = await fetch(`${server.url}/dashboard/api/session`, { method: 'POST', body });
  await expectProblem(server, answer, {
    status: 415,
    code: 'unsupported_media_type',
    detail: 'Send the body as application/json.',
  });
});

test('JSON with a charset, in upper or lower case, is accepted', async () => {
  const credentials = { email: 'nobody-else@example.com', password: 'a guess' };
  const type = { 'content-type': 'Application/JSON; Charset=UTF-8' };
  expect((await attemptSignIn(server, credentials, type)).status).toBe(401);
});

test('a body that is no JSON does not close the connection: the next request on it is answered', async () => {
  const request = (body: string) =>
    'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  const last = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const received = await sendRaw(server.port, request('{"email":'), request('{"email":1}'), last);
  expect(listStatuses(received)).toEqual([400, 400, 200]);
});

test.each([2, 100_000, 256 * 1024])(
  '415 does not close the connection: a body of %d bytes that comes after the answer is dropped, and the next request is answered',
  async (length) => {
    const socket = await openConnection(server.port);
    const received = readUntilClosed(socket);
    const head =
      'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n' +
      `Content-Length: ${length}\r\n\r\n`;
    socket.write(head);
    await once(socket, 'data');
    socket.write('x'.repeat(length));
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(listStatuses(await received)).toEqual([415, 200]);
  },
);

test.each([`Content-Length: ${256 * 1024 + 1}`, 'Transfer-Encoding: chunked'])(
  '415 closes the connection when a body with %s could be too large',
  async (length) => {
    const head = 'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain';
    expect(listStatuses(await sendRaw(server.port, `${head}\r\n${length}\r\n\r\n`))).toEqual([415]);
  },
);
