import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { givenPage } from '../support/browser.ts';
import { cancel, pay, signIn } from '../support/buyer.ts';
import { givenMerchant } from '../support/merchant.ts';
import { credentials, givenWallet, type RunningWallet } from '../support/wallet.ts';

const loader = readFileSync(
  new URL(import.meta.resolve('@paypal/paypal-js').replace(/dist\/.*$/, 'dist/iife/paypal-js.js')),
  'utf8',
);

/**
 * A merchant's checkout with the unmodified loader. `callbacks` is source text of options for Buttons, `options` of
 * options for the loader.
 */
const givenShop = async (wallet: RunningWallet, callbacks = '', options = '') => {
  const script = `
    window.callbacks = [];
    const record = (name, data) => { window.callbacks.push([name, data]); };
    const createOrder = async () => (await (await fetch('/create')).json()).id;
    const sdkOptions = { clientId: '${credentials.clientId}', sdkBaseUrl: '${wallet.url}/sdk/js', ${options} };
    paypalLoadScript(sdkOptions).then(async (paypal) => {
      const buttons = paypal.Buttons({
        createOrder,
        onInit: () => record('init'),
        onApprove: (data) => record('approve', data),
        onCancel: (data) => record('cancel', data),
        onError: (error) => record('error', error.message),
        ${callbacks}
      });
      if (buttons.hasReturned()) await buttons.resume();
      await buttons.render('#buttons').then(() => record('rendered'), (error) => record('refused', error.message));
    });`;
  const merchant: Awaited<ReturnType<typeof givenMerchant>> = await givenMerchant({
    '/': () => ({
      body: '<!doctype html><div id="buttons"></div><script src="/loader.js"></script><script src="/shop.js"></script>',
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
const callbacksOf = (page: Page): Promise<Callbacks> => page.evaluate('window.callbacks');
const lastCallback = async (page: Page) => (await callbacksOf(page)).at(-1);

const clickButton = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Pay with Purse' }).click(),
  ]);
  return popup;
};

test('the unmodified loader renders a button; popup, sign-in and payment end in onApprove', async () => {
  const wallet = await givenWallet();
  const shop = await givenShop(wallet);
  const page = await givenPage();
  await page.goto(shop.url);
  const popup = await clickButton(page);
  await signIn(popup);
  const closed = popup.waitForEvent('close');
  await pay(popup);
  await closed;
  await expect
    .poll(() => lastCallback(page))
    .toMatchObject(['approve', { payerID: 'ADA2345678PQR', paymentSource: 'paypal' }]);
  const [, data] = (await lastCallback(page)) ?? [];
  expect(await wallet.reportOf(data?.['orderID'] ?? '')).toMatchObject({ state: 'approved' });
  expect((await callbacksOf(page)).map(([name]) => name)).toEqual(['init', 'rendered', 'approve']);
});

test('an approval is not taken for a closed window, however often the page checks the window', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.addInitScript(
    'const { setInterval } = window; window.setInterval = (look) => setInterval(look, 0);',
  );
  await page.goto((await givenShop(wallet)).url);
  const popup = await clickButton(page);
  await signIn(popup);
  await pay(popup);
  await expect.poll(async () => (await lastCallback(page))?.[0]).toBe('approve');
});

test('cancel on the page ends in onCancel', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  const popup = await clickButton(page);
  await cancel(popup);
  await expect.poll(async () => (await lastCallback(page))?.[0]).toBe('cancel');
});

test('a closed popup ends in onCancel', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  const popup = await clickButton(page);
  await popup.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  await popup.close();
  await expect.poll(async () => (await lastCallback(page))?.[0]).toBe('cancel');
});

test('the overlay on the merchant’s page can cancel too', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  const popup = await clickButton(page);
  await popup.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect.poll(async () => (await lastCallback(page))?.[0]).toBe('cancel');
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('an order that cannot be created ends in onError, and the popup closes', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet, "createOrder: () => Promise.reject(new Error('no order')),")).url);
  const popup = await clickButton(page);
  await expect.poll(() => lastCallback(page)).toEqual(['error', 'no order']);
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('an onApprove that rejects ends in onError', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet, "onApprove: () => Promise.reject(new Error('no capture')),")).url);
  const popup = await clickButton(page);
  await signIn(popup);
  await pay(popup);
  await expect.poll(() => lastCallback(page)).toEqual(['error', 'no capture']);
});

test('when onClick rejects, no order is created', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  const shop = await givenShop(
    wallet,
    "onClick: (data, actions) => { record('click'); return actions.reject(); },",
  );
  await page.goto(shop.url);
  const popup = await clickButton(page);
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect((await lastCallback(page))?.[0]).toBe('click');
  expect(shop.requested).not.toContain('/create');
});

test('after a declined capture, restart lets the buyer choose another instrument, and the order is captured', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  const onApprove = `onApprove: async (data, actions) => {
    try { record('captured', await actions.order.capture()); }
    catch (error) { record('declined', error.message); return actions.restart(); }
  },`;
  await page.goto((await givenShop(wallet, onApprove)).url);
  const popup = await clickButton(page);
  await signIn(popup, 'Dora Dahl');
  const reopened = page.waitForEvent('popup');
  await pay(popup);
  const second = await reopened;
  expect(await lastCallback(page)).toEqual(['declined', 'INSTRUMENT_DECLINED']);
  await second.getByRole('radio', { name: 'Purse balance' }).check();
  await pay(second);
  await expect.poll(() => lastCallback(page)).toMatchObject(['captured', { status: 'COMPLETED' }]);
});

test('onInit can disable the button', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet, 'onInit: (data, actions) => actions.disable(),')).url);
  await expect.poll(() => page.getByRole('button', { name: 'Pay with Purse' }).isDisabled()).toBe(true);
});

test('a message from another window than the popup is ignored', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.goto((await givenShop(wallet)).url);
  const popup = await clickButton(page);
  await popup.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  const orderId = new URL(popup.url()).searchParams.get('token');
  await page.evaluate(
    `window.postMessage({ from: 'purse', outcome: 'approved', orderId: '${orderId}', payerId: 'X' }, window.location.origin)`,
  );
  await cancel(popup);
  await expect.poll(async () => (await lastCallback(page))?.[0]).toBe('cancel');
  expect((await callbacksOf(page)).map(([name]) => name)).not.toContain('approve');
});

test('if the browser blocks the popup, the page goes to the wallet, comes back and resumes with onApprove', async () => {
  const wallet = await givenWallet();
  const page = await givenPage();
  await page.addInitScript('window.open = () => null;');
  const shop = await givenShop(wallet);
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await signIn(page);
  await pay(page);
  await page.waitForURL(`${shop.url}/**`);
  await expect
    .poll(async () => (await callbacksOf(page))[0])
    .toMatchObject(['approve', { payerID: 'ADA2345678PQR' }]);
});
