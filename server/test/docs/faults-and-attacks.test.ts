import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const states = new Set(['Held', 'Partly held', 'Not held yet']);

/** A line such as "- `server/test/http/health.test.ts`: the title of the test". */
const namedTest = /^- `([^`]+)`: (.+)$/gm;

const hasTitle = (text: string, title: string) =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));

const findFault = (path: string, title: string) => {
  if (!/^(?:server|e2e|wallet|dashboard)\/test\/.+\.test\.ts$/.test(path)) return 'is not a test file';
  if (!existsSync(join(root, path))) return 'does not exist';
  return hasTitle(read(path), title) ? undefined : `has no test "${title}"`;
};

describe.each<[page: string, letter: string, last: number, absent: readonly string[]]>([
  ['docs/reliability.md', 'F', 32, []],
  ['docs/security.md', 'A', 25, ['A21', 'A22']],
])('%s', (page, letter, last, absent) => {
  const numbers = Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter(
    (number) => !absent.includes(number),
  );
  const [overview = '', ...sections] = read(page).split(/^<a id="/m);

  test('every entry has its place, in order', () => {
    const places = sections.map((section) => /^(\w+)"><\/a>\n\n## (\w+): /.exec(section)?.slice(1));
    expect(places).toEqual(numbers.map((number) => [number.toLowerCase(), number]));
  });

  test('the overview names every entry with the state that the entry has', () => {
    const rows = [...overview.matchAll(/^\| \[(\w+)\]\(#(\w+)\) +\| .+ \| (.+?) +\|$/gm)];
    const found = sections.map((section) => /^State: (.+)\.$/m.exec(section)?.[1]);
    expect(rows.map((row) => row.slice(1))).toEqual(
      numbers.map((number, index) => [number, number.toLowerCase(), found[index]]),
    );
    expect(found.filter((state) => !states.has(state ?? ''))).toEqual([]);
  });

  test('every test that it names exists under that title', () => {
    const faults = [...read(page).matchAll(namedTest)].flatMap(([, path = '', title = '']) => {
      const fault = findFault(path, title);
      return fault === undefined ? [] : [`${path} ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('an entry that is held names a test', () => {
    const unproved = sections.filter(
      (section) => section.includes('\nState: Held.\n') && section.search(namedTest) === -1,
    );
    expect(unproved).toEqual([]);
  });
});
