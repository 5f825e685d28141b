import type { Page } from 'playwright-core';

/** What a buyer does on the wallet's pages. */
export const signIn = async (page: Page, name = 'Ada Amsel') => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('heading', { name: 'Pay with' }).waitFor();
};

export const pay = async (page: Page) => page.getByRole('button', { name: /^(Pay |Agree)/ }).click();
export const cancel = async (page: Page) => page.getByRole('button', { name: /^Cancel and return/ }).click();
