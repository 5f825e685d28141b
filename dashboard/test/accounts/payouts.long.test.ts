import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { givenDuePayout, givenRun } from '../../../server/test/payouts/given-due-payout.ts';
import { ageBankAccount, ourBank } from '../../../server/test/payouts/payout-support.ts';
import { readPain } from '../../../server/test/payouts/read-pain.ts';
import { writeCamt } from '../../../server/test/payouts/write-camt.ts';
import { signInAndConfirm } from '../../../server/test/support/dashboard.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop(ourBank);
  return shop.close;
});

/** An account that has 10.00 and can be paid out. */
const givenSeller = async (accountId: string) => {
  await shop.givenApproved({ transaction: { accountId } });
  const details = { name: `Seller ${accountId}`, bankAccount: { iban: 'DE89370400440532013000' } };
  expect((await shop.client.call('PATCH', `/accounts/${accountId}`, details)).status).toBe(200);
  await ageBankAccount(shop.server, accountId);
};

test('a payout goes from the page of an account through a run that someone else approves to the bank, and one comes back', async () => {
  await givenSeller('books');
  await givenSeller('records');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/books');
  await page.getByRole('button', { name: 'Pay out…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay out books' });
  await dialog.getByLabel('Amount in EUR').fill('10.01');
  await dialog.getByText('At most €10.00 can be paid out.').waitFor();
  await dialog.getByLabel('Amount in EUR').fill('6.50');
  await dialog.getByLabel('Reference').fill('november');
  await expectAccessible(page);
  await takePicture(page, 'payout-dialog');
  await dialog.getByRole('button', { name: 'Pay out €6.50' }).click();
  await confirm(page, operator);
  await page.getByRole('link', { name: '€6.50 on its way to the bank' }).waitFor();
  await takePicture(page, 'account-on-its-way');
  const records = { accountId: 'records', all: true, currency: 'EUR', reference: 'all of it' };
  expect((await shop.client.call('POST', '/payouts', records)).status).toBe(201);

  await page.getByRole('link', { name: 'Payout runs' }).first().click();
  await page.getByRole('button', { name: 'Make a run…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make the run' }).click();
  await page.getByRole('heading', { name: 'Payout run of €16.50', level: 1 }).waitFor();
  await page.getByText('so someone else has to approve it').waitFor();
  expect(await page.getByRole('button', { name: 'Approve…' }).count()).toBe(0);
  await expectAccessible(page);
  await takePicture(page, 'payout-run-made');

  const path = new URL(page.url()).pathname.slice('/dashboard'.length);
  const { page: other, operator: approver } = await signInAs(shop.dashboard, 'administrator', path);
  await other.getByRole('button', { name: 'Approve…' }).click();
  const approval = other.getByRole('dialog', { name: 'Approve this run?' });
  await approval.getByText('2 payouts of €16.50 in all.').waitFor();
  await approval.getByRole('button', { name: 'Approve €16.50' }).click();
  await confirm(other, approver);
  await other.getByRole('button', { name: 'Download the file…' }).click();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('dialog').getByRole('button', { name: 'Download the file' }).click(),
  ]);
  const pain = readPain(readFileSync(await download.path(), 'utf8'));
  expect(pain).toMatchObject({ count: 2, controlSum: '16.50', debtorIban: ourBank.PAYOUT_IBAN });
  const [sent, back] = pain.transfers
    .toSorted((one, two) => one.amount.localeCompare(two.amount))
    .toReversed();

  const entries = [
    { endToEndId: sent!.endToEndId, amount: sent!.amount },
    { endToEndId: back!.endToEndId, amount: back!.amount },
    { endToEndId: back!.endToEndId, amount: back!.amount, direction: 'CRDT', reason: 'AC04' } as const,
    { amount: '5.00' },
  ];
  await other.getByRole('link', { name: 'Payout runs' }).first().click();
  await other.getByRole('button', { name: 'Take in a statement…' }).click();
  const statement = other.getByRole('dialog', { name: 'Take in a bank statement' });
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    statement.getByLabel('Statement').click(),
  ]);
  const buffer = Buffer.from(writeCamt(entries));
  await chooser.setFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer });
  await statement.getByRole('button', { name: 'Take it in' }).click();
  const taken = other.getByRole('dialog', { name: 'The statement was taken in' });
  await taken.getByText('Paid: 2. Returned: 1. Known already: 0.').waitFor();
  await taken.getByText('not a payout of ours.').waitFor();
  await expectAccessible(other);
  await takePicture(other, 'statement-taken-in');
  await taken.getByRole('button', { name: 'Close' }).last().click();
  const row = other.getByRole('table', { name: 'Payout runs' }).getByRole('row').nth(1);
  await row.getByText('2 (1 paid, 1 returned)').waitFor();
  await expectAccessible(other);
  await takePicture(other, 'payout-runs');

  await other.getByRole('navigation').getByRole('link', { name: 'Payouts', exact: true }).click();
  await other.getByLabel('Status').selectOption('Returned');
  const table = other.getByRole('table', { name: 'Payouts' });
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await takePicture(other, 'payouts');
  await expectAccessible(other);
  await table.getByRole('link').first().click();
  await other.getByText('AC04').waitFor();
  await expectAccessible(other);
  await takePicture(other, 'payout');

  await other.getByRole('link', { name: 'All payouts' }).click();
  await other.getByLabel('Status').selectOption('Paid');
  await table.getByRole('link', { name: 'books' }).click();
  await other.getByRole('button', { name: 'Settle by hand…' }).click();
  const settling = other.getByRole('dialog', { name: 'Settle this payout by hand?' });
  await settling.getByLabel('How do you know?').fill('Came back less a fee of 0.50');
  await expectAccessible(other);
  await takePicture(other, 'payout-settling');
  await settling.getByRole('button', { name: 'Settle it' }).click();
  await other.getByText('It came back, and the money is back on the account.').waitFor();
  await other.getByText(`${approver.email}: Came back less a fee of 0.50`).waitFor();
});

test('an administrator cancels a payout, and a viewer on a phone in the dark reads German and changes nothing', async () => {
  await givenSeller('undone');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/undone');
  await page.getByRole('button', { name: 'Pay out…' }).click();
  await page.getByRole('button', { name: 'Pay out €10.00' }).click();
  await confirm(page, operator);
  await page.getByRole('link', { name: '€10.00 on its way to the bank' }).click();
  await page.getByRole('table', { name: 'Payouts' }).getByRole('link', { name: 'undone' }).click();
  await page.getByText('The money has left the account and waits for a run.').waitFor();
  const path = new URL(page.url()).pathname.slice('/dashboard'.length);

  const look = { phone: true, colorScheme: 'dark', language: 'de-DE' } as const;
  const { page: phone } = await signInAs(shop.dashboard, 'viewer', path, look);
  await phone.getByText('Das Geld ist vom Konto abgebucht und wartet auf einen Lauf.').waitFor();
  expect(await phone.getByRole('button', { name: /stornieren/ }).count()).toBe(0);
  const shown = [
    ['payout', path, /^Auszahlung von 10,00/],
    ['payouts', '/payouts', 'Auszahlungen'],
    ['payout-runs', '/payout-runs', 'Auszahlungsläufe'],
  ] as const;
  for (const [name, at, heading] of shown) {
    await phone.goto(shop.dashboard.url + at);
    await phone.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expect.poll(() => phone.getByRole('status', { name: 'Lädt…' }).count()).toBe(0);
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
    await takePicture(phone, `${name}-phone-dark`);
  }
  expect(await phone.getByRole('button', { name: /Lauf erstellen|einlesen/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Cancel the payout…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the payout' }).click();
  await page.getByText('The money is back on the account.').waitFor();
  expect(await page.getByRole('button', { name: 'Cancel the payout…' }).count()).toBe(0);
});

test('on a phone, where no column has a head, a run says that it counts payouts', async () => {
  await givenDuePayout(shop.server);
  await givenRun(shop.server, await signInAndConfirm(shop.server, await shop.server.givenOperator()));
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payout-runs', { phone: true });
  await expect.poll(() => page.getByText(/^Payouts: \d/).count()).toBeGreaterThan(0);
});
