import { expect, test } from 'vitest';
import { makeClient, walletSettings } from '../../../server/test/payments/support.ts';
import { givenWallet } from '../../../server/test/wallet/support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs, startDashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

const looks = [
  { look: { colorScheme: 'light', phone: false, language: 'en-GB' }, remedy: /Compare WALLET_CLIENT_ID/ },
  { look: { colorScheme: 'dark', phone: true, language: 'fr-FR' }, remedy: /Comparez WALLET_CLIENT_ID/ },
] as const;

test('credentials that the wallet does not accept are on Home with the remedy, in both languages, before any payment', async () => {
  const wallet = await givenWallet();
  const dashboard = await startDashboard({
    ...walletSettings(wallet),
    WALLET_CLIENT_SECRET: 'another-secret',
  });
  try {
    const client = await makeClient(dashboard.server);
    expect((await client.init()).status).toBe(503);
    for (const { look, remedy } of looks) {
      const { page } = await signInAs(dashboard, 'viewer', '', look);
      await page.getByText(remedy).waitFor();
      await page.getByText('invalid_client').waitFor();
      await expectNoSidewaysScroll(page);
      await takePicture(page, `wallet-troubles-${look.language}-${look.colorScheme}`);
      await expectAccessible(page);
    }
  } finally {
    await dashboard.close();
  }
});
