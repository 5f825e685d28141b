import { beforeAll, test } from 'vitest';
import { startDashboard, type Dashboard } from '../support/dashboard.ts';
import { everyPageMs, expectEveryPageSound } from '../support/every-page.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

test(
  'on a phone: every page is accessible and does not scroll sideways',
  async () => {
    await expectEveryPageSound(dashboard, { colorScheme: 'dark', phone: true });
  },
  everyPageMs,
);
