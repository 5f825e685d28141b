import { onTestFinished } from 'vitest';
import { openBrowser } from '../../../scripts/open-browser.ts';

type Look = { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };

/** A page in a browser profile of its own, which ends with the test. */
export const givenPage = async (look: Look = {}) => {
  const context = await (await openBrowser()).newContext(look);
  onTestFinished(() => context.close());
  return context.newPage();
};
