import { test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { givenPlatform } from './support/platform.ts';
import { expectReturn, startAtWallet } from './support/redirect-way.ts';
import { expectCaptured, expectUncaptured, holdCaptureAnswer, loseNotifications } from './support/sandbox.ts';
import { pay, payWith, signIn } from './support/wallet-pages.ts';

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
