import { globSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../test/support/install-packages.ts';

/** The oldest Node that the package names, and current versions of the others. Each brings its program in a package. */
const dependencies = {
  [`node-${process.platform}-${process.arch}`]: '20.0.0',
  bun: '1.4.4',
  deno: '2.9.5',
  workerd: '1.20261104.1',
};

export const installRuntimes = async () => {
  const folder = await installPackages('florin-runtimes', dependencies);
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
