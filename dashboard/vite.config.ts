import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Not the highest quality, which saves 5 % and takes ten times as long while `npm start` waits. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const encodings = {
  br: (content: Buffer) => promisify(brotliCompress)(content, brotli),
  gz: promisify(gzip),
};

/** Writes a compressed copy beside each text file, so that the service need not compress. */
const compressFiles = (): Plugin => ({
  name: 'compress-files',
  apply: 'build',
  writeBundle: async ({ dir }, bundle) => {
    const paths = Object.keys(bundle).filter((path) => /\.(?:js|css|svg)$/.test(path));
    await Promise.all(
      paths.flatMap((path) =>
        Object.entries(encodings).map(async ([suffix, compress]) => {
          const file = join(dir!, path);
          await writeFile(`${file}.${suffix}`, await compress(await readFile(file)));
        }),
      ),
    );
  },
});

/** The colour scheme, where Mantine keeps the operator's choice and where its styles look for it. */
const setFirstColours = `
const chosen = localStorage.getItem('mantine-color-scheme-value');
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
`;

/**
 * Sets the colour scheme before the first paint, so that a dark page is never white. A file and no inline script, which
 * the page's Content-Security-Policy does not allow; and no module, which would run after the first paint.
 */
const firstColours = (): Plugin => ({
  name: 'first-colours',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name: 'first-colours.js', source: `{${setFirstColours}}` });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const file = Object.keys(bundle).find((path) => path.includes('first-colours'));
      return [{ tag: 'script', attrs: { src: `/dashboard/${file}` }, injectTo: 'head' }];
    },
  },
});

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [react(), firstColours(), compressFiles()],
  // The service replaces this by a new nonce in each page it serves: see server/src/dashboard/routes.ts.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // No data: URLs, which the page's Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A test limits the compressed size instead: test/shell/every-page.test.ts.
    chunkSizeWarningLimit: 1000,
    // Few files, because each costs a request: a page would take fifty small ones. Its styles are some hundred bytes.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  // `npm run dev -w dashboard` beside `npm start`: pages with hot reload, over the API of the running sandbox.
  server: { proxy: { '/dashboard/api': 'http://localhost:8080', '/docs': 'http://localhost:8080' } },
});
