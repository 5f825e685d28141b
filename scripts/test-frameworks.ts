import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the receivers of sdk/README.md with their frameworks: `npm run test:frameworks`. It installs them first. */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'sdk/frameworks/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
