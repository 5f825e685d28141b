import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from '../server/test/adding/copy-tree.ts';
import { listMutations, type Mutation } from './mutations.ts';

// Changes one place of a file at a time, in a copy of the project, and runs the tests near it. A change that no test and no type
// notices is printed: a rule without a test (docs/decisions/048).
//
//   npm run mutate -- operations/decide.ts            the files of server/src whose path contains this
//   --tests operations/model,pure                     only these tests, instead of those near the file
//   --lines 20-40                                     only mutations of these lines
//   --minutes 30                                      stops after so long, and says how many mutations are left

const root = resolve(import.meta.dirname, '..');
const folders = ['operations', 'payments', 'ledger', 'access'];

/** The tests near a file are those of the pure functions and those of its folder, unless it is listed here. */
const near: readonly { readonly of: RegExp; readonly tests: readonly string[] }[] = [
  { of: /^operations\/decide/, tests: ['pure/decide', 'operations/model', 'operations/in-doubt'] },
  {
    of: /^payments\/settle\/plan-refunds/,
    tests: ['pure/plan-refunds', 'operations/model', 'operations/lies'],
  },
  {
    of: /^payments\/.*refund/,
    tests: ['pure', 'payments/refunds', 'operations/lies', 'payments/late-looks'],
  },
  { of: /^payments\/(settle|watch)\//, tests: ['pure', 'operations', 'payments'] },
  { of: /^payments\/reconciliation\//, tests: ['pure', 'payments/reconciliation', 'payments/fees'] },
  { of: /^ledger\/(capture|refund)-transfers/, tests: ['pure/ledger-transfers'] },
  { of: /^access\/rights/, tests: ['access/rights'] },
];

/** The tests of its folder, or of the one above where it has none. */
const folderOf = (file: string) => {
  let folder = dirname(file);
  while (folder !== '.' && !existsSync(join(root, 'server/test', folder))) folder = dirname(folder);
  return folder;
};

const testsNear = (file: string) => near.find(({ of }) => of.test(file))?.tests ?? ['pure', folderOf(file)];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string' },
    lines: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
});
const untilMs = performance.now() + Number(values.minutes) * 60_000;
const [firstLine = 1, lastLine = Infinity] = values.lines?.split('-').map(Number) ?? [];
const say = (line: string) => void process.stdout.write(`${line}\n`);

const files = globSync(`{${folders.join(',')}}/**/*.ts`, { cwd: join(root, 'server/src') })
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))
  .toSorted();

const copy = copyTree();
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Whether a program of the copy succeeds in time. The wrong code may wait for ever. */
const succeeds = (limitMs: number, ...args: readonly string[]) =>
  new Promise<boolean>((done, fail) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: limitMs });
    child.on('error', fail).on('close', (status) => done(status === 0));
  });

/** Tests of pure functions need no database. They run first and alone, because they say most in the shortest time. */
const pureConfig = join(copy, 'vitest.pure.config.ts');
writeFileSync(
  pureConfig,
  `export default { test: { include: ['server/test/pure/**/*.test.ts'], bail: 1 } };\n`,
);

const isPure = (test: string) => test.startsWith('pure');

const passTests = async (tests: readonly string[], limitMs: number) => {
  const run = (some: readonly string[], ...flags: readonly string[]) => {
    const paths = some.map((test) => `server/test/${test}`);
    return paths.length === 0 || succeeds(limitMs, 'node_modules/.bin/vitest', 'run', ...flags, ...paths);
  };
  const flags = ['--project', 'server', '--bail', '1', '--exclude', '**/*.long.test.ts'];
  return (
    (await run(tests.filter(isPure), '--config', pureConfig)) &&
    (await run(
      tests.filter((test) => !isPure(test)),
      ...flags,
    ))
  );
};

const slowestMs = 600_000;

/** How long the tests take when nothing is changed. */
const measure = async (tests: readonly string[]) => {
  const startedMs = performance.now();
  if (!(await passTests(tests, slowestMs)))
    throw new Error(`The tests fail without any change: ${tests.join(', ')}`);
  return performance.now() - startedMs;
};

const survives = async (path: string, code: string, mutation: Mutation, run: () => Promise<boolean>) => {
  writeFileSync(path, code.slice(0, mutation.start) + mutation.after + code.slice(mutation.end));
  try {
    return (await run()) && (await succeeds(slowestMs, 'node_modules/.bin/tsc'));
  } finally {
    writeFileSync(path, code);
  }
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const measured = new Map<string, number>();
let tried = 0;
let left = 0;
let survivors = 0;

for (const file of files) {
  const path = join(copy, 'server/src', file);
  const code = readFileSync(path, 'utf8');
  const mutations = listMutations(code).filter(({ line }) => line >= firstLine && line <= lastLine);
  const tests = values.tests?.split(',') ?? testsNear(file);
  for (const mutation of mutations) {
    if (performance.now() > untilMs) {
      left += 1;
      continue;
    }
    const name = tests.join();
    const quietMs = measured.get(name) ?? (await measure(tests));
    measured.set(name, quietMs);
    tried += 1;
    const run = () => passTests(tests, Math.round(4 * quietMs) + 30_000);
    if (!(await survives(path, code, mutation, run))) continue;
    survivors += 1;
    say(`server/src/${file}:${mutation.line}  ${oneLine(mutation.before)}  →  ${oneLine(mutation.after)}`);
  }
}
say(`${tried} mutations, ${survivors} survived${left === 0 ? '' : `, ${left} not tried`}`);
process.exit(survivors === 0 ? 0 : 1);
