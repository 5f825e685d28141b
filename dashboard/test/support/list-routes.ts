import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { urls } from '../../src/urls.ts';

const routesFile = resolve(import.meta.dirname, '../../src/shell/routes.tsx');

/** The path of every page, as routes.tsx has it. Read as text: the compiler of the tests knows no JSX. */
export const listRoutes = async () => {
  const source = await readFile(routesFile, 'utf8');
  return [...source.matchAll(/^ {4}path: (?:urls\.(\w+)|'([^']+)'),$/gm)].map(([, name, pattern]) => {
    const path = pattern ?? urls[name as keyof typeof urls];
    if (typeof path !== 'string') throw new Error(`urls.${name} is not the path of a page`);
    return path;
  });
};
