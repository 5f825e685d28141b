import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Florin } from '../src/index.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The rows of the table of calls: what a caller writes, and what is sent. */
const rows = [...read('sdk/README.md').matchAll(/^\| (`.+?`) +\| `([A-Z]+) (\/.+?)` +\|/gm)].map(
  ([, methods = '', method = '', path = '']) => ({
    names: methods.split(', ').map((name) => name.replaceAll('`', '')),
    call: `${method} ${path}`,
  }),
);

test('the README has every call of a platform, and no other', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, object> };
  const base = '/webservice/v2';
  const described = Object.entries(paths)
    .filter(([path]) => path.startsWith(base))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(base.length)}`),
    );
  expect(rows.map(({ call }) => call).toSorted()).toEqual(described.toSorted());
});

type Method = (...given: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;

/** Every method of the client: `payments.init`, `ping`. */
const listMethods = (florin: Florin) => {
  const of = (holder: object, prefix: string) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(holder))
      .filter((name) => name !== 'constructor')
      .map((name) => [prefix + name, (holder as Record<string, Method>)[name]!.bind(holder)] as const);
  const parts = Object.entries(florin as unknown as Record<string, object>);
  return new Map([...of(florin, ''), ...parts.flatMap(([name, part]) => of(part, `${name}.`))]);
};

const fileTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.ofx': 'application/x-ofx',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
};

test('every method of the client is in the README, beside the call that it sends', async () => {
  const sent: string[] = [];
  const answer = async (input: string | URL | Request, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.startsWith('/oauth/')) return Response.json({ access_token: 'token', expires_in: 1000 });
    sent.push(`${method} ${pathname.slice('/webservice/v2'.length)}`);
    const fileType = fileTypes[/\.\w+$/.exec(pathname)?.[0] ?? ''];
    if (fileType !== undefined) return new Response('a,b', { headers: { 'content-type': fileType } });
    const isEmpty = method === 'DELETE' || pathname.endsWith('/replay');
    return isEmpty ? new Response(null, { status: 204 }) : Response.json({ items: [], nextCursor: null });
  };
  const florin = new Florin({ baseUrl: 'http://localhost', apiKey: 'key', fetch: answer });
  const methods = listMethods(florin);
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...methods.keys()].toSorted());
  for (const { names, call } of rows) {
    const ids = [...call.matchAll(/\{\w+\}/g)].map(() => 'none');
    for (const name of names) {
      const made = await methods.get(name)!(...ids, {});
      if (made !== null && typeof made === 'object' && Symbol.asyncIterator in made)
        for await (const _ of made as AsyncIterable<unknown>);
      expect({ name, sent: sent.at(-1) }).toEqual({ name, sent: call.replace(/\{\w+\}/, 'none') });
    }
  }
});
