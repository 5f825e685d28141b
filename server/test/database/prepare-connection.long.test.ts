import { once } from 'node:events';
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/database/client.ts';
import { makeClient, prepareConnection } from '../../src/database/connection.ts';
import { makeHosts } from '../../src/database/hosts.ts';
import { givenDatabase } from '../support/database.ts';

/** Another address of the database, which passes on what a client sends as the test wants. */
const givenLine = async (url: string, passOn: (bytes: Buffer, server: Socket) => void) => {
  const { hostname, port } = new URL(url);
  const line = createServer((client) => {
    const server = connectSocket(Number(port), hostname);
    onTestFinished(() => void client.destroy());
    onTestFinished(() => void server.destroy());
    client.on('data', (bytes) => passOn(bytes, server));
    server.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => void line.close());
  const other = new URL(url);
  other.port = String((line.address() as AddressInfo).port);
  return other.href;
};

test('a connection whose server falls silent while it is prepared is given up, also where statements may take their time', async () => {
  let isSilent = false;
  const url = await givenLine(await givenDatabase('empty'), (bytes, server) => {
    isSilent ||= bytes.includes('set lock_timeout');
    if (!isSilent) server.write(bytes);
  });
  const options = {
    applicationName: 'florin test',
    settings: { lock_timeout: '2s' },
    statementMs: undefined,
    connectMs: 3000,
  };
  const client = makeClient(makeHosts(url), options);
  await client.connect();
  const preparing = prepareConnection(client, options);
  await expect(preparing).rejects.toThrow('Query read timeout');
  expect(isSilent).toBe(true);
});

test('one slow answer does not make a new connection useless, as long as all of its time is not used up', async () => {
  const slowMs = 1300;
  const url = await givenLine(await givenDatabase('empty'), (bytes, server) => {
    const isPreparation = ['pg_is_in_recovery', 'set lock_timeout'].some((text) => bytes.includes(text));
    if (isPreparation) setTimeout(() => server.write(bytes), slowMs);
    else server.write(bytes);
  });
  const sql = connect(url, 1, { patience: 5 });
  onTestFinished(sql.close);
  expect(await sql`values (1)`).toEqual([{ column1: 1 }]);
});
