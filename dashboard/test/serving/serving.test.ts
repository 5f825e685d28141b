import Fastify from 'fastify';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { dashboardRoutes } from '../../../server/src/dashboard/routes.ts';
import type { App } from '../../../server/src/http/fastify.ts';
import { startServer, type TestServer } from '../../../server/test/support/server.ts';
import { makeApiTypes } from '../../make-api-types.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dashboard/dist');

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

const findAsset = async (end: string) =>
  (await readdir(join(dist, 'assets'))).find((name) => name.startsWith('index-') && name.endsWith(end))!;

test('every address of a page serves the same page, which cannot be framed and runs no inline script', async () => {
  const nonces = new Set<string>();
  for (const path of [
    '/dashboard',
    '/dashboard/',
    '/dashboard/developers/api-keys',
    '/dashboard/nothing?x=1',
  ]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    const html = await answer.text();
    const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(html)![1]!;
    nonces.add(nonce);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    expect(html).not.toMatch(/(?:src|href)="(?!\/dashboard\/)/);
    expect(answer.headers.get('content-security-policy')!.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  }
  expect(nonces.size).toBe(4);
});

test('unknown addresses of the API and missing assets answer an error, with any method', async () => {
  for (const path of [
    '/dashboard/api',
    '/dashboard/api/nothing',
    '/dashboard/assets/nothing.js',
    '/dashboard/assets/',
  ])
    expect((await get(path)).status).toBe(404);
  for (const path of ['../package.json', '..%2f..%2fpackage.json', '%2e%2e/index.html', 'index.html'])
    expect((await get(`/dashboard/assets/${path}`)).headers.get('content-type')).not.toContain('javascript');
  expect((await fetch(`${server.url}/dashboard`, { method: 'POST' })).status).toBe(405);
});

test('assets are compressed as the browser accepts it, and cached for good', async () => {
  const name = await findAsset('.js');
  const plain = await readFile(join(dist, 'assets', name));
  const raw = async (acceptEncoding: string) => {
    // Fetch would decode it.
    const { request } = await import('node:http');
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': acceptEncoding };
      request(`${server.url}/dashboard/assets/${name}`, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
  };
  const cases = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ] as const;
  const tags = new Set<unknown>();
  for (const [accepted, encoding, unpack] of cases) {
    const { headers, body } = await raw(accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(unpack(body).equals(plain)).toBe(true);
    tags.add(headers['etag']);
  }
  // One ETag for each encoding: a cache must not confuse them.
  expect(tags.size).toBe(3);
  const again = await get(`/dashboard/assets/${name}`, {
    'accept-encoding': 'br',
    'if-none-match': [...tags][0] as string,
  });
  expect(again.status).toBe(304);
});

test('a service without built pages says how to build them, and finds them without a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-unbuilt-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const app = Fastify() as unknown as App;
  await app.register(dashboardRoutes(folder));
  onTestFinished(() => app.close());
  const before = await app.inject('/dashboard/developers/api-keys');
  expect(before.statusCode).toBe(503);
  expect(before.body).toContain('npm run build');
  const { cp } = await import('node:fs/promises');
  await cp(dist, folder, { recursive: true });
  expect((await app.inject('/dashboard/developers/api-keys')).statusCode).toBe(200);
});

test('the types of the dashboard are those of the API description; after a change run: npm run openapi', async () => {
  const description = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8')) as object;
  const written = await readFile(join(root, 'dashboard/src/api/schema.ts'), 'utf8');
  expect(written).toBe(await makeApiTypes(description, '/dashboard/api'));
});
