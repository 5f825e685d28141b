import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Tries the packed client library on every runtime it is made for: `npm run test:runtimes`. It installs them first. */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'sdk/runtimes/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
