import { escapeHtml } from '../escape-html.ts';

/** A gold coin. It is in the page itself, so that browsers do not request a missing file. */
const tabIcon =
  '<link rel="icon" href="data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
      '<path d="M12 24V9h9M12 16h7" fill="none" stroke="#fff" stroke-width="3.5"/></svg>',
  ) +
  '">';

/** The colours and fonts of the dashboard. */
export const palette = `
@font-face { font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("/docs/fonts/inter.woff2") format("woff2"); }
@font-face { font-family: "Fraunces Variable"; font-weight: 100 900; font-display: swap; src: url("/docs/fonts/fraunces.woff2") format("woff2"); }
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #fff; --line: #dde1e7; --text: #1b2330; --soft: #515b6a;
  --link: #1f4fd8; --rail: #151d30; --test: #ffe8ad; --test-stripe: #ffe19a; --on-test: #463300;
  --bar: 3.25rem; --text-font: "Inter Variable", system-ui, sans-serif; --title-font: "Fraunces Variable", Georgia, serif; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f1318; --card: #1a2029; --line: #303a48; --text: #eef1f5; --soft: #b0bac7; --link: #93b4ff;
    --rail: #0b1019; --test: #4a3a0c; --test-stripe: #574511; --on-test: #ffe6ab; }
}
`;

/** Our own style, script, fonts, pictures and search index. Nothing from other hosts, and nothing inside the page. */
export const sitePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const coin =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
  '<circle cx="16" cy="16" r="12.25" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="0.75"/>' +
  '<path d="M12.5 23.5V9h8.5M12.5 16h6.75" fill="none" stroke="#fff" stroke-width="3.25"/></svg>';

const lens =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true">' +
  '<circle cx="10" cy="10" r="7"/><path d="m21 21-6-6"/></svg>';

const testBand = '<p class="band"><strong>Sandbox</strong> For testing. No real money is involved.</p>\n';

const sites = [
  { href: '/docs/guides', name: 'Guides' },
  { href: '/docs', name: 'API reference' },
  { href: '/dashboard', name: 'Dashboard' },
] as const;

type Site = (typeof sites)[number]['href'];

const renderSite = (current: Site | undefined) => (site: (typeof sites)[number]) =>
  `<li><a href="${site.href}"${site.href === current ? ' aria-current="true"' : ''}>${site.name}</a></li>`;

interface Header {
  readonly isSandbox: boolean;
  /** The part of the site that the page belongs to. */
  readonly current?: Site | undefined;
  /** HTML before the name. */
  readonly menu?: string;
}

/** The same on every page for people who integrate or run Florin: where they are, where else to go, and the search. */
const renderHeader = ({ isSandbox, current, menu = '' }: Header) => `<header>
${isSandbox ? testBand : ''}<div class="bar">
${menu}<p class="name"><a href="/">${coin}Florin</a></p>
<ul class="sites">${sites.map(renderSite(current)).join('')}</ul>
<div class="search" role="search" hidden>
${lens}
<input type="search" role="combobox" aria-label="Search guides and API" aria-keyshortcuts="/ Control+K Meta+K" placeholder="Search" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">Ctrl K</kbd>
<ul id="found" role="listbox" aria-label="Search results" hidden></ul>
<p class="status" role="status"></p>
</div>
</div>
</header>`;

interface Frame extends Header {
  readonly title: string;
  /** HTML. */
  readonly head?: string;
  /** HTML after the header. Its main element has the id `text`. */
  readonly body: string;
}

/** What every page has around it. */
export const renderFrame = ({ title, head = '', body, ...header }: Frame) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${tabIcon}
<link rel="stylesheet" href="/docs/site.css">
${head}<script src="/docs/site.js" defer></script>
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
${renderHeader(header)}
${body}
</body>
</html>
`;

interface Page {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly isSandbox: boolean;
  /** HTML. */
  readonly content: string;
}

/** A page with a large heading and nothing beside it. */
export const renderPage = ({ title, heading, lead, isSandbox, content }: Page) =>
  renderFrame({
    title,
    isSandbox,
    body: `<main id="text">
<div class="hero">
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(lead)}</p>
</div>
<div class="alone">
${content}
</div>
</main>`,
  });
