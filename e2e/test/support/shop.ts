import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listPayments, walletReport } from './sandbox.ts';

/** What a buyer does on the pages of the demo shop. */
export const addToCart = async (page: Page, ...names: readonly string[]) => {
  await page.goto(inject('sandbox').shopUrl);
  for (const name of names) await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
};

export const fillDelivery = async (page: Page, name = 'Ada Amsel') => {
  await page.getByLabel('First and last name').fill(name);
  await page.getByLabel('Street and number').fill('Keizersgracht 100');
  await page.getByLabel('Postcode').fill('1015 AA');
  await page.getByLabel('Town').fill('Amsterdam');
  await page.getByLabel('Country').selectOption('Netherlands');
};

/** The checkout with these goods, filled in as far as the ways to pay. */
export const givenCheckout = async (page: Page, name = 'Stoneware mug') => {
  await addToCart(page, name);
  await page.getByRole('link', { name: 'Your cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillDelivery(page);
};

/** The shop's own button. The other two are the wallet's. */
export const goToWallet = async (page: Page) => {
  await page.locator('.way').first().getByRole('button', { name: 'Pay with Purse' }).click();
  await page.waitForURL(`${inject('sandbox').walletUrl}/**`);
};

/** Opens the wallet's window by the wallet's own button. */
export const openPopup = async (page: Page, version: 'v5' | 'v6') => {
  const button = page.locator(`#button-${version}`).getByRole('button', { name: 'Pay with Purse' });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
};

/** Expects the page of the order with this heading, and tells the number of the order. */
export const expectOrderPage = async (page: Page, heading: string) => {
  await page.waitForURL(`${inject('sandbox').shopUrl}/orders/**`);
  await page.getByRole('heading', { name: heading }).waitFor();
  return /K-[\dA-F]{8}/.exec((await page.getByRole('main').textContent()) ?? '')![0];
};

/** The number of the order that this buyer has begun, while they are at the wallet. */
export const readOrderNumber = async (page: Page) => {
  const cookies = await page.context().cookies(inject('sandbox').shopUrl);
  const id = cookies.find(({ name }) => name === 'order')!.value;
  return `K-${id.slice(0, 8).toUpperCase()}`;
};

/** Expects that the order has one payment, that the wallet has its money, and that a webhook has told the shop so. */
export const expectPaidOnce = async (number: string, capturedAmount: number) => {
  await expect
    .poll(() => listPayments(number))
    .toEqual([expect.objectContaining({ status: 'captured', capturedAmount })]);
  const [payment] = await listPayments(number);
  expect(await walletReport(payment!.extOrderId)).toMatchObject({ captureCount: 1 });
  await expect.poll(() => readOfficeOrder(number)).toContain('payment.captured');
  expect(await readOffice(number)).toContain('captured');
};

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const readOfficeRow = async (number: string) => {
  const text = await (await fetch(`${inject('sandbox').shopUrl}/office`)).text();
  return text.split(/<\/?tr>/).find((part) => part.includes(number)) ?? '';
};

/** The line of an order in the office of the shop. */
export const readOffice = async (number: string) => toText(await readOfficeRow(number));

/** The page of an order in the office, with the webhooks that have arrived. */
const readOfficeOrder = async (number: string) => {
  const [, path = ''] = /href="([^"]*)"/.exec(await readOfficeRow(number)) ?? [];
  return toText(await (await fetch(`${inject('sandbox').shopUrl}${path}`)).text());
};
