import { expect, inject, test } from 'vitest';
import { givenPage } from '../../server/test/support/browser.ts';
import { givenBuyer } from './support/browser.ts';
import { addToCart, expectOrderPage, expectPaidOnce } from './support/shop.ts';
import { pay, signIn } from './support/wallet-pages.ts';

test('what is added shows on its card, in place; Checkout takes what the fields show, and Remove needs no valid one', async () => {
  const page = await givenBuyer();
  await addToCart(page, 'Bread in one day');
  await page.locator('#recipe').getByText('In your cart: 1').waitFor();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Your cart' }).click();
  const quantity = page.getByLabel('Quantity: Bread in one day');
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await quantity.fill('1e1');
  await checkout.click();
  await page.getByText('10 × Bread in one day').waitFor();
  await page.goBack();
  await quantity.fill('');
  await checkout.click();
  expect(await quantity.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  await page.getByRole('button', { name: 'Remove: Bread in one day' }).click();
  await page.getByText('Your cart is empty.').waitFor();
});

test('what is no quantity changes nothing, and the cart and a full card say why', async () => {
  const { shopUrl } = inject('sandbox');
  const change = async (quantity: string) => {
    const answer = await fetch(`${shopUrl}/cart`, {
      method: 'POST',
      headers: { origin: shopUrl, cookie: 'cart=recipe.3' },
      body: new URLSearchParams({ recipe: quantity, checkout: 'yes' }),
      redirect: 'manual',
    });
    return [answer.headers.get('location'), answer.headers.get('set-cookie')!.split(';', 1)[0]];
  };
  for (const wrong of ['', '0', '21', '2.5', '-1', 'two'])
    expect(await change(wrong)).toEqual(['/cart?note=quantity', 'cart=recipe.3']);
  expect(await change('2.0')).toEqual(['/checkout', 'cart=recipe.2']);
  const read = async (path: string, cart: string) =>
    (await fetch(`${shopUrl}${path}`, { headers: { cookie: `cart=${cart}` } })).text();
  expect(await read('/cart?note=quantity', 'recipe.3')).toContain('whole number from 1 to 20');
  const full = await read('/', 'recipe.20');
  expect(full).toContain('In your cart: 20. That’s the maximum per order.');
  expect(full).not.toContain('aria-label="Add to cart: Bread in one day"');
});

test('where popups are blocked, version 6 of the button takes the whole page to the wallet', async () => {
  const page = await givenBuyer();
  await page.addInitScript('window.open = () => null');
  await addToCart(page, 'Bread in one day');
  await page.goto(`${inject('sandbox').shopUrl}/checkout`);
  await page.locator('#button-v6').getByRole('button').click();
  await signIn(page);
  await pay(page);
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 350);
});

test('without scripts the checkout offers the one way that works without them', async () => {
  const page = await givenPage({ locale: 'en-GB', javaScriptEnabled: false });
  await addToCart(page, 'Bread in one day');
  await page.goto(`${inject('sandbox').shopUrl}/checkout`);
  expect(await page.locator('.way:visible').allTextContents()).toEqual([
    expect.stringContaining('On the wallet’s page'),
  ]);
  expect(await page.getByText('Three ways').isVisible()).toBe(false);
});

test('on a phone the links of the header are on one line, in every language', async () => {
  const page = await givenPage({ viewport: { width: 375, height: 700 }, isMobile: true, hasTouch: true });
  const url = inject('sandbox').shopUrl;
  await page.context().addCookies([{ name: 'cart', value: 'recipe.20_mug.20', url }]);
  for (const language of ['en', 'fr', 'de', 'es', 'it']) {
    await page.goto(`${url}/?language=${language}`);
    const { height } = (await page.locator('header nav').boundingBox())!;
    expect([language, Math.round(height / 24)]).toEqual([language, 1]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  }
});
