import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parseAnswer, sendRaw } from '../../http/raw-connection.ts';
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

// What is counted here is work, and not time: a measured time also shows whatever else the machine does.
const sizes = { 'that says its length': 'Content-Length: 260000', 'in chunks': 'Transfer-Encoding: chunked' };

test.each(
  Object.entries(sizes).flatMap(([title, size]) => [
    [`${title}, without a key`, size, false] as const,
    [`${title}, with a key`, size, true] as const,
  ]),
)('413: a form above 4 KiB %s is refused before the rest of it was sent (A16)', async (_, size, hasKey) => {
  const head = [
    'POST /oauth/api/v1/oauth/token HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/x-www-form-urlencoded',
    ...(hasKey ? [`Authorization: basic ${apiKey}`] : []),
    size,
  ];
  const first = 'a&'.repeat(2049);
  const chunk = size.startsWith('Transfer') ? `${first.length.toString(16)}\r\n${first}\r\n` : '';
  const answer = await sendRaw(server.port, `${head.join('\r\n')}\r\n\r\n${chunk}`);
  expect(parseAnswer(answer).status).toBe(413);
});

/** What was decoded as fields while the requests were answered. */
const recordDecoded = () => {
  const decode = vi.spyOn(globalThis, 'URLSearchParams');
  onTestFinished(() => decode.mockRestore());
  return () => decode.mock.calls.map(([text]) => text);
};

const inForm = (fields: string) => ({ ...plain(), form: fields });
const inQuery = (fields: string) => ({ ...plain(), query: `?${fields}` });

test.each([
  ['a form of 17 fields', inForm, 17],
  ['a form of 2,000 fields', inForm, 2000],
  ['a query of 17 fields', inQuery, 17],
  ['a query of 7,000 fields', inQuery, 7000],
])(
  '400: %s is refused, and none of its fields is decoded, as they are of 16 (A16)',
  async (_, send, count) => {
    const decoded = recordDecoded();
    const [allowed, tooMany] = [16, count].map((fields) => Array(fields).fill('a').join('&'));
    await ask(send(allowed!));
    expect(decoded()).toContain(allowed);
    expect((await ask(send(tooMany!))).status).toBe(400);
    expect(decoded()).not.toContain(tooMany);
  },
);

test('requests that are malformed or too large count as failures of their address', async () => {
  const limited = await givenServer({ RATE_LIMIT_FAILURES: '3' });
  const tooLarge = new URLSearchParams({ x: 'x'.repeat(5000) });
  const statuses = [];
  for (const body of [tooLarge, 'no form', tooLarge, 'no form']) {
    statuses.push((await limited.askToken('not a key', { body })).status);
  }
  expect(statuses).toEqual([413, 400, 413, 429]);
});
