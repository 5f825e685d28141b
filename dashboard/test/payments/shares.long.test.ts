import { beforeAll, expect, test } from 'vitest';
import { cart, dividedBody } from '../../../server/test/payments/shares-support.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const givenDivided = async () => {
  const { client, wallet } = shop;
  const answer = await client.init(dividedBody({}, { items: cart }));
  const payment = (await answer.json()) as { id: string; extOrderId: string };
  await wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  return payment;
};

test('the page of a payment shows who got what of it, and an administrator refunds one item of it', async () => {
  const { id, extOrderId } = await givenDivided();
  const { page, operator } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const shares = page.getByRole('region', { name: 'Shares' });
  const ann = shares.getByRole('listitem').filter({ hasText: 'ann' });
  await ann.getByText('€5.40').waitFor();
  await shares.getByRole('listitem').filter({ hasText: 'bob' }).getByText('€2.70').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Amount to refund, in EUR');
  expect(await amount.inputValue()).toBe('10.00');
  await dialog.getByLabel('What is refunded').selectOption('A book (bob): €3.00 left');
  expect(await amount.inputValue()).toBe('3.00');
  await amount.fill('3.01');
  await dialog.getByText('Only €3.00 is left.').waitFor();
  await amount.fill('1.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund €1.00' }).click();
  await confirm(page, operator);
  await page.getByText('€1.00 refunded to the buyer.').waitFor();
  await shares.getByRole('listitem').filter({ hasText: 'bob' }).getByText('€1.80').waitFor();
  await ann.getByText('€5.40').waitFor();
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 100 }, refundCount: 1 });
});

test('on a phone, in the dark, the shares and what a refund took from whom are there as well', async () => {
  const { id } = await givenDivided();
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 500 })).status).toBe(200);
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, {
    phone: true,
    colorScheme: 'dark',
  });
  const shares = page.getByRole('region', { name: 'Shares' });
  await shares.getByText('€2.70').first().waitFor();
  await shares.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`${shop.dashboard.url}/refunds/${id}-r1`);
  await page.getByText('From bob').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
