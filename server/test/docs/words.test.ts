import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const [, table = ''] = read('docs/glossary.md').split('## Words that are out');
const wordsThatAreOut = [...table.matchAll(/^\| (.+?) +\| .+\|$/gm)]
  .map(([, word = '']) => word.toLowerCase())
  .filter((word) => word !== 'out' && !word.startsWith('-'));

const pages = globSync(['README.md', 'docs/*.md', 'docs/guides/**/*.md'], {
  cwd: root,
  // The first lists the words, and the others are for those who read the code.
  exclude: [
    'docs/glossary.md',
    'docs/rooms.md',
    'docs/measured.md',
    'docs/reliability.md',
    'docs/security.md',
  ],
});
const sources = globSync(
  [
    'dashboard/src/i18n/**/*.ts',
    'server/src/checkout/i18n/*.ts',
    'server/src/mail/i18n/*.ts',
    'server/src/cli/**/*.ts',
    'server/src/events/event-type.ts',
    'server/src/problem.ts',
    'shop/src/store/pages/*.ts',
    'shop/src/texts/*.ts',
    'wallet/src/buyer/i18n/*.ts',
  ],
  { cwd: root },
);

/** Code is written for a program, and API names stay as they are. */
const proseOf = (page: string) =>
  read(page)
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');

/** The text literals of a source. Names and comments are not shown to anybody. */
const literalsOf = (source: string) =>
  read(source)
    .replaceAll(/^import .*$|Texts\['\w+'\]/gm, '')
    .replaceAll(/\/\*\*?[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)
    ?.join('\n') ?? '';

const findWords = (path: string, text: string) => {
  // A line break, or a space that does not break, is a space to a reader.
  const asRead = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return wordsThatAreOut.filter((word) => asRead.includes(word)).map((word) => `${path}: ${word}`);
};

test('no text that a person reads has a word that is out (docs/glossary.md)', () => {
  expect([wordsThatAreOut.length, pages.length, sources.length].every((count) => count > 20)).toBe(true);
  expect([
    ...pages.flatMap((page) => findWords(page, proseOf(page))),
    ...sources.flatMap((source) => findWords(source, literalsOf(source))),
  ]).toEqual([]);
});

/** What nobody says to a colleague, with what to say instead. */
const phrasesThatAreOut: readonly (readonly [phrase: RegExp, say: string])[] = [
  [/\bha(?:s|ve) not told\b|\bnot told yet\b/i, "hasn't answered, hasn't reported it"],
  [/\b(?:tells?|told) of\b/i, 'reports, sends a notification, receives (an endpoint)'],
  [/\bwallet(?:'s report)? (?:tells|told)\b/i, 'the wallet reports, sends, notifies us'],
  [/\bsomebody\b/i, 'someone, or name who it is'],
  [/\bSo (?:long|many|often|much) [a-z ]+ (?:is|are|may|the|of)\b/, 'How long, how many, how often'],
  [/\bSaid (?:again|twice)\b/, 'Repeated'],
  [/\bas everybody does\b/i, 'as everywhere'],
  [/\bbehind (?:an|the) (?:event|cursor)\b/i, 'after'],
  [/\b(?:keys?|ones?|those) in force\b/i, 'active'],
  [/\border(?:s|ed)? (?:an|the|its) operation\b/i, 'requests: an order is what the wallet keeps'],
  [/[.:/] Who (?:calls|comes|resolves|waits|wants|would|writes)\b/, 'Whoever'],
];

const commentsOf = (path: string) => {
  const comments = read(path).match(/\/\*\*?[^]*?\*\/|^\s*\/\/.*$/gm) ?? [];
  return comments.join('\n').replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ');
};

const programsIn = (...folders: readonly string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/api/schema.ts', 'sdk/src/schema.ts'] },
  );

test('no comment has a phrase that nobody would say', () => {
  const programs = programsIn(
    'dashboard/src',
    'sdk/src',
    'server/src',
    'shop/src',
    'wallet/src',
    'plugins',
    'bench',
    'scripts',
  );
  expect(programs.length).toBeGreaterThan(500);
  const found = programs.flatMap((path) => {
    const text = commentsOf(path);
    return phrasesThatAreOut
      .filter(([phrase]) => phrase.test(text))
      .map(([phrase, say]) => `${path}: ${phrase.exec(text)![0]} (say: ${say})`);
  });
  expect(found).toEqual([]);
});

/** Where an index, a cursor, a slot and a position are what the code is about. */
const roomsWithPlaces = [
  'server/src/http',
  'server/src/events',
  'server/src/webhooks',
  'server/src/operations',
];
const otherPlaces = /\b(?:in|takes?|take) (?:the )?place of\b|\bat its place\b/gi;

test('where slots, positions, cursors and indexes are, no comment calls one a place', () => {
  const found = programsIn(...roomsWithPlaces).filter((path) =>
    /\bplaces?\b/i.test(commentsOf(path).replaceAll(otherPlaces, '')),
  );
  expect(found).toEqual([]);
});
