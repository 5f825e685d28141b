import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Tries the packed client library and plugins as those who install them do: `npm run test:package`. It installs their tools first. */
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/.bin/vitest');
const args = ['run', '--config', 'sdk/consumers/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
