import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeClient } from '../../../server/test/payments/support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const platformChoices = (page: Page) => page.getByLabel('Platform', { exact: true });

// First of all: the platforms that the other tests add stay.
test('with one platform no page and no dialog asks for it', async () => {
  await shop.givenApproved({ transaction: { accountId: 'seller-1', reference: 'order-1' } });
  const { page } = await signInAs(shop.dashboard, 'administrator', '/accounts');
  await page.getByRole('link', { name: 'seller-1' }).waitFor();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await page.getByLabel('Account id').waitFor();
  expect(await platformChoices(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'seller-1' }).click();
  await page.getByRole('button', { name: 'Transfer…' }).click();
  await page.getByRole('dialog').getByText('Balance: €10.00.').waitFor();
  expect(await platformChoices(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Payments of this account' }).click();
  await page.waitForURL('**/payments?accountId=seller-1');
  await page.getByRole('table', { name: 'Payments' }).getByRole('link', { name: 'order-1' }).waitFor();
  expect(await page.getByRole('main').getByText('Main', { exact: true }).count()).toBe(0);
  expect(await platformChoices(page).count()).toBe(0);
});

/** A second platform with an account of the same id, and what it has captured. */
const givenSecond = async (name: string) => {
  const platformId = await shop.server.givenPlatform(name);
  const client = await makeClient(shop.server, { platformId });
  const payment = await client.givenPayment({ transaction: { accountId: 'seller-1', reference: name } });
  await shop.wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  return { platformId, client, payment };
};

test('with several platforms a key, an account and a webhook endpoint are made for the one that is chosen', async () => {
  const { platformId } = await givenSecond('Harbour market');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('button', { name: 'GENERATE AN API KEY' }).click();
  await page.getByLabel('Name of the key').fill('Harbour till');
  expect(await platformChoices(page).inputValue()).toBe('1');
  await platformChoices(page).selectOption('Harbour market');
  await expectAccessible(page);
  await page.getByLabel('Your dashboard password').fill(operator.password);
  await page.getByRole('button', { name: 'CONFIRM' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Harbour till' });
  await card.getByText('Harbour market').waitFor();

  await page.goto(`${shop.dashboard.url}/accounts?platform=${platformId}`);
  await page.getByRole('button', { name: 'Open an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  expect(await platformChoices(page).last().inputValue()).toBe(String(platformId));
  await dialog.getByLabel('Account id').fill('quay');
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { name: 'Account quay' }).waitFor();
  await page.getByText('Platform: Harbour market').waitFor();

  await page.goto(`${shop.dashboard.url}/developers/webhooks`);
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook endpoint' });
  await form.getByLabel('URL').fill('https://receiver.example.com/hooks');
  await form.getByLabel('Description').fill('Receiver of the harbour');
  expect(await form.getByLabel('Events of').inputValue()).toBe('');
  await form.getByLabel('Events of').selectOption('Harbour market');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await confirm(page, operator);
  await page.getByRole('heading', { name: 'Receiver of the harbour', level: 1 }).waitFor();
  await page.getByText('Harbour market').waitFor();

  const { sql } = shop.server;
  const rows = await sql`
    select platform_id as id from api_keys where label = 'Harbour till'
    union all select platform_id from accounts where id = 'quay'
    union all select platform_id from webhook_endpoints`;
  expect(rows).toEqual([{ id: platformId }, { id: platformId }, { id: platformId }]);
});

test('accounts of the same id are apart: their pages, their payments and the money that is moved', async () => {
  const { platformId, client } = await givenSecond('Island fair');
  await client.call('PUT', '/accounts/boat');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts');
  await platformChoices(page).selectOption('Island fair');
  await page.getByRole('link', { name: 'boat' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'seller-1' }).click();
  await page.getByText('Platform: Island fair').waitFor();
  expect(new URL(page.url()).search).toBe(`?platform=${platformId}`);
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€10.00').waitFor();

  await page.getByRole('button', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move money between accounts' });
  expect(await dialog.getByLabel('Platform', { exact: true }).inputValue()).toBe(String(platformId));
  await dialog.getByText('Balance: €10.00.').waitFor();
  await dialog.getByRole('combobox', { name: 'To the account' }).fill('boat');
  await dialog.getByLabel('Amount').fill('4');
  await dialog.getByRole('button', { name: 'Move €4.00' }).click();
  await confirm(page, operator);
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€6.00').waitFor();
  const posted = page.getByRole('table', { name: 'Postings' });
  await posted.getByRole('link', { name: 'boat' }).click();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€4.00').waitFor();
  await page.goBack();
  const href = await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href');
  expect(href).toContain(`platformId=${platformId}&`);

  await page.getByRole('link', { name: 'Payments of this account' }).click();
  const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
  await payments.getByRole('link', { name: 'Island fair' }).waitFor();
  expect(await payments.count()).toBe(1);
  await platformChoices(page).selectOption('All platforms');
  await expect.poll(() => payments.count()).toBe(3);
  await payments.filter({ hasText: 'order-1' }).getByText('Main', { exact: true }).waitFor();
  await expectAccessible(page);

  await page.goto(`${shop.dashboard.url}/transfers`);
  const transfers = page.getByRole('table', { name: 'Transfers' }).locator('tbody').getByRole('row');
  await transfers.getByText('Island fair').waitFor();
  await platformChoices(page).selectOption('Main');
  await page.getByRole('heading', { name: 'No transfer' }).waitFor();
  await page.goto(`${shop.dashboard.url}/accounts/seller-1`);
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€10.00').waitFor();

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Search' }).fill('seller-1');
  await page.getByRole('option', { name: 'seller-1 · Island fair' }).click();
  await page.getByText('Platform: Island fair').waitFor();
});

test('in French, dark and on a phone', async () => {
  const look = { language: 'fr-FR', phone: true, colorScheme: 'dark' } as const;
  const { page } = await signInAs(shop.dashboard, 'administrator', '/payments?platform=2', look);
  await page.getByRole('list', { name: 'Paiements' }).getByText('Harbour market').first().waitFor();
  await page.getByLabel('Plateforme', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const path of ['/accounts?platform=2', '/transfers', '/developers/api-keys']) {
    await page.goto(shop.dashboard.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('status', { name: 'Chargement…' }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
