import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'dashboard');
const built = join(folder, 'dist');
const stamp = join(built, '.built-from');

/** What the built files depend on. The lock file represents all installed packages. */
const sources = ['src', 'index.html', 'vite.config.ts', 'package.json', '../package-lock.json'];

const listFiles = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

const hashSources = async () => {
  const files = (await Promise.all(sources.map((source) => listFiles(join(folder, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
};

const runVite = (outDir: string) =>
  new Promise<void>((done, fail) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--logLevel', 'warn'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Always production: the value of a test runner would give React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', fail);
    child.on('close', (status) =>
      status === 0 ? done() : fail(new Error('The dashboard could not be built. See the messages above.')),
    );
  });

const isBuiltFrom = async (hash: string) =>
  existsSync(stamp) && (await readFile(stamp, 'utf8').catch(() => '')) === hash;

/** Builds the dashboard's pages, unless they were already built from the same sources. */
export const buildDashboard = async (say: (text: string) => void) => {
  const hash = await hashSources();
  if (await isBuiltFrom(hash)) return;
  say('Building the dashboard. This happens after a change and takes some seconds.');
  const startedAt = performance.now();
  // Built in another folder and then renamed, so that a running service or another build never sees a half-finished
  // one.
  const outDir = join(folder, `.dist-${process.pid}`);
  try {
    await runVite(outDir);
    await writeFile(join(outDir, '.built-from'), hash);
    await rm(built, { recursive: true, force: true });
    await rename(outDir, built).catch(async (error: unknown) => {
      // Another build of the same sources finished first.
      if (!(await isBuiltFrom(hash))) throw error;
    });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  say(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
};
