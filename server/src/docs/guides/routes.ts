import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../../http/fastify.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { loadOnce } from '../load-once.ts';
import { sitePolicy } from '../page.ts';
import { home } from './contents.ts';
import { renderGuidePage } from './guide-page.ts';
import { writeLlmsText } from './llms.ts';
import { writeSearchIndex } from './search-index.ts';

const hidden = { schema: { hide: true } };

/** The pictures of the guides are where those of the other documents are, so that the same links work in the repository. */
const pictures = join(import.meta.dirname, '../../../../docs/pictures');

/** A picture that is opened by itself has its own style, and nothing else. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** The guides, as pages and as Markdown. They are loaded at the first request: most processes never show one. */
export const guideRoutes =
  ({ config }: Dependencies) =>
  async (app: App) => {
    const load = loadOnce(async () => {
      const { loadGuides } = await import('./load-guides.ts');
      return loadGuides(config, await app.describeApi());
    });

    for (const path of [home, `${home}/:name`, `${home}/errors/:name`]) {
      app.get(path, hidden, async ({ url }, reply) => {
        const guides = await load();
        const [asked = ''] = url.split('?', 1);
        const guide = guides.get(asked.replace(/(?:\/README)?(?:\.md)?$/, ''));
        if (guide === undefined) throw new Problem('not_found', `There is no guide at ${asked}.`);
        if (asked.endsWith('.md')) return reply.type('text/markdown; charset=utf-8').send(guide.markdown);
        return reply
          .header('content-security-policy', sitePolicy)
          .type('text/html; charset=utf-8')
          .send(renderGuidePage(guides, guide, config.environment === 'sandbox'));
      });
      // As people type it.
      app.get(`${path}/`, hidden, async ({ url }, reply) => {
        const [asked = ''] = url.split('?', 1);
        return reply.redirect(asked.slice(0, -1), 301);
      });
    }
    // Its links are relative to the folder, as they are in the repository.
    app.get(`${home}.md`, hidden, async (_request, reply) => reply.redirect(`${home}/README.md`, 301));
    app.get('/llms.txt', hidden, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(writeLlmsText(await load(), config.publicUrl)),
    );
    app.get('/docs/pictures/payment-life.svg', hidden, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('content-security-policy', picturePolicy)
        .type('image/svg+xml')
        .send(await readFile(join(pictures, 'payment-life.svg'), 'utf8')),
    );
    app.get(`${home}/search.json`, hidden, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/json; charset=utf-8')
        .send(writeSearchIndex(await load(), await app.describeApi())),
    );
  };
