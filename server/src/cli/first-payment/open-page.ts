import { spawn } from 'node:child_process';

/** Opens the page in this machine's browser, if it has one. The address is printed anyway. */
export const openPage = (url: string) => {
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
};
