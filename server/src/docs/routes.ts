import type { App } from '../http/fastify.ts';
import { problems } from '../problem.ts';
import { loadScalarScript } from './scalar.ts';

/** A gold coin. It is in the page itself, so that browsers do not request a missing file. */
const icon =
  '<link rel="icon" href="data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
      '<path d="M12 24V9h9M12 16h7" fill="none" stroke="#fff" stroke-width="3.5"/></svg>',
  ) +
  '">';

const referencePage = (configuration: object) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin API</title>
${icon}
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
};

/** Nothing from other hosts: the pages work offline. The API reference needs inline styles. */
const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const problemStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; } h2 { margin: 2rem 0 0.25rem; font: 600 1.05rem/1.4 ui-monospace, monospace; }
h2 small { font-weight: 400; opacity: 0.7; } p { margin: 0.2rem 0; } :target { text-decoration: underline; }`;

const markCode = (text: string) => text.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const problemPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin: problem codes</title>
${icon}
<style>${problemStyle}</style>
</head>
<body>
<main>
<h1>Problem codes</h1>
<p>Every error of the JSON API is an RFC 9457 problem with one of these codes.</p>
${Object.entries(problems)
  .map(
    ([code, { status, title, fix }]) =>
      `<h2 id="${code}">${code} <small>${status}</small></h2>\n<p>${title}.</p>\n<p>${markCode(fix)}</p>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;

/** The API description, and pages that explain it. */
export const docsRoutes = async (app: App) => {
  const hidden = { schema: { hide: true } };
  const page = referencePage(referenceOptions);

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
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(problemPage),
  );
};
