import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { drip, openPlain, openTls, waitForClose, type Outcome } from './deadline.ts';
import { makeTlsFiles } from './tls-files.ts';

/** Fifteen seconds, looked at once a second. It is Node's own deadline, on its own clock, so the time is real. */
const leastMs = 14_000;
const mostMs = 18_000;
const start =
  'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  'Content-Length: 1000\r\n\r\n{"email":"';
const stuck = (socket: Socket) => void socket.write(start);

let server: TestServer;
let outcomes: Record<'stuck' | 'slow' | 'stuckTls', Outcome | undefined>;

/** All at once, so that the time passes only once. */
beforeAll(async () => {
  const { folder, files } = await makeTlsFiles();
  server = await startServer();
  const tlsServer = await startServer(files);
  const [a, b, c] = await Promise.all([
    waitForClose(await openPlain(server.port), stuck, mostMs),
    waitForClose(await openPlain(server.port), drip(start), mostMs),
    waitForClose(await openTls(tlsServer.port), stuck, mostMs),
  ]);
  outcomes = { stuck: a, slow: b, stuckTls: c };
  return async () => {
    await Promise.all([server.close(), tlsServer.close()]);
    await rm(folder, { recursive: true });
  };
});

test('408 and closed after fifteen seconds: a body that never comes (A12)', async () => {
  expect(outcomes.stuck?.status).toBe(408);
  expect(outcomes.stuck?.openMs).toBeGreaterThan(leastMs);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('408 and closed after fifteen seconds: a body that comes by the byte', () => {
  expect(outcomes.slow?.status).toBe(408);
  expect(outcomes.slow?.openMs).toBeGreaterThan(leastMs);
});

test('408 and closed after fifteen seconds: a body that never comes, where the service ends TLS itself', () => {
  expect(outcomes.stuckTls?.status).toBe(408);
});
