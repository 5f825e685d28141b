import { beforeAll, expect, test } from 'vitest';
import { fillSignIn, openPage, startDashboard, type Dashboard } from '../support/dashboard.ts';
import { everyPageMs, expectEveryPageSound } from '../support/every-page.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

// On a phone it is a long test.
test(
  'on a wide screen: every page is accessible and does not scroll sideways',
  async () => {
    await expectEveryPageSound(dashboard, { colorScheme: 'light', phone: false });
  },
  everyPageMs,
);

test('the first view loads less than 300 kB of compressed JavaScript in a few files, and other pages only when they are opened', async () => {
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
  expect(scripts.length).toBeLessThanOrEqual(6);
  const names = scripts.map(({ name }) => name).join(' ');
  expect(names).toContain('HomePage');
  expect(names).not.toContain('QuickStartPage');
});
