import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { settleCapture } from './support/sandbox.ts';
import { addToCart, expectOrderPage, expectPaidOnce, goToWallet, readOrderNumber } from './support/shop.ts';
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

test('a payment that the bank confirms later is not paid a second time: the buyer is sent to its order', async () => {
  const [tab, other] = await givenTabs(2);
  await goToWallet(tab);
  const orderId = new URL(tab.url()).searchParams.get('token')!;
  await signIn(tab, 'Pia Perrin');
  await pay(tab);
  await tab.getByRole('heading', { name: 'One moment, we are checking your payment' }).waitFor();
  await other!.getByRole('button', { name: 'Pay with Purse' }).first().click();
  const number = await expectOrderPage(other!, 'One moment');
  await other!.getByText('Please do not pay again').waitFor();
  expect(number).toBe(await readOrderNumber(tab));
  // Nothing is left to be paid; something else can be bought.
  await other!.goto(`${inject('sandbox').shopUrl}/cart`);
  await other!.getByText('There is nothing in it yet.').waitFor();
  await settleCapture(orderId);
  await expectOrderPage(tab, 'Thank you!');
  await expectPaidOnce(number, 350);
});
