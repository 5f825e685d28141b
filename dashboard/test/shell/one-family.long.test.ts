import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { givenPage } from '../../../server/test/support/browser.ts';
import { signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

/** What makes a page one of ours: as the browser shows it, not as our styles say it. */
const readLook = (page: Page) =>
  page.evaluate<Record<string, string>>(`(() => {
    const styleOf = (element) => getComputedStyle(element);
    const fontOf = (element) => styleOf(element).fontFamily.split(',')[0];
    // What lies behind an element: the first colour on the way up.
    const groundOf = (element) =>
      [...function* () { for (let one = element; one; one = one.parentElement) yield styleOf(one).backgroundColor; }()]
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    const name = [...document.querySelectorAll('header a, [role=banner] a')].find((one) => one.textContent.trim() === 'Florin');
    const band = [...document.querySelectorAll('p')].find((one) => one.textContent.startsWith('Sandbox'));
    return {
      font: fontOf(document.body),
      titles: fontOf(document.querySelector('h1')),
      name: fontOf(name),
      text: styleOf(document.body).color,
      ground: groundOf(document.body),
      bar: groundOf(name),
      nameColour: styleOf(name).color,
      band: styleOf(band).backgroundImage,
      bandColour: styleOf(band).color,
    };
  })()`);

test.each(['light', 'dark'] as const)(
  'the first page, the guides, the reference, the pages of problems and the dashboard have one look, %s',
  async (colorScheme) => {
    const { page } = await signInAs(dashboard, 'viewer', '', { colorScheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ours = await readLook(page);
    const site = await givenPage({ colorScheme });
    for (const path of [
      '/',
      '/docs/guides',
      '/docs',
      '/docs/guides/errors/balance_too_low',
      '/no-such-page',
    ]) {
      await site.goto(dashboard.server.url + path);
      await site.getByRole('heading', { level: 1 }).first().waitFor();
      expect({ path, ...(await readLook(site)) }).toEqual({ path, ...ours });
    }
  },
);
