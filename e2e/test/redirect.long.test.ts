import { test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { givenPlatform } from './support/platform.ts';
import { expectReturn, startAtWallet } from './support/redirect-way.ts';
import { expectUncaptured } from './support/sandbox.ts';
import { cancel, pay, payWith, signIn } from './support/wallet-pages.ts';

test('a buyer who cancels comes back to the cancel URL, and the payment is cancelled', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await cancel(page);
  await expectReturn(page, platform, '/cart', 'cancel');
  await expectUncaptured(payment, 'cancelled');
});

test('a declined buyer may go back to the error URL of the shop instead', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page, 'Dora Dahl');
  await payWith(page, 'Credit card');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expectReturn(page, platform, '/sorry', 'error');
  await expectUncaptured(payment, 'awaiting_approval');
});

test('a buyer who is refused by the wallet comes to the error URL', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page, 'Noor Nagy');
  await pay(page);
  await expectReturn(page, platform, '/sorry', 'error');
  await expectUncaptured(payment, 'failed');
});

test('without an error URL, a refused buyer comes to the cancel URL with outcome=error', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page, 'Rémy Roux');
  await pay(page);
  await expectReturn(page, platform, '/cart', 'error');
  await expectUncaptured(payment, 'failed');
});
