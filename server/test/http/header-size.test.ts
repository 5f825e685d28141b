import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { parseAnswer, sendRaw } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const request = (header: string) =>
  `GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Padding: ${header}\r\n\r\n`;

test('15 KB of headers are read', async () => {
  expect(parseAnswer(await sendRaw(server.port, request('x'.repeat(15_000)))).status).toBe(200);
});

test('431: 17 KB of headers, and the process keeps running', async () => {
  expect(parseAnswer(await sendRaw(server.port, request('x'.repeat(17_000)))).status).toBe(431);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('431: a thousand short headers of 17 KB together', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `X-${index}: 0123456789`).join('\r\n');
  expect(parseAnswer(await sendRaw(server.port, request(`0\r\n${many}`))).status).toBe(431);
});

test('431: a path of 17 KB', async () => {
  const text = `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  expect(parseAnswer(await sendRaw(server.port, text)).status).toBe(431);
});
