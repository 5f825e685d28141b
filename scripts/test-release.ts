import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a release for this machine twice, and runs it as someone who has nothing else: `npm run test:release`. */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'scripts/release/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
