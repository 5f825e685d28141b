import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { confirm, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

/** The tasks of an operator's day, each from Home, with the clicks that it takes. Typing and Enter are free. */

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

/** An administrator on Home, whose presses of the mouse are counted. */
const startDay = async () => {
  const { page, operator } = await signInAs(shop.dashboard, 'administrator');
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  const watch = `addEventListener('pointerdown', () => countClick(), { capture: true })`;
  await page.addInitScript(watch);
  await page.evaluate(watch);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, operator, clicks: () => clicks };
};

/** Opens what was found first. */
const find = async (page: Page, text: string, option: string | RegExp) => {
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('option', { name: option }).first().waitFor();
  await expect.poll(() => dialog.locator('[role=option][data-combobox-selected]').count()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

test('a payment is found by the number of its order without a click', async () => {
  await shop.givenApproved({ transaction: { reference: 'Kade K-8A049D6A' } });
  const { page, clicks } = await startDay();
  await find(page, 'K-8A049D6A', 'Kade K-8A049D6A');
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expect(clicks()).toBe(0);
});

test('a payment is found by a part of what someone remembers without a click', async () => {
  await shop.givenApproved({ transaction: { reference: 'Kade K-77E1B3C0' } });
  const { page, clicks } = await startDay();
  await find(page, '7e1b3', 'Kade K-77E1B3C0');
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expect(clicks()).toBe(0);
});

test('a payment is refunded in part and then the rest with five clicks', async () => {
  const { extOrderId } = await shop.givenApproved({ transaction: { reference: 'refund-me-now' } });
  const { page, operator, clicks } = await startDay();
  await find(page, 'refund-me', 'refund-me-now');
  const dialog = page.getByRole('dialog', { name: 'Refund this payment' });
  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByLabel('Amount to refund, in EUR').fill('4.50');
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await confirm(page, operator);
  await page.getByText('€5.50 can still be refunded.').waitFor();
  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByRole('button', { name: 'Refund €5.50' }).click();
  await page.getByText('It was captured, then fully refunded to the buyer.').waitFor();
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1000 } });
  expect(clicks()).toBe(5);
});

test('the statement of an account is saved with one click', async () => {
  await shop.givenApproved({ transaction: { accountId: 'stationery-east' } });
  const { page, clicks } = await startDay();
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill('onery-ea');
  await dialog.getByRole('option', { name: 'stationery-east', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^statement-/);
  expect(clicks()).toBe(1);
});

test('a dispute is reached from Home with two clicks', async () => {
  const { id } = await shop.givenApproved();
  await shop.server.sql`
    insert into disputes (payment_id, platform_id, dispute_id, status, stage, reason, currency, amount_minor, opened_at, updated_at)
    values (${id}, 1, 'PP-D-77', 'waiting_for_seller', 'inquiry', 'OTHER', 'EUR', 100, now(), now())`;
  const { page, clicks } = await startDay();
  await page.getByRole('link', { name: 'See disputes' }).click();
  await page.getByRole('link', { name: id.slice(-6) }).click();
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expect(clicks()).toBe(2);
});

test('someone is invited with four clicks at most', async () => {
  const { page, operator, clicks } = await startDay();
  await find(page, 'invite', 'Users');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('dialog').getByLabel('E-mail address').fill('new@harbour.example');
  await page.getByRole('radio', { name: 'Viewer' }).check();
  await page.getByRole('button', { name: 'Create the link' }).click();
  await confirm(page, operator);
  await page.getByRole('dialog', { name: 'The invitation link' }).waitFor();
  expect(clicks()).toBeLessThanOrEqual(4);
});

test('the audit log is verified with one click', async () => {
  const { page, clicks } = await startDay();
  await find(page, 'audit', 'Audit log');
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page
    .getByText(/entries/)
    .first()
    .waitFor();
  expect(clicks()).toBe(1);
});

test('the last reconciliation is opened without a click', async () => {
  const { page, clicks } = await startDay();
  await find(page, 'reconcil', 'Reconciliation');
  await page.getByRole('heading', { name: 'Reconciliation', level: 1 }).waitFor();
  expect(clicks()).toBe(0);
});

test('a quarantined payment is resolved from Home with five clicks', async () => {
  const { id } = await shop.givenContradicted();
  const { page, operator, clicks } = await startDay();
  await shop.wallet.clearFaults();
  await page.getByRole('link', { name: 'See quarantined payments' }).click();
  await page.getByRole('link', { name: id.slice(-6) }).click();
  await page.getByRole('button', { name: 'Resolve…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve the mismatch?' });
  await dialog.getByLabel('Adopt the wallet’s capture').check();
  await dialog.getByLabel('Note').fill('Seen at the wallet');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'Adopt €10.00' }).click();
  await page.getByText('€10.00 was adopted from the wallet and credited to the account.').waitFor();
  expect(clicks()).toBe(5);
});

test('money is moved to another account with four clicks at most', async () => {
  for (const accountId of ['journey-from', 'journey-to'])
    await shop.givenApproved({ transaction: { accountId } });
  const { page, operator, clicks } = await startDay();
  await find(page, 'move', 'Transfers');
  await page.getByRole('heading', { name: 'Transfers', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move money between accounts' });
  await dialog.getByRole('combobox', { name: 'From the account' }).fill('journey-from');
  await dialog.getByText('Balance: €10.00.').waitFor();
  await dialog.getByRole('combobox', { name: 'To the account' }).fill('journey-to');
  await dialog.getByLabel('Amount').fill('2.50');
  await dialog.getByRole('button', { name: 'Move €2.50' }).click();
  await confirm(page, operator);
  await dialog.waitFor({ state: 'detached' });
  expect(clicks()).toBeLessThanOrEqual(4);
});

test('an endpoint with failing deliveries is reached from Home with two clicks', async () => {
  const body = {
    url: 'http://127.0.0.1:1/hooks',
    description: 'The warehouse',
    eventTypes: ['dispute.opened'],
  };
  const { id } = (await (await shop.client.call('POST', '/webhook-endpoints', body)).json()) as {
    id: string;
  };
  await shop.server.sql`
    update webhook_queues set failing_since = now() - interval '2 minutes' where endpoint_id = ${id}`;
  const { page, clicks } = await startDay();
  await page.getByRole('link', { name: 'See failing endpoints' }).click();
  await page.getByRole('link', { name: 'The warehouse' }).click();
  await page.getByText('It doesn’t accept what’s sent to it. Florin keeps trying.').waitFor();
  expect(clicks()).toBe(2);
});

test('the own address is allowed with three clicks', async () => {
  const { page, operator, clicks } = await startDay();
  await find(page, 'firewall', 'IP allow list');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await page.getByRole('button', { name: 'Save list' }).click();
  await confirm(page, operator);
  await expect.poll(async () => (await shop.server.sql`select from allowed_address_ranges`).length).toBe(1);
  expect(clicks()).toBe(3);
});
