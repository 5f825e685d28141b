import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pageNames } from '../../../src/docs/guides/contents.ts';
import { problems } from '../../../src/problem.ts';
import { findAxeViolations, findUnreadableColours, givenPage } from '../../support/browser.ts';
import { readBlocks } from './read-blocks.ts';
import { givenServer, productionSettings, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ SHOP_PORT: '18100', FLORIN_DATA_DIR: '/var/lib/shop' });
  return () => server.close();
});

const home = '/docs/guides';
const codes = Object.keys(problems);
const paths = [
  home,
  ...pageNames.map((name) => `${home}/${name}`),
  ...codes.map((code) => `${home}/errors/${code}`),
];

const get = (path: string) => fetch(`${server.url}${path}`);

/** What the page refuses, fails at or loads from elsewhere. */
const watch = (page: Page) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:|data:)/.test(request.url())) faults.push(request.url());
  });
  return faults;
};

/** What an address leads to: the ids of its page, or none where there is no page. */
const readTargets = async (path: string) => {
  const answer = await get(path);
  if (answer.status === 404) return undefined;
  return new Set([...(await answer.text()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
};

test('every guide opens, and every link on it leads to a page and a place that are there', async () => {
  const known = new Map<string, Awaited<ReturnType<typeof readTargets>>>();
  const broken: string[] = [];
  for (const path of paths) {
    const html = await (await get(path)).text();
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(15);
    for (const href of hrefs.filter((one) => !/^https?:/.test(one))) {
      const { pathname, hash } = new URL(href, `http://localhost${path}`);
      if (!known.has(pathname)) known.set(pathname, await readTargets(pathname));
      const targets = known.get(pathname);
      if (targets === undefined || (hash !== '' && !targets.has(hash.slice(1))))
        broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('who looks for chargebacks finds the page about disputes first, from any page', async () => {
  for (const path of ['/', '/docs', `${home}/errors`, '/nothing']) {
    const page = await givenPage();
    await page.goto(`${server.url}${path}`);
    await page.getByRole('combobox', { name: 'Search guides and API' }).fill('chargebacks');
    const first = page.getByRole('option').first();
    await expect.poll(() => first.innerText()).toMatch(/^Disputes/);
  }
});

test('the type of a problem is the address of the page that explains its code', async () => {
  const { publicUrl } = server.deps.config;
  const { type } = (await (await get('/nothing')).json()) as { type: string };
  expect(type).toBe(`${publicUrl}${home}/errors/not_found`);
  for (const [code, { title, fix, status }] of Object.entries(problems)) {
    const page = await (await get(`${home}/errors/${code}`)).text();
    expect(page).toContain(`<h1>${code}</h1>`);
    expect(page).toContain(`Status ${status}. ${title.replaceAll("'", '&#39;')}.`);
    expect(page.replaceAll(/<\/?code>/g, '`')).toContain(fix.replaceAll("'", '&#39;'));
  }
  const old = await fetch(`${server.url}/problems`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, `${home}/errors`]);
});

test('an address of a guide with a slash at its end leads to the page', async () => {
  for (const path of [home, `${home}/quick-start`, `${home}/errors/not_found`]) {
    const answer = await fetch(`${server.url}${path}/`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
  }
});

test('the page of a code lists the calls that answer it', async () => {
  const page = await (await get(`${home}/errors/refund_too_large.md`)).text();
  expect(page).toContain('`PUT /webservice/v2/refund/{transactionId}`');
  expect(page).not.toContain('`GET ');
  const long = await (await get(`${home}/errors/role_not_allowed.md`)).text();
  const [, count, all] = /^(\d+) of (\d+) calls\. The \[API reference\]/m.exec(long)!;
  expect(Number(count)).toBeLessThan(Number(all) / 2);
});

test('the page of every code says how to see it in the sandbox, or why that is not possible', async () => {
  for (const code of codes) {
    const page = await (await get(`${home}/errors/${code}.md`)).text();
    expect(page).toMatch(/^## See it in the sandbox\n\n[A-Z`]/m);
  }
});

test('each guide is also there as Markdown, and llms.txt lists all of them', async () => {
  const { publicUrl } = server.deps.config;
  const list = await (await get('/llms.txt')).text();
  const listed = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(listed).toEqual(paths.slice(1).map((path) => `${publicUrl}${path}.md`));
  for (const path of paths) {
    const answer = await get(`${path}.md`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/^# /);
  }
});

test('what is copied from a page is the code of its file', async () => {
  const page = await givenPage();
  for (const name of ['quick-start', 'webhooks', 'button']) {
    await page.goto(`${server.url}${home}/${name}`);
    // The JavaScript is made of the TypeScript.
    const blocks = page.locator('.block:not([data-language=JavaScript]) code');
    const shown = await blocks.evaluateAll((all) => all.map((one) => one.textContent));
    const { publicUrl, wallet } = server.deps.config;
    const written = readBlocks(name).map(({ code }) =>
      code
        .replaceAll('http://localhost:8080', publicUrl)
        .replaceAll('http://localhost:8090', wallet.url)
        .replaceAll('.florin/', '/var/lib/shop/'),
    );
    expect(shown).toEqual(written);
  }
});

test('a file that the reader sends is not called an answer', async () => {
  const page = await (await get(`${home}/quick-start`)).text();
  expect(page).toContain('JSON <span class="file">cart.json</span>');
  expect(page).not.toContain('Answer <span');
});

test('an unknown guide is a problem', async () => {
  const answer = await get(`${home}/nothing`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
});

test('the examples have the addresses of this sandbox, and in production those of a sandbox', async () => {
  const { publicUrl } = server.deps.config;
  expect(await (await get(`${home}/keys.md`)).text()).toContain(`${publicUrl}/oauth/api/v1/oauth/token`);
  const quickStart = await (await get(`${home}/quick-start.md`)).text();
  expect(quickStart).toContain('http://localhost:18100');
  expect(quickStart).toContain('SIGN_IN=/var/lib/shop/sandbox/first-sign-in.json');
  const production = await givenServer(productionSettings);
  const page = await (await fetch(`${production.url}${home}/keys`)).text();
  expect(page).not.toContain('pay.example.com');
  expect(page).not.toContain('No real money');
});

test('the search finds sections of guides and problem codes, and opens them by keyboard', async () => {
  const page = await givenPage();
  const faults = watch(page);
  await page.goto(`${server.url}${home}`);
  await page.keyboard.press('/');
  await page.keyboard.type('capture a part');
  await page.getByRole('option', { name: 'Capture later › Capture all or a part' }).waitFor();
  await page.getByRole('combobox').fill('idempotency_key_reused');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${home}/errors/idempotency_key_reused`);
  await page.getByRole('combobox').fill('nothing has such a name');
  await expect.poll(() => page.getByRole('status').innerText()).toBe('Nothing found.');
  expect(faults).toEqual([]);
});

test('a language that is chosen once is shown everywhere, also on the next page', async () => {
  const page = await givenPage();
  const faults = watch(page);
  await page.goto(`${server.url}${home}/quick-start`);
  /** Of each group of examples: the languages that it has, and those that are shown. */
  const groups = () =>
    page.locator('.tabs').evaluateAll((all) =>
      all.map((group) => {
        const blocks = [...group.querySelectorAll('.block')].map((block) => ({
          name: block.getAttribute('data-language'),
          isShown: block.checkVisibility(),
        }));
        return {
          has: blocks.map(({ name }) => name),
          shown: blocks.filter(({ isShown }) => isShown).map(({ name }) => name),
        };
      }),
    );
  const expectShown = async (language: string) => {
    const found = await groups();
    expect(found.length).toBeGreaterThan(3);
    for (const { has, shown } of found)
      expect(shown).toEqual([has.includes(language) ? language : 'TypeScript']);
  };
  await expectShown('curl');
  await page.getByRole('tab', { name: 'curl' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expectShown('TypeScript');
  await page.keyboard.press('ArrowRight');
  await expectShown('JavaScript');
  await page.goto(`${server.url}${home}/refunds`);
  await expectShown('JavaScript');
  expect(faults).toEqual([]);
});

test.each([...paths, `${home}/nothing`])(
  'axe finds nothing on %s, in light and dark colours',
  async (path) => {
    const page = await givenPage();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.url}${path}`);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findUnreadableColours(page)).toEqual([]);
  },
);

test.each([
  ['phone', { width: 390, height: 844 }, ['light']],
  ['200 % zoom', { width: 640, height: 400 }, []],
  ['desktop', { width: 1440, height: 900 }, []],
] as const)('the pages are accessible and fit the window (%s)', async (_, viewport, colorSchemes) => {
  const page = await givenPage({ viewport });
  const faults = watch(page);
  for (const path of [
    `${home}/refunds`,
    `${home}/events`,
    `${home}/production`,
    `${home}/errors/payment_declined`,
  ]) {
    await page.goto(`${server.url}${path}`);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page)).toEqual([]);
    }
  }
  for (const path of paths.slice(0, 1 + pageNames.length)) {
    await page.goto(`${server.url}${path}`);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect({ path, width }).toEqual({ path, width: viewport.width });
    const missing = await page.evaluate(
      '[...document.images].filter((one) => one.naturalWidth === 0).length',
    );
    expect({ path, missing }).toEqual({ path, missing: 0 });
    // On a phone, too: a picture with words is moved sideways, and not made small.
    const tooSmall = await page.evaluate('[...document.images].filter((one) => one.width < 600).length');
    expect({ path, tooSmall }).toEqual({ path, tooSmall: 0 });
  }
  expect(faults).toEqual([]);
});

test('on a phone a button opens the list of guides', async () => {
  const page = await givenPage({ viewport: { width: 390, height: 844 } });
  const faults = watch(page);
  await page.goto(`${server.url}${home}`);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Guides' }).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
  await page.getByRole('heading', { name: 'Refunds', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});
