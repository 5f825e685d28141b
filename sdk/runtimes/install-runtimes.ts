import { globSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../test/support/pack.ts';

/** The oldest Node that the package names, and current versions of the others. Not in the lock file: they are only for this. */
const packages = [
  `node-${process.platform}-${process.arch}@20.0.0`,
  'bun@1.4.4',
  'deno@2.9.5',
  'workerd@1.20261104.1',
];

/** Installs them where a second run finds them again. No script of theirs runs: each brings its program in a package. */
export const installRuntimes = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{}');
  const flags = '--no-audit --no-fund --ignore-scripts --prefer-offline'.split(' ');
  // With all of the environment, where the network of npm may be set up.
  await run(folder, 'npm', ['install', ...flags, ...packages], process.env, 600_000);
  const find = (pattern: string) => {
    const [program] = globSync(`node_modules/${pattern}`, { cwd: folder });
    if (program === undefined) throw new Error(`There is no program ${pattern} for this machine.`);
    return join(folder, program);
  };
  return {
    node: find(`node-${process.platform}-${process.arch}/bin/node`),
    bun: find('@oven/bun-*/bin/bun'),
    deno: find('@deno/*/deno'),
    workerd: find('@cloudflare/workerd-*/bin/workerd'),
  };
};
