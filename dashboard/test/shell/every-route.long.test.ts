import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectOtherColoursReadable } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { everyPageMs } from '../support/every-page.ts';
import { startFurnishedShop, type FurnishedShop } from '../support/furnished-shop.ts';
import { listRoutes } from '../support/list-routes.ts';

const routes = await listRoutes();

let shop: FurnishedShop;
beforeAll(async () => {
  shop = await startFurnishedShop();
  return shop.close;
}, everyPageMs);

const untilShown = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading…' }).count()).toBe(0);
};

test.each(routes)('%s, with something to show, is accessible in both colours', async (route) => {
  const { page } = await signInAs(shop.dashboard, 'administrator', shop.pathOf(route));
  await untilShown(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectOtherColoursReadable(page);
});

/** Whole texts that look like ids of Florin or of the wallet, outside links and code blocks, that have no button beside them that copies. */
const listIdsWithoutCopy = (page: Page) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('main *')]
      .filter((one) => one.children.length === 0 && one.closest('a, button, pre, label, summary, option') === null)
      .map((one) => [one.textContent.trim(), one])
      .filter(([text]) => /^((pay|evt|tr|whe|whd|key)_\\w{4,}(-\\w+)*|PP-D-\\w+|(?=.*\\d)[A-Z\\d]{17,20})$/.test(text))
      .filter(([, one]) => one.parentElement.querySelector('button') === null)
      .map(([text]) => text)`);

test(
  'every id that a page shows for use elsewhere has a button that copies it',
  async () => {
    const { page } = await signInAs(shop.dashboard, 'administrator');
    const without: Record<string, string[]> = {};
    for (const route of routes) {
      await page.goto(shop.dashboard.url + shop.pathOf(route));
      await untilShown(page);
      const ids = await listIdsWithoutCopy(page);
      if (ids.length > 0) without[route] = ids;
    }
    expect(without).toEqual({});
  },
  everyPageMs,
);

test('the id of an endpoint is copied', async () => {
  const path = shop.pathOf('/developers/webhooks/:id');
  const { page } = await signInAs(shop.dashboard, 'viewer', path);
  const id = path.split('/').at(-1)!;
  await page.getByRole('button', { name: `Copy: ${id}` }).click();
  await page.getByText('Copied').first().waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(id);
});

/** 200 % zoom of a window of 1280 × 800. */
const zoomed = { context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } };

test(
  'at 200 % zoom no page scrolls sideways',
  async () => {
    const { page } = await signInAs(shop.dashboard, 'administrator', '', zoomed);
    const tooWide: string[] = [];
    for (const route of routes) {
      await page.goto(shop.dashboard.url + shop.pathOf(route));
      await untilShown(page);
      if (await isTooWide(page)) tooWide.push(route);
    }
    expect(tooWide).toEqual([]);
  },
  everyPageMs,
);

const isTooWide = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
