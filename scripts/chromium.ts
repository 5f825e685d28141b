import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of the browser without a window. It needs half the memory and CPU. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The machine's own Chromium: CHROMIUM_PATH, or one on the PATH. */
export const findChromium = () => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return [...candidates, macPath].find((path) => path !== undefined && path !== '' && isProgram(path));
};

/**
 * Finds Chromium, or installs Debian's package if it may. Throws when there is none, because the browser tests need it.
 */
export const ensureChromium = () => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stdout.write(`  Chromium is missing: installing the package ${shell}.\n`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', shell]]) {
      spawnSync('apt-get', ['-q', ...args], {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'There is no Chromium on this machine, and the browser tests need one.\n' +
      `Install it (on Debian as root: apt-get install ${shell}), or set CHROMIUM_PATH to the program.`,
  );
};

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
