import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findAxeViolations, givenPage } from '../../server/test/support/browser.ts';
import { addToCart, expectOrderPage, fillDelivery, goToWallet } from './support/shop.ts';
import { pay, signIn } from './support/wallet-pages.ts';

/** Half the width and height in CSS pixels is what a window has at 200 % (WCAG 2.2, 1.4.4). */
const looks = {
  'on a wide screen': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 } },
  'at 200 %': { viewport: { width: 640, height: 400 } },
} as const;

/** What axe finds in light and dark colours, and whether the page scrolls sideways. */
const expectSound = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect({ at: page.url(), colorScheme, found: await findAxeViolations(page) }).toEqual({
      at: page.url(),
      colorScheme,
      found: [],
    });
  }
  const [wide, shown] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )) as [number, number];
  expect({ at: page.url(), isTooWide: wide > shown }).toEqual({ at: page.url(), isTooWide: false });
};

test.each(Object.entries(looks))(
  '%s: every page of the demo shop and of the wallet is accessible',
  async (_look, look) => {
    const { shopUrl, walletUrl } = inject('sandbox');
    const page = await givenPage({ locale: 'en-GB', ...look });
    await page.goto(shopUrl);
    await expectSound(page);
    await addToCart(page, 'Stoneware mug');
    await page.goto(`${shopUrl}/cart`);
    await expectSound(page);
    await page.goto(`${shopUrl}/checkout`);
    await expectSound(page);
    await fillDelivery(page);
    await goToWallet(page);
    await expectSound(page);
    await signIn(page);
    await expectSound(page);
    await pay(page);
    const number = await expectOrderPage(page, 'Thank you!');
    await expectSound(page);
    await page.goto(`${shopUrl}/office`);
    await expectSound(page);
    await page.getByRole('link', { name: number }).click();
    await page.getByLabel('Amount in euros').waitFor();
    await expectSound(page);
    await page.goto(`${shopUrl}/office/sellers`);
    await page.getByRole('button', { name: /to Ton & Erde$/ }).waitFor();
    await expectSound(page);
    await page.goto(`${walletUrl}/activity`);
    await expectSound(page);
    for (const url of [`${walletUrl}/simulator`, `${walletUrl}/simulator/payments`, `${shopUrl}/nothing`]) {
      await page.goto(url);
      await expectSound(page);
    }
  },
);

test('a screen reader says what each navigation of the shop is for and how full the cart is, and that the wallet is a sandbox', async () => {
  const { shopUrl } = inject('sandbox');
  const page = await givenPage({ locale: 'en-GB' });
  await addToCart(page, 'Stoneware mug');
  await page.goto(`${shopUrl}/checkout`);
  expect(await page.getByRole('navigation').count()).toBe(2);
  const shop = page.getByRole('banner').getByRole('navigation', { name: 'Shop', exact: true });
  await shop.getByRole('link', { name: 'Your cart 1', exact: true }).waitFor();
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language', exact: true });
  await languages.getByRole('link', { name: 'Deutsch', exact: true }).waitFor();
  expect(await languages.locator('[aria-current=true]').textContent()).toBe('English');
  await fillDelivery(page);
  await goToWallet(page);
  await page.getByRole('banner').getByText('Sandbox No real money moves here', { exact: true }).waitFor();
});
