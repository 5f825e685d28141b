import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** The machine's Chromium: the one named in CHROMIUM, or the first on the path. */
const findChromium = (): string => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found =
    process.env['CHROMIUM'] ??
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
  if (found === undefined)
    throw new Error('No Chromium on this machine: install one, or name it in CHROMIUM.');
  return found;
};

let running: Promise<Browser> | undefined;

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
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
