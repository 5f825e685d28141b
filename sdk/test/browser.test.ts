import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../scripts/open-browser.ts';

const source = join(import.meta.dirname, '../src');

/** A page, a worker of it, and the library as browsers can load it. */
const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': ['text/html', '<!doctype html><title>A shop</title>'],
  '/worker.js': [
    'text/javascript',
    `import { Florin } from '/index.ts';
     try { new Florin(${JSON.stringify({ baseUrl: 'https://pay.example.com', apiKey: 'c2VjcmV0' })}); postMessage('made'); }
     catch (error) { postMessage(error.message); }`,
  ],
};

const readModule = (path: string) => stripTypeScriptTypes(readFileSync(join(source, basename(path)), 'utf8'));

const startPages = async () => {
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = files[url] ?? ['text/javascript', readModule(url)];
    response.writeHead(200, { 'content-type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('a page and a worker of it are refused a client, and are told why', async () => {
  const context = await (await openBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(await startPages());
  const inPage = `import('/index.ts').then(({ Florin }) => {
    try { new Florin({ baseUrl: 'https://pay.example.com', apiKey: 'c2VjcmV0' }); return 'made'; }
    catch (error) { return error.message; }
  })`;
  const inWorker = `new Promise((resolve) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve(message);
  })`;
  for (const program of [inPage, inWorker])
    expect(await page.evaluate(program)).toMatch(
      /^The client does not run in a browser: .* Call Florin from your server\./,
    );
});
