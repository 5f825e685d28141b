import { escapeHtml } from '../../escape-html.ts';

const slashComment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const hashComment = String.raw`(?<=^|\s)#[^\n]*`;

/** What begins a comment. A language that is not here has none. */
const comments: Readonly<Record<string, string>> = {
  sh: hashComment,
  console: hashComment,
  python: hashComment,
  ruby: hashComment,
  ini: hashComment,
  ts: slashComment,
  js: slashComment,
  go: slashComment,
  java: slashComment,
  php: slashComment,
  html: '<!--[\\s\\S]*?-->',
};

const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'` + '|`(?:[^`\\\\]|\\\\.)*`';

const keywords =
  'async await begin break case catch class const continue def defer do done echo elif else end esac export extends false ' +
  'fi final finally for from func function if implements import in interface let match module new nil None not null package ' +
  'private public raise readonly require rescue return static struct switch then this throw throws true True False try type ' +
  'unless use var void while with yield';
const isKeyword = new Set(keywords.split(' '));

/** Commas and names that a shell or a web page has as plain words are not keywords there. */
const hasKeywords = (language: string) =>
  !['sh', 'console', 'html', 'ini', 'json', 'text'].includes(language);

/**
 * Marks comments, strings, numbers and keywords of a piece of code. It does not know the languages: it only has to make
 * the examples in the guides easier to read. The answer is HTML.
 */
export const highlight = (code: string, language: string) => {
  const comment = comments[language];
  const parts = [
    ...(comment === undefined ? [] : [`(?<comment>${comment})`]),
    `(?<string>${string})`,
    String.raw`(?<number>(?<![\w.-])\d[\d_.]*(?![\w-]))`,
    String.raw`(?<word>[A-Za-z_]\w*)`,
  ];
  const pattern = new RegExp(parts.join('|'), 'gm');
  let html = '';
  let end = 0;
  for (const found of code.matchAll(pattern)) {
    const [text] = found;
    html += escapeHtml(code.slice(end, found.index)) + mark(text, kindOf(found.groups ?? {}, language));
    end = found.index + text.length;
  }
  return html + escapeHtml(code.slice(end));
};

const kindOf = (groups: Record<string, string | undefined>, language: string) => {
  if (groups['comment'] !== undefined) return 'comment';
  if (groups['string'] !== undefined) return 'string';
  if (groups['number'] !== undefined) return 'number';
  return hasKeywords(language) && isKeyword.has(groups['word'] ?? '') ? 'keyword' : undefined;
};

const mark = (text: string, kind: string | undefined) =>
  kind === undefined ? escapeHtml(text) : `<span class="${kind}">${escapeHtml(text)}</span>`;
