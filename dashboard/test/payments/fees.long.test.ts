import { beforeAll, expect, test } from 'vitest';
import { givenPaymentIn } from '../../../server/test/payments/payment-in-status.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const looks = {
  'in English on a desktop, light': {
    look: {},
    payment: 'Payment',
    captured: ['Wallet fee', '€0.29', 'After the fee', '€9.71'],
    postings: 'Postings',
    feeAccount: 'Wallet fees',
    refund: 'Refund',
    refunded: ['Wallet fee returned', '€0.08', 'From your wallet balance', '€3.92'],
    total: '-€0.21',
  },
  'in French on a phone, dark': {
    look: { language: 'fr-FR', phone: true, colorScheme: 'dark' },
    payment: 'Paiement',
    captured: ['Frais du portefeuille', '0,29 €', 'Net de frais', '9,71 €'],
    postings: 'Écritures',
    feeAccount: 'Frais du portefeuille',
    refund: 'Remboursement',
    refunded: ['Frais restitués par le portefeuille', '0,08 €', '3,92 €'],
    total: '-0,42 €',
  },
} as const;

test.for(Object.keys(looks) as (keyof typeof looks)[])(
  'a payment and its refund show what the wallet kept and gave back, and the accounts what that adds up to, %s',
  async (name) => {
    const { look, payment, captured, postings, feeAccount, refund, refunded, total } = looks[name];
    const { id } = await shop.givenApproved({ transaction: { accountId: 'kiosk', reference: 'ORD-41001' } });
    await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 400 });
    const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, look);
    const facts = page.getByRole('region', { name: payment, exact: true });
    for (const text of captured) await facts.getByText(text, { exact: true }).waitFor();
    const posted = page.getByRole('region', { name: postings, exact: true });
    await posted.getByText(feeAccount, { exact: true }).first().waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`${shop.dashboard.url}/refunds/${id}-r1`);
    const refundFacts = page.getByRole('region', { name: refund, exact: true });
    for (const text of refunded) await refundFacts.getByText(text, { exact: true }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(`${shop.dashboard.url}/accounts`);
    await page.getByRole('region', { name: feeAccount, exact: true }).getByText(total).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test('a fee that the wallet has not reported is shown as such, and a conversion with its rate', async () => {
  const id = await givenPaymentIn(shop.server, 'captured');
  await shop.server.sql`
    update captures set conversion = '{"currency": "USD", "amount": 108, "fee": null, "rate": "1.0803"}'
    where payment_id = ${id}`;
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`);
  const facts = page.getByRole('region', { name: 'Payment', exact: true });
  await facts.getByText('Not known yet').waitFor();
  await facts.getByText('US$1.08 at 1.0803').waitFor();
  expect(await facts.getByText('After the fee').count()).toBe(0);
  await expectAccessible(page);
});
