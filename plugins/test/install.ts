import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** The environment of a tool that runs with the Node of this process. */
export const toolEnvironment = () => {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']];
  return { ...process.env, PATH: path.join(delimiter) };
};

/** Runs a tool to its end. */
export const run = async (cwd: string, command: string, args: readonly string[], env: object = {}) => {
  try {
    const options = { cwd, env: { ...toolEnvironment(), ...env }, timeout: 600_000, maxBuffer: 100_000_000 };
    await promisify(execFile)(command, args, options);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
};

const npmInstall = (folder: string, ...packages: readonly string[]) =>
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);

/** Installs the shop system, once for each manifest: the folder stays for the next run. */
const installSystem = async (folder: string, manifest: object) => {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const installed = await readFile(join(folder, 'installed.json'), 'utf8').catch(() => '');
  if (installed === text) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), text);
  await npmInstall(folder);
  await writeFile(join(folder, 'installed.json'), text);
};

/** Packs a package as it would be published, in a clone where no shop system is installed, and installs it. */
const installPackage = async (folder: string, clone: string, path: string, tarball: string) => {
  const isPacked = (file: string) => !/\/(dist|node_modules)$/.test(file);
  await cp(join(root, path), join(clone, path), { recursive: true, filter: isPacked });
  await run(join(clone, path), 'npm', ['pack', '--pack-destination', folder]);
  await npmInstall(folder, `./${tarball}`);
};

const installPackages = async (folder: string, plugin: string) => {
  const clone = await mkdtemp(join(tmpdir(), 'florin-clone-'));
  try {
    for (const part of ['LICENSE', 'tsconfig.json'])
      await cp(join(root, part), join(clone, part), { recursive: true });
    await installPackage(folder, clone, 'sdk', 'florin-client-0.1.0.tgz');
    await installPackage(folder, clone, `plugins/${plugin}`, `florin-${plugin}-0.1.0.tgz`);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
};

/** Packing does not check the types of a plugin, because it works without the shop system. Here it is installed. */
const checkTypes = async (folder: string, plugin: string) => {
  const source = join(folder, 'source');
  await cp(join(root, 'tsconfig.json'), join(source, 'tsconfig.json'));
  for (const part of ['package.json', 'tsconfig.json', 'src'])
    await cp(join(root, 'plugins', plugin, part), join(source, 'plugins', plugin, part), { recursive: true });
  await run(source, 'tsc', ['-p', join(source, 'plugins', plugin), '--noEmit']);
};

/** The shop system, and beside it the client library and a plugin as they would be published. */
export const installShop = async (plugin: 'vendure' | 'medusa', manifest: object) => {
  const folder = join(tmpdir(), `florin-${plugin}`);
  await installSystem(folder, manifest);
  // An older build has the same version.
  for (const old of ['source', 'node_modules/@florin'])
    await rm(join(folder, old), { recursive: true, force: true });
  await installPackages(folder, plugin);
  await checkTypes(folder, plugin);
  for (const [type, load] of [
    ['commonjs', `require('@florin/${plugin}')`],
    ['module', `await import('@florin/${plugin}')`],
  ] as const)
    await run(folder, process.execPath, [`--input-type=${type}`, '--eval', load]);
  return folder;
};
