import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { givenBusyMonth } from '../support/busy-month.ts';
import { confirm, expectNoSidewaysScroll, isFocused, signInAs, tabTo } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  await givenBusyMonth(shop.server);
  return shop.close;
});

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
const namesOf = (page: Page) => rowsOf(page).getByRole('link').allInnerTexts();

const manual = { captureMode: 'manual', accountId: 'bookshop', totalAmount: 22_740 };
const bigOrder = (reference: string) => ({
  transaction: { ...manual, reference, comment: 'Gift wrap, please', commissionAmount: 600 },
  items: [
    {
      merchantAccountId: 'bookshop',
      description: 'A heavy book about light',
      quantity: 2,
      unitAmount: 9940,
      taxAmount: 4060,
      type: 'physical',
    },
  ],
  amountBreakdown: { totalItems: 19_880, totalItemTaxes: 4060, shipping: 500, handling: 300, discount: 2000 },
  delivery: {
    receiver: { fullName: 'Ada Lovelace' },
    address: { street: '12 St James Square', city: 'London', postCode: 'SW1Y 4LB', country: 'GB' },
  },
});

test('filters and pages are in the address: a reload keeps them, and the back button undoes them', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments');
  await rowsOf(page).first().waitFor();
  expect(await rowsOf(page).count()).toBe(50);
  const newest = await namesOf(page);
  await expectAccessible(page);
  await takePicture(page, 'payments');

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => namesOf(page)).not.toEqual(newest);
  const older = await namesOf(page);
  await page.reload();
  await expect.poll(() => namesOf(page)).toEqual(older);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect.poll(() => namesOf(page)).toEqual(newest);

  await page.getByLabel('Status').selectOption({ label: 'Failed' });
  await expect.poll(() => new URL(page.url()).search).toBe('?status=failed');
  await expect.poll(() => rowsOf(page).getByText('Captured').count()).toBe(0);
  const failed = await namesOf(page);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Amount from').fill('50,5');
  await page.getByLabel('Amount to').fill('fifty');
  await page.getByLabel('Amount to').press('Enter');
  await page.getByText('Not an amount in EUR').waitFor();
  await page.getByLabel('Amount to').fill('60');
  await page.getByLabel('Amount to').press('Enter');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?status=failed&currency=EUR&amountFrom=50%2C5&amountTo=60');
  const [{ count } = { count: 0n }] = await shop.server.sql<{ count: bigint }[]>`
    select count(*) as count from payments
    where status = 'failed' and currency = 'EUR' and total_minor between 5050 and 6000`;
  await expect.poll(() => rowsOf(page).count()).toBe(Number(count));
  await page.reload();
  await expect.poll(() => rowsOf(page).count()).toBe(Number(count));
  expect(await page.getByLabel('Amount from').inputValue()).toBe('50,5');

  await page.goBack();
  await expect.poll(() => page.getByLabel('Amount to').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => namesOf(page)).toEqual(failed);
  expect(await page.getByLabel('Amount from').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => namesOf(page)).toEqual(newest);
});

test('the next page of a list makes no formats of its own: rows share them, and the time zone of the device', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments');
  await rowsOf(page).first().waitFor();
  const newest = await namesOf(page);
  await page.evaluate(`
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (Format, args) => {
        globalThis.formatsMade = (globalThis.formatsMade ?? 0) + 1;
        return new Format(...args);
      },
    })`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => namesOf(page)).not.toEqual(newest);
  expect(await page.evaluate('globalThis.formatsMade ?? 0')).toBe(0);
});

test('a payment is found by its reference, order and id; a reference that looks like HTML is shown as text', async () => {
  const nasty = '<img src=x onerror=alert(1)>';
  const { id, extOrderId } = await shop.client.givenPayment({
    transaction: { reference: nasty, comment: `<b>${nasty}</b>` },
    items: [{ merchantAccountId: nasty, description: nasty, quantity: 1, unitAmount: 1000, type: 'digital' }],
  });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments?status=captured', { phone: true });
  await page.getByRole('list', { name: 'Payments' }).waitFor();
  await takePicture(page, 'payments-phone');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  for (const searched of [nasty, extOrderId, id]) {
    await page.getByLabel('Search').fill(searched);
    await page.getByLabel('Search').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(searched);
    const cards = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(1);
    await cards.getByRole('link', { name: nasty }).waitFor();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: nasty }).click();
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  await page.getByRole('region', { name: 'Items' }).getByText(nasty).first().waitFor();
  expect(await page.locator('img').count()).toBe(0);
  await expectNoSidewaysScroll(page);

  await page.goto(`${shop.dashboard.url}/payments?search=nothing+like+it`);
  await page.getByRole('heading', { name: 'No matching payments' }).waitFor();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByRole('list', { name: 'Payments' }).waitFor();
  await page.goto(`${shop.dashboard.url}/payments/pay_unknown`);
  await page.getByRole('heading', { name: 'Payment not found' }).waitFor();
});

test('from any page, Ctrl-K finds payments by who has paid, their amount and reference, and accounts; the list names who has paid', async () => {
  const transaction = { accountId: 'zoo', reference: 'ORD-31100', totalAmount: 123_456 };
  const items = [
    { merchantAccountId: 'm', description: 'Tour', quantity: 1, unitAmount: 123_456, type: 'digital' },
  ];
  const { id } = await shop.givenApproved({ transaction, items });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/developers/quick-start');
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  for (const search of [
    'amsel',
    'a@buyers',
    '1,234.56',
    '1 234,56 €',
    '3110',
    id.slice(0, 20),
    `evt_${id}_1`,
    'zoo',
  ]) {
    await page.keyboard.press('Control+K');
    await dialog.getByRole('textbox').fill(search);
    await dialog.getByRole('option', { name: 'ORD-31100' }).waitFor();
    await dialog.getByRole('option', { name: 'Ada Amsel · ada@buyers.example · zoo' }).waitFor();
    if (search === 'zoo') break;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const kinds = dialog.locator('.mantine-Combobox-groupLabel');
  await expect.poll(() => kinds.allTextContents()).toEqual(['Payments', 'Accounts']);
  await expectAccessible(page);
  await takePicture(page, 'search');
  await dialog.getByRole('option', { name: 'zoo', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payment of €1,234.56' }).waitFor();
  await page.keyboard.press('Control+K');
  await dialog.getByRole('textbox').fill('zoo');
  await dialog.getByRole('option', { name: 'zoo', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Account zoo' }).waitFor();
  await page.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('textbox').fill('ORD-2');
  await dialog.getByRole('option', { name: 'Show all matching payments' }).click();
  await expect.poll(() => rowsOf(page).count()).toBe(50);
  await page.goto(`${shop.dashboard.url}/payments?search=amsel`);
  await rowsOf(page).filter({ hasText: 'ORD-31100' }).getByText('Ada Amsel').waitFor();
  await page.keyboard.press('Control+K');
  await dialog.getByRole('textbox').fill('zoo');
  await dialog.getByRole('option', { name: 'ORD-31100' }).waitFor();
  // Pages are found as well, by their name or another word for what is on them.
  for (const [word, name] of [
    ['chargeb', 'Disputes'],
    ['reconcil', 'Reconciliation'],
    ['two-f', 'My account'],
  ] as const) {
    await dialog.getByRole('textbox').fill(word);
    await dialog.getByRole('option', { name, exact: true }).waitFor();
  }
  // Enter opens nothing as long as something else may be found.
  await dialog.locator('[data-combobox-selected]').filter({ hasText: 'My account' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  // Only those that the operator may open.
  await page.keyboard.press('Control+K');
  await dialog.getByRole('textbox').fill('audit');
  await dialog.getByText('No results.').waitFor();
  await dialog.getByRole('textbox').fill('zoo');
  await dialog.getByRole('option', { name: 'ORD-31100' }).waitFor();
  await dialog.getByRole('textbox').fill('nothing like it');
  // Nothing opens that was found for the text before.
  await page.keyboard.press('Enter');
  await dialog.getByText('No results.').waitFor();
});

test('times are shown, filtered and exported in the time zone that is chosen, in this browser', async () => {
  const { id } = await shop.client.givenPayment({ transaction: { reference: 'zoned' } });
  await shop.server.sql`update payments set created_at = '2025-01-31T23:30:00Z' where id = ${id}`;
  const day = 'reference=zoned&from=2025-02-01&to=2025-02-01';
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments?${day}`);
  await rowsOf(page).getByText('1 Feb 2025, 00:30').waitFor();
  await page.getByRole('button', { name: 'Your settings' }).click();
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByRole('heading', { name: 'No matching payments' }).waitFor();
  await expectAccessible(page);
  await page.goto(`${shop.dashboard.url}/payments?${day.replaceAll('2025-02-01', '2025-01-31')}`);
  await rowsOf(page).getByText('31 Jan 2025, 18:30').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('2025-01-31T18:30:00.000-05:00');
});

test('the export follows the filters, shows its progress and can be stopped', async () => {
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments?status=captured');
  await rowsOf(page).first().waitFor();
  const [{ count } = { count: 0n }] = await shop.server.sql<{ count: bigint }[]>`
    select count(*) as count from payments where status = 'captured'`;
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  const dialog = page.getByRole('dialog', { name: 'Export payments' });
  await dialog
    .getByText(`${count.toLocaleString('en-GB')} payments are in ${download.suggestedFilename()}.`)
    .waitFor();
  await expectAccessible(page);
  expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.length).toBe(Number(count) + 1);
  expect(lines[0]).toContain('"id","status","extOrderId"');
  expect(lines.slice(1).every((line) => line.includes(',"captured",'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.route('**/payments.csv*', () => {});
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog.getByText('Stopped. No file was saved.').waitFor();
});

test('the page of a payment shows everything about it, and captures a part of it after confirmation', async () => {
  const { id, extOrderId } = await shop.givenApproved(bigOrder('ORD-31007'));
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await page.getByRole('heading', { name: 'Payment of €227.40' }).waitFor();
  const payer = page.getByRole('region', { name: 'Buyer', exact: true });
  expect(await payer.locator('dd').allInnerTexts()).toEqual([
    'Ada Amsel',
    'ada@buyers.example',
    'PayPal',
    'ADA2345678PQR',
  ]);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const steps = timeline.getByRole('listitem').locator('css=div > span:first-child');
  const story = ['The wallet holds the money', 'Authorisation requested', 'The platform started the payment'];
  await expect.poll(() => steps.allInnerTexts()).toEqual(story);
  await timeline.getByText(/^Technical details: \d wallet calls$/).click();
  expect(await steps.allInnerTexts()).toEqual([
    ...story,
    'Authorise the order',
    'Create the order',
    ...(await timeline.getByText('Sign in at the wallet').allInnerTexts()),
  ]);
  await timeline.getByText('Answer 201').first().waitFor();
  await timeline.getByText('By the platform, with the key “test”').waitFor();
  await page.getByText('12 St James Square, SW1Y 4LB London, United Kingdom').waitFor();
  await page.getByLabel('Breakdown of the total').getByText('-€20.00').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'payment');
  await page.getByRole('button', { name: 'Copy: Wallet order' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(extOrderId);
  // By keyboard alone, from the start of the page to the capture.
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  await tabTo(page, page.getByRole('button', { name: 'Capture…' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Capture this payment?' });
  await dialog.getByText(`The wallet is holding €227.40 for payment ${id}.`).waitFor();
  const amount = dialog.getByLabel('Amount to capture, in EUR');
  await amount.fill('227.41');
  await dialog.getByText('More than zero and at most €227.40').waitFor();
  await amount.fill('200');
  await dialog.getByText('€27.40 will be released to the buyer.').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'capture');
  await dialog.getByRole('button', { name: 'Capture €200.00' }).click();
  await page.getByText('€200.00 captured.').waitFor();
  const postings = page.getByRole('region', { name: 'Postings' });
  expect(await postings.locator('tbody').getByRole('row').allInnerTexts()).toEqual([
    // The time of the entry stands over its first posting.
    expect.stringMatching(/^\d+ \w+, \d\d:\d\d\s*Wallet clearing.*-€200\.00$/s),
    expect.stringMatching(/^bookshop.*€194\.00$/s),
    expect.stringMatching(/^Commission.*€6\.00$/s),
    expect.stringMatching(/^Wallet fees.*-€5\.80$/s),
    expect.stringMatching(/^Wallet clearing.*€5\.80$/s),
  ]);
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ captureCount: 1, captured: { minor: 20_000 } });
  await page.getByRole('definition').getByText('€27.40').waitFor();
  await timeline.getByText('€27.40 released').waitFor();
  const order = timeline.getByRole('listitem').filter({ hasText: 'Capture of the authorisation requested' });
  await order.getByText(`By ${operator.email}`).waitFor();
  expect(await page.getByRole('button', { name: 'Capture…' }).count()).toBe(0);
});

test('an unknown outcome is shown as unknown, and appears without a reload once it is known', async () => {
  const { id } = await shop.givenApproved(bigOrder('ORD-31008'));
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`, {
    colorScheme: 'dark',
  });
  for (const operation of ['authorizationCapture', 'authorizationShow'])
    await shop.wallet.fault({ fault: 'error_after_effect', operation, times: 50 });
  await page.getByRole('button', { name: 'Capture…' }).click();
  await page.getByRole('button', { name: 'Capture €227.40' }).click();
  await page.getByText('The wallet hasn’t reported the outcome yet.').waitFor();
  await page.getByText('In doubt').waitFor();
  expect(await page.getByText('€200.00 captured.').count()).toBe(0);
  await expectAccessible(page);
  await takePicture(page, 'payment-in-doubt-dark');
  await page.getByRole('button', { name: 'Ask the wallet again' }).click();
  await page.getByRole('button', { name: 'Ask the wallet again', disabled: false }).waitFor();

  await shop.wallet.clearFaults();
  expect((await shop.client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(200);
  await page.getByText('The money was captured and credited to the account.').waitFor();
  expect(await page.getByText('The wallet hasn’t reported the outcome yet.').count()).toBe(0);
});

test('what the wallet decides later is shown so, in the list and on the page, until it has decided', async () => {
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { reference: 'decided later' } });
  await shop.wallet.approve(extOrderId);
  await shop.wallet.fault({
    fault: 'pending_capture',
    operation: 'capture',
    orderId: extOrderId,
    times: 1,
  });
  expect((await shop.client.resume(id)).status).toBe(202);
  const { page } = await signInAs(shop.dashboard, 'administrator', '/payments?search=decided+later');
  await rowsOf(page).getByText('Pending').waitFor();
  await page.getByRole('link', { name: 'decided later' }).click();
  const words =
    /^Capture of €10\.00, since .*\. The wallet has accepted it and will decide later, perhaps in a few days\./;
  await page.getByRole('alert').getByText(words).waitFor();
  await expectAccessible(page);
  await page.getByText('Pending', { exact: true }).hover();
  await page.getByRole('tooltip').getByText(words).waitFor();

  const { captures } = await shop.wallet.truth(extOrderId);
  await shop.wallet.settle(captures[0]!.id, 'completed');
  await page.getByRole('button', { name: 'Ask the wallet again' }).click();
  await page.getByText('The money was captured and credited to the account.').waitFor();
  expect(await page.getByText(words).count()).toBe(0);
});

test('a declined payment is shown as declined, in the list and on the page, until another approval succeeds', async () => {
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { reference: 'declined once' } });
  await shop.wallet.approve(extOrderId, 'dora');
  expect((await shop.client.resume(id)).status).toBe(402);
  const { page } = await signInAs(shop.dashboard, 'administrator', '/payments?search=declined+once');
  await rowsOf(page).getByText('Declined', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'declined once' }).click();
  await page.getByText('The wallet declined it. The buyer may choose another way to pay').waitFor();
  expect(await page.getByText('hasn’t approved').count()).toBe(0);
  await expectAccessible(page);

  await shop.wallet.approve(extOrderId);
  await page.getByRole('button', { name: 'Ask the wallet again' }).click();
  await page.getByText('The money was captured and credited to the account.').waitFor();
  expect(await page.getByText('Declined', { exact: true }).count()).toBe(0);
});

test('cancelling names the payment and its amount; a lost answer is reported as lost, and a refusal as one; a viewer has no buttons', async () => {
  const { id } = await shop.client.givenPayment({ transaction: { reference: 'to be stopped' } });
  const viewer = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`);
  await viewer.page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  for (const name of ['Cancel payment…', 'Ask the wallet again'])
    expect(await viewer.page.getByRole('button', { name }).count()).toBe(0);

  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Cancel this payment?' });
  const cancel = dialog.getByRole('button', { name: 'Cancel the payment of €10.00' });
  await page.getByRole('button', { name: 'Cancel payment…' }).click();
  await dialog.getByText(`The buyer will no longer be able to approve payment ${id} of €10.00.`).waitFor();
  await dialog.getByRole('button', { name: 'Keep payment' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.route('**/cancel', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  await page.getByRole('button', { name: 'Cancel payment…' }).click();
  await cancel.click();
  await dialog.getByText('we don’t know whether the request arrived').waitFor();
  await page.unroute('**/cancel');
  await page.route('**/cancel', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { code: 'overloaded', detail: '' },
    }),
  );
  await cancel.click();
  await dialog.getByText('Nothing was changed; try again in a moment.').waitFor();
  await page.unroute('**/cancel');
  await cancel.click();
  await page.getByText('Payment cancelled.').waitFor();
  await page.getByText('It was cancelled. No money was taken.').waitFor();
});

test('on tablets and small laptops, in French, no status and no name is cut, and the table fits', async () => {
  await shop.givenApproved({ transaction: { reference: 'ORD-31200' } });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments', { language: 'fr-FR' });
  const table = page.getByRole('table', { name: 'Paiements' });
  await table.getByText('Encaissé').first().waitFor();
  const widths = (selector: string) =>
    page.evaluate(
      `[...document.querySelectorAll('${selector}')].flatMap((one) =>
        [[one.scrollWidth, one.clientWidth], [one.scrollHeight, one.clientHeight]])`,
    ) as Promise<[number, number][]>;
  for (const width of [768, 820, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const labels = await widths('table .mantine-Badge-label');
    expect(labels.length).toBeGreaterThan(10);
    const names = await widths('table td:nth-child(4) span:first-child');
    expect(names.length).toBeGreaterThan(0);
    for (const [needed, given] of [...labels, ...names, ...(await widths(':has(> table)'))])
      expect(needed, `at ${width} pixels`).toBeLessThanOrEqual(given);
  }
});

test('an administrator refunds a payment in parts: amounts are checked as typed, and it is said who gives what', async () => {
  const { id, extOrderId: orderId } = await shop.givenApproved({
    transaction: { accountId: 'bakery', reference: 'ORD-32001', commissionAmount: 101 },
  });
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment' });
  const amount = dialog.getByLabel('Amount to refund, in EUR');
  await dialog.getByText('This is everything that’s left.').waitFor();
  for (const [typed, says] of [
    ['ten', 'Enter an amount, such as 10.00.'],
    ['4.005', 'Enter an amount, such as 10.00.'],
    ['0', 'Enter more than zero.'],
    ['10,01', 'Only €10.00 is left.'],
  ] as const) {
    await amount.fill(typed);
    await dialog.getByText(says).waitFor();
    expect(await dialog.getByRole('button', { name: /^Refund/ }).isDisabled()).toBe(true);
  }
  await amount.fill('4,5');
  await dialog.getByText('€5.50 will be left.').waitFor();
  await dialog.getByText('bakery: €4.05 · Commission: €0.45').waitFor();
  await dialog.getByText('bakery: €4.50 · Commission: €0.00').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'refund');
  await shop.wallet.fault({ fault: 'refund_refused', operation: 'refund', orderId, times: 1 });
  await dialog.getByRole('button', { name: 'Refund €4.50' }).click();
  await confirm(page, operator);
  await dialog
    .getByText('There isn’t enough money in your account at the wallet. You can try again later.')
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again: refund €4.50' }).click();
  await page.getByText('€4.50 refunded to the buyer.').waitFor();
  await page.getByText('Partly refunded').first().waitFor();
  await page.getByText('€5.50 can still be refunded.').waitFor();

  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByLabel('Only the account; you keep the commission').check();
  await dialog.getByRole('button', { name: 'Refund €5.50' }).click();
  await page.getByText('It was captured, then fully refunded to the buyer.').waitFor();
  expect(await page.getByRole('button', { name: 'Refund…' }).count()).toBe(0);
  expect(await shop.wallet.truth(orderId)).toMatchObject({ refunded: { minor: 1000 }, refundCount: 2 });
  await expectAccessible(page);
});

test('refunds are listed and filtered, and each has a page that says what became of it and why', async () => {
  const { id, extOrderId: orderId } = await shop.givenApproved({
    transaction: { accountId: 'kiosk', reference: 'ORD-32002' },
  });
  const refund = (amountToRefund: number) => shop.client.call('PUT', `/refund/${id}`, { amountToRefund });
  await refund(250);
  await shop.wallet.fault({ fault: 'refund_time_limit_exceeded', operation: 'refund', orderId, times: 1 });
  await refund(300);
  const { page } = await signInAs(shop.dashboard, 'viewer', '/refunds?accountId=kiosk', { phone: true });
  const cards = page.getByRole('list', { name: 'Refunds' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const status = page.getByLabel('Status');
  await status.focus();
  await status.selectOption({ label: 'Failed' });
  await expect.poll(() => cards.count()).toBe(1);
  // Who chooses by keyboard can go on choosing.
  expect(await isFocused(page, status)).toBe(true);
  expect(new URL(page.url()).search).toBe('?status=failed&accountId=kiosk');
  await cards.getByRole('link', { name: 'ORD-32002' }).click();
  await page.getByRole('heading', { name: 'Refund of €3.00' }).waitFor();
  await page
    .getByText(
      'The payment is too old: the wallet’s time limit for refunds has passed. Trying again won’t help.',
    )
    .waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('The refund failed').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'ORD-32002' }).click();
  await page.getByText('It was captured, and €2.50 was refunded to the buyer.').waitFor();
});
