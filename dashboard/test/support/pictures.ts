import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

/** Writes a picture for the docs, only when asked: `PICTURES=docs/pictures npx vitest run --project dashboard` (or `e2e`). */
export const takePicture = async (page: Page, name: string) => {
  const folder = process.env['PICTURES'];
  if (folder === undefined || folder === '') return;
  const path = resolve(import.meta.dirname, '../../..', folder);
  await mkdir(path, { recursive: true });
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: resolve(path, `${name}.png`) });
};
