import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { browserScript } from '../browser-sdk/browser-script.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const files: Record<string, { type: string; body: string }> = {
  'style.css': { type: 'text/css; charset=utf-8', body: read('style.css') },
  'icon.svg': { type: 'image/svg+xml', body: read('icon.svg') },
  'finished.js': { type: 'text/javascript; charset=utf-8', body: browserScript(['finished.js']) },
};

export const assetRoutes = (app: FastifyInstance): void => {
  for (const [name, { type, body }] of Object.entries(files)) {
    app.get(`/assets/${name}`, (_request, reply) =>
      reply
        .type(type)
        .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
        .send(body),
    );
  }
};
