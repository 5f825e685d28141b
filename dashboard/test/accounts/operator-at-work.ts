import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { readPain } from '../../../server/test/payouts/read-pain.ts';
import { writeCamt, type BankEntry } from '../../../server/test/payouts/write-camt.ts';
import { confirm, confirmationOf, signInAgain } from '../support/dashboard.ts';

interface Seller {
  readonly id: string;
  readonly name: string;
  readonly iban: string;
}

/** What an operator does in the dashboard, in one window. */
export const makeOperatorAtWork = (page: Page, operator: { readonly password: string }, url: string) => {
  const open = (path: string) => page.goto(url + path);
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name });
  const dialog = page.getByRole('dialog');

  /** Presses, and gives the password where the dashboard asks for it: a confirmation holds for minutes. */
  const press = async (pressed: Locator, done: Locator) => {
    await pressed.click();
    const asked = confirmationOf(page);
    await asked.or(done).first().waitFor();
    if (await asked.isVisible()) await confirm(page, operator);
    await done.first().waitFor();
  };

  const openSeller = async ({ id, name, iban }: Seller) => {
    await open('/accounts');
    await button('Open an account').click();
    await dialog.getByLabel('Account id').fill(id);
    const details = page.getByRole('region', { name: 'Details' });
    await press(button('Open the account', dialog), button('Change details', details));
    await button('Change details', details).click();
    await dialog.getByLabel('Name').fill(name);
    await press(button('Save', dialog), details.getByText(name));
    await button('Change bank account', details).click();
    await dialog.getByLabel('IBAN').fill(iban);
    await press(button('Save', dialog), details.getByText('Payouts possible from'));
  };

  /** The session ends with the jump. */
  const passDays = async (days: number) => {
    await open('/settings/test-clock');
    await page.getByLabel('Amount').fill(String(days));
    await page.getByLabel('Unit').selectOption('Days');
    const name = `Move ${days === 1 ? '1 day' : `${days} days`} forward`;
    await button(name).last().click();
    await button(name, dialog).click();
    await signInAgain(page, operator);
  };

  const refundItem = async (paymentId: string, seller: string) => {
    await open(`/payments/${paymentId}`);
    await button('Refund…').click();
    const choice = dialog.getByLabel('What is refunded');
    const item = choice.locator('option', { hasText: `(${seller})` });
    await choice.selectOption(await item.getAttribute('value'));
    await press(button(/^Refund \S*\d/, dialog), page.getByText(/ refunded to the buyer\./));
  };

  /** All that the account has. */
  const payOut = async (accountId: string) => {
    await open(`/accounts/${accountId}`);
    await button('Pay out…').click();
    await press(button(/^Pay out €/, dialog), page.getByRole('link', { name: /on its way to the bank$/ }));
  };

  /** Returns the path of its page. */
  const makeRun = async () => {
    await open('/payout-runs');
    await button('Make a run…').click();
    await press(
      button('Make the run', dialog),
      page.getByRole('heading', { name: /^Payout run of €/, level: 1 }),
    );
    await page.getByText('so someone else has to approve it').waitFor();
    return new URL(page.url()).pathname.slice('/dashboard'.length);
  };

  const download = async (link: Locator) => {
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  /** Returns what the bank reads in the file. */
  const approve = async (path: string) => {
    await open(path);
    await button('Approve…').click();
    await press(button(/^Approve €/, dialog), button('Download the file…'));
    await button('Download the file…').click();
    return readPain((await download(button('Download the file', dialog))).text);
  };

  /** Returns what the dashboard says of it. */
  const takeIn = async (entries: readonly BankEntry[]) => {
    await open('/payout-runs');
    await button('Take in a statement…').click();
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByLabel('Statement').click();
    const buffer = Buffer.from(writeCamt(entries));
    await (await choosing).setFiles({ name: 'statement.xml', mimeType: 'application/xml', buffer });
    const taken = page.getByRole('dialog', { name: 'The statement was taken in' });
    await press(button('Take it in', dialog), taken);
    return taken.getByRole('status').innerText();
  };

  /** All that was moved. */
  const downloadStatement = async (accountId: string) => {
    await open(`/accounts/${accountId}`);
    return download(page.getByRole('link', { name: 'Download', exact: true }));
  };

  /** One file for each month. */
  const downloadJournals = async (currency: string, months: number) => {
    await open('/accounts');
    await button('Journal…').click();
    await dialog.getByLabel('Currency').fill(currency);
    const files: string[] = [];
    for (let index = 0; index < months; index += 1) {
      await dialog.getByLabel('Month').selectOption({ index });
      files.push((await download(dialog.getByRole('link', { name: 'Download' }))).text);
    }
    return files;
  };

  /** Of the last month that is over. */
  const downloadReport = async (format: 'PDF' | 'CSV') => {
    await open('/accounts');
    await button('Monthly report…').click();
    await dialog.getByLabel('Format').selectOption(format);
    return download(dialog.getByRole('link', { name: 'Download' }));
  };

  const work = { openSeller, passDays, refundItem, payOut, makeRun, approve, takeIn };
  return { page, open, ...work, downloadStatement, downloadJournals, downloadReport };
};
