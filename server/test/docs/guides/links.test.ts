import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { home, pageNames } from '../../../src/docs/guides/contents.ts';
import { problems } from '../../../src/problem.ts';
import { givenServer } from '../../support/server.ts';

const pages = [
  `${home}.md`,
  ...pageNames.map((name) => `${home}/${name}.md`),
  ...Object.keys(problems).map((code) => `${home}/errors/${code}.md`),
];

/** What a reader of Markdown follows: not what stands in code. */
const listLinks = (markdown: string) =>
  [...markdown.replaceAll(/^```[^]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);

/** The ids that a page has. Undefined where the link leads to nothing, or there is no page. */
const readIds = async (url: URL) => {
  const page = await fetch(new URL(url.pathname.replace(/(?:\/README)?\.md$/, ''), url));
  const linked = url.pathname.endsWith('.md') ? await fetch(url) : page;
  if (page.status !== 200 || linked.status !== 200) return undefined;
  return new Set([...(await page.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
};

test('every problem code has a page that shows how to get it, or says why nobody can', () => {
  const folder = join(import.meta.dirname, '../../../../docs/guides/errors');
  const missing = Object.keys(problems).filter((code) => !existsSync(join(folder, `${code}.md`)));
  expect(missing).toEqual([]);
});

test('every link of every guide works from where its Markdown is served', async () => {
  const server = await givenServer();
  const { publicUrl } = server.deps.config;
  const known = new Map<string, Promise<Awaited<ReturnType<typeof readIds>>>>();
  const idsAt = (url: URL) => {
    const found = known.get(url.pathname) ?? readIds(url);
    known.set(url.pathname, found);
    return found;
  };
  const dead: string[] = [];
  let followed = 0;
  for (const path of pages) {
    const answer = await fetch(`${server.url}${path}`);
    expect({ path, type: answer.headers.get('content-type') }).toEqual({
      path,
      type: 'text/markdown; charset=utf-8',
    });
    for (const href of listLinks(await answer.text())) {
      // Where it leads is relative to where the reader ended up, after a redirect, too.
      const url = new URL(href.replace(publicUrl, server.url), answer.url);
      // The dashboard is built apart, and other tests open it.
      if (url.origin !== new URL(server.url).origin || url.pathname === '/dashboard') continue;
      followed += 1;
      const ids = await idsAt(url);
      if (!ids || (url.hash !== '' && !ids.has(url.hash.slice(1)))) dead.push(`${path}: ${href}`);
    }
  }
  expect(followed).toBeGreaterThan(150);
  expect(dead).toEqual([]);
});
