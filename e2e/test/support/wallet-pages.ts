import type { Page } from 'playwright-core';

/** What a buyer does on the wallet's pages. */
export const signIn = async (page: Page, name = 'Ada Amsel') => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
};

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click();

export const payWith = async (page: Page, instrument: string) => {
  await page.getByRole('radio', { name: instrument }).check();
  await pay(page);
};

export const cancel = (page: Page) => page.getByRole('button', { name: /^Cancel and return/ }).click();
