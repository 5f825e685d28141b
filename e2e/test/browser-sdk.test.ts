import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { asJson, asPage, asScript, givenPlatform, type Platform } from './support/platform.ts';
import { callService, expectCaptured, expectUncaptured, passASecondAtWallet } from './support/sandbox.ts';
import { cancel, pay, payWith, signIn } from './support/wallet-pages.ts';

/** The published packages. */
const loaders = {
  v5: import.meta.resolve('@paypal/paypal-js').replace(/dist\/.*$/, 'dist/iife/paypal-js.js'),
  v6: import.meta.resolve('@paypal/paypal-js/sdk-v6'),
};
const read = (url: string) => readFileSync(new URL(url), 'utf8');

/** Both pages call their own server. It starts the payment, resumes it when the buyer has approved, and cancels it otherwise. */
const calls = `
  const post = async (path) => (await fetch(path, { method: 'POST' })).json();
  const createOrder = async () => (await post('/orders')).extOrderId;
  const leave = async () => location.assign((await post('/orders/cancel')).cancelUrl);
  const show = (text) => { document.querySelector('output').textContent = text; };`;

const pageV5 = (walletUrl: string) => `${calls}
  paypalLoadScript({ clientId: 'florin-sandbox', sdkBaseUrl: '${walletUrl}/sdk/js' }).then((paypal) =>
    paypal.Buttons({
      createOrder,
      onApprove: async (data, actions) => {
        const { redirectionUrl, code } = await post('/orders/resume');
        if (code === 'payment_declined') return actions.restart();
        location.assign(redirectionUrl);
      },
      onCancel: leave,
      onError: (error) => show(error.message),
    }).render('#buttons'));`;

const pageV6 = `import { loadCoreSdkScript } from '/loader.js';${calls}
  const paypal = await loadCoreSdkScript({ environment: 'sandbox' });
  const sdk = await paypal.createInstance({ clientId: 'florin-sandbox', components: ['paypal-payments'] });
  const session = sdk.createPayPalOneTimePaymentSession({
    onApprove: async () => location.assign((await post('/orders/resume')).redirectionUrl),
    onCancel: leave,
    onError: (error) => show(error.message),
  });
  document.querySelector('paypal-button').addEventListener('click', () =>
    session.start({ presentationMode: 'popup' }, createOrder().then((orderId) => ({ orderId }))));
  show('Ready');`;

/** A platform with the wallet's button on its own page. */
const givenButtonShop = async (version: 'v5' | 'v6'): Promise<Platform> => {
  const { walletUrl } = inject('sandbox');
  const scripts = {
    v5: '<div id="buttons"></div><script src="/loader.js"></script><script src="/shop.js"></script>',
    v6: `<script src="${walletUrl}/web-sdk/v6/core"></script><paypal-button></paypal-button>
      <script type="module" src="/shop.js"></script>`,
  };
  const platform: Platform = await givenPlatform({}, async (path) => {
    if (path === '/checkout-page') return asPage(`<h1>Checkout</h1><output></output>${scripts[version]}`);
    if (path === '/loader.js') return asScript(read(loaders[version]));
    if (path === '/shop.js') return asScript(version === 'v5' ? pageV5(walletUrl) : pageV6);
    if (path === '/orders') return asJson(await platform.init());
    if (path === '/orders/cancel') {
      const { status, body } = await callService('PUT', `/moneyins/${platform.lastPayment().id}/cancel`);
      return asJson({ ...body, cancelUrl: `${platform.url}/cart` }, status);
    }
    if (path !== '/orders/resume') return undefined;
    const { status, body } = await callService('POST', `/moneyins/ext/${platform.lastPayment().id}/resume`);
    return asJson(body, status);
  });
  return platform;
};

const clickButton = async (page: Page) => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Pay with Purse' }).click(),
  ]);
  return popup;
};

const expectThanks = async (page: Page, platform: Platform) => {
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  const { id, extOrderId } = platform.lastPayment();
  const query = `cart=7&transactionId=${id}&extOrderId=${extOrderId}&outcome=success`;
  expect(page.url()).toBe(`${platform.url}/thanks?${query}`);
  await expectCaptured(platform.lastPayment());
};

test('the unmodified version 5 SDK: init at createOrder, popup, resume at onApprove, and the money is posted', async () => {
  const platform = await givenButtonShop('v5');
  const page = await givenBuyer();
  await page.goto(`${platform.url}/checkout-page`);
  const popup = await clickButton(page);
  await signIn(popup);
  await pay(popup);
  await expectThanks(page, platform);
});

describe.each(['v5', 'v6'] as const)('with the unmodified SDK %s', (version) => {
  test.each([
    ['cancels in the popup', cancel],
    ['closes the popup', (popup: Page) => popup.close()],
  ])('a buyer who %s stops the payment, and is sent to the cancel URL', async (_, leave) => {
    const platform = await givenButtonShop(version);
    const page = await givenBuyer();
    await page.goto(`${platform.url}/checkout-page`);
    if (version === 'v6') await page.getByText('Ready').waitFor();
    const popup = await clickButton(page);
    await popup.getByRole('button', { name: 'Ada Amsel' }).waitFor();
    await leave(popup);
    await page.getByRole('heading', { name: 'Your cart' }).waitFor();
    expect(page.url()).toBe(`${platform.url}/cart`);
    await expectUncaptured(platform.lastPayment(), 'cancelled');
    const { status, body } = await callService('POST', `/moneyins/ext/${platform.lastPayment().id}/resume`);
    expect([status, body['code']]).toEqual([409, 'payment_cancelled']);
  });
});

test('a declined card answers 402 at resume: the page restarts, and another instrument succeeds', async () => {
  const platform = await givenButtonShop('v5');
  const page = await givenBuyer();
  await page.goto(`${platform.url}/checkout-page`);
  const popup = await clickButton(page);
  await signIn(popup, 'Dora Dahl');
  const reopened = page.waitForEvent('popup');
  await payWith(popup, 'Credit card');
  const again = await reopened;
  await passASecondAtWallet();
  await payWith(again, 'Purse balance');
  await expectThanks(page, platform);
});

test('the unmodified version 6 SDK: popup, resume at onApprove, and the money is posted', async () => {
  const platform = await givenButtonShop('v6');
  const page = await givenBuyer();
  await page.goto(`${platform.url}/checkout-page`);
  await page.getByText('Ready').waitFor();
  const popup = await clickButton(page);
  await signIn(popup);
  await pay(popup);
  await expectThanks(page, platform);
});
