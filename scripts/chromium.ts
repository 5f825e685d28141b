import { findProgram, installPackage, isProgram } from './programs.ts';

/** Debian's package of the browser without a window. It needs half the memory and CPU. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The machine's own Chromium: CHROMIUM_PATH, or one on the PATH. */
export const findChromium = () => {
  const chosen = process.env['CHROMIUM_PATH'] ?? '';
  if (isProgram(chosen)) return chosen;
  return findProgram(...names) ?? (isProgram(macPath) ? macPath : undefined);
};

/**
 * Finds Chromium, or installs Debian's package if it may. Throws when there is none, because the browser tests need it.
 */
export const ensureChromium = () => {
  if (findChromium() === undefined) installPackage(shell, 'Chromium');
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium on this machine, and the browser tests need one.\n' +
      `Install it (on Debian as root: apt-get install ${shell}), or set CHROMIUM_PATH to the program.`,
  );
};
