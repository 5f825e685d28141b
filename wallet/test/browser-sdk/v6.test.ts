import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { cancel, pay, signIn } from '../support/buyer.ts';
import { givenMerchant } from '../support/merchant.ts';
import { credentials, givenWallet, type RunningWallet } from '../support/wallet.ts';

const loader = readFileSync(new URL(import.meta.resolve('@paypal/paypal-js/sdk-v6')), 'utf8');

/** The loader has a fixed host, but uses a core that is already loaded. So the page loads the wallet's core first. */
const givenShop = async (wallet: RunningWallet) => {
  const script = `
    import { loadCoreSdkScript } from '/loader.js';
    window.callbacks = [];
    const record = (name, data) => { window.callbacks.push([name, data]); };
    const paypal = await loadCoreSdkScript({ environment: 'sandbox' });
    const sdk = await paypal.createInstance({ clientId: '${credentials.clientId}', components: ['paypal-payments'] });
    const methods = await sdk.findEligibleMethods();
    const session = sdk.createPayPalOneTimePaymentSession({
      onApprove: (data) => record('approve', data),
      onCancel: (data) => record('cancel', data),
      onError: (error) => record('error', error.message),
    });
    if (session.hasReturned()) await session.resume();
    const createOrder = async () => ({ orderId: (await (await fetch('/create')).json()).id });
    const presentationMode = new URLSearchParams(location.search).get('mode') ?? 'auto';
    document.querySelector('paypal-button').addEventListener('click', () => session.start({ presentationMode }, createOrder()));
    record('eligible', methods.isEligible('paypal'));`;
  const merchant: { url: string } = await givenMerchant({
    '/': () => ({
      body: `<!doctype html><script src="${wallet.url}/web-sdk/v6/core"></script><paypal-button></paypal-button>
        <script type="module" src="/shop.js"></script>`,
    }),
    '/loader.js': () => ({ type: 'text/javascript', body: loader }),
    '/shop.js': () => ({ type: 'text/javascript', body: script }),
    '/create': async () => {
      const experience = { return_url: `${merchant.url}/?cart=1`, cancel_url: `${merchant.url}/?cart=1` };
      const order = { payment_source: { paypal: { experience_context: experience } } };
      return { type: 'application/json', body: JSON.stringify(await wallet.givenOrder(order)) };
    },
  });
  return merchant;
};

type Callbacks = [string, Record<string, string>][];
const callbacksOf = (page: Page): Promise<Callbacks> => page.evaluate('window.callbacks ?? []');
const find = async (page: Page, name: string) =>
  (await callbacksOf(page)).find(([called]) => called === name);
const button = (page: Page) => page.getByRole('button', { name: 'Pay with Purse' });

test('the unmodified loader uses the wallet’s core; a popup session ends in onApprove', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  await expect.poll(() => find(page, 'eligible')).toEqual(['eligible', true]);
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  await signIn(popup);
  await pay(popup);
  await expect.poll(() => find(page, 'approve')).toMatchObject(['approve', { payerId: 'ADA2345678PQR' }]);
  const [, data] = (await find(page, 'approve')) ?? [];
  expect(await wallet.reportOf(data?.['orderId'] ?? '')).toMatchObject({ state: 'approved' });
});

test('a popup session that is cancelled ends in onCancel', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  await expect.poll(() => find(page, 'eligible')).toBeDefined();
  const [popup] = await Promise.all([page.waitForEvent('popup'), button(page).click()]);
  await cancel(popup);
  await expect.poll(async () => (await find(page, 'cancel'))?.[0]).toBe('cancel');
});

test('a redirect session comes back and resumes with onApprove', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  const shop = await givenShop(wallet);
  await page.goto(`${shop.url}/?mode=redirect`);
  await expect.poll(() => find(page, 'eligible')).toBeDefined();
  await button(page).click();
  await signIn(page);
  await pay(page);
  await page.waitForURL(`${shop.url}/**`);
  await expect.poll(() => find(page, 'approve')).toMatchObject(['approve', { payerId: 'ADA2345678PQR' }]);
});
