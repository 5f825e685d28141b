import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const run = `axe.run(document, {
  resultTypes: ['violations'],
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}).then(({ violations }) => violations.map(({ id, nodes }) =>
  ({ id, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })) })))`;

/** WCAG 2.2 AA and axe's best practices, on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  // What is still fading in has other colours than it will have.
  await expect
    .poll(() => page.evaluate('document.getAnimations().every((one) => one.playState !== "running")'))
    .toBe(true);
  // Through the debugger, which the page's policy does not bind; a script element would be refused.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  expect(await page.evaluate(run)).toEqual([]);
};
