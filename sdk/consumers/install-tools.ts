import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/support/pack.ts';

/** What those who install the package have. Not in the lock file: they are only for this. */
const dependencies = {
  '@arethetypeswrong/cli': '0.18.5',
  '@types/node': '20.9.5',
  jest: '30.5.2',
  publint: '0.3.25',
  'typescript-5.0': 'npm:typescript@5.0.4',
  'typescript-5.9': 'npm:typescript@5.9.3',
};

const folder = join(import.meta.dirname, '../../node_modules/.cache/florin-consumers');

/** Installs them where a second run finds them again. No script of theirs runs. */
export const installTools = async () => {
  const manifest = `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`;
  const isInstalled = (await readFile(join(folder, 'installed.json'), 'utf8').catch(() => '')) === manifest;
  if (!isInstalled) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), manifest);
    const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline'.split(' ');
    // With all of the environment, where the network of npm may be set up.
    await run(folder, 'npm', ['install', ...flags], process.env, 600_000);
    await writeFile(join(folder, 'installed.json'), manifest);
  }
  return {
    modules: join(folder, 'node_modules'),
    program: (name: string) => join(folder, 'node_modules', name),
  };
};
