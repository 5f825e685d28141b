import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes each text file compressed beside itself, so that the service has only to hand it out. */
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

export default defineConfig({
  root: import.meta.dirname,
  base: '/dashboard/',
  plugins: [react(), compressFiles()],
  // The service puts a new nonce here for each page it hands out: see server/src/dashboard/routes.ts.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Nothing in data: URLs, which the page's policy does not allow.
    assetsInlineLimit: 0,
    // The policy's own words for browsers that know modules at all.
    target: 'baseline-widely-available',
    reportCompressedSize: false,
  },
  // `npm run dev -w dashboard` beside `npm start`: pages with hot reload, over the API of the running sandbox.
  server: { proxy: { '/dashboard/api': 'http://localhost:8080', '/docs': 'http://localhost:8080' } },
});
