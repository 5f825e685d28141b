import { onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { waitMsMax } from '../../../scripts/test-bounds.ts';

type BrowserOptions = { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };

/** A page in a browser profile of its own, which ends with the test. */
export const givenPage = async (options: BrowserOptions = {}) => {
  const context = await (await openBrowser()).newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(waitMsMax);
  return context.newPage();
};
