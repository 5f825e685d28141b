import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);
const axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page by WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = (page: Page) => expectNoViolation(page, everyRule);

/** Changes to the other colour scheme, and checks the contrast there, too. */
export const expectOtherColoursReadable = async (page: Page) => {
  await changeColours(page, (await coloursOf(page)) === 'dark' ? 'light' : 'dark');
  await expectNoViolation(page, ['color-contrast']);
};

const coloursOf = (page: Page) => page.evaluate('document.documentElement.dataset.mantineColorScheme');

/** The page follows the system's colour scheme a moment later. */
const changeColours = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => coloursOf(page)).toBe(colorScheme);
};

const areAnimationsOver = `document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)`;

const expectNoViolation = async (page: Page, runOnly: readonly string[]) => {
  // The debugger may run it; the page's policy would refuse a script element.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe);
  // Wait for animations: they change colours. Those of a button that is busy have no end.
  await expect.poll(() => page.evaluate(areAnimationsOver)).toBe(true);
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, runOnly });
  const violations = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) =>
      ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`);
  expect(violations).toEqual([]);
};
