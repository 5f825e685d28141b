import { beforeAll, expect, test } from 'vitest';
import { runReconcileCommand } from '../../../server/src/payments/reconciliation/command.ts';
import { takeInDispute } from '../../../server/src/payments/disputes/take-in-dispute.ts';
import { givenPaymentIn } from '../../../server/test/payments/payment-in-status.ts';
import { givenReport, rowOf } from '../../../server/test/wallet/report.ts';
import { givenConnector } from '../../../server/test/wallet/support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const keep = (disputeId: string) => takeInDispute(shop.server.deps, disputeId);

const givenDisputed = async (complaint: object) => {
  const { id, extOrderId } = await shop.givenApproved();
  const { captures } = await shop.wallet.truth(extOrderId);
  const { dispute_id: disputeId } = await shop.wallet.dispute(captures[0]!.id, complaint);
  await keep(disputeId);
  return { id, disputeId };
};

test('a dispute leads from Home over its list to the payment, and out to where it is answered', async () => {
  const { id, disputeId } = await givenDisputed({ reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' });
  const resolved = await givenDisputed({ reason: 'DUPLICATE_TRANSACTION' });
  await shop.wallet.resolveDispute(resolved.disputeId, 'CANCELED_BY_BUYER');
  await keep(resolved.disputeId);
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await page.getByRole('status').getByText('1 dispute needs your response').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See disputes' }).click();
  const rows = page.getByRole('table', { name: 'Disputes' }).locator('tbody').getByRole('row');
  await rows.getByText('Not received').waitFor();
  expect(await rows.count()).toBe(1);
  await page.getByText('All', { exact: true }).click();
  await rows.getByText('The buyer withdrew it').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'disputes');
  const answer = page.getByRole('link', { name: `Respond: dispute ${disputeId}` });
  expect(await answer.getAttribute('href')).toBe(`${shop.wallet.url}/simulator/payments`);
  await page.getByRole('link', { name: id.slice(-6) }).click();
  const disputes = page.getByRole('region', { name: 'Disputes' });
  await disputes.getByText('Needs your response').waitFor();
  await disputes.getByRole('link', { name: `Respond: dispute ${disputeId}` }).waitFor();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const opened = timeline.getByRole('listitem').filter({ hasText: 'The buyer disputed the payment' });
  await opened.getByText('Not received').waitFor();
  await expectAccessible(page);
});

test('what a comparison with the wallet found is shown on Home and listed with its payment', async () => {
  const { sql, deps } = shop.server;
  const id = await givenPaymentIn(shop.server, 'captured');
  await sql`update captures set wallet_capture_id = 'UNKNOWNTHERE' where payment_id = ${id}`;
  await sql`update transfers set at = at - interval '1 minute' where payment_id = ${id}`;
  const { extOrderId } = await shop.givenApproved();
  const { captures } = await shop.wallet.truth(extOrderId);
  await shop.wallet.refundAtSite(captures[0]!.id, '4.00');
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const { hasFindings } = await runReconcileCommand(deps, {
    from: dayOf(Date.now() - 86_400_000),
    to: dayOf(Date.now()),
  });
  expect(hasFindings).toBe(true);
  const { page } = await signInAs(shop.dashboard, 'viewer');
  await page.getByRole('status').getByText('2 differences from the wallet').waitFor();
  await page.getByRole('link', { name: 'See the differences' }).click();
  const rows = page.getByRole('table', { name: 'Differences' }).locator('tbody').getByRole('row');
  await rows.filter({ hasText: 'Refund missing in Florin' }).getByText('€4.00').waitFor();
  await page.getByText('npm run florin -- reconcile --adopt').waitFor();
  const row = rows.filter({ hasText: 'Capture missing at the wallet' });
  await row.getByText('€1.00').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'reconciliation');
  await row.getByRole('link', { name: id.slice(-6) }).click();
  await page.getByRole('heading', { name: 'Payment of €1.00' }).waitFor();
});

test('what moved at the wallet and is no payment of Florin is folded below a comparison, and one that is incomplete says so', async () => {
  const url = await givenReport(shop.wallet.url, [
    rowOf('FOREIGN1', 'T0013', '20.00'),
    rowOf('FOREIGN2', 'T0400', '-250.00'),
    null,
  ]);
  const to = new Date();
  await runReconcileCommand(
    { ...shop.server.deps, wallet: givenConnector(url) },
    { from: new Date(to.getTime() - 1000).toISOString(), to: to.toISOString() },
  );
  const { page } = await signInAs(shop.dashboard, 'viewer');
  const compared = page.getByRole('region', { name: 'Reconciliation' });
  await page.getByRole('status').getByText('The last comparison with the wallet is incomplete').waitFor();
  await compared.getByText('Incomplete').waitFor();
  await compared.getByRole('link', { name: 'See the report' }).click();
  await page.getByText('Rows of the wallet’s report that couldn’t be read: row 3 of page 1.').waitFor();
  const title = '2 other transactions at the wallet';
  const rows = page.getByRole('table', { name: title }).locator('tbody').getByRole('row');
  expect(await rows.count()).toBe(0);
  await page.getByText(title).click();
  await rows.filter({ hasText: 'Donation (T0013)' }).getByText('€20.00', { exact: true }).waitFor();
  await rows.filter({ hasText: 'Payout to the bank (T0400)' }).getByText('-€250.00').waitFor();
  await expectAccessible(page);
});

test('in French on a small laptop the dispute of a payment is whole, and described in words when it is over', async () => {
  const { id, disputeId } = await givenDisputed({ reason: 'OTHER' });
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, {
    language: 'fr-FR',
    context: { viewport: { width: 1280, height: 900 } },
  });
  const disputes = page.getByRole('region', { name: 'Litiges' });
  const reason = await disputes.getByText('Demande de l’acheteur').boundingBox();
  expect(reason!.height).toBeLessThan(30);
  await shop.wallet.resolveDispute(disputeId, 'RESOLVED_SELLER_FAVOUR');
  await keep(disputeId);
  await page.reload();
  const timeline = page.getByRole('region', { name: 'Chronologie' });
  await timeline.getByRole('listitem').filter({ hasText: 'En votre faveur' }).waitFor();
});

test('disputes and comparisons in French, dark and on a phone', async () => {
  const { page } = await signInAs(shop.dashboard, 'administrator', '/disputes?show=all', {
    language: 'fr-FR',
    phone: true,
    colorScheme: 'dark',
  });
  await page.getByRole('list', { name: 'Litiges' }).getByText('Attend votre réponse').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`${shop.dashboard.url}/reconciliation`);
  await page.getByRole('list', { name: 'Écarts' }).getByText('Encaissement absent').waitFor();
  await page.getByText('ligne 3 de la page 1').waitFor();
  await page.getByText('2 autres mouvements auprès du portefeuille').click();
  await page.getByRole('listitem').filter({ hasText: 'Don (T0013)' }).getByText('20,00').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('pages that have nothing to show say so', async () => {
  const { sql } = shop.server;
  await sql`delete from reconciliations`;
  await sql`delete from disputes`;
  const { page } = await signInAs(shop.dashboard, 'viewer', '/reconciliation');
  await page.getByRole('heading', { name: 'No comparisons yet' }).waitFor();
  await expectAccessible(page);
  await page.goto(`${shop.dashboard.url}/disputes`);
  await page.getByRole('heading', { name: 'No open disputes' }).waitFor();
  await expectAccessible(page);
  await page.goto(shop.dashboard.url);
  const compared = page.getByRole('region', { name: 'Reconciliation' });
  await compared.getByText('Not compared yet').waitFor();
  expect(await compared.getByText('No differences').count()).toBe(0);
});

test('while a dispute is open the dialog for refunds takes all that is left, and says so as a part is typed', async () => {
  const { id } = await givenDisputed({});
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment' });
  await dialog.getByLabel('Amount to refund, in EUR').fill('5');
  await dialog.getByText('Refund the full €10.00, or wait until the dispute is resolved.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund €5.00' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog.getByLabel('Amount to refund, in EUR').fill('10');
  await dialog.getByRole('button', { name: 'Refund €10.00' }).click();
  await page.getByText('Anything that moves money or gives access needs your password.').waitFor();
  await confirm(page, operator);
  await page.getByText('€10.00 refunded to the buyer.').waitFor();
});
