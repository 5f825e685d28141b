import { beforeAll, expect, test } from 'vitest';
import { parseAnswer, sendRaw } from '../../http/raw-connection.ts';
import { cpuMsOf } from '../../support/cpu-time.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let apiKey: string;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FAILURES: '1000000' });
  ({ apiKey } = await server.givenApiKey());
  return server.close;
});

interface Sent {
  readonly headers?: readonly string[];
  readonly query?: string;
  readonly form: string;
}

const ask = async ({ headers = [], query = '', form }: Sent) => {
  const lines = [
    `POST /oauth/api/v1/oauth/token${query} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
  ];
  const text = [...lines, `Content-Length: ${form.length}`, '', form].join('\r\n');
  return parseAnswer(await sendRaw(server.port, text));
};

const plain = () => ({
  headers: [`Authorization: basic ${apiKey}`],
  form: 'Grant_type=client_credentials',
});

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1]!;

test.each([
  ['a form of 130,000 pairs, without a key', () => ({ form: 'a&'.repeat(130_000) }), 413],
  ['a form of 130,000 pairs, with a key', () => ({ ...plain(), form: 'a&'.repeat(130_000) }), 413],
  ['a form of 2,000 pairs', () => ({ ...plain(), form: 'a&'.repeat(2000) }), 400],
  ['a query of 7,000 pairs', () => ({ ...plain(), query: `?${'a&'.repeat(7000)}` }), 400],
])('%s costs hardly more than a plain request (A16)', async (_, hostile, status) => {
  expect((await ask(hostile())).status).toBe(status);
  expect((await ask(plain())).status).toBe(200);
  const [plainMs, hostileMs]: [number[], number[]] = [[], []];
  // In turns, and by their medians: what disturbs one round does not decide.
  for (let round = 0; round < 11; round += 1) {
    plainMs.push(await cpuMsOf(10, () => ask(plain())));
    hostileMs.push(await cpuMsOf(5, () => ask(hostile())));
  }
  expect(medianOf(hostileMs)).toBeLessThan(medianOf(plainMs) * 5);
});

test('requests that are malformed or too large count as failures of their address', async () => {
  const limited = await givenServer({ RATE_LIMIT_FAILURES: '3' });
  const tooLarge = new URLSearchParams({ x: 'x'.repeat(5000) });
  const statuses = [];
  for (const body of [tooLarge, 'no form', tooLarge, 'no form']) {
    statuses.push((await limited.askToken('not a key', { body })).status);
  }
  expect(statuses).toEqual([413, 400, 413, 429]);
});
