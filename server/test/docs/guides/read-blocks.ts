import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'docs/guides');

/** Every guide, the page of a problem code included: `refunds`, `errors/payment_declined`. */
export const guideNames = globSync('**/*.md', { cwd: folder })
  .map((file) => file.replace(/\.md$/, ''))
  .toSorted();

export interface Block {
  readonly language: string;
  /** The file that the block is, if it has a name. */
  readonly file: string | undefined;
  readonly code: string;
}

/** The blocks of code of a guide, in the order in which they stand. */
export const readBlocks = (name: string): Block[] =>
  new Marked()
    .lexer(readFileSync(join(folder, `${name}.md`), 'utf8'))
    .filter((token): token is Tokens.Code => token.type === 'code')
    .map(({ lang = '', text: code }) => {
      const [language = '', file] = lang.split(' ');
      return { language, file, code };
    });

/** A block that is run where it stands, with the answer that the guide shows for it. */
interface Step {
  readonly code: string;
  readonly answer: string | undefined;
}

const answerLanguages = new Set(['json', 'csv']);

/** The steps of a guide in one language. An answer belongs to the blocks before it, one for each language. */
export const listSteps = (blocks: readonly Block[], language: string): Step[] =>
  blocks.flatMap((block, index) => {
    if (block.language !== language || block.file !== undefined) return [];
    const next = blocks.slice(index + 1).find(({ language }) => !isCode(language));
    const codeAgain = blocks.slice(index + 1).findIndex((later) => later.language === language);
    const isNext = next !== undefined && (codeAgain === -1 || blocks.indexOf(next) <= index + codeAgain);
    const isAnswer = isNext && answerLanguages.has(next.language) && next.file === undefined;
    return [{ code: block.code, answer: isAnswer ? next.code : undefined }];
  });

const codeLanguages = new Set(['sh', 'ts', 'python', 'php', 'ruby', 'go', 'java']);
const isCode = (language: string) => codeLanguages.has(language);
