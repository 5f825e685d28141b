import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectOtherColoursReadable } from './accessibility.ts';
import { expectNoSidewaysScroll, openPage, signInAs, type Dashboard } from './dashboard.ts';

/** Opens the menu on a phone, where it is not beside the page. */
const showMenu = async (page: Page, isPhone: boolean) => {
  if (isPhone) await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation');
  await menu.waitFor();
  return menu;
};

/** Every page of the menu, so that a new page is checked without a change here. */
const listPages = async (menu: Locator) => {
  const links = await menu.getByRole('link').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.filter((path) => path !== null && path.startsWith('/dashboard'));
};

const expectSound = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading…' }).count()).toBe(0);
  await expectAccessible(page);
  await expectOtherColoursReadable(page);
  await expectNoSidewaysScroll(page);
};

/** There are many pages, and each is looked at twice. Quiet it takes fifteen seconds, and it may take sixty times as long. */
export const everyPageMs = 900_000;

/** Every page in light and in dark colours, in turn: what colours do not change is checked in one of them. */
export const expectEveryPageSound = async (
  dashboard: Dashboard,
  look: { colorScheme: 'light' | 'dark'; phone: boolean },
) => {
  await dashboard.server.givenApiKey('A key with a rather long name, as people give them');
  await expectSound(await openPage(dashboard, '/sign-in', look));
  const { page } = await signInAs(dashboard, 'administrator', '/no-such-page', look);
  await expectSound(page);
  const paths = await listPages(await showMenu(page, look.phone));
  expect(paths.length).toBeGreaterThanOrEqual(10);
  for (const path of paths) {
    const link = page.getByRole('navigation').locator(`a[href="${path}"]`);
    if (!(await link.isVisible())) await showMenu(page, look.phone);
    await link.click();
    await page.waitForURL(`**${path}`);
    await expectSound(page);
  }
};
