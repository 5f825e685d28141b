import { once } from 'node:events';
import { connect as connectSocket, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeClient, prepareConnection } from '../../src/database/connection.ts';
import { makeHosts } from '../../src/database/hosts.ts';
import { givenDatabase } from '../support/database.ts';

/** Another address of the database, where nothing is passed on any more once a client has sent this text. */
const givenLineThatFallsSilent = async (url: string, text: string) => {
  const { hostname, port } = new URL(url);
  let isSilent = false;
  const line = createServer((client) => {
    const server = connectSocket(Number(port), hostname);
    onTestFinished(() => void client.destroy());
    onTestFinished(() => void server.destroy());
    client.on('data', (bytes) => {
      isSilent ||= bytes.includes(text);
      if (!isSilent) server.write(bytes);
    });
    server.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => void line.close());
  const silent = new URL(url);
  silent.port = String((line.address() as AddressInfo).port);
  return { url: silent.href, isSilent: () => isSilent };
};

test('a connection whose server falls silent while it is prepared is given up, also where statements may take their time', async () => {
  const line = await givenLineThatFallsSilent(await givenDatabase('empty'), 'set lock_timeout');
  const options = {
    applicationName: 'florin test',
    settings: { lock_timeout: '2s' },
    statementMs: undefined,
  };
  const client = makeClient(makeHosts(line.url), { ...options, connectMs: 20_000 });
  await client.connect();
  const preparing = prepareConnection(client, { ...options, connectMs: 3000 });
  await expect(preparing).rejects.toThrow('Query read timeout');
  expect(line.isSilent()).toBe(true);
});
