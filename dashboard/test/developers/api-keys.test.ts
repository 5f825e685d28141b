import { beforeAll, expect, test, vi } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import {
  confirm,
  fillSignIn,
  isFocused,
  openPage,
  signInAs,
  startDashboard,
  tabTo,
  type Dashboard,
} from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

const untilUsed = (apiKeyId: string) =>
  vi.waitFor(async () => {
    const rows = await dashboard.server.sql`select 1 from api_key_uses where api_key_id = ${apiKeyId}`;
    expect(rows.length).toBe(1);
  }, 10_000);

test('a key is generated, revealed and copied, gets an access token, and shows only its first characters when it is hidden', async () => {
  const { server } = dashboard;
  const operator = await server.givenOperator('administrator');
  const page = await openPage(dashboard);
  await fillSignIn(page, operator);

  const menu = page.getByRole('navigation', { name: 'Menu' });
  expect(await menu.getByText('Developers').innerText()).toBe('DEVELOPERS');
  await menu.getByRole('link', { name: 'API Keys' }).click();
  await page.getByText('No API key yet').waitFor();
  await page.getByRole('button', { name: 'GENERATE AN API KEY' }).click();
  await page.getByRole('textbox', { name: 'Name of the key' }).fill('Main shop');
  await page.getByLabel('Your dashboard password').fill('not the password');
  await page.getByRole('button', { name: 'CONFIRM' }).click();
  await page.getByRole('alert').getByText('The password is wrong.').waitFor();
  await page.getByLabel('Your dashboard password').fill(operator.password);
  await page.getByRole('button', { name: 'CONFIRM' }).click();

  const key = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Main shop' }) });
  await key.getByText('Hidden').waitFor();
  await key.getByText('Never used').waitFor();
  await key.getByText(`by ${operator.email}`).waitFor();
  await key.getByRole('button', { name: 'Reveal the key “Main shop”' }).click();
  await page.getByLabel('Your dashboard password').fill(operator.password);
  await page.getByRole('button', { name: 'CONFIRM' }).click();
  await key.getByRole('button', { name: 'Copy the key “Main shop”', exact: true }).click();
  await key.getByRole('status').getByText('Copied').first().waitFor();
  await expectAccessible(page);

  const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
  const answer = await server.askToken(copied);
  expect(answer.status).toBe(200);

  await key.getByRole('button', { name: 'Hide the key “Main shop”' }).click();
  await key.getByText('Hidden').waitFor();
  await key.getByText(copied.slice(0, 32)).waitFor();
  expect(await page.content()).not.toContain(copied);
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
  await dialog.getByText('It was last used now, from 127.0.0.1.').waitFor();
  await expectAccessible(page);
  await takePicture(page, 'revoke-api-key');
  await dialog.getByRole('button', { name: 'Revoke “Old web shop”' }).click();

  const revoked = page.getByRole('region', { name: 'Revoked keys' });
  await revoked.getByText('Old web shop').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(401);
  expect(await page.getByRole('button', { name: 'Reveal the key “Old web shop”' }).count()).toBe(0);
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
  await dialog.getByText('calls are accepted from every address').waitFor();
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('Address or range, line 1').fill('192.0.2.0/24');
  await dialog.getByLabel('Note, line 1').fill('The data centre');
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  const warning = page.getByRole('dialog', { name: 'This would lock somebody out' });
  await warning.getByText('“Mobile app” was last used from 127.0.0.1').waitFor();
  expect((await server.askToken(apiKey)).status).toBe(200);
  await warning.getByRole('button', { name: 'Save anyway' }).click();
  await confirm(page, operator);
  await page.getByText('The allow list is saved and in force.').waitFor();
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
  await sql`insert into api_keys (id, secret_id, label, created_at, created_by)
    select id || n, secret_id, 'Many ' || n, created_at - (51 - n) * interval '1 second', created_by
    from api_keys, generate_series(0, 49) n where id = ${id}`;
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Many 50', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Many 0', exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show more keys' }).click();
  await page.getByRole('heading', { name: 'Many 0', exact: true }).waitFor();
});
