import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Platform } from './platform.ts';

/** Goes from the cart to the wallet. */
export const startAtWallet = async (platform: Platform, page: Page) => {
  await page.goto(platform.url);
  await page.getByRole('button', { name: 'Pay with Purse' }).click();
  await page.getByRole('heading', { name: 'Sign in to pay' }).waitFor();
  return platform.lastPayment();
};

/** Expects the buyer at this page of the platform, with the parameters that the service adds. */
export const expectReturn = async (page: Page, platform: Platform, path: string, outcome: string) => {
  const { id, extOrderId } = platform.lastPayment();
  await page.waitForURL(`${platform.url}/**`);
  const separator = path.includes('?') ? '&' : '?';
  expect(page.url()).toBe(
    `${platform.url}${path}${separator}transactionId=${id}&extOrderId=${extOrderId}&outcome=${outcome}`,
  );
};
