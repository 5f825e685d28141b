import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../../docs');
const root = '/webservice/v2';

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

/** The query of every list of platforms. */
const readQueries = () => {
  const { paths } = JSON.parse(readFileSync(join(docs, 'openapi.json'), 'utf8')) as {
    paths: Record<string, { get?: Operation }>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(root))
    .map(([path, { get }]) => {
      const query = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      return { call: `GET ${path.slice(root.length)}`, query };
    })
    .filter(({ query }) => query.includes('after'));
};

test('every list takes limit, after, from and to, and the guide names all other filters', () => {
  const common = ['limit', 'after', 'from', 'to'];
  const lists = readQueries();
  expect(lists.filter(({ query }) => !common.every((name) => query.includes(name)))).toEqual([]);
  const filtered = lists
    .map(({ call, query }) => ({ call, filters: query.filter((name) => !common.includes(name)).toSorted() }))
    .filter(({ filters }) => filters.length > 0);
  const guide = readFileSync(join(docs, 'guides/lists.md'), 'utf8');
  const named = [...guide.matchAll(/^\| `(GET [^`]+)` +\| (.*) \|$/gm)].map(([, call, cell = '']) => ({
    call,
    filters: [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted(),
  }));
  const byCall = (one: { call?: string | undefined }, other: { call?: string | undefined }) =>
    (one.call ?? '').localeCompare(other.call ?? '');
  expect(named.toSorted(byCall)).toEqual(filtered.toSorted(byCall));
  expect(named.length).toBeGreaterThan(5);
});
