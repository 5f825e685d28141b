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
  page.evaluate<Record<string, string | undefined>>(`(() => {
    const styleOf = (element) => getComputedStyle(element);
    const fontOf = (element) => styleOf(element).fontFamily.split(',')[0];
    const heightOf = (element) => element.getBoundingClientRect().height;
    // What lies behind an element: the first on the way up that has a colour.
    const behind = (element) =>
      styleOf(element).backgroundColor === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : element;
    const groundOf = (element) => styleOf(behind(element)).backgroundColor;
    const name = [...document.querySelectorAll('header a, [role=banner] a')].find((one) => one.textContent.trim() === 'Florin');
    const band = [...document.querySelectorAll('p')].find((one) => one.textContent.startsWith('Sandbox'));
    const search = document.querySelector('header :is([role=search] input, button[aria-haspopup=dialog])');
    const lens = search.parentElement.querySelector('svg[width="18"]');
    const link = [...document.querySelectorAll('main a')].find((one) => styleOf(one).textDecorationLine === 'underline');
    return {
      font: fontOf(document.body),
      titles: fontOf(document.querySelector('h1')),
      name: [fontOf(name), styleOf(name).fontSize, heightOf(name)].join(),
      text: styleOf(document.body).color,
      ground: groundOf(document.body),
      bar: [groundOf(name), heightOf(behind(name))].join(),
      nameColour: styleOf(name).color,
      // The text of the reference has none.
      link: link && styleOf(link).color,
      band: styleOf(band).backgroundImage,
      bandColour: styleOf(band).color,
      bandHeight: heightOf(band),
      search: [fontOf(search), groundOf(search), heightOf(search)].join(),
      searchBorder: [styleOf(search).border, styleOf(search).borderRadius].join(),
      searchIcon: styleOf(lens).color,
    };
  })()`);

const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `${colorScheme}, on a wide screen`, colorScheme, viewport: { width: 1440, height: 900 } },
  { name: `${colorScheme}, on a phone`, colorScheme, viewport: { width: 390, height: 844 } },
]);

test.each(looks)(
  'the first page, the guides, the reference, the pages of problems and the dashboard have one look: $name',
  async ({ colorScheme, viewport }) => {
    const { page } = await signInAs(dashboard, 'viewer', '/developers/quick-start', {
      colorScheme,
      context: { viewport },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const ours = await readLook(page);
    const site = await givenPage({ colorScheme, viewport });
    for (const path of [
      '/',
      '/docs/guides',
      '/docs',
      '/docs/guides/errors',
      '/docs/guides/errors/balance_too_low',
      '/no-such-page',
    ]) {
      await site.goto(dashboard.server.url + path);
      await site.getByRole('heading', { level: 1 }).first().waitFor();
      const { link, ...look } = await readLook(site);
      expect({ path, link: path === '/docs' ? ours['link'] : link, ...look }).toEqual({ path, ...ours });
    }
  },
);
