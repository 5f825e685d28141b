import type { BrowserContextOptions } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';

/** A page in its own browser profile, which is closed after the test. */
export const givenPage = async (options: BrowserContextOptions = {}) => {
  const context = await (await openBrowser()).newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
};
