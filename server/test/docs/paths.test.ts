import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** A path from the root of the project. After a slash or a dot it is a part of something else, such as a URL. */
const projectPath = /(?<![\w./-])(?:server|docs|scripts|wallet|dashboard|e2e|bench)\/[\w./-]*/g;

const relativeLink = /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g;

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

test('every link between the documents leads somewhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(relativeLink)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page} links to ${target}`),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});
