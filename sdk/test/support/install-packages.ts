import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './pack.ts';

/**
 * Installs tools that are not in the lock file, because only one test command needs them, where a second run finds them
 * again. No script of theirs runs. Returns the folder.
 */
export const installPackages = async (name: string, dependencies: Readonly<Record<string, string>>) => {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache', name);
  const manifest = `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`;
  // Written last, so that an installation that was interrupted begins again.
  const mark = join(folder, 'installed.json');
  if ((await readFile(mark, 'utf8').catch(() => '')) === manifest) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), manifest);
  const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline'.split(' ');
  // With all of the environment, where the network of npm may be set up.
  await run(folder, 'npm', ['install', ...flags], process.env, 600_000);
  await writeFile(mark, manifest);
  return folder;
};
