import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import {
  confirm,
  isFocused,
  openPage,
  signInAs,
  startDashboard,
  tabTo,
  type Dashboard,
} from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { until } from '../../../server/test/support/until.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

const untilUsed = (apiKeyId: string) =>
  until(async () => {
    const rows = await dashboard.server.sql`select 1 from api_key_uses where api_key_id = ${apiKeyId}`;
    expect(rows.length).toBe(1);
  });

/** The cards of the keys with this name, the newest first. */
const cardOf = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) });

const factOf = (card: Locator, name: string) =>
  card.locator('dl > div').filter({ has: card.page().getByText(name, { exact: true }) });

test('the rights of a key are chosen when it is generated, and shown beside it in plain words', async () => {
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('button', { name: 'GENERATE AN API KEY' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate an API key' });
  const rights = dialog.getByLabel('What it may do');
  expect(await rights.inputValue()).toBe('everything');
  expect(await rights.getByRole('option').allInnerTexts()).toEqual([
    'Everything',
    'Read only',
    'Payments, no refunds',
    'Accounting',
  ]);
  await rights.selectOption('Read only');
  await dialog.getByText('Reads everything and changes nothing.').waitFor();
  await dialog.getByLabel('May book refunds that were made elsewhere').check();
  // With one platform there is nothing to choose.
  expect(await dialog.getByLabel('Platform', { exact: true }).count()).toBe(0);
  await expectAccessible(page);
  await dialog.getByLabel('Name of the key').fill('Reports');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await cardOf(page, 'Reports').getByText('Read only, books outside refunds').waitFor();
  const [row] = await dashboard.server.sql`
    select platform_id, rights, may_book_refunds from api_keys where label = 'Reports'`;
  expect(row).toEqual({ platform_id: 1, rights: 'read', may_book_refunds: true });
});

test('a key is replaced: both work until the date that is shown, and the list says which key replaced which', async () => {
  const { server } = dashboard;
  const { id: oldId, apiKey: oldKey } = await server.givenApiKey('Till', false, { rights: 'payments' });
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('button', { name: 'Replace “Till”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace “Till”' });
  expect(await dialog.getByLabel('The old key works for').inputValue()).toBe('7');
  await dialog.getByText(/^Both keys work until .* Then the old one is revoked\.$/).waitFor();
  await expectAccessible(page);
  await takePicture(page, 'replace-api-key');
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await page.getByText('“Till” was replaced. Click the new key’s padlock to see it.').waitFor();

  const [{ id: newId } = { id: '' }] = await server.sql<{ id: string }[]>`
    select replaced_by as id from api_keys where id = ${oldId}`;
  const [fresh, old] = [cardOf(page, 'Till').first(), cardOf(page, 'Till').last()];
  await factOf(old, 'Replaced by')
    .getByText(btoa(newId.slice(0, 24)))
    .waitFor();
  await factOf(fresh, 'Replaces')
    .getByText(btoa(oldId.slice(0, 24)))
    .waitFor();
  await factOf(fresh, 'Rights').getByText('Payments, no refunds').waitFor();
  const until = await factOf(old, 'Works until').locator('time').getAttribute('datetime');
  const aheadMs = Date.parse(until ?? '') - Date.now();
  expect(Math.abs(aheadMs - 7 * 24 * 60 * 60 * 1000)).toBeLessThan(10 * 60 * 1000);
  await old.getByText('Replaced', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Replace “Till (old)”' }).count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reveal the key “Till”' }).click();
  await page.getByLabel('Your dashboard password').fill(operator.password);
  await page.getByRole('button', { name: 'CONFIRM' }).click();
  await fresh.getByRole('button', { name: 'Copy the key “Till”', exact: true }).click();
  await fresh.getByRole('status').getByText('Copied').first().waitFor();
  const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
  expect([(await server.askToken(copied)).status, (await server.askToken(oldKey)).status]).toEqual([
    200, 200,
  ]);
});

test('a key that leaked is replaced and ended at once', async () => {
  const { server } = dashboard;
  const { apiKey } = await server.givenApiKey('Leaked');
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('button', { name: 'Replace “Leaked”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace “Leaked”' });
  await dialog.getByLabel('The old key works for').selectOption('Not at all: it leaked');
  await dialog.getByText('The old key and its access token stop working at once.').waitFor();
  await dialog.getByLabel('Your dashboard password').fill(operator.password);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  const revoked = page.getByRole('region', { name: 'Revoked keys' }).getByRole('listitem');
  await revoked.filter({ hasText: 'Leaked' }).getByText('Replaced by').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(401);
});

test('the allow list of a key allows only its ranges, and warns before it locks the key out', async () => {
  const { server } = dashboard;
  const { id, apiKey } = await server.givenApiKey('Mobile app');
  await server.sql`insert into api_key_uses values (${id}, now(), '127.0.0.1')`;
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Revoked keys' }).waitFor();
  await takePicture(page, 'api-keys');
  await page.getByRole('button', { name: 'IP allow list of “Mobile app”' }).click();
  const dialog = page.getByRole('dialog', { name: 'IP allow list of “Mobile app”' });
  await dialog.getByText('calls are accepted from any address').waitFor();
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Address or range, line 1').fill('192.0.2.0/24');
  await dialog.getByLabel('Note, line 1').fill('The data centre');
  await dialog.getByRole('button', { name: 'Save list' }).click();
  const warning = page.getByRole('dialog', { name: 'This would lock someone out' });
  await warning.getByText('“Mobile app” was last used from 127.0.0.1').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(200);
  await warning.getByRole('button', { name: 'Save anyway' }).click();
  await confirm(page, operator);
  await page.getByText('The allow list is saved and active.').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(401);
});

test('a key can be generated and revealed with the keyboard alone', async () => {
  const operator = await dashboard.server.givenOperator('administrator');
  const page = await openPage(dashboard, '/developers/api-keys');
  await tabTo(page, page.getByLabel('E-mail address'));
  await page.keyboard.type(operator.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'GENERATE AN API KEY' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'GENERATE AN API KEY' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => isFocused(page, page.getByLabel('Name of the key'))).toBe(true);
  await page.keyboard.type('By hand');
  await tabTo(page, page.getByLabel('Your dashboard password'));
  await page.keyboard.type(operator.password);
  await page.keyboard.press('Enter');
  const padlock = page.getByRole('button', { name: 'Reveal the key “By hand”' });
  await padlock.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, padlock);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page, padlock)).toBe(true);
});

test('more keys than one page holds are shown page by page', async () => {
  const { sql, givenApiKey } = dashboard.server;
  const { id } = await givenApiKey('Many 50');
  await sql`insert into api_keys (id, platform_id, rights, secret_id, label, created_at, created_by)
    select id || n, platform_id, rights, secret_id, 'Many ' || n, created_at - (51 - n) * interval '1 second', created_by
    from api_keys, generate_series(0, 49) n where id = ${id}`;
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Many 50', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Many 0', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show more keys' }).click();
  await page.getByRole('heading', { name: 'Many 0', exact: true }).waitFor();
});

test('revoking shows the key and its last use before, and ends the key at once', async () => {
  const { server } = dashboard;
  const { id, apiKey } = await server.givenApiKey('Old web shop');
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  // The browser's clock is behind that of the service, by which ages are told.
  await page.clock.setFixedTime(Date.now() - 12 * 24 * 60 * 60 * 1000);
  await page.getByRole('heading', { name: 'Old web shop' }).waitFor();
  // The key is used while the list is open, and the warning reads it again.
  expect((await server.askToken(apiKey)).status).toBe(200);
  await untilUsed(id);

  await page.getByRole('button', { name: 'Revoke “Old web shop”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke “Old web shop”?' });
  await dialog.getByText('Last used now, from 127.0.0.1.').waitFor();
  await dialog.getByText('Webhook endpoints that were added with it keep working.').waitFor();
  const link = dialog.getByRole('link', { name: 'Look at the endpoints' });
  expect(await link.getAttribute('href')).toBe('/dashboard/developers/webhooks');
  await expectAccessible(page);
  await takePicture(page, 'revoke-api-key');
  await dialog.getByRole('button', { name: 'Revoke “Old web shop”' }).click();

  const revoked = page.getByRole('region', { name: 'Revoked keys' });
  await revoked.getByText('Old web shop').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(401);
  expect(await page.getByRole('button', { name: 'Reveal the key “Old web shop”' }).count()).toBe(0);
});
