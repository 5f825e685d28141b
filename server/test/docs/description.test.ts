import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { isQuiet: true });
  return server.close;
});

/** Without a client that unpacks the answer by itself. */
const read = (headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, string | undefined>; bytes: Buffer }>(
    (resolve, reject) => {
      httpRequest(`${server.url}/openapi.json`, { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            headers: answer.headers as Record<string, string | undefined>,
            bytes: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)(
  'with Accept-Encoding: %s the description comes in %s, much smaller',
  async (accepted, encoding, unpack) => {
    const plain = await read();
    const packed = await read({ 'accept-encoding': accepted });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
  },
);

test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd, br;q=0, gzip;q=0.0' }])(
  'with %j the description comes as it is',
  async (headers) => {
    const answer = await read(headers);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ openapi: '3.1.0' });
  },
);

test('304 without a body: the caller has this form already', async () => {
  for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }]) {
    const { etag } = (await read(headers)).headers;
    for (const tags of [etag!, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read({ ...headers, 'if-none-match': tags });
      expect([answer.status, answer.bytes.length]).toEqual([304, 0]);
      expect(answer.headers).toMatchObject({
        etag,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        'access-control-allow-origin': '*',
      });
    }
  }
});

test('200: the tag of another description or of another form is no 304', async () => {
  const { etag } = (await read({ 'accept-encoding': 'br' })).headers;
  for (const tags of ['"other"', etag!]) expect((await read({ 'if-none-match': tags })).status).toBe(200);
});

test('HEAD has the headers of GET', async () => {
  const [head, get] = [await read({}, 'HEAD'), await read()];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers['etag']).toBe(get.headers['etag']);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});
