import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../../../server/test/webhooks/receiver.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoSidewaysScroll, signInAs, tabTo } from '../support/dashboard.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';
import { until } from '../../../server/test/support/until.ts';

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

test('chosen payments are exported by the keyboard alone, and the others are not in the file', async () => {
  for (const reference of ['first', 'second', 'third'])
    await shop.client.givenPayment({ transaction: { reference } });
  const { page } = await signInAs(shop.dashboard, 'viewer', '/payments');
  const table = page.getByRole('table', { name: 'Payments' });
  await table.getByRole('link', { name: 'first' }).waitFor();
  await tabTo(page, table.getByRole('checkbox', { name: 'Select third' }));
  await page.keyboard.press('Space');
  await tabTo(page, table.getByRole('checkbox', { name: 'Select first' }));
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('2 selected').waitFor();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await tabTo(page, bar.getByRole('button', { name: 'Export selected as CSV' }));
  await page.keyboard.press('Enter');
  const file = await readFile(await (await downloading).path(), 'utf8');
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(file).toContain('"first"');
  expect(file).toContain('"third"');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await table.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await bar.waitFor({ state: 'detached' });
});

test('failed deliveries are chosen on a phone and sent again, once each, and viewers cannot', async () => {
  let isWell = false;
  const receiver = await startReceiver((_heard, response) => response.writeHead(isWell ? 204 : 500).end());
  const body = { url: receiver.url, description: 'The warehouse', eventTypes: ['payment.created'] };
  const { id } = (await (await shop.client.call('POST', '/webhook-endpoints', body)).json()) as {
    id: string;
  };
  const payments = [await shop.client.givenPayment(), await shop.client.givenPayment()];
  await receiver.hears(2);
  await until(async () => {
    const rows = await shop.server
      .sql`select distinct subject_id from webhook_attempts where endpoint_id = ${id}`;
    expect(rows).toHaveLength(2);
  });
  isWell = true;
  const path = `/developers/webhooks/${id}`;
  const viewing = await signInAs(shop.dashboard, 'viewer', path);
  await viewing.page
    .getByRole('list', { name: 'Delivery log' })
    .getByText('payment.created')
    .first()
    .waitFor();
  expect(await viewing.page.getByRole('checkbox').count()).toBe(0);
  const { page } = await signInAs(shop.dashboard, 'administrator', path, { phone: true });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('2 selected').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Send selected again' }).click();
  await page.getByText('They’ll be sent again as the endpoint takes them.').waitFor();
  for (const payment of payments) await receiver.hearsOf(`evt_${payment.id}_1`, 2);
  const [entry] = await shop.server.sql<{ details: { eventIds: string[] } }[]>`
    select details from audit_entries where subject = ${id} and action = 'event_sent_again'`;
  expect(entry!.details.eventIds).toHaveLength(2);
});
