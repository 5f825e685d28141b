import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { readBlocks } from '../../../server/test/docs/guides/read-blocks.ts';

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

/** It compiles four times, which takes long on a busy machine. */
const packTimeoutMs = 240_000;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** What the quick start asks to type in a project of one's own. */
const projectSteps = () => readBlocks('quick-start').find(({ code }) => code.includes('npm install'))!.code;

/**
 * Packs a copy, because packing changes package.json for a moment, and installs it into a folder outside of the repository,
 * as the quick start says.
 */
export const packAndInstall = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-client-'));
  const copy = join(folder, 'copy');
  const app = join(folder, 'app');
  await mkdir(app);
  const isPacked = (file: string) => !/\/(dist|test|node_modules)$/.test(file);
  const copyPart = (part: string) =>
    cp(join(root, part), join(copy, part), { recursive: true, filter: isPacked });
  /** Packs the package in a folder of the repository into the folder of the project. */
  const pack = async (part: string) => {
    await copyPart(part);
    const args = ['pack', '--json', '--pack-destination', app];
    const printed = await run(join(copy, part), 'npm', args, {}, packTimeoutMs);
    const [packed] = JSON.parse(printed.slice(printed.indexOf('[\n'))) as [Packed];
    return { tarball: join(app, packed.filename), files: packed.files };
  };
  for (const part of ['LICENSE', 'tsconfig.json']) await copyPart(part);
  const { tarball, files } = await pack('sdk');
  await run(app, 'bash', ['-e', '-c', projectSteps()], {
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  });
  return { app, tarball, files, pack, remove: () => rm(folder, { recursive: true, force: true }) };
};
