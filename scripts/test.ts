import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensurePgbouncer } from './pgbouncer.ts';

interface Check {
  readonly title: string;
  readonly command: readonly string[];
}

const build: Check = { title: 'build of the dashboard', command: ['scripts/build.ts'] };

/** Every check but the long tests, the fastest first. A developer can also run each command alone. */
const checks: readonly Check[] = [
  { title: 'types', command: ['tsc'] },
  { title: "types of the wallet's browser code", command: ['tsc', '-p', 'wallet/src/browser'] },
  { title: "types of the pages' browser code", command: ['tsc', '-p', 'server/src/docs/browser'] },
  { title: 'types of the dashboard', command: ['tsc', '-p', 'dashboard'] },
  { title: 'lint', command: ['oxlint', '--type-aware'] },
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: 'unused code', command: ['knip'] },
  build,
  { title: 'tests', command: ['vitest', 'run', '--exclude', '**/*.long.test.ts'] },
];

/** Files whose names end on `.long.test.ts` (docs/decisions/027). */
const longChecks: readonly Check[] = [
  build,
  { title: 'long tests', command: ['vitest', 'run', '.long.test.ts'] },
];

const isLong = process.argv[2] === '--long';

const root = resolve(import.meta.dirname, '..');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
/** The tests start dozens of processes, which share their compiled code. */
const compileCache = join(root, 'node_modules/.cache/florin');

const run = ([name = '', ...args]: readonly string[]) =>
  new Promise<number>((done) => {
    // The tools use the same Node as this script, not the one on the PATH.
    const program = name.endsWith('.ts') ? name : join('node_modules/.bin', name);
    const child = spawn(process.execPath, [join(root, program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache },
    });
    child.on('close', (status) => done(status ?? 1));
  });

const fail = (message: string, status = 1): never => {
  process.stderr.write(`\n${isLong ? 'npm run test:long' : 'npm test'} failed: ${message}\n`);
  process.exit(status);
};

try {
  // First of all, so that a developer without Chromium learns it before the long checks.
  ensureChromium();
} catch (error) {
  fail((error as Error).message);
}

const isPoolerMissing = isLong && ensurePgbouncer() === undefined;

for (const { title, command } of isLong ? longChecks : checks) {
  const startedAt = performance.now();
  process.stdout.write(`\n— ${title}: ${command.join(' ')}\n`);
  const status = await run(command);
  if (status !== 0) fail(title, status);
  process.stdout.write(`  ${title} passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
if (isPoolerMissing) {
  process.stderr.write(
    '\nNOT TESTED: the service behind PgBouncer. It is not installed (on Debian as root: apt-get install pgbouncer).\n',
  );
}
process.exit(0);
