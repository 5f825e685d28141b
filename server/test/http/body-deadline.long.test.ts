import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { drip, openPlain, openTls, waitForClose, type Outcome } from './deadline.ts';
import { makeTlsFiles } from './tls-files.ts';

/**
 * Fifteen seconds, checked once a second. It is Node's own deadline on its own clock, so the test needs real time. A busy machine
 * closes later, but long before Node would by itself, after five minutes.
 */
const minMs = 14_000;
const maxMs = 60_000;
const start =
  'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
  'Content-Length: 1000\r\n\r\n{"email":"';
const stuck = (socket: Socket) => void socket.write(start);

let server: TestServer;
let outcomes: Record<'stuck' | 'slow' | 'stuckTls', Outcome | undefined>;

/** All at once, so that the tests wait only once. */
beforeAll(async () => {
  const { folder, files } = await makeTlsFiles();
  server = await startServer();
  const tlsServer = await startServer(files);
  const [a, b, c] = await Promise.all([
    waitForClose(await openPlain(server.port), stuck, maxMs),
    waitForClose(await openPlain(server.port), drip(start), maxMs),
    waitForClose(await openTls(tlsServer.port), stuck, maxMs),
  ]);
  outcomes = { stuck: a, slow: b, stuckTls: c };
  return async () => {
    await Promise.all([server.close(), tlsServer.close()]);
    await rm(folder, { recursive: true });
  };
});

test('408 and closed after fifteen seconds: a body that never arrives (A12)', async () => {
  expect(outcomes.stuck?.status).toBe(408);
  expect(outcomes.stuck?.openMs).toBeGreaterThan(minMs);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('408 and closed after fifteen seconds: a body that arrives byte by byte', () => {
  expect(outcomes.slow?.status).toBe(408);
  expect(outcomes.slow?.openMs).toBeGreaterThan(minMs);
});

test('408 and closed after fifteen seconds: a body that never arrives, where the service serves TLS itself', () => {
  expect(outcomes.stuckTls?.status).toBe(408);
});
