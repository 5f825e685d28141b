import { test } from 'vitest';
import { keepWarnings } from '../../../server/src/surroundings/warning-store.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs, startDashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

const looks = [
  { look: { colorScheme: 'light', phone: false, language: 'en-GB' }, remedy: /and send SIGHUP to Florin/ },
  { look: { colorScheme: 'dark', phone: true, language: 'de-DE' }, remedy: /senden Sie Florin SIGHUP/ },
] as const;

test('what is wrong around the service is named in the strip of Home, and explained below it with the remedy', async () => {
  const dashboard = await startDashboard();
  try {
    await keepWarnings(dashboard.server.sql, 'florin-1:8080', [
      { kind: 'certificate_expires_soon', detail: 'It is valid until 2026-11-28.' },
      { kind: 'clock_wallet', detail: 'This machine is 40 s behind.' },
    ]);
    for (const { look, remedy } of looks) {
      const { page } = await signInAs(dashboard, 'viewer', '', look);
      await page.getByText(remedy).waitFor();
      await page.getByText('This machine is 40 s behind.').waitFor();
      await page
        .getByRole('status')
        .getByText(/Fix something around Florin|rund um Florin/)
        .waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await takePicture(page, `warnings-${look.language}-${look.colorScheme}`);
    }
  } finally {
    await dashboard.close();
  }
});
