import { chromium, type Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ensureChromium } from '../../../scripts/chromium.ts';

let running: Promise<Browser> | undefined;

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

type Look = { viewport?: { width: number; height: number }; colorScheme?: 'light' | 'dark' };

/** A fresh browser profile in one shared browser, which ends with the test run. */
export const givenPage = async (look: Look = {}) => {
  running ??= launch();
  const context = await (await running).newContext(look);
  onTestFinished(() => context.close());
  return context.newPage();
};
