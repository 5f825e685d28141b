import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { confirm, signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

test('ranges are saved with notes, invalid lines are marked before anything is asked, and a lock-out is announced before saving', async () => {
  const { server } = dashboard;
  const { apiKey } = await server.givenApiKey('Main shop');
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/ip-allow-list');
  await page.getByText('Your address is 127.0.0.1').waitFor();
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Address or range, line 1').fill('203.0.113.0/24');
  await page.getByLabel('Note, line 1').fill('Main data centre');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Address or range, line 2').fill('300.1.1.1');
  await page.getByRole('button', { name: 'Save the list' }).click();
  await page.getByText('“300.1.1.1” is neither an address nor a range').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const fields = await page.getByRole('textbox', { name: /Address or range/ }).all();
  const wrong = await Promise.all(fields.map((field) => field.getAttribute('aria-invalid')));
  expect(wrong).toEqual([null, 'true']);
  await expectAccessible(page);
  await page.getByLabel('Address or range, line 2').fill('2001:db8::/32');
  await page.getByRole('button', { name: 'Save the list' }).click();

  const warning = page.getByRole('dialog', { name: 'This would lock somebody out' });
  await warning.getByText('Your own address 127.0.0.1 would be refused.').waitFor();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByLabel('Note, line 2').fill('The same, over IPv6');
  await page.getByRole('button', { name: 'Add your address' }).click();
  await page.getByRole('button', { name: 'Save the list' }).click();
  await confirm(page, operator);
  await page.getByText('Calls are accepted from 3 ranges only.').waitFor();
  await takePicture(page, 'ip-allow-list');
  const saved =
    await server.sql`select address_range::text as range, note from allowed_address_ranges order by address_range`;
  expect([...saved]).toEqual([
    { range: '127.0.0.1/32', note: '' },
    { range: '203.0.113.0/24', note: 'Main data centre' },
    { range: '2001:db8::/32', note: 'The same, over IPv6' },
  ]);
  expect((await server.askToken(apiKey)).status).toBe(200);
});
