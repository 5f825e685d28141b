import { expect, inject, test } from 'vitest';
import { takePicture } from '../../dashboard/test/support/pictures.ts';
import { givenPage } from '../../server/test/support/browser.ts';
import { givenBuyer } from './support/browser.ts';
import { holdCaptureAnswer, listPayments, loseNotifications } from './support/sandbox.ts';
import {
  addToCart,
  expectOrderPage,
  expectPaidOnce,
  fillDelivery,
  givenCheckout,
  goToWallet,
  readOffice,
  readOrderNumber,
} from './support/shop.ts';
import { cancel, pay, payWith, signIn } from './support/wallet-pages.ts';

test('a buyer pays by redirect and gets the download; a refund from the office shows on the open page', async () => {
  const page = await givenBuyer();
  await addToCart(page, 'Stoneware mug', 'Stoneware mug', 'Bread in one day');
  await page.getByRole('link', { name: 'Your cart 3' }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await takePicture(page, 'shop');
  await page.getByRole('link', { name: 'Your cart 3' }).click();
  await page.getByLabel('Quantity: Stoneware mug').fill('1');
  await page.getByRole('button', { name: 'Change: Stoneware mug' }).click();
  await page.getByRole('link', { name: 'Your cart 2' }).waitFor();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillDelivery(page);
  await page.locator('#button-v5').getByRole('button').waitFor();
  await page.locator('.ways').scrollIntoViewIfNeeded();
  await takePicture(page, 'shop-checkout');
  await fillDelivery(page, '<b>Ada</b>');
  await goToWallet(page);
  await signIn(page);
  await pay(page);
  const number = await expectOrderPage(page, 'Thank you!');
  await expectPaidOnce(number, 2150);
  // As text: what a buyer types is never markup.
  await page.getByText('<b>Ada</b>').waitFor();
  expect(await page.getByRole('link', { name: 'Your cart' }).textContent()).toBe('Your cart');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download: Bread in one day' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bread-in-one-day.txt');

  const office = await givenBuyer();
  await office.goto(`${inject('sandbox').shopUrl}/office`);
  await office.getByRole('link', { name: number }).click();
  await office.getByLabel('Amount in euros').fill('3.50');
  await office.getByRole('button', { name: 'Refund' }).click();
  await office.getByRole('button', { name: 'Refund €3.50' }).click();
  await office.getByRole('cell', { name: 'refund.completed' }).waitFor();
  await takePicture(office, 'shop-office');
  await page.getByText('Refunded').waitFor();
  expect(await readOffice(number)).toContain('€3.50');
});

test('the shop has one name: on its own pages, at the wallet, and in the dashboard', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  expect(await page.title()).toMatch(/ · Kade$/);
  await page.getByRole('banner').getByRole('link', { name: 'Kade' }).waitFor();
  await goToWallet(page);
  await page.getByRole('button', { name: 'Cancel and return to Kade' }).waitFor();
  await signIn(page);
  await page.getByRole('heading', { name: 'Kade' }).waitFor();
  await pay(page);
  const number = await expectOrderPage(page, 'Thank you!');
  const [payment] = await listPayments(number);
  const { serviceUrl, cookie } = inject('sandbox');
  const read = async (path: string) =>
    (await fetch(`${serviceUrl}/dashboard/api${path}`, { headers: { cookie } })).json();
  expect(await read(`/payments/${payment!.id}`)).toMatchObject({
    shopName: 'Kade',
    reference: `Kade ${number}`,
    accountId: 'kade',
    apiKeyLabel: 'Kade',
  });
  expect(await read('/webhook-endpoints')).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ description: 'Kade' })]) as unknown[],
  });
});

test('a buyer who cancels at the wallet finds the cart and the address again, and pays', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  const street = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkstraße 100';
  await page.getByLabel('Street and number').fill(street);
  await goToWallet(page);
  await signIn(page);
  // Also a street without a space fits on a phone.
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByText(street).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  await cancel(page);
  const cancelled = await expectOrderPage(page, 'You cancelled the payment');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  expect(await page.getByLabel('Street and number').inputValue()).toBe(street);
  await goToWallet(page);
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
  await pay(page);
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 1800);
  expect(await listPayments(cancelled)).toMatchObject([{ status: 'cancelled' }]);
});

test('a declined buyer comes back to the shop, chooses again from there and pays', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  await goToWallet(page);
  await signIn(page, 'Dora Dahl');
  await payWith(page, 'Credit card');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  const number = await expectOrderPage(page, 'Your payment was declined');
  // Only the buyer's own way shows that there is another approval.
  await loseNotifications((await listPayments(number))[0]!);
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await payWith(page, 'Purse balance');
  expect(await expectOrderPage(page, 'Thank you!')).toBe(number);
  await expectPaidOnce(number, 1800);
});

// docs/reliability.md#f7
test('an order is paid by webhook although the buyer closes the browser after approving', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  await goToWallet(page);
  await signIn(page);
  const office = await givenBuyer();
  await office.goto(`${inject('sandbox').shopUrl}/office`);
  const number = await readOrderNumber(page);
  await page.route('**/checkout/**', () => page.context().close());
  const closed = page.waitForEvent('close');
  await pay(page).catch(() => undefined);
  await closed;
  // Without a reload.
  await office.getByRole('row', { name: new RegExp(`${number}.*captured`) }).waitFor();
  await expectPaidOnce(number, 1800);
});

test('a buyer who reloads and goes back at every step pays once', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  await page.reload();
  await fillDelivery(page);
  await goToWallet(page);
  await page.reload();
  await page.goBack();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await goToWallet(page);
  await page.goBack();
  await page.goForward();
  await signIn(page);
  await page.reload();
  await pay(page);
  const number = await expectOrderPage(page, 'Thank you!');
  await page.reload();
  await expectOrderPage(page, 'Thank you!');
  // To the wallet's page of an order that is paid, and forward again.
  await page.goBack();
  await page.goForward();
  await expectOrderPage(page, 'Thank you!');
  await expectPaidOnce(number, 1800);
  // The cart belongs to this order: nothing can be paid again.
  await page.goto(`${inject('sandbox').shopUrl}/checkout`);
  expect(await expectOrderPage(page, 'Thank you!')).toBe(number);
});

test('while the wallet is slow the buyer waits, and then comes to the paid order by itself', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  await goToWallet(page);
  const release = await holdCaptureAnswer({ extOrderId: new URL(page.url()).searchParams.get('token')! });
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: 'One moment, we’re checking your payment' }).waitFor();
  await release();
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 1800);
});

test('a French buyer on a phone reads French everywhere, and no page is wider than the phone', async () => {
  const page = await givenPage({
    locale: 'fr-FR',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const expectFits = async () => {
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    // No table has to be pushed sideways, and nothing in a card is cut.
    const boxes = await page
      .locator('.scroll, .card')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(boxes.filter((hidden) => hidden > 0)).toEqual([]);
  };
  await page.goto(`${inject('sandbox').shopUrl}/thanks?transactionId=pay_${'a'.repeat(60)}`);
  await expectFits();
  await page.goto(inject('sandbox').shopUrl);
  await expectFits();
  await page.getByRole('button', { name: 'Ajouter au panier: Tasse en grès' }).tap();
  await page.getByRole('link', { name: 'Votre panier 1' }).tap();
  await page.getByRole('heading', { name: 'Votre panier' }).waitFor();
  await expectFits();
  await page.getByRole('button', { name: 'Commander' }).tap();
  await page.getByLabel('Prénom et nom').fill('Rémy Roux');
  await page.getByLabel('Rue et numéro').fill('Rue de la Paix 1');
  await page.getByLabel('Code postal').fill('75002');
  await page.getByLabel('Ville').fill('Paris');
  await expectFits();
  await page.getByRole('button', { name: 'Payer avec Purse' }).first().tap();
  await page.getByRole('button', { name: 'Ada Amsel' }).tap();
  await page.getByRole('button', { name: /^Payer / }).tap();
  const number = await expectOrderPage(page, 'Merci');
  await expectFits();
  await takePicture(page, 'shop-phone');
  await expectPaidOnce(number, 1800);
  // The office, in English.
  await page.getByRole('link', { name: 'Commandes de la boutique' }).tap();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await expectFits();
  await page.getByRole('link', { name: number }).tap();
  await page.getByRole('heading', { name: number }).waitFor();
  await expectFits();
});
