import { encodeText, sendEncoded } from '../http/encodings.ts';
import type { App } from '../http/fastify.ts';
import type { Dependencies } from '../dependencies.ts';
import { guideRoutes } from './guides/routes.ts';
import { renderLandingPage } from './landing-page.ts';
import { loadOnce } from './load-once.ts';
import { sitePolicy } from './page.ts';
import { referencePolicy, renderReferencePage } from './reference-page.ts';
import { loadScalarScript } from './scalar.ts';
import { siteFileRoutes } from './site-files.ts';

/** The API description, pages that explain it, and the page at the root that leads to them. */
export const docsRoutes = (deps: Dependencies) => async (app: App) => {
  const { config } = deps;
  const hidden = { schema: { hide: true } };
  const landingPage = renderLandingPage(config);
  app.get('/', hidden, async (_request, reply) =>
    reply.header('content-security-policy', sitePolicy).type('text/html; charset=utf-8').send(landingPage),
  );
  await app.register(siteFileRoutes);
  await app.register(guideRoutes(deps));
  // Where the type of a problem pointed before each code had a page.
  app.get('/problems', hidden, async (_request, reply) => reply.redirect('/docs/guides/errors', 301));

  // Both depend only on the program, so they are written once, and the description is compressed once.
  const loadPage = loadOnce(async () =>
    renderReferencePage(await app.describeApi(), config.environment === 'sandbox'),
  );
  const loadDescription = loadOnce(async () => encodeText(JSON.stringify(await app.describeApi())));
  app.get('/docs', hidden, async (_request, reply) =>
    reply
      .header('content-security-policy', referencePolicy)
      .type('text/html; charset=utf-8')
      .send(await loadPage()),
  );
  app.get('/docs/scalar.js', hidden, async (_request, reply) =>
    reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(await loadScalarScript()),
  );
  app.get('/openapi.json', hidden, async (request, reply) => {
    const forms = await loadDescription();
    reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8');
    return sendEncoded(request, reply, forms);
  });
};
