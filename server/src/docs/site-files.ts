import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { App } from '../http/fastify.ts';
import { palette } from './page.ts';

const hidden = { schema: { hide: true } };
const require = createRequire(import.meta.url);
const readBrowserFile = (name: string) => readFile(join(import.meta.dirname, 'browser', name), 'utf8');

const files: Readonly<Record<string, { type: string; read: () => Promise<string | Buffer> }>> = {
  'site.css': {
    type: 'text/css; charset=utf-8',
    read: async () => palette + (await readBrowserFile('site.css')),
  },
  'site.js': { type: 'text/javascript; charset=utf-8', read: () => readBrowserFile('site.js') },
  'reference.js': { type: 'text/javascript; charset=utf-8', read: () => readBrowserFile('reference.js') },
  'fonts/inter.woff2': {
    type: 'font/woff2',
    read: () => readFile(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
  },
  'fonts/fraunces.woff2': {
    type: 'font/woff2',
    read: () =>
      readFile(require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2')),
  },
};

/** Style, script and fonts that every page below `/docs` and the one at `/` share. */
export const siteFileRoutes = async (app: App) => {
  for (const [name, { type, read }] of Object.entries(files)) {
    app.get(`/docs/${name}`, hidden, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(type)
        .send(await read()),
    );
  }
};
