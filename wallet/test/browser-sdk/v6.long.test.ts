import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { cancel, pay, signIn } from '../support/buyer.ts';
import { givenMerchant } from '../support/merchant.ts';
import { credentials, givenWallet, type RunningWallet } from '../support/wallet.ts';

const loader = readFileSync(new URL(import.meta.resolve('@paypal/paypal-js/sdk-v6')), 'utf8');

/**
 * The loader has a fixed host, but uses a core that is already loaded. So the page imports the wallet's core first, and
 * needs no tag for it.
 */
const givenShop = async (wallet: RunningWallet, createOrder = '') => {
  const script = `
    import { loadCoreSdkScript } from '/loader.js';
    await import('${wallet.url}/web-sdk/v6/core');
    window.callbacks = [];
    const record = (name, data) => { window.callbacks.push([name, data]); };
    const paypal = await loadCoreSdkScript({ environment: 'sandbox' });
    const sdk = await paypal.createInstance({ clientId: '${credentials.clientId}', components: ['paypal-payments'] });
    const methods = await sdk.findEligibleMethods();
    const session = sdk.createPayPalOneTimePaymentSession({
      onApprove: (data) => record('approve', data),
      onCancel: (data) => record('cancel', data),
      onComplete: (data) => record('complete', data.paymentSessionState),
      onError: ({ code, message, isRecoverable }) => record('error', { code, message, isRecoverable }),
    });
    if (session.hasReturned()) await session.resume();
    const createOrder = ${createOrder || "async () => ({ orderId: (await (await fetch('/create')).json()).id })"};
    const presentationMode = new URLSearchParams(location.search).get('mode') ?? 'auto';
    const start = () => session.start({ presentationMode }, createOrder())
      .catch(({ code, isRecoverable }) => record('rejected', { code, isRecoverable }));
    document.querySelector('paypal-button').addEventListener('click', start);
    window.sdk = sdk;
    record('eligible', methods.isEligible('paypal'));`;
  const merchant: { url: string } = await givenMerchant({
    '/': () => ({
      body: '<!doctype html><paypal-button></paypal-button><script type="module" src="/shop.js"></script>',
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
  await expect
    .poll(() => find(page, 'approve'))
    .toMatchObject(['approve', { payerId: 'ADA2345678PQR', fundingSource: 'paypal' }]);
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

test('a plain tag loads the core too', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  const shop = await givenMerchant({
    '/': () => ({ body: `<!doctype html><script src="${wallet.url}/web-sdk/v6/core"></script>` }),
  });
  await page.goto(shop.url);
  expect(await page.evaluate('window.paypal.version')).toBe('6.0.0');
});

test('if the browser blocks the popup, a session in the mode auto goes to the wallet, comes back and resumes', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.addInitScript('window.open = () => null;');
  const shop = await givenShop(wallet);
  await page.goto(shop.url);
  await expect.poll(() => find(page, 'eligible')).toBeDefined();
  await button(page).click();
  await signIn(page);
  await pay(page);
  await page.waitForURL(`${shop.url}/**`);
  await expect.poll(() => find(page, 'approve')).toMatchObject(['approve', { payerId: 'ADA2345678PQR' }]);
});

test.for([
  ['popup', 'ERR_DEV_UNABLE_TO_OPEN_POPUP'],
  ['payment-handler', 'ERR_FLOW_PAYMENT_HANDLER_BROWSER_INCOMPATIBLE'],
] as const)(
  'a session in the mode %s that cannot open rejects with %s, and another mode can be tried',
  async ([mode, code]) => {
    const wallet = await givenWallet();
    const page = await givenPage();
    await page.addInitScript('window.open = () => null;');
    await page.goto(`${(await givenShop(wallet)).url}/?mode=${mode}`);
    await expect.poll(() => find(page, 'eligible')).toBeDefined();
    await button(page).click();
    await expect.poll(() => find(page, 'rejected')).toEqual(['rejected', { code, isRecoverable: true }]);
  },
);

test.for([
  ["() => Promise.reject(new Error('no order'))", 'ERR_DEV_CREATE_ORDER_FAILED', 'no order'],
  ['async () => ({})', 'ERR_DEV_ORDER_ID_MISSING', 'start needs a promise of {orderId}'],
] as const)('an order from %s ends in onError with %s', async ([createOrder, code, message]) => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet, createOrder)).url);
  await expect.poll(() => find(page, 'eligible')).toBeDefined();
  await button(page).click();
  await expect.poll(() => find(page, 'error')).toEqual(['error', { code, message, isRecoverable: false }]);
  await expect.poll(() => find(page, 'complete')).toEqual(['complete', 'error']);
});

test('the button follows its type, its colour, its state and the language', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  await expect.poll(() => find(page, 'eligible')).toBeDefined();
  const look = () =>
    page.evaluate(`(() => {
      const inner = document.querySelector('paypal-button').shadowRoot.querySelector('button');
      return [inner.textContent, getComputedStyle(inner).backgroundColor, inner.disabled];
    })()`);
  expect(await look()).toEqual(['Pay with Purse', 'rgb(243, 182, 91)', false]);
  await page.evaluate(`(() => {
    const button = document.querySelector('paypal-button');
    button.type = 'checkout';
    button.className = 'paypal-blue';
    button.disabled = true;
    window.sdk.updateLocale('it-IT');
  })()`);
  expect(await look()).toEqual(['Vai alla cassa con Purse', 'rgb(31, 95, 168)', true]);
});
