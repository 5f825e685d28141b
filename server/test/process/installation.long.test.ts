import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { givenDatabase } from '../support/database.ts';
import { givenFolder, runProcess, withoutDatabaseLine, untilReady } from '../support/process.ts';
import { findFreePort, productionSettings, testSecret } from '../support/server.ts';
import { asService } from '../support/service-role.ts';

const root = join(import.meta.dirname, '../../..');

interface Package {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

const readLockFile = async () => {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Record<string, Package> }).packages;
};

/** The folders in which Node looks for what the package at this path imports, the nearest first. */
const foldersAbove = (path: string): string[] => {
  const inside = path === '' ? 'node_modules' : `${path}/node_modules`;
  if (path === '') return [inside];
  return [inside, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))))];
};

// npm ci refuses a lock file without them, and a registry that lacks one for some platform leaves it out silently.
test('the lock file has every optional package of every platform, so that npm ci works on each', async () => {
  const packages = await readLockFile();
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}/${name}` in packages))
      .map((name) => `${name}, needed by ${path || 'florin'}`),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address', async () => {
  const addresses = Object.values(await readLockFile()).flatMap(({ resolved, link }) =>
    resolved === undefined || link ? [] : [resolved],
  );
  expect(addresses).toEqual([]);
});

/** A checkout after `npm ci --omit=dev`: the server with its own dependencies and none of the tools of development. */
const givenProductionFolder = async () => {
  const folder = await givenFolder();
  const parts = ['package.json', 'package-lock.json', 'scripts/run.mjs'];
  for (const part of [...parts, 'server/package.json', 'server/src', 'server/migrations'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  const kept = Object.entries(await readLockFile()).filter(([, { dev }]) => !dev);
  for (const [path] of kept) {
    const isInside = path.includes('/node_modules/') && !path.startsWith('server/');
    if (!path.includes('node_modules/') || isInside || !existsSync(join(root, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
  await writeFile(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(kept) }),
  );
  return folder;
};

const givenProduction = async () => {
  const folder = await givenProductionFolder();
  const ownerUrl = await givenDatabase('empty');
  const settings = {
    ...productionSettings,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: asService(ownerUrl),
    // An installation would fail at once instead of reaching for the network.
    npm_execpath: join(folder, 'no-npm.js'),
  };
  const run = (file: string, more: Record<string, string> = {}, ...args: string[]) =>
    runProcess({ ...settings, ...more }, { file: join(folder, file), args });
  return { folder, run, asOwner: { DATABASE_URL: ownerUrl } };
};

test('production runs without the tools of development, and its commands do not install them', async () => {
  const { run, asOwner } = await givenProduction();
  const migration = await run(
    'scripts/run.mjs',
    asOwner,
    'server/src/cli.ts',
    'migrate',
    '--grant-to',
    'test_service',
  );
  expect([await migration.ended, migration.output()]).toEqual([0, expect.stringContaining('up to date')]);
  const port = String(await findFreePort());
  const service = await run('server/src/main.ts', { PORT: port });
  await Promise.race([
    once(service.child, 'message'),
    service.ended.then(() => Promise.reject(new Error(service.output()))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  await untilReady({ url });
  expect((await fetch(`${url}/docs`)).status).toBe(200);
  const command = await run('scripts/run.mjs', {}, 'server/src/cli.ts', 'operators', 'list');
  expect([await command.ended, withoutDatabaseLine(command.output())]).toEqual([
    0,
    'No operators yet. Add one: npm run florin -- operators add <email>\n',
  ]);
});

test('a command of the server installs nothing, in no environment: it says what to type', async () => {
  const { folder, run } = await givenProduction();
  await rm(join(folder, 'node_modules/.package-lock.json'));
  for (const FLORIN_ENV of ['production', 'sandbox']) {
    const command = await run('scripts/run.mjs', { FLORIN_ENV }, 'server/src/cli.ts', 'operators', 'list');
    expect([await command.ended, command.output()]).toEqual([
      1,
      expect.stringMatching(/^\nPackages are missing.*\nInstall them: npm ci /),
    ]);
  }
});

test('what else needs the tools of development installs them first', async () => {
  const { run } = await givenProduction();
  const build = await run('scripts/run.mjs', {}, 'scripts/build.ts');
  expect(await build.ended).toBe(1);
  expect(build.output()).toContain('Installing from the lock file.');
});
