import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

/** Runs a program in a folder, and returns what it printed. */
export const run = async (
  folder: string,
  command: string,
  args: readonly string[],
  env: object = {},
  timeout = 60_000,
) => {
  const inherited = { PATH: path, HOME: process.env['HOME'] };
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...inherited, ...env },
    timeout,
  });
  return stdout;
};

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Packs a copy, because packing changes package.json for a moment, and installs it into a folder outside of the repository. */
export const packAndInstall = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-client-'));
  const isPacked = (file: string) => !/\/sdk\/(dist|test|node_modules)$/.test(file);
  for (const part of ['LICENSE', 'tsconfig.json', 'sdk'])
    await cp(join(root, part), join(folder, 'copy', part), { recursive: true, filter: isPacked });
  const printed = await run(join(folder, 'copy/sdk'), 'npm', [
    'pack',
    '--json',
    '--pack-destination',
    folder,
  ]);
  const [packed] = JSON.parse(printed.slice(printed.indexOf('[\n'))) as [Packed];
  const app = join(folder, 'app');
  await mkdir(app);
  await writeFile(join(app, 'package.json'), '{ "type": "module" }');
  const flags = ['--offline', '--no-audit', '--no-fund'];
  await run(app, 'npm', ['install', ...flags, join(folder, packed.filename)]);
  return { app, files: packed.files, remove: () => rm(folder, { recursive: true, force: true }) };
};
