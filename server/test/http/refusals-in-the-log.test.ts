import { expect, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { testSecret } from '../support/server.ts';
import { sendRaw } from './raw-connection.ts';

test("a refusal in the log names the caller's address and the code of the problem", async () => {
  const service = await givenProcess({
    DATABASE_URL: await givenDatabase(),
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await fetch(`${service.url}/v2/ping`, { headers });
  await fetch(`${service.url}/oauth/api/v1/oauth/token`, { method: 'POST', headers });
  await fetch(`${service.url}/nothing`, { headers });
  // Refused before a route is looked for, and before a proxy's headers are read.
  await fetch(`${service.url}/%zz`, { headers });
  const port = Number(new URL(service.url).port);
  await sendRaw(port, 'hello\r\n\r\n');
  await sendRaw(port, 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n');
  await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n');
  await service.stop();
  const lines = service
    .output()
    .split('\n')
    .filter((line) => line.includes('"answered"'))
    .map((line) => JSON.parse(line) as object);
  const address = '203.0.113.9';
  expect(lines).toMatchObject([
    { route: '/webservice/v2/ping', status: 401, address, code: 'unauthorized' },
    { route: '/oauth/api/v1/oauth/token', status: 400, address, code: 'invalid_request' },
    { status: 404, address, code: 'not_found' },
    { status: 404, address: '127.0.0.1', code: 'not_found' },
    { status: 400, address: '127.0.0.1', code: 'malformed_request' },
    { status: 405, address: '127.0.0.1', code: 'method_not_allowed' },
    { status: 417, address: '127.0.0.1', code: 'expectation_failed' },
  ]);
});
