import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cancel, pay, payWith, signIn } from './support/at-the-wallet.ts';
import { givenBuyer } from './support/browser.ts';
import { givenPlatform, type Platform } from './support/platform.ts';
import { expectCaptured, expectUncaptured, keepWalletSilent, letWalletAnswer } from './support/sandbox.ts';

/** From the cart to the wallet. */
const goToWallet = async (platform: Platform, page: Page) => {
  await page.goto(platform.url);
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await page.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  return platform.lastPayment();
};

/** Where the buyer ended up, with what the service adds to the platform's own query. */
const expectLanding = async (page: Page, platform: Platform, place: string, outcome: string) => {
  const { id, extOrderId } = platform.lastPayment();
  await page.waitForURL(`${platform.url}/**`);
  const glue = place.includes('?') ? '&' : '?';
  expect(page.url()).toBe(
    `${platform.url}${place}${glue}transactionId=${id}&extOrderId=${extOrderId}&outcome=${outcome}`,
  );
};

test('a buyer signs in at the wallet, pays and comes back to the return URL; the money is posted', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await signIn(page);
  await pay(page);
  await expectLanding(page, platform, '/thanks?cart=7', 'success');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await expectCaptured(payment);
});

test('a buyer who cancels comes back to the cancel URL, and the payment is over', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await cancel(page);
  await expectLanding(page, platform, '/cart', 'cancel');
  await expectUncaptured(payment, 'cancelled');
});

test('a declined card sends the buyer to the error URL; another instrument of theirs succeeds', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await signIn(page, 'Dora Dahl');
  await payWith(page, 'Credit card');
  await expectLanding(page, platform, '/sorry', 'error');
  await expectUncaptured(payment, 'awaiting_approval');
  await page.getByRole('link', { name: 'Try again' }).click();
  await payWith(page, 'Purse balance');
  await expectLanding(page, platform, '/thanks?cart=7', 'success');
  await expectCaptured(payment);
});

test('a buyer whom the wallet refuses comes to the error URL', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await signIn(page, 'Noor Nagy');
  await pay(page);
  await expectLanding(page, platform, '/sorry', 'error');
  await expectUncaptured(payment, 'failed');
});

test('without an error URL a refused buyer comes to the cancel URL, which is told the error', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await signIn(page, 'Rémy Roux');
  await pay(page);
  await expectLanding(page, platform, '/cart', 'error');
  await expectUncaptured(payment, 'failed');
});

test('a buyer who closes the browser after approving has paid all the same (F7)', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await signIn(page);
  // The way back to the service is where the browser is closed.
  await page.route('**/checkout/**', () => page.context().close());
  const closed = page.waitForEvent('close');
  await pay(page).catch(() => undefined);
  await closed;
  await expectCaptured(payment);
});

test('while the wallet is slow the buyer sees that it is being worked on, and goes on by itself', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await goToWallet(platform, page);
  await keepWalletSilent(payment);
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'One moment, we are checking your payment' }).waitFor();
  await letWalletAnswer();
  await expectLanding(page, platform, '/thanks?cart=7', 'success');
  await expectCaptured(payment);
});
