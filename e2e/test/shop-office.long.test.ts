import { expect, inject, test } from 'vitest';
import { givenBuyer } from './support/browser.ts';
import { addToCart, expectOrderPage, fillDelivery, goToWallet } from './support/shop.ts';
import { pay, signIn } from './support/wallet-pages.ts';

test('a refund is asked about once and made once: Back and Refund again asks for an amount, also when the order changes under the press; an old form is refused', async () => {
  const page = await givenBuyer();
  await addToCart(page, 'Bread in one day');
  await page.goto(`${inject('sandbox').shopUrl}/checkout`);
  await goToWallet(page);
  await signIn(page);
  await pay(page);
  const number = await expectOrderPage(page, 'Thank you!');
  await page.goto(`${inject('sandbox').shopUrl}/office`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('cell', { name: '1 × Bread in one day' }).waitFor();
  const amount = page.getByLabel('Amount in euros');
  const refund = page.getByRole('button', { name: 'Refund' });
  expect(await amount.inputValue()).toBe('3.50');
  const readForm = async (amount: string) => {
    const readHidden = (name: string) => page.locator(`input[name=${name}]`).inputValue();
    const [refundId, refundable] = [await readHidden('refundId'), await readHidden('refundable')];
    return new URLSearchParams({ amount, refundId, refundable });
  };
  const oldForm = await readForm('1');

  await amount.fill('one euro');
  await refund.click();
  await page.getByText('Enter an amount, such as 12.50.').waitFor();
  expect(await amount.inputValue()).toBe('one euro');
  await amount.fill('9');
  await refund.click();
  await page.getByText('€9.00 is more than the €3.50 that is left.').waitFor();
  expect(await amount.inputValue()).toBe('9');

  const office = page.url().replace(/\/refund.*/, '');
  await page.goto(office);
  await amount.fill('1');
  await refund.click();
  await page.getByRole('heading', { name: 'Refund €1.00?' }).waitFor();
  await page.getByRole('link', { name: 'Keep payment' }).click();
  expect(await page.getByRole('cell', { name: 'refund.completed' }).count()).toBe(0);
  await amount.fill('1');
  await refund.click();
  await page.getByRole('button', { name: 'Refund €1.00' }).click();
  await page.getByRole('cell', { name: 'refund.completed' }).waitFor();
  const link = await page.getByRole('link', { name: 'Open in the dashboard' }).getAttribute('href');
  const id = await page.locator('code', { hasText: /^pay_/ }).first().textContent();
  expect(link).toBe(`${inject('sandbox').serviceUrl}/dashboard/payments/${id}`);
  await page.goBack();
  await page.getByRole('cell', { name: 'refund.completed' }).waitFor();
  expect(await amount.inputValue()).toBe('');

  const send = (body: URLSearchParams) =>
    fetch(`${office}/refund`, { method: 'POST', headers: { origin: inject('sandbox').shopUrl }, body });
  const anothersForm = await readForm('0.5');
  await refund.hover();
  await page.mouse.down();
  const isToldOfChange = page.waitForResponse(office);
  await send(anothersForm);
  await (await isToldOfChange).finished();
  await page.mouse.up();
  expect(await amount.evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
  await amount.blur();
  await page.getByText('€0.50').first().waitFor();

  const answer = await send(oldForm);
  expect(await answer.text()).toContain('have changed since you opened the page');
  await page.reload();
  expect(await page.getByRole('cell', { name: '€1.00' }).count()).toBe(1);
});

test('a cart of two sellers is divided: the office shows what each received and what the shop keeps, also after a refund', async () => {
  const page = await givenBuyer();
  await addToCart(page, 'Stoneware mug', 'Bread in one day');
  await page.goto(`${inject('sandbox').shopUrl}/checkout`);
  await fillDelivery(page);
  await goToWallet(page);
  await signIn(page);
  await pay(page);
  const number = await expectOrderPage(page, 'Thank you!');
  await page.goto(`${inject('sandbox').shopUrl}/office`);
  await page.getByRole('link', { name: number }).click();
  const rowOf = (item: string) => page.getByRole('row', { name: item });
  await rowOf('1 × Stoneware mug €18.00 ton-und-erde €16.20 €1.80').waitFor();
  await rowOf('1 × Bread in one day €3.50 le-fournil €3.15 €0.35').waitFor();
  await page.getByLabel('Amount in euros').fill('21.50');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('button', { name: 'Refund €21.50' }).click();
  await rowOf('1 × Stoneware mug €18.00 ton-und-erde €0.00 €0.00').waitFor();
});
