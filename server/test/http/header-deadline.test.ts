import { rm } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { drip, openPlain, openTls, waitForClose, type Outcome } from './deadline.ts';
import { makeTlsFiles } from './tls-files.ts';

/** Ten seconds, looked at once a second. It is Node's own deadline, on its own clock, so the time is real. */
const leastMs = 9_000;
const mostMs = 13_000;
const endless = drip('GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
const silent = () => {};

let server: TestServer;
let outcomes: Record<'endless' | 'silent' | 'endlessTls' | 'noHandshake', Outcome | undefined>;

/** All at once, so that the time passes only once. */
beforeAll(async () => {
  const { folder, files } = await makeTlsFiles();
  server = await startServer();
  const tlsServer = await startServer(files);
  const [a, b, c, d] = await Promise.all([
    waitForClose(await openPlain(server.port), endless, mostMs),
    waitForClose(await openPlain(server.port), silent, mostMs),
    waitForClose(await openTls(tlsServer.port), endless, mostMs),
    waitForClose(await openPlain(tlsServer.port), silent, mostMs),
  ]);
  outcomes = { endless: a, silent: b, endlessTls: c, noHandshake: d };
  return async () => {
    await Promise.all([server.close(), tlsServer.close()]);
    await rm(folder, { recursive: true });
  };
});

test('408 and closed after ten seconds: headers that never end (A12)', async () => {
  expect(outcomes.endless?.status).toBe(408);
  expect(outcomes.endless?.openMs).toBeGreaterThan(leastMs);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test('408 and closed after ten seconds: a connection that says nothing', () => {
  expect(outcomes.silent?.status).toBe(408);
  expect(outcomes.silent?.openMs).toBeGreaterThan(leastMs);
});

test('408 and closed after ten seconds: headers that never end, where the service ends TLS itself', () => {
  expect(outcomes.endlessTls?.status).toBe(408);
});

test('closed after ten seconds: a connection that never shakes hands, where the service ends TLS itself', () => {
  expect(outcomes.noHandshake?.openMs).toBeGreaterThan(leastMs);
});
