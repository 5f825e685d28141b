import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../../src/http/fastify.ts';
import { runWhileListening } from '../../src/http/run-while-listening.ts';
import { givenServer, startServer, type TestServer } from '../support/server.ts';
import { openPlain, openTls } from './deadline.ts';
import { readUntilClosed } from './raw-connection.ts';
import { makeTlsFiles } from './tls-files.ts';

/** Shorter than the wait for the last answers, and much shorter than the life of an idle connection. */
const promptlyMs = 8000;

const expectToClosePromptly = async (closed: Promise<void>) => {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('late'), promptlyMs);
  expect(await Promise.race([closed.then(() => 'closed'), late.promise])).toBe('closed');
  clearTimeout(timer);
};

test('a running request is answered, and its connection does not delay the stop', async () => {
  const server = await startServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const body = 'Grant_type=client_credentials';
  const asking = request(`${server.url}/oauth/api/v1/oauth/token`, {
    agent,
    method: 'POST',
    headers: {
      authorization: `basic ${(await server.givenApiKey()).apiKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  asking.flushHeaders();
  await once(asking, 'continue');
  const closed = server.close();
  asking.end(body);
  const [answer] = await once(asking, 'response');
  expect(JSON.parse(await text(answer))).toMatchObject({ token_Type: 'Bearer' });
  expect(answer.headers).toMatchObject({ connection: 'close' });
  await expectToClosePromptly(closed);
});

test('all background work is told to stop at once, while the last requests are still answered', async () => {
  const app: App = Fastify();
  const [first, second, request] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const told = Promise.all([first!.promise, second!.promise]);
  const works = [first!, second!].map(({ resolve }) => () => () => {
    resolve();
    return told.then(() => undefined);
  });
  runWhileListening(app, works);
  app.get('/', async () => {
    request!.resolve();
    await told;
    return 'answered';
  });
  const answer = fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  await request!.promise;
  await expectToClosePromptly(app.close());
  expect(await (await answer).text()).toBe('answered');
});

/** Browsers open such connections in advance. */
const expectUnusedOneClosed = async (
  server: TestServer,
  openConnection: (port: number) => Promise<Socket>,
) => {
  const socket = await openConnection(server.port);
  onTestFinished(() => void socket.destroy());
  const closedByServer = readUntilClosed(socket);
  await expectToClosePromptly(server.close());
  expect(await closedByServer).toBe('');
};

test('a connection without a request is closed', async () => {
  await expectUnusedOneClosed(await startServer(), openPlain);
});

test('a connection without a request is closed, where the service serves TLS itself', async () => {
  const { folder, files } = await makeTlsFiles();
  onTestFinished(() => rm(folder, { recursive: true }));
  await expectUnusedOneClosed(await startServer(files), openTls);
});

test('HOST=localhost is one address, so there is one server to close', async () => {
  const server = await givenServer({ HOST: 'localhost' });
  expect(server.deps.config.host).toBe('127.0.0.1');
  expect((await fetch(`http://localhost:${server.port}/health/live`)).status).toBe(200);
});
