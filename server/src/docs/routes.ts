import { encodeText, sendEncoded } from '../http/encodings.ts';
import type { App } from '../http/fastify.ts';
import type { Dependencies } from '../dependencies.ts';
import { guideRoutes } from './guides/routes.ts';
import { renderLandingPage } from './landing-page.ts';
import { loadOnce } from './load-once.ts';
import { pagePolicy, tabIcon } from './page.ts';
import { loadScalarScript } from './scalar.ts';

const referencePage = (configuration: object) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin API</title>
${tabIcon}
</head>
<body>
<script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(configuration)}'></script>
<script src="/docs/scalar.js"></script>
</body>
</html>
`;

/** Turns off everything that needs a network or a third-party service. */
const referenceOptions = {
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'bearer' },
  // Calls go to where the page came from, which may have other names than PUBLIC_URL, and to nowhere else.
  servers: [{ url: '/' }],
};

/** Nothing from other hosts: the pages work offline. The API reference needs inline styles. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API description, pages that explain it, and the page at the root that leads to them. */
export const docsRoutes = (deps: Dependencies) => async (app: App) => {
  const { config } = deps;
  const hidden = { schema: { hide: true } };
  const landingPage = renderLandingPage(config);
  app.get('/', hidden, async (_request, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(landingPage),
  );
  await app.register(guideRoutes(deps));
  // Where the type of a problem pointed before each code had a page.
  app.get('/problems', hidden, async (_request, reply) => reply.redirect('/docs/guides/errors', 301));

  const page = referencePage(referenceOptions);
  app.get('/docs', hidden, async (_request, reply) =>
    reply.header('content-security-policy', referencePolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/scalar.js', hidden, async (_request, reply) =>
    reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=3600')
      .type('text/javascript; charset=utf-8')
      .send(await loadScalarScript()),
  );
  // It depends only on the program, so it is written and compressed once.
  const loadDescription = loadOnce(async () => encodeText(JSON.stringify(await app.describeApi())));
  app.get('/openapi.json', hidden, async (request, reply) => {
    const forms = await loadDescription();
    reply.header('access-control-allow-origin', '*').type('application/json; charset=utf-8');
    return sendEncoded(request, reply, forms);
  });
};
