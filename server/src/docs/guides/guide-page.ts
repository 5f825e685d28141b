import { escapeHtml } from '../../escape-html.ts';
import { renderFrame } from '../page.ts';
import { contents, home, pageNames } from './contents.ts';
import type { Guide, Guides } from './load-guides.ts';

const renderNavigation = (guides: Guides, current: string) => {
  // A problem code belongs to the page about errors.
  const marked = current.startsWith(`${home}/errors/`) ? `${home}/errors` : current;
  const link = (name: string) => {
    const path = `${home}/${name}`;
    const mark = path === marked ? ' aria-current="page"' : '';
    return `<li><a href="${path}"${mark}>${escapeHtml(guides.get(path)!.title)}</a></li>`;
  };
  const groups = contents.map(
    ({ title, pages }) => `<h2>${title}</h2>\n<ul>\n${pages.map(link).join('\n')}\n</ul>`,
  );
  return `<nav id="guides" aria-label="Guides" popover>\n${groups.join('\n')}\n<h2>Reference</h2>
<ul><li><a href="/docs">API reference</a></li><li><a href="/openapi.json">OpenAPI</a></li><li><a href="/llms.txt">llms.txt</a></li></ul>\n</nav>`;
};

const renderSections = ({ sections }: Guide) => {
  const shown = sections.filter(({ depth }) => depth === 2);
  if (shown.length < 3) return '';
  const links = shown.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<aside aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2>\n<ul>\n${links.join('\n')}\n</ul></aside>`;
};

/** The guides before and after this one. */
const renderNeighbours = (guides: Guides, { path }: Guide) => {
  const index = pageNames.findIndex((name) => `${home}/${name}` === path);
  const link = (label: string, step: number) => {
    const name = index === -1 ? undefined : pageNames[index + step];
    if (name === undefined) return '';
    const { title, path: href } = guides.get(`${home}/${name}`)!;
    return `<a class="${label.toLowerCase()}" href="${href}"><span>${label}</span> ${escapeHtml(title)}</a>`;
  };
  return `${link('Previous', -1)}${link('Next', 1)}`;
};

/** One guide as a page. Nothing in it comes from a request. */
export const renderGuidePage = (guides: Guides, guide: Guide, isSandbox: boolean) =>
  renderFrame({
    title: `${guide.title} – Florin guides`,
    isSandbox,
    current: home,
    menu: '<button type="button" class="menu" popovertarget="guides">Guides</button>\n',
    head: `<link rel="alternate" type="text/markdown" href="${guide.path}.md">\n`,
    body: `<div class="columns">
${renderNavigation(guides, guide.path)}
<main id="text">
${guide.html}
<footer>${renderNeighbours(guides, guide)}<a class="markdown" href="${guide.path}.md">This page as Markdown</a></footer>
</main>
${renderSections(guide)}
</div>`,
  });
