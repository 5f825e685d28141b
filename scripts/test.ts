import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';

/** Every check, quickest first. Each is a command of its own that a developer can also run alone. */
const checks: readonly { title: string; command: readonly string[] }[] = [
  { title: 'types', command: ['tsc'] },
  { title: "types of the wallet's browser code", command: ['tsc', '-p', 'wallet/src/browser'] },
  { title: 'types of the dashboard', command: ['tsc', '-p', 'dashboard'] },
  { title: 'lint', command: ['oxlint', '--type-aware'] },
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'build of the dashboard', command: ['scripts/build.ts'] },
  { title: 'tests', command: ['vitest', 'run'] },
];

const root = resolve(import.meta.dirname, '..');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
/** The tests start dozens of processes; what one has compiled, the next ones only read. */
const compileCache = join(root, 'node_modules/.cache/florin');

const run = ([name = '', ...args]: readonly string[]) =>
  new Promise<number>((done) => {
    // The tools run on the Node that runs us, whatever is on the PATH.
    const program = name.endsWith('.ts') ? name : join('node_modules/.bin', name);
    const child = spawn(process.execPath, [join(root, program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache },
    });
    child.on('close', (status) => done(status ?? 1));
  });

const fail = (message: string, status = 1): never => {
  process.stderr.write(`\nnpm test failed: ${message}\n`);
  process.exit(status);
};

try {
  // Before anything else: whoever has to install something should not wait for the checks to learn of it.
  ensureChromium();
} catch (error) {
  fail((error as Error).message);
}

for (const { title, command } of checks) {
  const startedAt = performance.now();
  process.stdout.write(`\n— ${title}: ${command.join(' ')}\n`);
  const status = await run(command);
  if (status !== 0) fail(title, status);
  process.stdout.write(`  ${title} passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
process.exit(0);
