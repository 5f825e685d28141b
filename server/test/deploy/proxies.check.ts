import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { balancers, findBalancer, startBalancer, type Balancer } from '../process/balancers.ts';
import { findFreePort, givenServer } from '../support/server.ts';

/** Another address than that of the proxy. */
const caller = '127.0.0.2';

/** Calls a proxy as a platform does, over https and on a connection of its own. */
const call = async (
  port: number,
  path: string,
  { method = 'GET', body = '', headers = {} }: { method?: string; body?: string; headers?: object } = {},
) => {
  const length = { 'content-length': Buffer.byteLength(body) };
  const asking = request({
    host: '127.0.0.1',
    localAddress: caller,
    port,
    path,
    method,
    agent: false,
    rejectUnauthorized: false,
    headers: { ...headers, ...length },
  });
  asking.end(body);
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};

const given = async (name: Balancer, targets: readonly [number, number]) => {
  const port = await findFreePort();
  const balancer = await startBalancer(name, port, targets);
  onTestFinished(balancer.stop);
  return port;
};

const listen = async (port: number, answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return close;
};

describe.each(balancers)('deploy/%s', (name) => {
  test.skipIf(findBalancer(name) === undefined)(
    'a service behind it takes tokens over https, and sees the address of the caller',
    async () => {
      const { server, port } = await givenService(name);
      await expect
        .poll(() => call(port, '/health/ready').catch(() => ({ status: 0 })))
        .toMatchObject({ status: 200 });
      const { apiKey } = await server.givenApiKey();
      const asked = await call(port, '/oauth/api/v1/oauth/token', {
        method: 'POST',
        body: 'Grant_type=client_credentials',
        headers: { authorization: `basic ${apiKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(asked.status).toBe(200);
      const { access_token: token } = JSON.parse(asked.body) as { access_token: string };
      const headers = { authorization: `Bearer ${token}` };
      expect((await call(port, '/webservice/v2/ping', { headers })).status).toBe(200);
      expect((await call(port, '/webservice/v2/ping')).status).toBe(401);
      const refused = server.logged.filter((line) => 'address' in line && line.msg === 'answered');
      expect(new Set(refused.map((line) => (line as { address?: string }).address))).toEqual(
        new Set([caller]),
      );
      const large = {
        method: 'PUT',
        body: ' '.repeat(300 * 1024),
        headers: { ...headers, 'content-type': 'application/json' },
      };
      expect((await call(port, '/webservice/v2/accounts/shop', large)).body).toContain('"body_too_large"');
      expect((await call(port, '/metrics')).status).toBe(404);
    },
  );
});

const givenService = async (name: Balancer) => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' });
  return { server, port: await given(name, [server.port, await findFreePort()]) };
};

test.skipIf(findBalancer('nginx') === undefined)(
  'nginx waits for a process that has just started and is slow, when the other one has stopped',
  async () => {
    const [one, two] = [await findFreePort(), await findFreePort()];
    const port = await given('nginx', [one, two]);
    const stopTwo = await listen(two, (_request, response) => response.end('two'));
    const isUp = () => call(port, '/').catch(() => ({ body: '' }));
    await expect.poll(isUp).toMatchObject({ body: 'two' });
    // The first one refuses: nginx asks the second one.
    for (let calls = 0; calls < 4; calls += 1) expect((await call(port, '/')).body).toBe('two');
    const slow: ServerResponse[] = [];
    await listen(one, (_request, response) => void slow.push(response));
    await stopTwo();
    const calls = Array.from({ length: 10 }, () => call(port, '/'));
    await expect.poll(() => slow.length).toBe(10);
    for (const response of slow) response.end('one');
    expect(new Set((await Promise.all(calls)).map(({ body }) => body))).toEqual(new Set(['one']));
  },
);
