import { expect, inject, test } from 'vitest';
import { Florin } from '../../sdk/src/index.ts';
import { givenBuyer } from './support/browser.ts';
import { listPayments, passASecondAtWallet } from './support/sandbox.ts';
import { expectOrderPage, expectPaidOnce, givenCheckout, openPopup, readOffice } from './support/shop.ts';
import { cancel, pay, payWith, signIn } from './support/wallet-pages.ts';

test('a buyer pays in the popup of version 5; an event that comes again changes nothing', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  const popup = await openPopup(page, 'v5');
  await signIn(popup);
  await pay(popup);
  const number = await expectOrderPage(page, 'Thank you!');
  await expectPaidOnce(number, 1800);
  const { serviceUrl, shopAccess } = inject('sandbox');
  const florin = new Florin({ baseUrl: serviceUrl, apiKey: shopAccess.apiKey });
  const [payment] = await listPayments(number);
  for await (const { id } of florin.events.list({ transactionId: payment!.id })) {
    expect((await florin.webhookEndpoints.send(shopAccess.webhookId, id)).answerStatus).toBe(204);
  }
  expect(await readOffice(number)).toMatch(/captured €18\.00 4$/);
});

test('a buyer pays in the popup of version 6, which opens only when the address is filled in', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  const town = page.getByLabel('Town');
  await town.fill('');
  let popups = 0;
  page.on('popup', () => (popups += 1));
  await page.locator('#button-v6').getByRole('button').click();
  expect(await town.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  await town.fill('Amsterdam');
  const popup = await openPopup(page, 'v6');
  await signIn(popup);
  await pay(popup);
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 1800);
  expect(popups).toBe(1);
});

test('a popup that the buyer closes by hand cancels the order, and the cart stays full', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  const popup = await openPopup(page, 'v5');
  await signIn(popup);
  await popup.close();
  const number = await expectOrderPage(page, 'You cancelled the payment');
  expect(await listPayments(number)).toMatchObject([{ status: 'cancelled', capturedAmount: 0 }]);
  await page.getByRole('link', { name: 'Your cart 1' }).waitFor();
});

test('a cancel in the popup cancels the order, and another one can be paid', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  await cancel(await openPopup(page, 'v6'));
  await expectOrderPage(page, 'You cancelled the payment');
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  const popup = await openPopup(page, 'v6');
  await signIn(popup);
  await pay(popup);
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 1800);
});

test('a declined buyer chooses something else in a popup that opens again, and pays', async () => {
  const page = await givenBuyer();
  await givenCheckout(page);
  const popup = await openPopup(page, 'v5');
  await signIn(popup, 'Dora Dahl');
  const reopened = page.waitForEvent('popup');
  await payWith(popup, 'Credit card');
  const again = await reopened;
  await passASecondAtWallet();
  await payWith(again, 'Purse balance');
  await expectPaidOnce(await expectOrderPage(page, 'Thank you!'), 1800);
});

test('the shop speaks five languages: the one that the browser prefers, and the one that is chosen', async () => {
  const read = async (accepted: string, path = '/') => {
    const answer = await fetch(`${inject('sandbox').shopUrl}${path}`, {
      headers: { 'accept-language': accepted },
    });
    const [, language, title] = /<html lang="(\w+)">.*<title>(.+) · Kade<\/title>/s.exec(
      await answer.text(),
    )!;
    return { language, title };
  };
  const codes = ['en', 'fr', 'de', 'es', 'it'];
  const pages = await Promise.all(codes.map((code) => read(`${code};q=0.9, pt`)));
  expect(pages.map(({ language }) => language)).toEqual(codes);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(5);
  expect(await read('en', '/?language=it')).toEqual(pages[4]);
});

test('the shop refuses forms of other sites, forged webhooks and bodies without end', async () => {
  const { shopUrl } = inject('sandbox');
  const post = async (path: string, origin: string, body: string) =>
    (await fetch(`${shopUrl}${path}`, { method: 'POST', headers: { origin }, body, redirect: 'manual' }))
      .status;
  expect(await post('/cart', shopUrl, 'add=mug')).toBe(303);
  expect(await post('/cart', 'https://evil.example', 'add=mug')).toBe(403);
  expect(await post('/webhooks', 'https://evil.example', '{"type":"payment.captured"}')).toBe(400);
  expect(await post('/cart', shopUrl, 'x'.repeat(300_000))).toBe(413);
  const byOtherName = shopUrl.replace('localhost', '127.0.0.1');
  const elsewhere = await fetch(`${byOtherName}/office`, { redirect: 'manual' });
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([307, `${shopUrl}/office`]);
});
