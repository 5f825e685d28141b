import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../escape-html.ts';
import { groupCode } from './code-blocks.ts';

interface Section {
  readonly id: string;
  readonly depth: number;
  readonly title: string;
  /** Its text, without its code. */
  readonly text: string;
}

export interface RenderedText {
  readonly html: string;
  readonly sections: readonly Section[];
}

/** The id that code hosts give the heading too, so that links work in both places. */
const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const plain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*|]|<[^>]+>|^ *- (?:\[ \])?|-{3,}/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Location {
  /** Where the page is, up to its last slash. */
  readonly folder: string;
  /** How the text names this service. */
  readonly serviceUrl: string;
}

/** Guides link to each other as files, and to other pages of the service by its address. */
const pageAddress = (href: string, { folder, serviceUrl }: Location) => {
  if (href.startsWith(`${serviceUrl}/`)) return href.slice(serviceUrl.length);
  if (/^(?:https?:|#)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `http://localhost${folder}`);
  return pathname.replace(/(?:\/README)?\.md$/, '') + hash;
};

const makeMarked = (location: Location) =>
  new Marked({
    renderer: {
      heading({ depth, tokens, text }) {
        const id = slug(plain(text));
        const content = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${content}</h1>\n`;
        return `<h${depth} id="${id}"><a href="#${id}">${content}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(pageAddress(href, location))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        const picture = `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`;
        return `<span class="picture" tabindex="0">${picture}</span>`;
      },
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table>\n<thead>${row(header, 'th')}</thead>\n<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });

/** A guide as HTML, and its sections for the search and the list on the page. The text is ours, never a caller's. */
export const renderMarkdown = (markdown: string, location: Location): RenderedText => {
  const marked = makeMarked(location);
  const tokens = marked.lexer(markdown);
  return { html: marked.parser(groupCode(tokens)), sections: listSections(tokens) };
};

const listSections = (tokens: readonly Token[]) => {
  const sections: { id: string; depth: number; title: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      const title = plain(text);
      sections.push({ id: depth === 1 ? '' : slug(title), depth, title, text: '' });
    } else if (token.type !== 'code' && token.type !== 'space') {
      const section = sections.at(-1);
      if (section) section.text = `${section.text} ${plain(token.raw)}`.trim();
    }
  }
  return sections;
};
