import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { makeClient } from '../payments/support.ts';
import { findFreePort, givenServer, productionSettings } from '../support/server.ts';
import { numbers, untilFull } from './full-service.ts';

const given = async (settings: Record<string, string> = {}) => {
  const port = await findFreePort();
  const server = await givenServer({ ...settings, ADMIN_PORT: String(port) });
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { server, port, ask };
};

const token = 'a-token-for-the-metrics-0123456789';

test.each([
  ['sandbox', {}],
  ['sandbox with METRICS_TOKEN', { METRICS_TOKEN: token }],
  ['production', productionSettings],
])('the admin port answers health and metrics without a token, in %s', async (_, settings) => {
  const { ask } = await given(settings);
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  }
  const metrics = await ask('/metrics');
  expect(metrics.status).toBe(200);
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await metrics.text()).toContain('florin_database_connections');
});

/** As tests of the description collect them: every path that the public port has. */
const examplesOf = (routes: string) =>
  [...routes.matchAll(/"(\/[^"]*)":/g)].map(([, path]) => path!.replaceAll(/\{[^}]+\}/g, 'x'));

test('404: the admin port serves no route of the API, of the dashboard or of buyers', async () => {
  const { server, ask } = await given();
  const described = examplesOf(await (await fetch(`${server.url}/openapi.json`)).text());
  const undescribed = [
    '/',
    '/dashboard',
    '/dashboard/',
    '/docs',
    '/docs/guides',
    '/openapi.json',
    '/llms.txt',
  ];
  const others = ['/problems/not_found', '/checkout/return', '/wallet/notifications', '/v2/ping'];
  const own = new Set(['/health/live', '/health/ready']);
  const paths = [...described, ...undescribed, ...others].filter((path) => !own.has(path));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await ask(path, { method });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      await answer.arrayBuffer();
    }
  }
});

test('405: health and metrics of the admin port are only read', async () => {
  const { ask } = await given();
  for (const path of ['/health/live', '/health/ready', '/metrics']) {
    const init = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } };
    const answer = await ask(path, init);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('404: with ADMIN_PORT, the public port of a sandbox serves no metrics either', async () => {
  const { server } = await given();
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test('200: with ADMIN_PORT, the public port still serves metrics to those who send METRICS_TOKEN', async () => {
  const { server } = await given({ METRICS_TOKEN: token });
  const read = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });
  expect((await read({})).status).toBe(401);
  expect((await read({ authorization: `Bearer ${token}` })).status).toBe(200);
});

test('the admin port answers while the public port has neither a slot nor a connection left (A12)', async () => {
  const connectionsMax = 12;
  const { server, ask } = await given({ REQUESTS_MAX: '2', CONNECTIONS_MAX: String(connectionsMax) });
  const { call } = await makeClient(server);
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin; lock table accounts in exclusive mode');
  const accepted = numbers.map((id) => call('PUT', `/accounts/shop-${id}`));
  await untilFull(server);
  const sockets = Array.from({ length: connectionsMax }, () => connect(server.port, '127.0.0.1'));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  for (const socket of sockets) socket.on('error', () => {});
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const isRefused = () =>
    fetch(`${server.url}/health/live`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );
  await expect.poll(isRefused).toBe(true);
  expect((await ask('/health/live')).status).toBe(200);
  expect((await ask('/health/ready')).status).toBe(200);
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toMatch(/^florin_connections_dropped_total [1-9]/m);
  await holder.script('commit');
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([201, 201]);
});

test('503: the admin port says that the process is about to stop, and is closed with the service', async () => {
  const { server, ask } = await given();
  server.app.announceStop();
  const answer = await ask('/health/ready');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ detail: 'This process is about to stop.' });
  expect((await ask('/health/live')).status).toBe(200);
  await server.stopService();
  await expect(ask('/health/live')).rejects.toThrow('fetch failed');
});
