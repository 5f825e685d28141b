import { createHash } from 'node:crypto';

/** A gold coin. It is in the page itself, so that browsers do not request a missing file. */
export const tabIcon =
  '<link rel="icon" href="data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
      '<path d="M12 24V9h9M12 16h7" fill="none" stroke="#fff" stroke-width="3.5"/></svg>',
  ) +
  '">';

/** The colours of the dashboard. */
export const palette = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #fff; --line: #dde1e7; --text: #1b2330; --soft: #515b6a;
  --link: #1f4fd8; --rail: #151d30; --test: #ffe8ad; --on-test: #463300; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f1318; --card: #1a2029; --line: #303a48; --text: #eef1f5; --soft: #b0bac7; --link: #93b4ff;
    --rail: #0b1019; --test: #4a3a0c; --on-test: #ffe6ab; }
}
`;

/** The shapes of the dashboard. Part of the page, so that a page makes no other request. */
const style = `${palette}* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
.band { margin: 0; padding: 0.4rem 1.25rem; background: var(--test); color: var(--on-test); font-size: 0.8125rem; }
.band strong { margin-right: 0.5rem; letter-spacing: 0.09em; text-transform: uppercase; }
header { color: #fff; }
.hero { position: relative; overflow: hidden; padding: 2.5rem 1.25rem; background: var(--rail); }
.hero::after { content: ''; position: absolute; right: -11rem; bottom: -15rem; width: 30rem; height: 30rem;
  border-radius: 50%; background: repeating-radial-gradient(circle, transparent 0 30px, rgb(217 165 32 / 0.2) 30px 31.5px); }
.hero > *, main { position: relative; z-index: 1; max-width: 54rem; margin-inline: auto; }
.name { display: flex; align-items: center; gap: 0.75rem; margin-block: 0 1.25rem; font: 600 1.5rem/1 Georgia, serif; }
.name a { display: flex; align-items: center; gap: 0.75rem; color: inherit; text-decoration: none; }
.name svg { width: 2.25rem; height: 2.25rem; }
h1, h2 { font-family: Georgia, serif; letter-spacing: -0.012em; text-wrap: balance; }
h1 { margin-block: 0 0.75rem; font-size: 1.875rem; line-height: 1.2; }
.hero p:last-child { margin-block: 0; color: #d3dae3; text-wrap: pretty; }
.hero p:last-child, h1 { padding-right: min(8rem, 15vw); }
main { max-width: 56.5rem; padding: 2rem 1.25rem 3rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
header a:focus-visible { outline-color: #fff; }
code { font: 0.925em ui-monospace, monospace; overflow-wrap: anywhere; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1rem; margin: 0; padding: 0;
  list-style: none; }
.card { position: relative; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
.cards .card:has(a:hover) { border-color: var(--link); }
.card h2 { margin: 0 0 0.25rem; font-size: 1.1875rem; }
.card h2 a { text-underline-offset: 0.2em; }
.card h2 a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
.card p { margin: 0; color: var(--soft); text-wrap: pretty; }
`;

/** Our style by its hash, and pictures inside the page. No scripts, no frames, no requests. */
export const pagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const coin =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
  '<path d="M12.5 23.5V9h8.5M12.5 16h6.75" fill="none" stroke="#fff" stroke-width="3.25"/></svg>';

export const testBand =
  '<p class="band"><strong>Sandbox</strong> For testing. No real money is involved.</p>\n';

interface Page {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly isSandbox: boolean;
  /** HTML. */
  readonly content: string;
}

/** A page for people who integrate or run Florin. Nothing in it comes from a request. */
export const renderPage = ({ title, heading, lead, isSandbox, content }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${tabIcon}
<style>${style}</style>
</head>
<body>
<header>
${isSandbox ? testBand : ''}<div class="hero">
<p class="name"><a href="/">${coin}Florin</a></p>
<h1>${heading}</h1>
<p>${lead}</p>
</div>
</header>
<main>
${content}
</main>
</body>
</html>
`;
