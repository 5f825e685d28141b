import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Generates clients from the API description, and compiles and runs them: `npm run test:generators`. It installs the generators first. */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'sdk/generators/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
