import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Neither installed nor built, nor kept by a sandbox, which is hidden. A test reads npm's settings, which are hidden, too. */
const isSource = (name: string) =>
  name === '.npmrc' || (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.'));

const workspaces = {
  client: 'sdk',
  server: 'server',
  wallet: 'wallet',
  shop: 'shop',
  dashboard: 'dashboard',
};

/** A copy of the project that can be changed, with what is installed linked. Its packages import each other, not the originals. */
export const copyTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'florin-copy-'));
  for (const name of readdirSync(root).filter(isSource))
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => isSource(basename(source)),
    });
  mkdirSync(join(copy, 'node_modules/@florin'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@florin' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const [name, folder] of Object.entries(workspaces)) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@florin', name));
    const own = join(root, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, folder, 'node_modules'));
  }
  return copy;
};
