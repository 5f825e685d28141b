import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const openSearch = async (page: Page) => {
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').waitFor();
  return dialog;
};

/** What the buttons of the page copy, without addresses. */
const listCopied = async (page: Page) => {
  for (const details of await page.getByText(/^Technical details/).all()) await details.click();
  const buttons = page.getByRole('button', { name: /^Copy/ });
  await buttons.first().waitFor();
  const copied: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    copied.push(await page.evaluate<string>('navigator.clipboard.readText()'));
  }
  return [...new Set(copied)].filter((text) => !text.startsWith('http'));
};

const expectFound = async (page: Page, ids: readonly string[]) => {
  const dialog = await openSearch(page);
  for (const copied of ids) {
    await dialog.getByRole('textbox').fill('');
    await dialog.getByRole('option').first().waitFor({ state: 'detached' });
    await dialog.getByRole('textbox').fill(copied);
    await expect.poll(() => dialog.getByRole('option').count(), { message: copied }).toBeGreaterThan(0);
  }
};

/** A payment that was authorised, captured and refunded in part has every id that there is. */
const givenWithEveryId = async () => {
  const payment = await shop.givenApproved({ transaction: { captureMode: 'manual', reference: 'every-id' } });
  for (const [path, body] of [
    [`/moneyins/${payment.id}/validate`, {}],
    [`/refund/${payment.id}`, { amountToRefund: 300 }],
  ] as const)
    expect((await shop.client.call('PUT', path, body)).status).toBe(200);
  return payment.id;
};

test('whatever the pages of a payment and its refund offer to copy, the search finds', async () => {
  const id = await givenWithEveryId();
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`);
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  const ids = await listCopied(page);
  await page.goto(`${shop.dashboard.url}/refunds/${id}-r1`);
  await page.getByRole('heading', { name: 'Refund of €3.00' }).waitFor();
  for (const copied of await listCopied(page)) if (!ids.includes(copied)) ids.push(copied);
  expect(ids.length).toBeGreaterThan(10);
  await expectFound(page, ids);
});

test('whatever the card of a mismatch offers to copy of what the wallet shows, the search finds', async () => {
  const { id } = await shop.givenContradicted({ transaction: { reference: 'mismatched' } });
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`);
  const theirs = page.getByRole('region', { name: 'The wallet doesn’t match Florin' });
  await theirs.getByText('€20.00').waitFor();
  const ids = await listCopied(page);
  expect(ids.length).toBeGreaterThan(3);
  await expectFound(page, ids);
});

test('settings are found by what they are called, and are there', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer');
  for (const [word, name] of [
    ['langu', 'Language'],
    ['time zo', 'Time zone'],
    ['dark', 'Dark'],
    ['passw', 'Current password'],
  ] as const) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    const dialog = await openSearch(page);
    await dialog.getByRole('textbox').fill(word);
    await dialog.locator('[data-combobox-selected]').filter({ hasText: 'My account' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('main').getByLabel(name, { exact: true }).count()).toBe(1);
    await page.goto(shop.dashboard.url);
  }
});

test('Enter opens nothing while a better result may come, also in the first search', async () => {
  const id = await givenWithEveryId();
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/dashboard/api/search?*', async (route) => {
    await held;
    await route.continue();
  });
  const dialog = await openSearch(page);
  await dialog.getByRole('textbox').fill(`${id}-r1`);
  await dialog.getByRole('option', { name: 'every-id' }).waitFor();
  await page.keyboard.press('Enter');
  answer();
  await dialog.locator('[data-combobox-selected]').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('heading', { name: 'Refund of €3.00' }).count()).toBe(1);
});
