import type { Role } from '../../../server/src/operators/roles.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { waitMsMax } from '../../../scripts/test-bounds.ts';
import { signIn } from '../../../server/test/support/dashboard.ts';
import { startServer, type TestServer } from '../../../server/test/support/server.ts';
import { watchPage } from './watch-page.ts';

export interface Dashboard {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly url: string;
  close(): Promise<void>;
}

interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: 'en-GB' | 'fr-FR' | 'de-DE' | 'es-ES' | 'it-IT';
  readonly phone?: boolean;
  readonly cookies?: Parameters<BrowserContext['addCookies']>[0];
  readonly context?: BrowserContextOptions;
}

/** Starts one service and one browser for all tests of a file; `beforeAll` returns its `close`. */
export const startDashboard = async (settings: Record<string, string> = {}): Promise<Dashboard> => {
  const [server, browser] = await Promise.all([startServer(settings), openBrowser()]);
  return { server, browser, url: `${server.url}/dashboard`, close: server.close };
};

/**
 * Opens a page in a new browser window, which closes with the test. The test fails if the page violates its policy, calls
 * another site, throws, or prints an error or a warning.
 */
export const openPage = async (dashboard: Dashboard, path = '', look: Look = {}): Promise<Page> => {
  const context = await dashboard.browser.newContext({
    viewport: look.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: look.colorScheme ?? 'light',
    locale: look.language ?? 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...look.context,
  });
  if (look.cookies) await context.addCookies(look.cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(waitMsMax);
  const complaints = await watchPage(page, dashboard.server.url);
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(dashboard.url + path);
  return page;
};

let signedIn = 0;

/** A new address each time, readable in pictures. */
const nextAddress = () => {
  const names = ['ines', 'jonas', 'kim', 'lea', 'max', 'nora', 'otto', 'pia'];
  const round = Math.floor(signedIn / names.length);
  const name = names[signedIn % names.length]!;
  signedIn += 1;
  return `${name}${round === 0 ? '' : round}@harbour.example`;
};

/** Opens a path as a new operator who is signed in. The sign-in page has its own tests. */
export const signInAs = async (dashboard: Dashboard, role: Role, path = '', look: Look = {}) => {
  const { password, email: made } = await dashboard.server.givenOperator(role);
  const operator = { email: nextAddress(), password };
  await dashboard.server.sql`update operators set email = ${operator.email} where email = ${made}`;
  const { cookie } = await signIn(dashboard.server, operator);
  const [name = '', value = ''] = cookie.split('=');
  const cookies = [{ name, value, url: dashboard.server.url }];
  const page = await openPage(dashboard, path, { ...look, cookies });
  return { page, operator };
};

/** What is shown over the page when the session has ended. */
export const signInAgainOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

export const signInAgain = async (page: Page, { password, code }: { password: string; code?: string }) => {
  const dialog = signInAgainOf(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  if (code !== undefined) await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Signs in on the sign-in page, as a person does. */
export const fillSignIn = async (page: Page, operator: { email: string; password: string }) => {
  await page.getByLabel('E-mail address').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** The dialog that asks for the password before access is given or widened. */
export const confirmationOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

/** Confirms that it is the operator, as a person does. */
export const confirm = async (page: Page, { password }: { password: string }) => {
  const dialog = confirmationOf(page);
  await dialog.getByLabel('Your dashboard password').fill(password);
  await dialog.getByRole('button', { name: 'CONFIRM' }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** The page is not wider than the window. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const [width, shown] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )) as [number, number];
  expect(width).toBeLessThanOrEqual(shown);
};

/** More than a page with a full list has. */
const tabsMax = 200;

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, target: Locator) => {
  await target.first().waitFor();
  for (let presses = 0; presses < tabsMax; presses += 1) {
    if (await isFocused(page, target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
};

export const isFocused = async (page: Page, target: Locator) =>
  (await target.and(page.locator(':focus')).count()) === 1;
