import { chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ensureChromium } from '../../../scripts/chromium.ts';

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** A real Chromium that ends with the test. */
export const givenBrowser = async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  onTestFinished(() => browser.close());
  return browser;
};
