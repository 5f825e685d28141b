import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bookWrongRefund } from '../../../server/test/payments/refunds/book-wrong-refund.ts';
import { givenTwoFactor, nextCode } from '../../../server/test/operators/two-factor/authenticator.ts';
import { lookAt } from '../../../server/test/operations/support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, openPage, signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const order = (reference: string) => ({
  transaction: { accountId: 'bookshop', totalAmount: 1000, commissionAmount: 50, reference },
});

const cardOf = (page: Page) => page.getByRole('region', { name: 'The wallet doesn’t match Florin' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Resolve the mismatch?' });
const captureIdOf = async (orderId: string) => (await shop.wallet.truth(orderId)).captures[0]!.id;

/** The postings of a payment, as its page shows them, without the time over the first of each entry. */
const postingsOn = async (page: Page) => {
  const rows = page.getByRole('region', { name: 'Postings' }).locator('tbody').getByRole('row');
  return (await rows.allInnerTexts()).map((row) => row.replace(/^\d+ \w+, \d\d:\d\d\s*/, ''));
};

const auditOf = (id: string) => shop.server.sql<{ action: string; details: object }[]>`
  select action, details from audit_entries where subject = ${id} and action like 'payment_%' order by sequence`;

test('an administrator adopts the capture that the wallet has, and it is credited once', async () => {
  const { id, extOrderId } = await shop.givenContradicted(order('ORD-41001'));
  const captureId = await captureIdOf(extOrderId);
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const card = cardOf(page);
  const byPlatform = 'By the platform, with the key “test”';
  for (const text of ['Capture of the order', '€10.00', byPlatform, '€20.00', captureId])
    await card.getByText(text, { exact: true }).waitFor();
  await card.getByText(new RegExp(`^${id}-1-[0-9a-f]{8}$`)).waitFor();
  await expectAccessible(page);
  await takePicture(page, 'mismatch');

  await card.getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  const adopt = dialog.getByLabel('Adopt the wallet’s capture');
  await dialog.getByText('Not possible: the wallet must have exactly one capture').waitFor();
  expect(await adopt.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Keep payment' }).click();

  await shop.wallet.clearFaults();
  await card.getByRole('button', { name: 'Resolve…' }).click();
  await dialog.getByText(`€10.00 from capture ${captureId} counts as paid`).waitFor();
  await adopt.check();
  const submit = dialog.getByRole('button', { name: 'Adopt €10.00' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Note').fill('Seen at the wallet: €10.00');
  await dialog.getByLabel('Your dashboard password').fill('not this one');
  await expectAccessible(page);
  await takePicture(page, 'resolve');
  await submit.click();
  await dialog.getByText('The password is wrong.').waitFor();
  expect(await postingsOn(page)).toEqual([]);
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await submit.click();

  await page.getByText('€10.00 was adopted from the wallet and credited to the account.').waitFor();
  expect(await card.count()).toBe(0);
  expect(await postingsOn(page)).toEqual([
    expect.stringMatching(/^Wallet clearing.*-€10\.00$/s),
    expect.stringMatching(/^bookshop.*€9\.50$/s),
    expect.stringMatching(/^Commission.*€0\.50$/s),
    expect.stringMatching(/^Wallet fees.*-€0\.29$/s),
    expect.stringMatching(/^Wallet clearing.*€0\.29$/s),
  ]);
  expect(await auditOf(id)).toEqual([
    { action: 'payment_adopted', details: { note: 'Seen at the wallet: €10.00', status: 'captured' } },
  ]);
});

test('why the wallet doesn’t match is said in the operator’s language, and what an earlier version wrote as it is', async () => {
  const { id } = await shop.givenContradicted(order('ORD-41011'));
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`, { language: 'de-DE' });
  const card = page.getByRole('region', { name: 'Die Wallet weicht von Florin ab' });
  await card.getByText('Der Auftrag lautet über 20,00 €', { exact: true }).waitFor();
  const timeline = page.getByRole('region', { name: 'Verlauf' });
  await timeline.getByText('Der Auftrag lautet über 20,00 €', { exact: true }).waitFor();
  const written = 'the amount of the order is 20.00 EUR';
  expect(await page.getByText(written).count()).toBe(0);

  await shop.server.sql`update operations set mismatch_reason = null where payment_id = ${id}`;
  await page.reload();
  await card.getByText(written, { exact: true }).waitFor();
  expect(await card.getByText(written, { exact: true }).getAttribute('lang')).toBe('en');
});

test('an administrator closes what is not paid, but not while the wallet has captured it', async () => {
  const { id, extOrderId } = await shop.givenContradicted(order('ORD-41002'));
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`, {
    phone: true,
    colorScheme: 'dark',
  });
  await cardOf(page).getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  const submit = dialog.getByRole('button', { name: 'Close the mismatch' });
  await dialog.getByLabel('Close: not paid').check();
  await dialog.getByLabel('Note').fill('Refunded at the wallet');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await submit.click();
  await dialog.getByText('adopt that capture, or refund it at the wallet first').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await shop.wallet.reverse(await captureIdOf(extOrderId));
  await submit.click();
  await page.getByText('The mismatch is closed. The payment is “Failed”.').waitFor();
  await page.getByText('An operator closed it as not paid. Nothing was credited.').waitFor();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('An operator closed it as not paid').waitFor();
  expect(await postingsOn(page)).toEqual([]);
  expect(await auditOf(id)).toEqual([
    { action: 'payment_closed', details: { note: 'Refunded at the wallet', status: 'failed' } },
  ]);
});

test('an administrator refunds at the wallet what was captured after a cancel, and only the fee of the wallet is booked', async () => {
  const { id, extOrderId } = await shop.client.givenPayment(order('ORD-41010'));
  expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  await shop.wallet.approve(extOrderId);
  await shop.wallet.captureElsewhere(extOrderId);
  await lookAt(shop.server, id, { by: 'wallet' });
  const captureId = await captureIdOf(extOrderId);
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await cardOf(page).getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText(`Florin refunds capture ${captureId} of €10.00 to the buyer`).waitFor();
  await dialog.getByLabel('Refund it at the wallet').check();
  const submit = dialog.getByRole('button', { name: 'Refund €10.00' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Note').fill('The buyer had cancelled');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await takePicture(page, 'refund-at-wallet');
  await submit.click();
  await page.getByText('The mismatch is closed. The payment is “Cancelled”.').waitFor();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('Refund of a capture that isn’t booked requested').waitFor();
  expect(await postingsOn(page)).toEqual([
    expect.stringMatching(/^Wallet fees.*-€0\.10$/s),
    expect.stringMatching(/^Wallet clearing.*€0\.10$/s),
  ]);
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1000 } });
});

/** Waits until Florin has looked at a captured payment, and seen that the wallet has something else. */
const untilNoticed = async (id: string) => {
  await shop.server.sql`
    insert into payment_looks (payment_id, wallet_provider, due_at)
    values (${id}, 'orders-v2', ${shop.server.deps.clock()})`;
  await expect
    .poll(() => shop.client.read(id))
    .toMatchObject({ status: 'captured', operation: { kind: 'review', progress: 'mismatch' } });
};

/** A captured payment of which the wallet shows another amount, which Florin has noticed. */
const givenDisagreeing = async (reference: string) => {
  const payment = await shop.givenApproved(order(reference));
  const { extOrderId: orderId } = payment;
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show', orderId, times: 50 });
  await untilNoticed(payment.id);
  return payment;
};

test('an administrator corrects the books: a refund with a wrong amount is reversed and booked as the wallet has it', async () => {
  const payment = await shop.givenApproved(order('ORD-41008'));
  const { id, extOrderId } = payment;
  await shop.wallet.refundAtSite(await captureIdOf(extOrderId), '2.00');
  await bookWrongRefund(shop.server, payment, 300n);
  await untilNoticed(id);
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Correct the books').check();
  const submit = dialog.getByRole('button', { name: 'Correct the books' });
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Note').fill('The wallet gave back €2.00, not €3.00');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await submit.click();

  await page.getByText('The mismatch is closed. The payment is “Captured”.').waitFor();
  expect(await card.count()).toBe(0);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('An operator corrected the refund to match the wallet').waitFor();
  const postings = (await postingsOn(page)).filter((line) => line.startsWith('bookshop'));
  expect(postings.map((line) => /-?€[\d.]+$/.exec(line)?.[0])).toEqual([
    '€9.50',
    '-€2.85',
    '€2.85',
    '-€1.90',
  ]);
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 200, operation: null });
  expect(await auditOf(id)).toEqual([
    {
      action: 'payment_corrected',
      details: { note: 'The wallet gave back €2.00, not €3.00', status: 'captured' },
    },
  ]);
});

test('books that match the wallet by now are not corrected, and the dialog says so', async () => {
  const { id } = await givenDisagreeing('ORD-41009');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await cardOf(page).getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Correct the books').check();
  await dialog.getByLabel('Note').fill('Compared at the wallet');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'Correct the books' }).click();
  await dialog.getByText('Nothing was corrected.').waitFor();
  expect((await postingsOn(page)).length).toBe(5);
  expect(await auditOf(id)).toEqual([]);
});

test('a captured payment that is dealt with stays captured, and its postings stay as they are', async () => {
  const { id } = await givenDisagreeing('ORD-41006');
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const card = cardOf(page);
  await card.getByText('None: the wallet reported something on its own').waitFor();
  const before = await postingsOn(page);
  expect(before.length).toBe(5);
  await card.getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('Not possible: the payment is already captured.').waitFor();
  await dialog.getByLabel('Close: handled elsewhere').check();
  await dialog.getByLabel('Note').fill('The wallet has corrected it; the shop is told');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'Close the mismatch' }).click();
  await page.getByText('The mismatch is closed. The payment is “Captured”.').waitFor();
  await page.getByText('The review of what the wallet reported was closed').waitFor();
  expect(await card.count()).toBe(0);
  expect(await postingsOn(page)).toEqual(before);
});

test('an administrator with two-factor sign-in resolves a contradiction with the password and a code', async () => {
  const { id } = await shop.givenContradicted(order('ORD-41007'));
  const { session, password, secret } = await givenTwoFactor(shop.server);
  const [name = '', value = ''] = session.cookie.split('=');
  const cookies = [{ name, value, url: shop.server.url }];
  const page = await openPage(shop.dashboard, `/payments/${id}`, { cookies, phone: true });
  await shop.wallet.clearFaults();
  await cardOf(page).getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Adopt the wallet’s capture').check();
  await dialog.getByLabel('Note').fill('Seen at the wallet');
  await dialog.getByLabel('Your dashboard password').fill(password);
  await dialog.getByLabel('Code').fill(nextCode(shop.server, secret));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Adopt €10.00' }).click();
  await page.getByText('€10.00 was adopted from the wallet and credited to the account.').waitFor();
});

test('asking again reads what the wallet says, is counted in the timeline, and ends a contradiction that has gone', async () => {
  const { id, extOrderId } = await shop.givenContradicted(order('ORD-41003'));
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const card = cardOf(page);
  const ask = card.getByRole('button', { name: 'Ask the wallet again' });
  await card.getByText('€20.00', { exact: true }).waitFor();
  await shop.wallet.clearFaults();
  await shop.wallet.fault({ fault: 'wrong_currency', operation: 'show', orderId: extOrderId, times: 50 });
  await ask.click();
  await page.getByText('The payment is still “Quarantined”').waitFor();
  await card.getByText('Unreadable amount').waitFor();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const lookedUp = timeline.getByRole('listitem').filter({ hasText: 'Read the order' });
  await timeline.getByText(/^Technical details/).click();
  await lookedUp.getByText(/^2 times, last \d+ \w+, /).waitFor();
  await shop.wallet.clearFaults();
  await ask.click();
  await page.getByText('The payment is now “Captured”.').waitFor();
  expect(await card.count()).toBe(0);
});

test('a wallet that does not answer is described in words, on the page and in the dialog', async () => {
  const { id, extOrderId } = await shop.givenContradicted(order('ORD-41004'));
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const card = cardOf(page);
  await card.getByText('€20.00', { exact: true }).waitFor();
  await shop.wallet.clearFaults();
  await card.getByRole('button', { name: 'Resolve…' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Adopt the wallet’s capture').check();
  await dialog.getByLabel('Note').fill('Seen at the wallet');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await shop.wallet.fault({ fault: 'garbage', operation: 'show', orderId: extOrderId, times: 50 });
  await dialog.getByRole('button', { name: 'Adopt €10.00' }).click();
  await dialog.getByText('The wallet can’t be reached right now. Nothing was changed').waitFor();
  const unanswered = dialog.getByText('Not possible: the wallet hasn’t answered.');
  await unanswered.first().waitFor();
  expect(await unanswered.count()).toBe(2);
  await dialog.getByLabel('Close: not paid').check();
  await dialog.getByText('Close the payment only if you’ve checked on the wallet’s site').waitFor();
  await dialog.getByRole('button', { name: 'Keep payment' }).click();
  await card.getByRole('alert').getByText('The wallet can’t be reached right now.').waitFor();
  expect(await card.getByText('€20.00', { exact: true }).count()).toBe(0);
  await shop.wallet.clearFaults();
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByText('COMPLETED').first().waitFor();
});

test('a viewer sees both sides of a contradiction, and no way to act on it', async () => {
  const { id, extOrderId } = await shop.givenContradicted(order('ORD-41005'));
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, {
    phone: true,
    language: 'fr-FR',
  });
  const card = page.getByRole('region', { name: 'Le portefeuille et Florin ne concordent pas' });
  await card.getByText('Encaissement de la commande').waitFor();
  await card.getByText(await captureIdOf(extOrderId), { exact: true }).waitFor();
  expect(await card.getByRole('button', { name: /^(?!Copier)/ }).count()).toBe(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
