import { beforeAll, expect, test } from 'vitest';
import { makeScheduledPayouts } from '../../../server/src/payouts/make-scheduled.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const iban = 'DE89 3704 0044 0532 0130 00';

test('an administrator says with the password who an account belongs to and gives its bank account, which is never shown again', async () => {
  await shop.client.call('PUT', '/accounts/books');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/books');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Change details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change details' });
  await dialog.getByLabel('Name').fill('Ada’s Books');
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await dialog.getByLabel('VAT number').fill('de 123456789');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page, operator);
  await details.getByText('DE123456789').waitFor();
  await details.getByText('Ada’s Books').waitFor();

  await details.getByRole('button', { name: 'Change bank account' }).click();
  const bank = page.getByRole('dialog', { name: 'Change bank account' });
  await bank.getByLabel('IBAN').fill(iban.replace('00', '01'));
  await bank.getByRole('button', { name: 'Save' }).click();
  await bank.getByText('its check digits are wrong').first().waitFor();
  await bank.getByLabel('IBAN').fill(iban);
  await bank.getByLabel('BIC (optional)').fill('COBADEFFXXX');
  await expectAccessible(page);
  await takePicture(page, 'account-bank');
  await bank.getByRole('button', { name: 'Save' }).click();
  await details.getByText('DE…3000 COBA…').waitFor();
  await details.getByText('Payouts possible from').waitFor();
  expect(await page.content()).not.toContain('3704');
  await expectAccessible(page);
  await takePicture(page, 'account-details');
});

test('an account is put on hold, closed and opened again, and the list shows it', async () => {
  await shop.client.call('PUT', '/accounts/stalled');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/stalled');
  const details = page.getByRole('region', { name: 'Details' });
  const change = async (status: string, button: string) => {
    await details.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change status' });
    await dialog.getByLabel(status, { exact: true }).check();
    await expectAccessible(page);
    await takePicture(page, 'account-status');
    await dialog.getByRole('button', { name: button }).click();
  };
  await change('On hold', 'Put the account on hold');
  await confirm(page, operator);
  await details.getByText('On hold', { exact: true }).waitFor();
  await details.getByText('Its platform can’t transfer from it').waitFor();
  await change('Closed', 'Close the account');
  await details.getByText('Closed', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All accounts' }).click();
  const row = page.getByRole('table', { name: 'Accounts' }).getByRole('row').filter({ hasText: 'stalled' });
  await row.getByText('Closed').waitFor();
  await row.getByRole('link', { name: 'stalled' }).click();
  await change('Open', 'Open the account');
  await details.getByText('Open', { exact: true }).waitFor();
});

test('a viewer sees the details on a phone in the dark, in French, and changes nothing', async () => {
  await shop.client.call('PUT', '/accounts/held');
  const held = { name: 'Société des Livres', bankAccount: { iban }, status: 'on_hold' };
  await shop.client.call('PATCH', '/accounts/held', held);
  const look = { phone: true, colorScheme: 'dark', language: 'fr-FR' } as const;
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts/held', look);
  const details = page.getByRole('region', { name: 'Coordonnées' });
  await details.getByText('Société des Livres').waitFor();
  await details.getByText('Bloqué', { exact: true }).waitFor();
  await details.getByText('DE…3000').waitFor();
  expect(await details.getByRole('button', { name: /^(?!Copier)/ }).count()).toBe(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await takePicture(page, 'account-phone-dark');
});

test('an administrator holds a part of what an account receives, sees what is held, and lets it go', async () => {
  await shop.client.call('PUT', '/accounts/reserved');
  const payment = await shop.client.givenPayment({ transaction: { accountId: 'reserved' } });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/reserved');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Change reserve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change reserve' });
  await dialog.getByLabel('Part').fill('12.5');
  await dialog.getByLabel('Days').fill('14');
  await expectAccessible(page);
  await takePicture(page, 'account-reserve');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page, operator);
  await details.getByText('12.5% for 14 days').waitFor();
  await page.getByText('€1.25 of it is held back by the reserve.').waitFor();
  await details.getByRole('button', { name: 'Change reserve' }).click();
  await dialog.getByRole('button', { name: 'Remove the reserve' }).click();
  await details.getByText('12.5% for 14 days').waitFor({ state: 'detached' });
});

test('an administrator has an account paid out every day, sees the schedule and stops it', async () => {
  await shop.client.call('PUT', '/accounts/scheduled');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/scheduled');
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByRole('button', { name: 'Change automatic payouts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change automatic payouts' });
  await dialog.getByLabel('How often').selectOption('Every day');
  await dialog.getByLabel('Minimum in euros').fill('no');
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Minimum in euros').fill('25');
  await expectAccessible(page);
  await takePicture(page, 'account-schedule');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirm(page, operator);
  await details.getByText('Every day, from €25.00 up').waitFor();
  await details.getByText('Next automatic payout').waitFor();
  const { deps } = shop.server;
  await makeScheduledPayouts({ ...deps, clock: () => new Date(deps.clock().getTime() + 86_400_000) });
  await page.reload();
  await details.getByText('It had no name or no bank account.').waitFor();
  await takePicture(page, 'account-skipped');
  await page.getByRole('link', { name: 'Payout runs' }).first().click();
  const skipped = page.getByRole('region', { name: 'Skipped by their schedule' });
  await skipped.getByText('It had no name or no bank account.').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'payout-runs-skipped');
  await skipped.getByRole('link', { name: 'scheduled' }).click();
  await details.getByRole('button', { name: 'Change automatic payouts' }).click();
  await dialog.getByRole('button', { name: 'Stop automatic payouts' }).click();
  await details.getByText('Every day, from €25.00 up').waitFor({ state: 'detached' });
});
