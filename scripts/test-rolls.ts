import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { balancers, findBalancer } from '../server/test/process/balancers.ts';

/** Restarts two processes in turn behind the balancers that this machine has, and names those that it does not have. */
const root = resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/.bin/vitest'), 'run', '--config', 'server/rolls.config.ts'],
  { cwd: root, stdio: 'inherit' },
);
const missing = balancers.filter((name) => findBalancer(name) === undefined);
if (missing.length > 0) {
  const names = missing.join(' ');
  process.stdout.write(`NOT TESTED: ${names}. On Debian as root: apt-get install ${names}\n`);
}
process.exit(status ?? 1);
