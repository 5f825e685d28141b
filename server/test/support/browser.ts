import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { waitMsMax } from '../../../scripts/test-bounds.ts';

/** A page in its own browser profile, which is closed after the test. */
export const givenPage = async (options: BrowserContextOptions = {}) => {
  const context = await (await openBrowser()).newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(waitMsMax);
  return context.newPage();
};

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The debugger runs axe; the policy of the page would refuse a script. */
export const findAxeViolations = (page: Page) => runAxe(page, '');

/** The same of its colours alone, where a page was looked at as a whole in others. */
export const findUnreadableColours = (page: Page) => runAxe(page, '{ runOnly: ["color-contrast"] }');

const runAxe = async (page: Page, options: string) => {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  return page.evaluate(`axe.run(${options}).then(({ violations }) => violations)`);
};
