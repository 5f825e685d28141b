import { createHash } from 'node:crypto';

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem; } h1 { font-size: 1.5rem; }
code { font: 0.95em ui-monospace, monospace; }`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Florin: the dashboard is not built</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>The dashboard is not built yet</h1>
<p>The service runs, and its API answers. Only the dashboard’s pages are missing.</p>
<p>Run <code>npm run build</code> in Florin’s folder on this machine, then load this page again. You do not need to restart
the service. <code>npm start</code> builds the dashboard by itself.</p>
</main>
</body>
</html>
`;

/** The page for an operator who opens the dashboard when it has not been built. */
export const notBuiltPage = {
  html,
  contentSecurityPolicy:
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
