import type { AddressInfo } from 'node:net';
import { createServer as createSite } from 'node:http';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage, signInAs, startDashboard, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

test('a fault of the service is shown with its request id, and a retry works', async () => {
  const { sql } = dashboard.server;
  await sql`alter table api_keys rename to api_keys_away`;
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  const alert = page.getByRole('alert');
  await alert.getByText('Something went wrong on our side.').waitFor();
  expect(await alert.getByText(/^Request id/).innerText()).toMatch(/^Request id\s+[0-9a-f-]{36}$/);
  await sql`alter table api_keys_away rename to api_keys`;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No API key yet').waitFor();
});

test('a page whose files were replaced by a newer build offers to reload', async () => {
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByText('No API key yet').waitFor();
  await page.route('**/assets/QuickStartPage*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Quick start' }).click();
  await page.getByText('The dashboard may have been updated').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  expect(page.url()).toBe(`${dashboard.url}/developers/quick-start`);
});

test('a language that cannot be loaded leaves the one before, and says so', async () => {
  const { page } = await signInAs(dashboard, 'viewer', '/settings/my-account');
  await page.route('**/assets/fr-*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: /^Your settings/ }).click();
  await page.getByRole('dialog').getByLabel('Language', { exact: true }).selectOption('Français');
  await page.getByRole('alert').getByText('This language couldn’t be loaded.').waitFor();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  await page.getByRole('button', { name: /^Your settings/ }).click();
  await page.getByRole('dialog').getByLabel('Language', { exact: true }).selectOption('Français');
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  await page.reload();
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor();
});

test('a dashboard whose texts cannot be loaded is not a blank page', async () => {
  const page = await openPage(dashboard);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.route('**/assets/en-*', (route) => route.abort('connectionrefused'));
  await page.reload();
  const message = page.getByText('The dashboard could not be loaded.');
  await expect.poll(() => message.isVisible()).toBe(true);
});

test('an unknown address says so, within the frame', async () => {
  const { page } = await signInAs(dashboard, 'viewer', '/no/such/page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(1);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
});

test('another site can neither frame the dashboard nor act in it with the operator’s cookie (A9)', async () => {
  const { id, apiKey } = await dashboard.server.givenApiKey('Wanted by others');
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Wanted by others' }).waitFor();
  const site = createSite((_request, answer) => {
    answer.setHeader('content-type', 'text/html').end(`
      <iframe name="frame" src="${dashboard.url}/developers/api-keys"></iframe>
      <form method="post" enctype="text/plain" target="hidden" action="${dashboard.server.url}/dashboard/api/api-keys/${id}/revoke"></form>
      <iframe name="hidden"></iframe>`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await new Promise((resolve) => site.once('listening', resolve));
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const refused = elsewhere.waitForResponse((answer) => answer.url().endsWith('/revoke'));
  await elsewhere.evaluate('document.forms[0].submit()');
  expect((await refused).status()).toBe(403);
  const fetched = await elsewhere.evaluate(
    `fetch('${dashboard.server.url}/dashboard/api/session', { credentials: 'include' }).then(() => 'read', () => 'refused')`,
  );
  expect(fetched).toBe('refused');
  expect(await elsewhere.frame({ name: 'frame' })!.getByRole('heading').count()).toBe(0);
  expect((await dashboard.server.askToken(apiKey)).status).toBe(200);
});
