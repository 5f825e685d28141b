import { beforeAll, expect, test } from 'vitest';
import { makeTlsFiles } from '../../../server/test/http/tls-files.ts';
import { findFreePort, productionSettings } from '../../../server/test/support/server.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fillSignIn, openPage, startDashboard, type Dashboard } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  const { files } = await makeTlsFiles();
  const PORT = String(await findFreePort());
  const PUBLIC_URL = `https://127.0.0.1:${PORT}`;
  dashboard = await startDashboard({ ...productionSettings, ...files, PORT, PUBLIC_URL });
  return dashboard.close;
});

test('production differs from the sandbox in band, word, title and icon, on the sign-in page already', async () => {
  const page = await openPage(dashboard, '', { context: { ignoreHTTPSErrors: true } });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const band = page.getByRole('banner').getByText('Production');
  expect(await band.innerText()).toBe('PRODUCTION');
  await expect.poll(() => page.title()).toBe('Sign in · Production · Florin');
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('coin-production');
  await expectAccessible(page);
  await fillSignIn(page, await dashboard.server.givenOperator('administrator'));
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Home · Production · Florin');
  await page.getByRole('banner').getByText('Production').waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading…' }).count()).toBe(0);
  await takePicture(page, 'production');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({
    name: '__Host-florin_session',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/',
  });
});
