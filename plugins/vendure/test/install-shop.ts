import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
/** Stays for the next run. */
const folder = join(tmpdir(), 'florin-vendure');
const source = join(folder, 'source');

const manifest = {
  private: true,
  type: 'module',
  dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  // Vendure's dependencies ask for a newer one, which not every registry has.
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
};

/** Runs a tool with the Node of this process. */
const run = async (cwd: string, command: string, args: readonly string[]) => {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']];
  const env = { ...process.env, PATH: path.join(delimiter) };
  try {
    await promisify(execFile)(command, args, { cwd, env, timeout: 600_000 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
};

const npmInstall = (...packages: readonly string[]) =>
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);

const installVendure = async () => {
  const file = join(folder, 'package.json');
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const installed = await readFile(join(folder, 'installed.json'), 'utf8').catch(() => '');
  if (installed === text) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  await npmInstall();
  await writeFile(join(folder, 'installed.json'), text);
};

/** Packs a copy, as the package would be published, and installs it beside Vendure. */
const installPackage = async (path: string, tarball: string) => {
  const isPacked = (file: string) => !/\/(dist|node_modules)$/.test(file);
  await cp(join(root, path), join(source, path), { recursive: true, filter: isPacked });
  await run(join(source, path), 'npm', ['pack', '--pack-destination', folder]);
  await npmInstall(`./${tarball}`);
};

/** Vendure, and the two packages of this repository as they would be published. */
export const installShop = async () => {
  await installVendure();
  // An older build has the same version.
  for (const old of [source, join(folder, 'node_modules/@florin')])
    await rm(old, { recursive: true, force: true });
  for (const file of ['LICENSE', 'tsconfig.json']) await cp(join(root, file), join(source, file));
  await installPackage('sdk', 'florin-client-0.1.0.tgz');
  await installPackage('plugins/vendure', 'florin-vendure-0.1.0.tgz');
  // Outside of the package, so that it imports the installed one.
  const shop = join(folder, 'shop');
  await cp(join(import.meta.dirname, 'shop.ts'), join(shop, 'shop.ts'));
  const types = { extends: '../source/tsconfig.json', include: ['.'], exclude: [] };
  await writeFile(join(shop, 'tsconfig.json'), JSON.stringify(types));
  await run(shop, 'tsc', ['-p', shop]);
  return { file: join(shop, 'shop.ts'), logFile: join(folder, 'shop.log') };
};
