/** A question of an installer, and what to answer. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Something to do on the way from the empty folder to the paid order. Folders and files are inside the empty folder. */
export type Step =
  | { readonly kind: 'run'; readonly folder: string; readonly commands: string; readonly answers: Answer[] }
  | {
      readonly kind: 'keep running';
      readonly folder: string;
      readonly commands: string;
      readonly url: string;
    }
  | { readonly kind: 'prepare database'; readonly sql: string }
  | { readonly kind: 'write file'; readonly file: string; readonly text: string }
  | { readonly kind: 'insert lines'; readonly file: string; readonly insertions: readonly Insertion[] }
  | { readonly kind: 'buy'; readonly url: string; readonly end: string };

interface Insertion {
  readonly below: string;
  readonly lines: readonly string[];
}

/** A block without its first line, and what that line matched. */
type MakeStep = (body: string, ...found: readonly string[]) => Step;

const readAnswers = (body: string): Answer[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, question, answer] = /^(\S.*?) {2,}(\S.*)$/.exec(line) ?? [];
      if (question === undefined || answer === undefined)
        throw new Error(`Not a question with its answer: ${line}`);
      return { question, answer };
    });

const readInsertions = (body: string): Insertion[] =>
  body.split(/^…\n/m).map((part) => {
    const [below = '', ...added] = part.trimEnd().split('\n');
    if (!below.startsWith(' ') || added.length === 0 || !added.every((line) => line.startsWith('+')))
      throw new Error(`Not a line with lines to insert below it:\n${part}`);
    return { below: below.slice(1), lines: added.map((line) => line.slice(1)) };
  });

const place = String.raw`# in (the empty folder|[\w-]+)`;

/** The blocks that can be followed: what each begins with, and what there is to do. */
const kinds: readonly (readonly [language: string, first: RegExp, make: MakeStep])[] = [
  [
    'sh',
    new RegExp(`^${place}$`),
    (commands, folder = '') => ({ kind: 'run', folder, commands, answers: [] }),
  ],
  [
    'sh',
    new RegExp(String.raw`^${place}, in a terminal of its own\. It's up when (http:\S+) answers$`),
    (commands, folder = '', url = '') => ({ kind: 'keep running', folder, commands, url }),
  ],
  ['sql', /^-- as a superuser of PostgreSQL$/, (sql) => ({ kind: 'prepare database', sql })],
  ['[jt]s|jsonc', /^\/\/ (\S+)$/, (text, file = '') => ({ kind: 'write file', file, text })],
  [
    'diff',
    /^--- (\S+)$/,
    (body, file = '') => ({ kind: 'insert lines', file, insertions: readInsertions(body) }),
  ],
];

const readBlock = (language: string, text: string): Step => {
  const [first = ''] = text.split('\n', 1);
  const body = text.slice(first.length + 1);
  for (const [languages, pattern, make] of kinds) {
    const found = new RegExp(`^(?:${languages})$`).test(language) && pattern.exec(first);
    if (found) return make(body, ...found.slice(1));
  }
  throw new Error(`Nobody knows what to do with this block of the README:\n${language}\n${text}`);
};

const withoutIndent = (text: string, indent: string) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');

const title = '## From an empty folder to a paid order\n';
const purchase = /Open <(http:\S+)>.*? \*\*Buy\*\*.*? \*\*(\w+)\*\*\./s;

/** The steps of a README's quick start, in its order. It throws when there is something that cannot be followed. */
export const readSteps = (readme: string): readonly Step[] => {
  const [, section = ''] = readme.split(title);
  const [text = ''] = section.split('\n## ', 1);
  const steps: Step[] = [];
  for (const [, indent = '', language = '', block = ''] of text.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)) {
    const last = steps.at(-1);
    if (language === 'text' && last?.kind === 'run')
      last.answers.push(...readAnswers(withoutIndent(block, indent)));
    else steps.push(readBlock(language, withoutIndent(block, indent)));
  }
  const [, url, end] = purchase.exec(text) ?? [];
  if (url === undefined || end === undefined)
    throw new Error('The README does not say how to buy something.');
  return [...steps, { kind: 'buy', url, end }];
};
