import { beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

test('a payment, a refund and a statement print as paper: dark on white, without menus and buttons', async () => {
  const { id } = await shop.givenApproved({ transaction: { accountId: 'kiosk' } });
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 400 })).status).toBe(200);
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`, {
    colorScheme: 'dark',
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const expectPaper = async () => {
    expect(await page.locator('main :is(button, input, select):visible, nav:visible').count()).toBe(0);
    expect(
      await page.evaluate(`getComputedStyle([...document.querySelectorAll('header *, body > * *')]
        .find((one) => one.textContent === 'For testing. No real money is involved.')).color`),
    ).toBe('rgb(0, 0, 0)');
    expect(await page.getByRole('button', { name: 'Your settings' }).isVisible()).toBe(false);
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).color')).toBe('rgb(0, 0, 0)');
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  };
  await page.getByRole('heading', { name: 'Payment of €10.00' }).waitFor();
  await page.getByText('The buyer was refunded').waitFor();
  await expectPaper();
  const refund = page.locator('a[href*="/refunds/"]');
  await page.goto(new URL((await refund.first().getAttribute('href'))!, page.url()).href);
  await page.getByRole('heading', { name: 'Refund of €4.00' }).waitFor();
  await expectPaper();
  await page.goto(`${shop.dashboard.url}/accounts/kiosk`);
  // As wide as the paper.
  await page.setViewportSize({ width: 794, height: 1123 });
  const postings = page.getByRole('table', { name: 'Postings' });
  await postings.waitFor();
  await expectPaper();
  const name = await postings.getByRole('columnheader', { name: 'Time' }).boundingBox();
  const first = await postings.locator('tbody').getByRole('row').first().boundingBox();
  expect(name!.y + name!.height).toBeLessThanOrEqual(first!.y + 1);
});
