import { readFileSync } from 'node:fs';

const folder = new URL('../browser/', import.meta.url);

const readScript = (name: string): string =>
  readFileSync(new URL(name, folder), 'utf8')
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export /gm, '');

/**
 * Joins modules of the browser folder into one classic script. Each module comes after those it imports. It is not a
 * module script because a merchant's page expects `window.paypal` to exist when the script tag has loaded. The function
 * around the code keeps its names out of the page.
 */
export const browserScript = (names: readonly string[]): string => {
  const scripts = names.map(readScript);
  return `(() => {\n'use strict';\n${scripts.join('\n')}\n})();\n`;
};
