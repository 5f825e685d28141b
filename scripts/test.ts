import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensurePgbouncer } from './pgbouncer.ts';

interface Check {
  readonly title: string;
  readonly command: readonly string[];
}

const build: Check = { title: 'build of the dashboard', command: ['scripts/build.ts'] };

/** They run side by side, and the longest begin first. In one thread, tsc takes two thirds of the processor time. */
const checksOfCode: readonly Check[] = [
  { title: 'lint', command: ['oxlint', '--type-aware'] },
  { title: 'types', command: ['tsc', '--singleThreaded'] },
  { title: 'types of the dashboard', command: ['tsc', '--singleThreaded', '-p', 'dashboard'] },
  { title: 'unused code', command: ['knip'] },
  build,
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: "types of the wallet's browser code", command: ['tsc', '-p', 'wallet/src/browser'] },
  { title: "types of the pages' browser code", command: ['tsc', '-p', 'server/src/docs/browser'] },
];

const tests: Check = { title: 'tests', command: ['vitest', 'run', '--exclude', '**/*.long.test.ts'] };

/** Files whose names end on `.long.test.ts` (docs/decisions/027). */
const longTests: Check = { title: 'long tests', command: ['vitest', 'run', '.long.test.ts'] };

const isLong = process.argv[2] === '--long';

const root = resolve(import.meta.dirname, '..');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
/** The tests start dozens of processes, which share their compiled code. */
const compileCache = join(root, 'node_modules/.cache/florin');

const running = new Set<ChildProcess>();

const start = ([name = '', ...args]: readonly string[], stdio: 'inherit' | 'pipe') => {
  // The tools use the same Node as this script, not the one on the PATH.
  const program = name.endsWith('.ts') ? name : join('node_modules/.bin', name);
  return spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache },
  });
};

/** Runs a check, and ends everything when it fails. */
const run = async ({ title, command }: Check, output: 'as it comes' | 'at the end') => {
  const startedAt = performance.now();
  const heading = `\n— ${title}: ${command.join(' ')}\n`;
  if (output === 'as it comes') process.stdout.write(heading);
  const child = start(command, output === 'as it comes' ? 'inherit' : 'pipe');
  running.add(child);
  let text = heading;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  if (output === 'at the end') process.stdout.write(text);
  if (status !== 0) fail(title, status ?? 1);
  process.stdout.write(`  ${title} passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
};

/** As many at a time as there are cores. */
const runSideBySide = async (checks: readonly Check[]) => {
  const left = [...checks];
  const runNext = async () => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) await run(check, 'at the end');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
};

const fail = (message: string, status = 1): never => {
  for (const child of running) child.kill();
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

await runSideBySide(isLong ? [build] : checksOfCode);
await run(isLong ? longTests : tests, 'as it comes');
if (isPoolerMissing) {
  process.stderr.write(
    '\nNOT TESTED: the service behind PgBouncer. It is not installed (on Debian as root: apt-get install pgbouncer).\n',
  );
}
process.exit(0);
