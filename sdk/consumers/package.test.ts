import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packAndInstall, run } from '../test/support/pack.ts';
import { givenService } from '../test/support/shop.ts';
import { writeExamples } from '../test/support/write-examples.ts';
import { installTools } from './install-tools.ts';

const { shop } = givenService();

let tools: Awaited<ReturnType<typeof installTools>>;
let installed: Awaited<ReturnType<typeof packAndInstall>>;
beforeAll(async () => {
  tools = await installTools();
  installed = await packAndInstall();
  return installed.remove;
});

/** Compilers take long on a busy machine. */
const toolTimeoutMs = 240_000;

/** Runs a tool, and returns what it printed, also when it failed. */
const runTool = (name: string, ...args: readonly string[]) =>
  run(installed.app, process.execPath, [tools.program(name), ...args], {}, toolTimeoutMs).catch(
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  );

describe.each(['sdk', 'plugins/vendure', 'plugins/medusa'])('the packed %s', (folder) => {
  let tarball: string;
  beforeAll(async () => {
    tarball = folder === 'sdk' ? installed.tarball : (await installed.pack(folder)).tarball;
  });

  test('has no fault that publint finds', async () => {
    const printed = await runTool('publint/src/cli.js', 'run', tarball, '--strict');
    expect(printed).toContain('All good!');
  });

  test('has the right types for both formats and for every way to resolve modules (arethetypeswrong)', async () => {
    const program = '@arethetypeswrong/cli/dist/index.js';
    const printed = await runTool(program, tarball, '--format', 'json');
    const { analysis, problems } = JSON.parse(printed) as {
      analysis: { entrypoints: object };
      problems?: object;
    };
    expect(problems).toEqual({});
    expect(Object.keys(analysis.entrypoints)).toContain('.');
  });
});

const node16 = '--module node16 --moduleResolution node16';
const nodenext = '--module nodenext --moduleResolution nodenext';
const ways = [
  ['an ES module with node16', 'examples.mts', node16],
  ['a CommonJS module with node16', 'examples.cts', node16],
  ['an ES module with nodenext', 'examples.mts', nodenext],
  ['a CommonJS module with nodenext', 'examples.cts', nodenext],
  ['the project of a bundler', 'examples.ts', '--module esnext --moduleResolution bundler'],
  ['a project that resolves as Node 10 did', 'examples.ts', '--module commonjs --moduleResolution node'],
] as const;

/** With the declarations themselves: without `skipLibCheck` the compiler reads all of them. */
const strict = '--noEmit --strict --exactOptionalPropertyTypes --target es2022'.split(' ');

const compile = async (version: string, file: string, ...flags: readonly string[]) => {
  const compiler = `typescript-${version}/bin/tsc`;
  expect(await runTool(compiler, '--version')).toContain(`Version ${version}.`);
  await writeFile(join(installed.app, file), writeExamples());
  return runTool(compiler, ...strict, ...flags, file);
};

describe.each(['5.0', '5.9'])('TypeScript %s compiles every example', (version) => {
  test.each(ways)('in %s', async (_, file, flags) => {
    expect(await compile(version, file, '--lib', 'es2022,dom', ...flags.split(' '))).toBe('');
  });
});

test('TypeScript 5.0 compiles every example with the types of Node instead of those of a browser', async () => {
  const types = ['--lib', 'es2022', '--typeRoots', join(tools.modules, '@types'), '--types', 'node'];
  expect(await compile('5.0', 'examples.mts', ...types, ...nodenext.split(' '))).toBe('');
});

test('Jest, which requires everything, runs a test with it', async () => {
  const { app } = installed;
  await writeFile(join(app, 'package.json'), '{ "private": true }');
  const options = JSON.stringify({ baseUrl: shop.server.url, apiKey: shop.client.key.apiKey });
  const code = `
    const { Florin, FlorinError } = require('@florin/client');
    test('an unknown payment is told as such', async () => {
      const error = await new Florin(${options}).payments.read('pay_unknown').catch((thrown) => thrown);
      expect(error).toBeInstanceOf(FlorinError);
      expect(error.code).toBe('not_found');
    });`;
  await writeFile(join(app, 'florin.test.js'), code);
  const printed = await runTool('jest/bin/jest.js', '--json', '--rootDir', app);
  expect(JSON.parse(printed)).toMatchObject({ success: true, numPassedTests: 1 });
});
