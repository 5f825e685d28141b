import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const stepsOf = async (page: Page) => {
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await steps.first().waitFor();
  return (await steps.allInnerTexts()).map((text) => text.split('\n')[0]);
};

test('a payment tells its story in steps, from started to captured and refunded', async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`);
  await expect.poll(() => stepsOf(page)).toEqual(['Started', 'Approval', 'Capture']);
  const current = page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]');
  expect(await current.innerText()).toMatch(/^Approval\s+Waiting$/);
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  await expect.poll(() => stepsOf(page)).toEqual(['Started', 'Approved', 'Captured']);
  expect((await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 400 })).status).toBe(200);
  await page.reload();
  await expect.poll(() => stepsOf(page)).toEqual(['Started', 'Approved', 'Captured', 'Partly refunded']);
  expect((await shop.client.call('PUT', `/refund/${id}`, {})).status).toBe(200);
  await page.reload();
  await expect.poll(() => stepsOf(page)).toEqual(['Started', 'Approved', 'Captured', 'Refunded']);
  await expectAccessible(page);
});

test('a payment that was declined or cancelled says so as its last step', async () => {
  const declined = await shop.client.givenPayment();
  await shop.wallet.approve(declined.extOrderId, 'dora');
  expect((await shop.client.resume(declined.id)).status).toBe(402);
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${declined.id}`, {
    phone: true,
    colorScheme: 'dark',
  });
  expect(await stepsOf(page)).toEqual(['Started', 'Declined for now', 'Capture']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel payment…' }).click();
  await page.getByRole('button', { name: 'Cancel the payment of €10.00' }).click();
  await expect.poll(async () => (await stepsOf(page)).at(-1)).toBe('Cancelled');
});

test('wallet calls are folded, and what belongs to the payment stands side by side', async () => {
  const { id } = await shop.givenApproved();
  const { page } = await signInAs(shop.dashboard, 'viewer', `/payments/${id}`, {
    context: { viewport: { width: 1280, height: 800 } },
  });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('The money was captured').waitFor();
  const steps = await page.getByRole('list', { name: 'Progress' }).boundingBox();
  expect(steps!.y + steps!.height).toBeLessThan((await timeline.boundingBox())!.y);
  expect(await timeline.getByText('Capture the order').isVisible()).toBe(false);
  await timeline.getByText(/^Technical details/).click();
  await timeline.getByText('Capture the order').waitFor();
  const boxes = await Promise.all(
    ['Postings', 'Events'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
  );
  expect(boxes[0]!.y).toBe(boxes[1]!.y);
  expect(boxes[0]!.x + boxes[0]!.width).toBeLessThan(boxes[1]!.x);
});
