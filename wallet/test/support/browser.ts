import { onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';

type BrowserOptions = { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };

/** A page in a browser profile of its own, which ends with the test. */
export const givenPage = async (options: BrowserOptions = {}) => {
  const context = await (await openBrowser()).newContext(options);
  onTestFinished(() => context.close());
  return context.newPage();
};
