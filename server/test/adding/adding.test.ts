import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyTree } from './copy-tree.ts';

// docs/rooms.md lists what a new status, kind of operation and event type need an answer for. Here all of them are added to a copy of
// the project. The compiler, and the tests that hold SQL and the guides to the code, have to name exactly these places.

const copy = copyTree();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Puts a line before a text that the file has to have. */
const insert = (file: string, line: string, before: string) => {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(path, text.replace(before, `${line}\n${before}`));
};

const addAll = () => {
  const payment = 'server/src/payments/payment.ts';
  const validating = "  validating: { waitsFor: 'wallet' },";
  insert(payment, "  parked: { waitsFor: 'platform' },", validating);
  insert(payment, "  written_off: { waitsFor: 'nobody' },", validating);
  const parked = "{ isOpen: true, settledBy: null, operations: { top_up: 'parked' }, moves: ['capture'] }";
  insert(payment, `  parked: ${parked},`, '  captured: {\n    isOpen: false,');
  const kinds = 'server/src/payments/operation-kind.ts';
  insert(kinds, "  top_up: { uses: 'authorization', money: 'captures' },", '  release: { uses:');
  const events = 'server/src/events/event-type.ts';
  insert(events, "  'payment.delayed': 'It takes longer.',", "  'account.opened':");
  insert(events, "  'fee.charged': 'A fee was charged.',", "  'account.opened':");
  insert(events, "type OtherSubject = 'fee';", 'type EventSubject =');
  insert(events, '  OtherSubject |', " 'payment' | 'refund'");
};

/** What a program of the copy prints. */
const run = (...args: readonly string[]) =>
  new Promise<string>((done, fail) => {
    const env = { ...process.env, TEST_POSTGRES_URL: inject('postgresUrl') };
    const child = spawn(process.execPath, args, { cwd: copy, env, timeout: 300_000 });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', fail).on('close', () => done(stripVTControlCharacters(output)));
  });

/** In one thread: several of them check what they share once each, and the cores are busy with other tests. */
const compile = (...args: readonly string[]) =>
  run('node_modules/.bin/tsc', '--singleThreaded', '--pretty', 'false', ...args);

/** The tests that compare the code with SQL and with the guides. */
const compare = () =>
  run('node_modules/.bin/vitest', 'run', '--project', 'server', 'database/lists', 'docs/event-types');

/** What is said of each file, by the compiler and in those tests. */
const said = new Map<string, string>();

const keep = (file: string, text: string) => said.set(file, `${said.get(file) ?? ''}${text}\n`);

const keepCompiled = (output: string) => {
  let file = '';
  for (const line of output.split('\n')) {
    file = /^(\S+)\(\d+,\d+\): error/.exec(line)?.[1] ?? file;
    if (file !== '') keep(file, line);
  }
};

/** Where a difference between a list and the code is put right. */
const keepCompared = (output: string) => {
  const [, ...failures] = output.split(/^ FAIL /m);
  const failureOf = (title: string) => failures.find((failure) => failure.includes(title)) ?? '';
  keep('server/test/database/lists.test.ts', failureOf('every list in a rule or an index'));
  keep('docs/guides/events.md', failureOf('the guide has a section for every event type'));
  // It names the file and its list, which now lacks a kind that captures.
  const inStatements = failureOf('every list that a statement writes out');
  for (const [, file = ''] of inStatements.matchAll(/"([\w/-]+\.ts)",/g))
    keep(`server/src/${file}`, 'top_up');
};

beforeAll(async () => {
  addAll();
  // As the recipes say: the dashboard, the SDK and the shop know the API by its description.
  const written = await run('scripts/write-openapi.ts');
  if (!written.includes('Written')) throw new Error(written);
  const [compiled, ofDashboard, compared] = await Promise.all([
    compile(),
    compile('-p', 'dashboard'),
    compare(),
  ]);
  keepCompiled(compiled);
  keepCompiled(ofDashboard);
  keepCompared(compared);
}, 600_000);

/** English stands for every language. */
const nameOf = (file: string) => file.replace(/\/i18n\/\w+\//, '/i18n/en/');

const rooms = readFileSync(join(import.meta.dirname, '../../../docs/rooms.md'), 'utf8');

/** The places that a recipe lists. */
const listedIn = (recipe: string) => {
  const section = rooms.split(/^### /m).find((text) => text.startsWith(`${recipe}\n`)) ?? '';
  return [...section.matchAll(/^- `([^`]+)`: /gm)].map(([, file = '']) => file);
};

test.each([
  ['A status of a payment', /parked|written_off/],
  ['A kind of operation', /top_up/],
  // The SDK's error tells the type that takes the first word of an event, and not the word.
  ['An event type', /payment\.delayed|\bfee\b|FirstWord/],
])('%s: the compiler and the tests name every place of the recipe, and no other', (recipe, added) => {
  const named = [...said].filter(([, text]) => added.test(text)).map(([file]) => nameOf(file));
  expect([...new Set(named)].toSorted()).toEqual(listedIn(recipe).toSorted());
});
