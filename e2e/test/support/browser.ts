import { chromium, type Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ensureChromium } from '../../../scripts/chromium.ts';

let running: Promise<Browser> | undefined;

const launch = () =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
    ],
  });

/** A buyer with a browser profile of their own, in one shared browser that ends with the run. */
export const givenBuyer = async () => {
  running ??= launch();
  const context = await (await running).newContext({ locale: 'en-GB' });
  onTestFinished(() => context.close());
  return context.newPage();
};
