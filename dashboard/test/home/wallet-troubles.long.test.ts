import { expect, test } from 'vitest';
import { makeClient, walletSettings } from '../../../server/test/payments/support.ts';
import { findFreePort } from '../../../server/test/support/server.ts';
import { makeSigner } from '../../../server/test/wallet/certificate-host.ts';
import { registerReceiver } from '../../../server/test/wallet/receiver.ts';
import { makeWalletSign, signEvent } from '../../../server/test/wallet/sign-letter.ts';
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

const refusals = [
  {
    look: { colorScheme: 'light', phone: false, language: 'en-GB' },
    stale: /sent long ago, or in the future\. Check the clock/,
    untrusted: /Its certificate isn’t the wallet’s\. Check that WALLET_URL/,
  },
  {
    look: { colorScheme: 'dark', phone: true, language: 'fr-FR' },
    stale: /horloge/,
    untrusted: /WALLET_URL/,
  },
] as const;

test('notifications that were refused are on Home, each with why and with what to do, in both languages', async () => {
  const wallet = await givenWallet();
  await makeWalletSign(wallet);
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  const dashboard = await startDashboard({
    ...walletSettings(wallet),
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
  });
  try {
    const { key } = await makeSigner();
    const notify = async (certificateUrl: string, changes: Record<string, string> = {}) => {
      const { headers, body } = signEvent({ key, certificateUrl }, webhookId, { id: 'WH-1' });
      const url = `${dashboard.server.url}/wallet/notifications`;
      const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...changes }, body });
      expect(answer.status).toBe(400);
    };
    await notify(`${wallet.url}/v1/notifications/certs/CERT-1`, {
      'paypal-transmission-time': '2020-01-01T00:00:00Z',
    });
    await notify('https://wallet.example.com/v1/notifications/certs/CERT-1');
    for (const { look, stale, untrusted } of refusals) {
      const { page } = await signInAs(dashboard, 'viewer', '', look);
      await page.getByText(stale).waitFor();
      await page.getByText(untrusted).waitFor();
      await expectNoSidewaysScroll(page);
      await takePicture(page, `refused-notifications-${look.language}-${look.colorScheme}`);
      await expectAccessible(page);
    }
  } finally {
    await dashboard.close();
  }
});
