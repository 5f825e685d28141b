import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { findPromtool } from '../server/test/deploy/promtool.ts';

/** Provokes each alert of `deploy/prometheus` and runs the first command of its runbook. It needs promtool, and says so. */
const root = resolve(import.meta.dirname, '..');
if (findPromtool() === undefined) {
  process.stdout.write(
    'NOT TESTED: the alerts. promtool is missing. On Debian as root: apt-get install prometheus\n',
  );
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/.bin/vitest'),
    'run',
    '--config',
    'server/alerts.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
