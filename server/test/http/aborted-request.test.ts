import { expect, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { givenServer, testSecret } from '../support/server.ts';
import { openConnection } from './raw-connection.ts';

test('a caller that closes the connection in the middle of a body is not logged as an error of the service', async () => {
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
    LOG_LEVEL: 'debug',
  });
  const socket = await openConnection(Number(new URL(service.url).port));
  socket.write(
    'POST /dashboard/api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\n\r\n{"email":',
  );
  await fetch(`${service.url}/health/live`);
  socket.destroy();
  await fetch(`${service.url}/health/live`);
  expect(await service.stop()).toBe(0);
  const lines = service.output().trim().split('\n');
  const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
  expect(levels.length).toBeGreaterThan(2);
  expect(levels.filter((level) => level >= 50)).toEqual([]);
  expect(service.output()).not.toContain('database');
});

test('a request whose caller has reset the connection already does nothing, and is no error of the service', async () => {
  const server = await givenServer();
  const token = await server.givenToken((await server.givenApiKey()).apiKey);
  const socket = await openConnection(server.port);
  socket.write(
    `PUT /webservice/v2/accounts/gone HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  socket.resetAndDestroy();
  const opened = await fetch(`${server.url}/webservice/v2/accounts/here`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(opened.status).toBe(201);
  expect(server.logged).toEqual([]);
  expect(await server.sql`select id from accounts`).toEqual([{ id: 'here' }]);
});
