import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { fillSignIn, openPage, signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';
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
