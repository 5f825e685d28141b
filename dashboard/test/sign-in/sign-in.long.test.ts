import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { attemptSignIn } from '../../../server/test/operators/attempt-sign-in.ts';
import {
  givenTwoFactor,
  nextCode,
  wrongCode,
} from '../../../server/test/operators/two-factor/authenticator.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  expectNoSidewaysScroll,
  fillSignIn,
  openPage,
  signInAs,
  startDashboard,
  type Dashboard,
} from '../support/dashboard.ts';
import { recordFrames } from '../support/painted-frames.ts';
import { takePicture } from '../support/pictures.ts';
import { waitMsMax } from '../../../scripts/test-bounds.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
  return dashboard.close;
});

test('who comes by a link for the first time is asked to sign in, and not told that a session has ended', async () => {
  const page = await openPage(dashboard, '/developers/ip-allow-list?view=all#end');
  await page.getByText('Sign in to open the page.').waitFor();
  await fillSignIn(page, await dashboard.server.givenOperator('administrator'));
  await page.getByRole('heading', { name: 'IP allow list' }).waitFor();
  expect(page.url()).toBe(`${dashboard.url}/developers/ip-allow-list?view=all#end`);
});

test('what an operator has read is not shown to the next one, also when their session has ended by itself', async () => {
  const { server } = dashboard;
  await server.givenApiKey('Read by the first');
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Read by the first' }).waitFor();
  server.advance(31 * 60);
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'I’m someone else' }).click();
  await fillSignIn(page, await server.givenOperator('administrator'));
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  // Never answered.
  await page.route('**/dashboard/api/api-keys*', () => undefined);
  await page.getByRole('link', { name: 'API Keys' }).click();
  await page.getByLabel('Loading…').waitFor();
  expect(await page.getByRole('heading', { name: 'Read by the first' }).count()).toBe(0);
});

test('signing in never leads to another site, whatever the link says', async () => {
  const page = await openPage(dashboard, `/sign-in?to=${encodeURIComponent('//evil.example/')}`);
  await fillSignIn(page, await dashboard.server.givenOperator('viewer'));
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  expect(page.url()).toBe(dashboard.url);
});

test('signing out clears what was read, and the back button shows nothing of it', async () => {
  const { page, operator } = await signInAs(dashboard, 'administrator', '/developers/api-keys');
  await page.getByRole('button', { name: `Your settings: ${operator.email}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('who could not be signed out is told so, and is not shown the sign-in page', async () => {
  const { page } = await signInAs(dashboard, 'viewer', '/settings/my-account');
  await page.getByRole('button', { name: /^Your settings/ }).click();
  await page.route('**/dashboard/api/session', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('alert').getByText('you may still be signed in').waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('heading', { name: 'Sign in' }).count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a one-time password has to be changed before anything else', async () => {
  const operator = await dashboard.server.givenOperator('administrator', { mustChangePassword: true });
  const page = await openPage(dashboard, '/developers/quick-start');
  await page.getByLabel('E-mail address').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('One-time password').fill(operator.password);
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByLabel('New password again').fill('too shor');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('At least 12 characters.', { exact: true }).waitFor();
  await page.getByText('The passwords don’t match.').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('correct horse battery staple');
  await page.getByLabel('New password again').fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
});

test('with two-factor sign-in the code is asked for after the password', async () => {
  const operator = await givenTwoFactor(dashboard.server);
  const page = await openPage(dashboard);
  await page.getByLabel('E-mail address').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(wrongCode(dashboard.server, operator.secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('The code is wrong').waitFor();
  await page.getByLabel('Code').fill(nextCode(dashboard.server, operator.secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation').waitFor();
});

test('after failed attempts the next sign-in says how many there were, and nobody else in that browser reads it', async () => {
  const { server } = dashboard;
  const operator = await server.givenOperator('viewer');
  for (let count = 0; count < 3; count += 1)
    await attemptSignIn(server, { email: operator.email, password: 'a guess' });
  const page = await openPage(dashboard);
  await fillSignIn(page, operator);
  await page.getByRole('navigation').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: '3 failed sign-ins since your last one' });
  await notice.waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await notice.waitFor({ state: 'detached' });
});

test('a viewer has no menu entries for the administrators’ pages, and their addresses say so', async () => {
  const { page } = await signInAs(dashboard, 'viewer', '/developers/api-keys');
  await page.getByRole('heading', { name: 'Your role doesn’t include this page' }).waitFor();
  expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'Payments',
    'Refunds',
    'Disputes',
    'Accounts',
    'Transfers',
    'Payouts',
    'Payout runs',
    'Reconciliation',
    'Webhooks',
    'Events',
    'Quick start',
    expect.stringContaining('API reference'),
    'My account',
  ]);
  await expectAccessible(page);
});

test('French is taken from the browser; English and dark colours can be chosen, and a reload keeps them', async () => {
  const { page } = await signInAs(dashboard, 'administrator', '/developers/api-keys', {
    language: 'fr-FR',
    phone: true,
  });
  await page.getByRole('heading', { name: 'Clés d’API', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Clés d’API · Sandbox · Florin');
  expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').getByText('Développeurs').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Premiers pas' }).click();
  await page.getByRole('heading', { name: 'Premiers pas' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: /Vos paramètres/ }).click();
  await page.getByLabel('Langue', { exact: true }).selectOption('English');
  await page.getByText('Dark').click();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Quick start' }).waitFor();
  expect(await page.evaluate('document.documentElement.dataset.mantineColorScheme')).toBe('dark');
});

/** How bright the frames are that are painted while the sign-in page loads, its scripts late. */
const paintSignIn = async (system: 'light' | 'dark', chosen: 'dark' | 'auto') => {
  const context = await dashboard.browser.newContext({ colorScheme: system });
  onTestFinished(() => context.close());
  await context.addInitScript(`localStorage.setItem('mantine-color-scheme-value', '${chosen}')`);
  const page = await context.newPage();
  page.setDefaultTimeout(waitMsMax);
  await page.goto('data:text/html,<html style="background: black">');
  const frames = await recordFrames(page);
  await context.route('**/assets/*.js', async (route) => {
    // The others wait until the page has been painted without them, after the black one before it.
    if (!route.request().url().includes('first-colours'))
      await expect.poll(() => frames.count()).toBeGreaterThanOrEqual(2);
    await route.continue();
  });
  await page.goto(dashboard.url);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  return frames.brightness();
};

test.each([
  ['light', 'dark'],
  ['dark', 'auto'],
] as const)(
  'where the system is %s and %s colours are chosen, no frame that is painted while a page loads is light',
  async (system, chosen) => {
    const frames = await paintSignIn(system, chosen);
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.filter((brightness) => brightness > 64)).toEqual([]);
  },
);

test('the sign-in page shows the environment in the band, the title and the icon', async () => {
  const page = await openPage(dashboard);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(() => page.title()).toBe('Sign in · Sandbox · Florin');
  await page.getByRole('banner').getByText('Sandbox').waitFor();
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toContain('coin-sandbox');
  await takePicture(page, 'sign-in');
});
