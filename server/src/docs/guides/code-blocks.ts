import type { Token, Tokens } from 'marked';
import { escapeHtml } from '../../escape-html.ts';
import { highlight } from './highlight.ts';
import { asJavaScriptFile, stripTypes } from './strip-types.ts';

/** What a reader chooses between. Blocks of these languages that follow one another are shown as tabs. */
const tabNames: Readonly<Record<string, string>> = {
  sh: 'curl',
  ts: 'TypeScript',
  js: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  ruby: 'Ruby',
  go: 'Go',
  java: 'Java',
};

const otherNames: Readonly<Record<string, string>> = {
  console: 'Terminal',
  json: 'Answer',
  csv: 'Answer',
  html: 'HTML',
  ini: 'Settings',
};

/** JSON without a file is what a call answers. */
const nameOf = (language: string, file: string | undefined) =>
  language === 'json' && file !== undefined ? 'JSON' : (tabNames[language] ?? otherNames[language] ?? '');

/** The words after the fence: the language, and the file that the block is meant for. */
const readInfo = ({ lang = '' }: Tokens.Code) => {
  const [language = '', file] = lang.split(' ');
  return { language, file };
};

const isTab = (token: Token): token is Tokens.Code =>
  token.type === 'code' && readInfo(token as Tokens.Code).language in tabNames;

/** Puts blocks of code that follow one another into one token. */
export const groupCode = (tokens: readonly Token[]): Token[] => {
  const grouped: Token[] = [];
  let open: Tokens.Code[] = [];
  const close = () => {
    if (open.length > 0) grouped.push(asHtml(renderBlocks(open)));
    open = [];
  };
  for (const token of tokens) {
    if (isTab(token)) open.push(token);
    else if (token.type !== 'space') {
      close();
      grouped.push(token.type === 'code' ? asHtml(renderBlocks([token as Tokens.Code])) : token);
    }
  }
  close();
  return grouped;
};

const asHtml = (html: string): Tokens.HTML => ({
  type: 'html',
  raw: html,
  text: html,
  block: true,
  pre: false,
});

/** Without its script the page shows all languages, one below the other. */
const renderBlocks = (blocks: readonly Tokens.Code[]) =>
  `<div class="code">\n${blocks.flatMap(listVersions).map(renderBlock).join('\n')}\n</div>\n`;

interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly code: string;
}

/** What is written in TypeScript is shown in JavaScript, too. */
const listVersions = (token: Tokens.Code): Block[] => {
  const { language, file } = readInfo(token);
  const block = { language, file, code: token.text };
  if (language !== 'ts') return [block];
  return [block, { language: 'js', file: file && asJavaScriptFile(file), code: stripTypes(token.text) }];
};

const renderBlock = ({ language, file, code }: Block) => {
  const name = nameOf(language, file);
  const caption = file === undefined ? '' : ` <span class="file">${escapeHtml(file)}</span>`;
  return (
    `<div class="block" data-language="${escapeHtml(name)}"><p class="language">${escapeHtml(name)}${caption}</p>` +
    `<pre tabindex="0"><code>${highlight(code, language)}</code></pre></div>`
  );
};
