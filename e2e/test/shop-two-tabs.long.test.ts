import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { settleCapture } from './support/sandbox.ts';
import {
  addToCart,
  expectOrderPage,
  expectPaidOnce,
  goToWallet,
  readOffice,
  readOrderNumber,
} from './support/shop.ts';
import { pay, signIn } from './support/wallet-pages.ts';

/** Tabs of one buyer, each with the checkout of a download open. */
const givenTabs = async (count: number) => {
  const first = await givenBuyer();
  await addToCart(first, 'Bread in one day');
  const tabs = [first];
  while (tabs.length < count) tabs.push(await first.context().newPage());
  for (const tab of tabs) {
    await tab.goto(`${inject('sandbox').shopUrl}/checkout`);
    await tab.locator('#button-v5').getByRole('button').waitFor();
  }
  return tabs as [Page, ...Page[]];
};

const pressWalletButton = (page: Page, version: 'v5' | 'v6') =>
  page.locator(`#button-${version}`).getByRole('button').click();

test('a payment that the bank confirms later is not paid a second time: the buyer is sent to its order', async () => {
  const [tab, other] = await givenTabs(2);
  await goToWallet(tab);
  const orderId = new URL(tab.url()).searchParams.get('token')!;
  await signIn(tab, 'Pia Perrin');
  await pay(tab);
  await tab.getByRole('heading', { name: 'One moment, we’re checking your payment' }).waitFor();
  expect(await readOffice(await readOrderNumber(tab))).toContain('capturing');
  await other!.getByRole('button', { name: 'Pay with Purse' }).first().click();
  const number = await expectOrderPage(other!, 'One moment');
  await other!.getByText('Please don’t pay again').waitFor();
  expect(number).toBe(await readOrderNumber(tab));
  // Nothing is left to be paid; something else can be bought.
  await other!.goto(`${inject('sandbox').shopUrl}/cart`);
  await other!.getByText('Your cart is empty.').waitFor();
  await settleCapture(orderId);
  await expectOrderPage(tab, 'Thank you!');
  await expectPaidOnce(number, 350);
});

test('after a payment in one tab, every button of another leads to the paid order', async () => {
  const [tab, ...others] = await givenTabs(4);
  await goToWallet(tab);
  await signIn(tab);
  await pay(tab);
  const number = await expectOrderPage(tab, 'Thank you!');
  const [byRedirect, byVersion5, byVersion6] = others;
  await byRedirect!.getByRole('button', { name: 'Pay with Purse' }).first().click();
  await pressWalletButton(byVersion5!, 'v5');
  await pressWalletButton(byVersion6!, 'v6');
  for (const other of others) expect(await expectOrderPage(other, 'Thank you!')).toBe(number);
  await expectPaidOnce(number, 350);
  // Later, with another cart, the order is found again.
  await addToCart(tab, 'Verbena tea');
  await tab.getByText('Your last order:').getByRole('link', { name: number }).click();
  await expectOrderPage(tab, 'Thank you!');
});

test('a checkout whose cart has changed in another tab charges nothing, shows the new total and asks for the address', async () => {
  const [byRedirect, byVersion6, other] = await givenTabs(3);
  await addToCart(other!, 'Stoneware mug');
  await byRedirect.getByRole('button', { name: 'Pay with Purse' }).first().click();
  await pressWalletButton(byVersion6!, 'v6');
  for (const tab of [byRedirect, byVersion6!]) {
    await tab.getByText('Your cart has changed since you opened this page').waitFor();
    await tab.getByText('€21.50').waitFor();
    await tab.getByLabel('Town').waitFor();
  }
  const cookies = await other!.context().cookies(inject('sandbox').shopUrl);
  expect(cookies.map(({ name }) => name)).not.toContain('order');
});

test('a wallet button whose cart is gone leads to the cart, which says so', async () => {
  const [byVersion5, byVersion6] = await givenTabs(2);
  await byVersion5.context().clearCookies({ name: 'cart' });
  await pressWalletButton(byVersion5, 'v5');
  await pressWalletButton(byVersion6!, 'v6');
  for (const tab of [byVersion5, byVersion6!]) {
    await tab.getByText('Your cart has been emptied in the meantime. Nothing was charged.').waitFor();
    expect(new URL(tab.url()).pathname).toBe('/cart');
  }
});
