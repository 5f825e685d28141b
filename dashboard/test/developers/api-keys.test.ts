import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { fillSignIn, openPage, startDashboard, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
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
