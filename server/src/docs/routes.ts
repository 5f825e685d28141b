import type { App } from '../http/fastify.ts';
import { problems } from '../problem.ts';
import { loadScalarScript } from './scalar.ts';

const referencePage = (configuration: object) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin API</title>
</head>
<body>
<script id="api-reference" data-url="/openapi.json" data-configuration='${JSON.stringify(configuration)}'></script>
<script src="/docs/scalar.js"></script>
</body>
</html>
`;

/** Nothing from elsewhere: the pages work offline. The reference styles itself with inline styles. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const problemStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; } h2 { margin: 2rem 0 0.25rem; font: 600 1.05rem/1.4 ui-monospace, monospace; }
h2 small { font-weight: 400; opacity: 0.7; } p { margin: 0.2rem 0; } :target { text-decoration: underline; }`;

const problemPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin: problem codes</title>
<style>${problemStyle}</style>
</head>
<body>
<main>
<h1>Problem codes</h1>
<p>Every error of the JSON API is an RFC 9457 problem with one of these codes.</p>
${Object.entries(problems)
  .map(
    ([code, { status, title, cure }]) =>
      `<h2 id="${code}">${code} <small>${status}</small></h2>\n<p>${title}.</p>\n<p>${cure}</p>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;

/** The API description, and pages that explain it. */
export const docsRoutes = async (app: App) => {
  const hidden = { schema: { hide: true } };
  const page = referencePage({ withDefaultFonts: false, hideClientButton: true, telemetry: false });

  app.get('/openapi.json', hidden, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(app.swagger()),
  );
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
  app.get('/problems', hidden, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(problemPage),
  );
};
