import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { ensureChromium } from '../../../scripts/chromium.ts';
import { chromiumFlags } from '../../../server/test/support/browser.ts';
import { startServer, type TestServer } from '../../../server/test/support/server.ts';
import { watchPage } from './watch-page.ts';

export type Role = 'administrator' | 'viewer';

export interface Dashboard {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly url: string;
  close(): Promise<void>;
}

interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly language?: 'en-GB' | 'fr-FR';
  readonly phone?: boolean;
  readonly context?: BrowserContextOptions;
}

/** One service and one browser, for all tests of a file: `beforeAll(async () => { dashboard = await startDashboard(); return dashboard.close; })`. */
export const startDashboard = async (settings: Record<string, string> = {}): Promise<Dashboard> => {
  const [server, browser] = await Promise.all([
    startServer(settings),
    chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags }),
  ]);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { server, browser, url: `${server.url}/dashboard`, close };
};

/**
 * A browser window of its own, which ends with the test. The test fails when the page broke its policy, asked another
 * site for anything, threw, or complained in the console.
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
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints = await watchPage(page, dashboard.server.url);
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(dashboard.url + path);
  return page;
};

/** Signs somebody new in through the sign-in page, and goes to a path of the dashboard. */
export const signInAs = async (dashboard: Dashboard, role: Role, path = '', look: Look = {}) => {
  const operator = await dashboard.server.givenOperator(role);
  const page = await openPage(dashboard, path, look);
  await fillSignIn(page, operator, look.language);
  return { page, operator };
};

const signInWords = {
  'en-GB': { email: 'E-mail address', password: 'Password', submit: 'Sign in' },
  'fr-FR': { email: 'Adresse e-mail', password: 'Mot de passe', submit: 'Se connecter' },
} as const;

export const fillSignIn = async (
  page: Page,
  operator: { email: string; password: string },
  language: keyof typeof signInWords = 'en-GB',
) => {
  const words = signInWords[language];
  await page.getByLabel(words.email).fill(operator.email);
  await page.getByLabel(words.password, { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: words.submit }).click();
  await page
    .getByRole('navigation')
    .or(page.getByRole('button', { name: /menu/i }))
    .first()
    .waitFor();
};

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** WCAG 2.2 AA and axe's best practices, on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  // What is still fading in has other colours than it will have.
  await expect
    .poll(() => page.evaluate('document.getAnimations().every((one) => one.playState !== "running")'))
    .toBe(true);
  // Through the debugger, which the page's policy does not bind; a script element would be refused.
  await page.evaluate(await readScript(axePath));
  const findings = (await page.evaluate(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.map(({ id, nodes }) =>
        ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`,
  )) as Finding[];
  expect(findings).toEqual([]);
};

let axeScript: Promise<string> | undefined;
const readScript = (path: string) =>
  (axeScript ??= import('node:fs/promises').then(({ readFile }) => readFile(path, 'utf8')));

/** Nothing sticks out to the right: the page scrolls down only. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const [width, shown] = (await page.evaluate(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  )) as [number, number];
  expect(width).toBeLessThanOrEqual(shown);
};

/** Writes a picture for the docs, only when asked: `PICTURES=docs/pictures npx vitest run dashboard`. */
export const takePicture = async (page: Page, name: string) => {
  const folder = process.env['PICTURES'];
  if (folder === undefined || folder === '') return;
  const path = resolve(import.meta.dirname, '../../..', folder);
  await mkdir(path, { recursive: true });
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: resolve(path, `${name}.png`) });
};

/** Presses Tab until this has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(page, target)) return;
  }
  throw new Error('the keyboard does not get there');
};

export const isFocused = async (page: Page, target: Locator) =>
  (await target.and(page.locator(':focus')).count()) === 1;
