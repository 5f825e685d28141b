import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectOtherColoursReadable } from '../support/accessibility.ts';
import {
  expectNoSidewaysScroll,
  fillSignIn,
  openPage,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  await dashboard.server.givenApiKey('A key with a rather long name, as people give them');
  return dashboard.close;
});

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

// Each page in light and in dark colours.
test.each([
  { name: 'on a wide screen', colorScheme: 'light', phone: false },
  { name: 'on a phone', colorScheme: 'dark', phone: true },
] as const)('$name: every page is accessible and does not scroll sideways', async (look) => {
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
});

test('the first view loads less than 300 kB of compressed JavaScript, and other pages only when they are opened', async () => {
  const page = await openPage(dashboard);
  await fillSignIn(page, await dashboard.server.givenOperator('administrator'));
  await page.getByRole('navigation').waitFor();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  const scripts = (await page.evaluate(
    `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))`,
  )) as { name: string; encodedBodySize: number }[];
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(300_000);
  const names = scripts.map(({ name }) => name).join(' ');
  expect(names).toContain('HomePage');
  expect(names).not.toContain('QuickStartPage');
});
