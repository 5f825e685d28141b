import { readFileSync } from 'node:fs';

const folder = new URL('../browser/', import.meta.url);

const readScript = (name: string): string =>
  readFileSync(new URL(name, folder), 'utf8')
    .replaceAll(/^import .*;$/gm, '')
    .replaceAll(/^export /gm, '');

/**
 * Joins modules of the browser folder, each after those it imports, into one classic script. No module script, because
 * a merchant's page expects `window.paypal` to be there when the script tag has loaded; the function around it all
 * keeps its names out of the page.
 */
export const browserScript = (names: readonly string[]): string => {
  const scripts = names.map(readScript);
  return `(() => {\n'use strict';\n${scripts.join('\n')}\n})();\n`;
};
