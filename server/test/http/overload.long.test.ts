import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { makeClient } from '../payments/support.ts';
import { givenServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { given, numbers, untilFull } from './full-service.ts';
import { openConnection } from './raw-connection.ts';

const tooMany = {
  status: 503,
  code: 'overloaded',
  detail: 'This process has too many requests under way. Try again.',
} as const;

test('503 at once with Retry-After: what comes above the bound; what came before is answered (F27)', async () => {
  const { server, key, token, hold, stopHolding, openAccount } = await given();
  await hold();
  const accepted = numbers.map(openAccount);
  await untilFull(server);
  const refused = await server.ping(token);
  expect(refused.headers.get('retry-after')).toBe('1');
  await expectProblem(server, refused, tooMany);
  const refusedToken = await server.askToken(key.apiKey);
  expect([refusedToken.status, refusedToken.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refusedToken.json()).toMatchObject({ error: 'server_error' });
  for (const path of ['/health/live', '/health/ready', '/metrics'])
    expect((await fetch(`${server.url}${path}`)).status).toBe(200);
  await stopHolding();
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([201, 201]);
  expect((await server.ping(token)).status).toBe(200);
  expect(server.logged).toEqual([]);
});

test('work of callers who have given up counts until it is done, and no slot is lost (F27)', async () => {
  const { server, token, hold, stopHolding, openAccount } = await given();
  await hold();
  const sockets: Socket[] = [];
  for (const id of numbers) {
    const asking = request(`${server.url}/webservice/v2/accounts/shop-${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      agent: false,
    });
    asking.on('error', () => undefined).end();
    const [socket] = (await once(asking, 'socket')) as [Socket];
    sockets.push(socket);
  }
  await untilFull(server);
  await Promise.all(
    sockets.map((socket) => {
      socket.destroy();
      return once(socket, 'close');
    }),
  );
  expect((await server.ping(token)).status).toBe(503);
  await stopHolding();
  const statusesAtOnce = async () =>
    (await Promise.all(numbers.map(openAccount))).map(({ status }) => status);
  await expect.poll(statusesAtOnce).toEqual([200, 200]);
});

// A body that nobody reads: there is nothing to wait for.
test('a GET with a body takes its slot at once (F27)', async () => {
  const { server, token } = await given();
  const holder = await connectAlone(server.deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin; lock table payments in access exclusive mode');
  const answered = numbers.map(async () => {
    const asking = request(`${server.url}/webservice/v2/moneyins`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': '2',
      },
    });
    asking.end('{}');
    const [{ statusCode }] = (await once(asking, 'response')) as [IncomingMessage];
    return statusCode;
  });
  await untilFull(server);
  expect((await server.ping(token)).status).toBe(503);
  await holder.script('commit');
  expect(await Promise.all(answered)).toEqual([200, 200]);
  expect((await server.ping(token)).status).toBe(200);
});

test('callers whose bodies do not arrive hold no slot (F27)', async () => {
  const { server, token } = await given();
  const sockets = await Promise.all(numbers.map(() => openConnection(server.port)));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (const socket of sockets) {
    socket.write(
      'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        'Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{"email":',
    );
    await once(socket, 'data');
  }
  expect((await server.ping(token)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await server.ping(token)).status).toBe(200);
});

/** A wallet that accepts connections and says nothing. */
const givenSilentWallet = async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  return { WALLET_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` };
};

test('while the wallet is silent, calls that wait for it hold half of the slots, and reads are answered (F27)', async () => {
  const server = await givenServer({ ...(await givenSilentWallet()), REQUESTS_MAX: '8' });
  const { token, call, init } = await makeClient(server);
  const codes: string[] = [];
  const answered = Array.from({ length: 20 }, async () => {
    const { code } = (await (await init()).json()) as { code: string };
    codes.push(code);
  });
  await expect.poll(() => codes.length).toBe(16);
  expect(new Set(codes)).toEqual(new Set(['overloaded']));
  expect((await server.ping(token)).status).toBe(200);
  expect((await call('GET', '/moneyins')).status).toBe(200);
  // The four that were accepted are still waiting.
  expect(codes).toHaveLength(16);
  await Promise.all(answered);
  expect(codes.slice(16)).toEqual(Array.from({ length: 4 }, () => 'wallet_unavailable'));
});
