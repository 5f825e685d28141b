import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { givenPlatform, type Platform } from './support/platform.ts';
import { expectCaptured, expectUncaptured, holdCaptureAnswer, loseNotifications } from './support/sandbox.ts';
import { cancel, pay, payWith, signIn } from './support/wallet-pages.ts';

/** Goes from the cart to the wallet. */
const startAtWallet = async (platform: Platform, page: Page) => {
  await page.goto(platform.url);
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await page.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  return platform.lastPayment();
};

/** Expects the buyer at this page of the platform, with the parameters that the service adds. */
const expectReturn = async (page: Page, platform: Platform, path: string, outcome: string) => {
  const { id, extOrderId } = platform.lastPayment();
  await page.waitForURL(`${platform.url}/**`);
  const separator = path.includes('?') ? '&' : '?';
  expect(page.url()).toBe(
    `${platform.url}${path}${separator}transactionId=${id}&extOrderId=${extOrderId}&outcome=${outcome}`,
  );
};

test('a buyer signs in at the wallet, pays and comes back to the return URL; the money is posted', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page);
  await pay(page);
  await expectReturn(page, platform, '/thanks?cart=7', 'success');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await expectCaptured(payment);
});

test('a buyer who cancels comes back to the cancel URL, and the payment is cancelled', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await cancel(page);
  await expectReturn(page, platform, '/cart', 'cancel');
  await expectUncaptured(payment, 'cancelled');
});

test('a declined buyer chooses another way to pay at the wallet, and it succeeds', async () => {
  const platform = await givenPlatform({ errorPage: true });
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page, 'Dora Dahl');
  await payWith(page, 'Credit card');
  await page.getByRole('heading', { name: 'Your payment was declined' }).waitFor();
  await expectUncaptured(payment, 'awaiting_approval');
  // Only the buyer's own way shows that there is another approval.
  await loseNotifications(payment);
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await payWith(page, 'Purse balance');
  await expectReturn(page, platform, '/thanks?cart=7', 'success');
  await expectCaptured(payment);
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

// docs/reliability.md#f7
test('a payment is captured although the buyer closes the browser after approving', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  await signIn(page);
  // The browser closes on its way back to the service.
  await page.route('**/checkout/**', () => page.context().close());
  const closed = page.waitForEvent('close');
  await pay(page).catch(() => undefined);
  await closed;
  await expectCaptured(payment);
});

test('while the wallet is slow, the buyer sees a waiting page, which then goes on by itself', async () => {
  const platform = await givenPlatform();
  const page = await givenBuyer();
  const payment = await startAtWallet(platform, page);
  const release = await holdCaptureAnswer(payment);
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'One moment, we’re checking your payment' }).waitFor();
  await release();
  await expectReturn(page, platform, '/thanks?cart=7', 'success');
  await expectCaptured(payment);
});
