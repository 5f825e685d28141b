import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { drip, openPlain, openTls, waitForClose, type Outcome } from './deadline.ts';
import { makeTlsFiles } from './tls-files.ts';

/**
 * Ten seconds, checked once a second. It is Node's own deadline on its own clock, so the test needs real time. A busy machine closes
 * later, but long before Node would by itself, after a minute.
 */
const minMs = 9_000;
const maxMs = 40_000;
const endless = drip('GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
const silent = () => {};

let server: TestServer;
let outcomes: Record<'endless' | 'silent' | 'endlessTls' | 'noHandshake', Outcome | undefined>;

/** All at once, so that the tests wait only once. */
beforeAll(async () => {
  const { folder, files } = await makeTlsFiles();
  server = await startServer();
  const tlsServer = await startServer(files);
  const [a, b, c, d] = await Promise.all([
    waitForClose(await openPlain(server.port), endless, maxMs),
    waitForClose(await openPlain(server.port), silent, maxMs),
    waitForClose(await openTls(tlsServer.port), endless, maxMs),
    waitForClose(await openPlain(tlsServer.port), silent, maxMs),
  ]);
  outcomes = { endless: a, silent: b, endlessTls: c, noHandshake: d };
  return async () => {
    await Promise.all([server.close(), tlsServer.close()]);
    await rm(folder, { recursive: true });
  };
});

test('408 and closed after ten seconds: headers that never end (A12)', async () => {
  expect(outcomes.endless?.status).toBe(408);
  expect(outcomes.endless?.openMs).toBeGreaterThan(minMs);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('408 and closed after ten seconds: a connection that sends nothing', () => {
  expect(outcomes.silent?.status).toBe(408);
  expect(outcomes.silent?.openMs).toBeGreaterThan(minMs);
});

test('408 and closed after ten seconds: headers that never end, where the service serves TLS itself', () => {
  expect(outcomes.endlessTls?.status).toBe(408);
});

test('closed after ten seconds: a connection without a TLS handshake, where the service serves TLS itself', () => {
  expect(outcomes.noHandshake?.openMs).toBeGreaterThan(minMs);
});
