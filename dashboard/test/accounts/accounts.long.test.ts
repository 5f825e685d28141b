import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { givenBusyMonth } from '../support/busy-month.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

test('an administrator opens an account, and captured money shows up in it with its payment, and a transfer with the other account', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/accounts');
  await page.getByRole('heading', { name: 'No account yet' }).waitFor();
  await expectAccessible(page);
  const name = 'zebra/1 <i>%';
  await page.getByRole('button', { name: 'Open an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open an account' });
  await dialog.getByLabel('Account id').fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { name: `Account ${name}`, exact: true }).waitFor();
  await page.getByRole('heading', { name: 'No postings yet' }).waitFor();

  const transaction = { accountId: name, reference: 'first money', commissionAmount: 25 };
  const { id } = await shop.givenApproved({ transaction });
  await page.reload();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€9.75').waitFor();
  const order = { debitAccountId: name, creditAccountId: 'yak & co', amount: 75 };
  expect((await shop.client.call('POST', '/p2p', order)).status).toBe(201);
  await page.reload();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€9.00').waitFor();
  await page.getByRole('link', { name: 'yak & co' }).click();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€0.75').waitFor();
  await page.goBack();
  const row = page.getByRole('table', { name: 'Postings' }).locator('tbody').getByRole('row');
  await row.getByText('€9.75').first().waitFor();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^statement-.+-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toEqual([
    expect.stringContaining(`,"capture","EUR","9.75","9.75","${id}","first money",`),
    expect.stringContaining(',"transfer","EUR","-0.75","9.00","","","p2p_'),
    expect.stringContaining(',"closing_balance","EUR","","9.00",'),
  ]);
  // In the time zone of the browser, as on the page: Paris.
  for (const line of lines) expect(line).toMatch(/^"[\d-]{10}T[\d:.]{12}\+0[12]:00"/);
  await row.getByRole('link', { name: 'first money' }).click();
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  expect(page.url()).toContain(id);
  await page.getByRole('region', { name: 'Postings' }).getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Payments of this account' }).click();
  await page.getByRole('table', { name: 'Payments' }).getByRole('link', { name: 'first money' }).waitFor();
});

test('accounts are found by the beginning of their id, with their balance; a viewer cannot open one', async () => {
  await givenBusyMonth(shop.server);
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts');
  await page.getByRole('link', { name: 'bookshop' }).waitFor();
  expect(await page.getByRole('button', { name: 'Open an account' }).count()).toBe(0);
  const { sql } = shop.server;
  const [{ minor } = { minor: 0n }] = await sql<{ minor: bigint }[]>`
    select sum(amount_minor)::bigint as minor from transfers where to_account_id = 'bookshop' and currency = 'EUR'`;
  const balance = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(
    Number(minor) / 100,
  );
  const table = page.getByRole('table', { name: 'Accounts' });
  await table.getByRole('row').filter({ hasText: 'bookshop' }).getByText(balance).waitFor();
  await page.getByRole('region', { name: 'Wallet clearing' }).getByText('-€').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'accounts');

  await page.getByLabel('Find accounts').fill('boo');
  await expect.poll(() => table.getByRole('link').allInnerTexts()).toEqual(['bookshop']);
  await page.reload();
  await expect.poll(() => table.getByRole('link').allInnerTexts()).toEqual(['bookshop']);
  await page.getByLabel('Find accounts').fill('nobody');
  await page.getByRole('heading', { name: 'No account found' }).waitFor();
  await page.getByRole('link', { name: 'Show all accounts' }).click();
  await page.getByRole('link', { name: 'bookshop' }).click();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.getByRole('link', { name: 'Previous page' }).waitFor();
  await page.goto(`${shop.dashboard.url}/accounts/nobody`);
  await page.getByRole('heading', { name: 'Account not found' }).waitFor();
});

test('an account with many currencies shows the first in the list, and all of them on its page', async () => {
  // At the end they go again: nothing was posted for them.
  onTestFinished(
    async () => void (await shop.server.sql`delete from account_sums where amount_minor = 123456`),
  );
  await shop.server.sql`
    insert into account_sums (account_kind, account_id, platform_id, currency, amount_minor, changed_at)
    select kind, account, 1, code, 123456, now()
    from unnest(array['CAD', 'CHF', 'DKK', 'GBP', 'JPY', 'KWD', 'NOK', 'SEK']) code,
      (values ('account', 'garden-centre'), ('commission', '')) as owners (kind, account)`;
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts');
  const row = page
    .getByRole('table', { name: 'Accounts' })
    .getByRole('row')
    .filter({ hasText: 'garden-centre' });
  await row.getByText('and 7 other currencies').waitFor();
  // The currency of the installation is first.
  expect(await row.getByRole('cell').last().innerText()).toMatch(/^€[\d,.]+\nCA\$1,234\.56\nCHF/);
  const commission = page.getByRole('region', { name: 'Commission' });
  await commission.getByRole('button', { name: 'Show 7 more' }).click();
  await commission.getByText('JP¥123,456').waitFor();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'garden-centre' }).click();
  await page
    .getByRole('region', { name: 'Balance', exact: true })
    .getByRole('button', { name: 'Show 7 more' })
    .click();
  await page.getByText('KWD 123.456').waitFor();
});

test('a statement as banks write it is of a month that is over and of one currency', async () => {
  await shop.givenApproved({ transaction: { accountId: 'two-currencies', currency: 'EUR' } });
  await shop.givenApproved({ transaction: { accountId: 'two-currencies', currency: 'USD' } });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts/two-currencies');
  const download = page.getByRole('link', { name: 'Download', exact: true });
  expect(await download.getAttribute('href')).toMatch(/statement\.csv\?platformId=1&timeZone=[^&]+$/);
  await page.getByRole('combobox', { name: 'Format' }).selectOption('camt.053');
  await page.getByRole('combobox', { name: 'Currency' }).last().selectOption('USD');
  const months = page.getByRole('combobox', { name: 'Period of the file' }).getByRole('option');
  expect(await months.count()).toBe(12);
  expect(await download.getAttribute('href')).toMatch(
    /statement\.xml\?platformId=1&timeZone=[^&]+&month=\d{4}-\d\d&currency=USD$/,
  );
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await download.click();
  expect((await saving).suggestedFilename()).toMatch(/^statement-two-currencies-USD-\d{4}-\d\d\.xml$/);
});

test('in French, dark and on a phone', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/accounts', {
    language: 'fr-FR',
    phone: true,
    colorScheme: 'dark',
  });
  await page.getByRole('heading', { name: 'Compensation du portefeuille' }).waitFor();
  await page.getByRole('link', { name: 'bookshop' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'bookshop' }).click();
  await page.getByRole('list', { name: 'Écritures' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an administrator moves money between two accounts, which the dialog knows, once also when the answer is lost, and the transfer is listed and reversed', async () => {
  for (const accountId of ['transfer-north', 'transfer-south'])
    await shop.givenApproved({ transaction: { accountId } });
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts/transfer-north');
  await page.getByRole('button', { name: 'Transfer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move money between accounts' });
  await dialog.getByText('Balance: €10.00.').waitFor();
  const to = dialog.getByRole('combobox', { name: 'To the account' });
  await to.fill('transfer-sauth');
  await dialog.getByText('Account not found.').waitFor();
  await to.fill('transfer-so');
  await dialog.getByRole('option', { name: 'transfer-south' }).click();
  await dialog.getByLabel('Amount').fill('2.505');
  await dialog.getByText('Enter an amount, such as 10.50.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Move the money' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Amount').fill('25');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move €25.00' }).click();
  await confirm(page, operator);
  await dialog.getByText('The account doesn’t have that much.').waitFor();
  await dialog.getByLabel('Amount').fill('2,5');
  await takePicture(page, 'transfer');
  const losesAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/dashboard/api/transfers', losesAnswer, { times: 1 });
  await dialog.getByRole('button', { name: 'Move €2.50' }).click();
  await dialog.getByText('we don’t know whether the money has moved').waitFor();
  await dialog.getByRole('button', { name: 'Move €2.50' }).click();
  await page.getByText('€2.50 was moved from transfer-north to transfer-south.').waitFor();
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€7.50').waitFor();
  const lines = page.getByRole('table', { name: 'Postings' }).locator('tbody').getByRole('row');
  // The balance and the postings are asked for apart.
  await lines.first().getByText('-€2.50').waitFor();
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/^transfer-south.*Transfer\s+-€2\.50\s+€7\.50$/s),
    expect.stringMatching(/^pay_.*Capture\s+€10\.00\s+€10\.00$/s),
  ]);
  await page.getByRole('img', { name: 'The balance of the last 30 days: from €0.00 to €7.50' }).waitFor();
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Transfers' }).click();
  const row = page.getByRole('table', { name: 'Transfers' }).locator('tbody').getByRole('row');
  await row.getByText(operator.email).waitFor();
  await row.getByText('€2.50').waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Reverse €2.50 from transfer-north to transfer-south' }).click();
  const reversal = page.getByRole('dialog', { name: 'Reverse the transfer' });
  await reversal.getByText('The money goes back from transfer-south to transfer-north.').waitFor();
  await reversal.getByLabel('Amount in EUR').fill('2.51');
  await reversal.getByText('At most €2.50 can go back.').waitFor();
  await reversal.getByLabel('Amount in EUR').fill('1');
  await expectAccessible(page);
  await page.route('**/dashboard/api/transfers/*/reversal', losesAnswer, { times: 1 });
  await reversal.getByRole('button', { name: 'Take €1.00 back' }).click();
  await reversal.getByText('we don’t know whether the money has moved').waitFor();
  await reversal.getByRole('button', { name: 'Take €1.00 back' }).click();
  await page.getByText('€1.00 went back to transfer-north.').waitFor();
  await row.getByText('€1.00 reversed').waitFor();
  await row.filter({ hasText: '€1.00' }).getByText('Reversal', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Account').fill('nobody');
  await page.getByRole('heading', { name: 'No transfers found' }).waitFor();
});

test('an administrator moves commission to an account, and a viewer is not offered to', async () => {
  const transaction = { accountId: 'commission-taker', commissionAmount: 300 };
  await shop.givenApproved({ transaction });
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', '/accounts');
  await page.getByRole('button', { name: 'Transfer commission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer commission' });
  await dialog.getByRole('combobox', { name: 'To the account' }).fill('commission-taker');
  await dialog.getByLabel('Amount').fill('1.25');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move €1.25' }).click();
  await confirm(page, operator);
  await page.getByText('€1.25 was moved from Commission to commission-taker.').waitFor();
  await page.goto(`${shop.dashboard.url}/accounts/commission-taker`);
  await page.getByRole('region', { name: 'Balance', exact: true }).getByText('€8.25').waitFor();
  const lines = page.getByRole('table', { name: 'Postings' }).locator('tbody').getByRole('row');
  await lines.first().getByText('Commission', { exact: true }).waitFor();
  await page.goto(`${shop.dashboard.url}/transfers`);
  await page.getByRole('table', { name: 'Transfers' }).getByText('Commission', { exact: true }).waitFor();
  await expectAccessible(page);
  const viewer = await signInAs(shop.dashboard, 'viewer', '/accounts');
  await viewer.page.getByRole('region', { name: 'Commission' }).waitFor();
  expect(await viewer.page.getByRole('button', { name: 'Transfer commission' }).count()).toBe(0);
});

test('the journal of a month is downloaded for the chosen program, also by a viewer', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts');
  await page.getByRole('button', { name: 'Journal…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Journal for your bookkeeping' });
  await dialog.getByLabel('For', { exact: true }).selectOption('DATEV (EXTF)');
  await dialog.getByText('DATEV_CONSULTANT').waitFor();
  await dialog.getByLabel('For', { exact: true }).selectOption('QuickBooks Online');
  await dialog.getByLabel('Month').selectOption({ index: 0 });
  await dialog.getByLabel('Lines').selectOption('Those of a day added up');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^journal-EUR-\d{4}-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('"JournalNo","JournalDate","AccountName","Debits","Credits"');
  expect(rows.length).toBeGreaterThan(1);
});

test('the report of a month is downloaded as a PDF or CSV file, also by a viewer', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/accounts');
  await page.getByRole('button', { name: 'Monthly report…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report of a month' });
  const months = await dialog.getByLabel('Month').locator('option').all();
  const thisMonth = shop.server.deps.clock().toISOString().slice(0, 7);
  expect(await Promise.all(months.map((one) => one.getAttribute('value')))).not.toContain(thisMonth);
  await expectAccessible(page);
  await takePicture(page, 'report');
  const month = await dialog.getByLabel('Month').inputValue();
  for (const format of ['PDF', 'CSV']) {
    await dialog.getByLabel('Format').selectOption(format);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`report-${month}.${format.toLowerCase()}`);
    expect((await readFile(await file.path())).length).toBeGreaterThan(100);
  }
});
