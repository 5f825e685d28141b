import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from './chromium.ts';

let running: Promise<Browser> | undefined;

/** The one Chromium of this process. It ends with the process. Each test opens its own context in it. */
export const openBrowser = () =>
  (running ??= chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
    ],
  }));
