import { escapeHtml } from '../escape-html.ts';
import { renderFrame } from './page.ts';

/** The part of the OpenAPI description that the page shows without scripts. */
interface Description {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[] | undefined;
  readonly paths?: Readonly<Record<string, object | undefined>> | undefined;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}

/** Nothing from other hosts: the page works offline. The library's styles are inline. */
export const referencePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Our colours and fonts in the library's names (its `--scalar-…`), with a contrast of at least 4.5 to 1. */
const customCss = `
:root { --scalar-font: var(--text-font); --scalar-custom-header-height: var(--bar); }
.light-mode, .dark-mode { --scalar-color-1: var(--text); --scalar-color-2: var(--soft); --scalar-color-3: var(--soft);
  --scalar-color-accent: var(--link); --scalar-background-1: var(--card); --scalar-background-2: var(--ground);
  --scalar-background-3: var(--line); --scalar-border-color: var(--line); --scalar-link-color: var(--link); }
.light-mode, .dark-mode { --scalar-color-green: #0a7548; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5a08;
  --scalar-color-blue: #1f4fd8; --scalar-color-orange: #a34a00; --scalar-color-purple: #6b3fb0; }
@media (prefers-color-scheme: dark) {
  .light-mode, .dark-mode { --scalar-color-green: #62d6a3; --scalar-color-red: #ff9c94; --scalar-color-yellow: #ffe08a;
    --scalar-color-blue: #93b4ff; --scalar-color-orange: #ffb37a; --scalar-color-purple: #cdb4ff; }
}
.scalar-app h1 { font-family: var(--title-font); }
/* Titles of small panels. Those of sections look as they do in the guides. */
.scalar-app main h2:not(.section-header-label) { font: inherit; letter-spacing: normal; }
`;

/** Turns off everything that needs a network or a third-party service. */
const options = {
  customCss,
  withDefaultFonts: false,
  // Ours is in the header, and finds guides as well.
  hideSearch: true,
  hideDarkModeToggle: true,
  hideClientButton: true,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'bearer' },
  // Calls go to where the page came from, which may have other names than PUBLIC_URL, and to nowhere else.
  servers: [{ url: '/' }],
};

const listCalls = ({ tags = [], paths = {} }: Description) => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries((operations ?? {}) as Record<string, Operation>).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  const described = new Map(tags.map(({ name, description }) => [name, description]));
  // Not every group of calls has a description.
  const groups = new Set([...described.keys(), ...calls.flatMap((call) => call.tags ?? [])]);
  return [...groups].map((name) => {
    const items = calls
      .filter((one) => one.tags?.includes(name))
      .map(({ call, summary = '' }) => `<li><code>${escapeHtml(call)}</code> ${escapeHtml(summary)}</li>`);
    const about = described.get(name);
    return `<h2>${escapeHtml(name)}</h2>
${about === undefined ? '' : `<p>${escapeHtml(about)}</p>\n`}<ul>\n${items.join('\n')}\n</ul>`;
  });
};

/** The API reference. Without scripts it lists the calls, and says where everything about them is to be read. */
export const renderReferencePage = (description: Description, isSandbox: boolean) =>
  renderFrame({
    title: 'Florin API',
    isSandbox,
    current: '/docs',
    body: `<div id="text" class="reference" tabindex="-1">
<noscript>
<main class="alone">
<h1>Florin API</h1>
<p>This page needs JavaScript to show fields and answers, and to try calls. The <a href="/docs/guides">guides</a> explain the API without it, and the
<a href="/openapi.json">OpenAPI description</a> has everything for programs. These are the calls:</p>
${listCalls(description).join('\n')}
</main>
</noscript>
<script id="api-reference" data-url="/openapi.json" data-configuration="${escapeHtml(JSON.stringify(options))}"></script>
</div>
<script src="/docs/scalar.js"></script>
<script src="/docs/reference.js"></script>`,
  });
