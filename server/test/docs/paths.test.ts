import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** A path from the root of the project. After a slash or a dot it is a part of something else, such as a URL. */
const projectPath = /(?<![\w./-])(?:server|docs|scripts|wallet|dashboard|e2e|bench)\/[\w./-]*/g;

const link = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** Code is not read as text: neither its links nor its headings count. */
const withoutCode = (text: string) =>
  text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*\]\([^`\n]*`/g, '');

/** The ids that code hosts give the headings, and those that the page sets itself. */
const idsOf = (page: string) => {
  const text = withoutCode(read(page));
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
};

/** Decisions are also named by their number alone. */
const exists = (path: string) =>
  /^docs\/decisions\/\d+$/.test(path)
    ? globSync(`${path}-*.md`, { cwd: root }).length === 1
    : existsSync(join(root, path));

/** What a build writes: it is not in a fresh clone. */
const isBuilt = (path: string) => path.startsWith('dashboard/dist');

test('every path that the documents name exists', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(projectPath)]
      .map(([path]) => path.replace(/\.$/, ''))
      .filter((path) => !isBuilt(path) && !exists(path))
      .map((path) => `${page} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every link between the documents leads somewhere, to a heading that is there', () => {
  const broken = pages.flatMap((page) =>
    [...withoutCode(read(page)).matchAll(link)]
      .map(([, target = '', id]) => ({ target: target === '' ? page : join(dirname(page), target), id }))
      .filter(
        ({ target, id }) =>
          !existsSync(join(root, target)) ||
          (id !== undefined && target.endsWith('.md') && !idsOf(target).has(id)),
      )
      .map(({ target, id }) => `${page} links to ${target}${id === undefined ? '' : `#${id}`}`),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

/** Where names of code are looked up. The decisions themselves and the list of changes may name what is gone. */
const code = globSync(
  [
    '{server,wallet,dashboard,sdk,shop,e2e,bench,scripts,plugins}/**/*.{ts,tsx,js,mjs,sql,json,css}',
    '*.{json,ts}',
    '.github/**',
  ],
  { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' },
).map((file) => file.replaceAll('\\', '/'));

/** Names in a decision that are not ours: packages, and what PostgreSQL has. */
const foreign = new Set(['highlight.js', 'ipaddr.js', 'pg_snapshot_xmin', 'pg_upgrade']);

const fileName = /^(?!docs\/)\w[\w./-]*\.(?:tsx?|m?js|sql|json|css)$/;
const symbol = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)(?=$|\()/;

test('every file and symbol that a decision names is in the project', () => {
  const texts = code.map((file) => read(file)).join('\n');
  const words = new Set(texts.match(/\w+/g));
  const isThere = (name: string) => {
    if (foreign.has(name)) return true;
    if (fileName.test(name)) return code.some((file) => `/${file}`.endsWith(`/${name}`));
    const [word] = symbol.exec(name) ?? [];
    return word === undefined || words.has(word);
  };
  const decisions = pages.filter((page) => page.includes('decisions'));
  const gone = decisions.flatMap((page) =>
    [...read(page).matchAll(/`([^`\n]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${page} names ${name}`),
  );
  expect(words.size).toBeGreaterThan(1000);
  expect(gone).toEqual([]);
});
