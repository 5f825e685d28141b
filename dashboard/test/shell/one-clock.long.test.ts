import { beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

const days = 3 * 24 * 60 * 60;
/** On a busy machine a page takes its time. */
const minutes = 10 * 60_000;

test('once the test clock is moved, a page shows times of that clock, and marks those that do not follow it', async () => {
  const { server, client } = shop;
  const { id } = await shop.givenContradicted({ transaction: { reference: 'ORD-42001' } });
  const answer = await client.call('POST', '/webhook-endpoints', { url: 'http://127.0.0.1:1/none' });
  const { id: endpointId } = (await answer.json()) as { id: string };
  const before = await signInAs(shop.dashboard, 'administrator', `/developers/webhooks/${endpointId}`);
  const created = before.page.getByRole('region', { name: 'Details' }).locator('time');
  await created.waitFor();
  expect(await created.textContent()).not.toContain('real time');

  server.deps.testClock!.moveAhead(days);
  const { page } = await signInAs(shop.dashboard, 'administrator', `/payments/${id}`);
  const asked = page.getByRole('region', { name: 'The wallet doesn’t match Florin' }).locator('time').last();
  await page.getByText('Asked', { exact: true }).waitFor();
  const askedAt = Date.parse((await asked.getAttribute('datetime')) ?? '');
  expect(Math.abs(server.deps.clock().getTime() - askedAt)).toBeLessThan(minutes);
  expect(await page.getByText('(real time)').count()).toBe(0);

  await page.goto(`${shop.dashboard.url}/developers/webhooks/${endpointId}`);
  const marked = page.getByRole('region', { name: 'Details' }).locator('time', { hasText: '(real time)' });
  await marked.waitFor();
  const createdAt = Date.parse((await marked.getAttribute('datetime')) ?? '');
  expect(server.deps.clock().getTime() - createdAt).toBeGreaterThan(days * 1000 - minutes);
});
