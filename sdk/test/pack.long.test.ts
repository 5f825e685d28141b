import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listSteps, readBlocks } from '../../server/test/docs/guides/read-blocks.ts';
import { packAndInstall, run } from './support/pack.ts';
import { expectedOfProgram, prepareProgram } from './support/prepare-program.ts';
import { givenService } from './support/shop.ts';
import { writeExamples } from './support/write-examples.ts';

const { shop } = givenService();

let installed: Awaited<ReturnType<typeof packAndInstall>>;
beforeAll(
  async () => {
    installed = await packAndInstall();
    return installed.remove;
  },
  // Each of its two programs has a minute.
  120_000,
);

/** A program that fails has said why. */
const printedBy = (error: { stdout: string }) => error.stdout;

test('the package is JavaScript in both formats, each of at most 55 kB with its types, and has no dependencies', async () => {
  const { files, app } = installed;
  for (const format of ['esm', 'cjs']) {
    const isCode = ({ path }: { path: string }) => path.startsWith(`dist/${format}/`) && path.endsWith('.js');
    const size = files.filter(isCode).reduce((sum, file) => sum + file.size, 0);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(55_000);
  }
  const ofBuild = /^dist\/(esm|cjs)\/([\w-]+\.(js|d\.ts)|package\.json)$/;
  const others = files.map(({ path }) => path).filter((path) => !ofBuild.test(path));
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
  const lock = JSON.parse(await readFile(join(app, 'package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/@florin/client']);
});

test('installed outside of the repository, it works with plain Node', async () => {
  const { app } = installed;
  const options = { baseUrl: shop.server.url, apiKey: shop.client.key.apiKey };
  const { load, call } = await prepareProgram(app, options);
  await writeFile(join(app, 'main.js'), `${load} console.log(JSON.stringify(${call}));`);
  expect(JSON.parse(await run(app, process.execPath, ['main.js']))).toEqual(expectedOfProgram);
});

test('a program that requires it works like one that imports it', async () => {
  const { app } = installed;
  const options = { baseUrl: shop.server.url, apiKey: shop.client.key.apiKey };
  const { commonJs } = await prepareProgram(app, options);
  await writeFile(join(app, 'main.cjs'), commonJs);
  // Node can require an ES module by itself, since 20.19. Jest and older ones cannot.
  const args = ['--no-experimental-require-module', 'main.cjs'];
  expect(JSON.parse(await run(app, process.execPath, args))).toEqual(expectedOfProgram);
});

test('an error of the required library is a FlorinError for a program that imports it, and nothing else is', async () => {
  const { app } = installed;
  const program = `
    import { createRequire } from 'node:module';
    import { FlorinError } from '@florin/client';
    const other = createRequire(import.meta.url)('@florin/client');
    class Own extends FlorinError {}
    const values = [new other.FlorinError('timed_out', ''), new Own('timed_out', ''), new Error(''), null, 'text'];
    console.log(JSON.stringify([
      FlorinError === other.FlorinError,
      ...values.map((value) => value instanceof FlorinError),
      ...values.map((value) => value instanceof Own),
    ]));`;
  await writeFile(join(app, 'both.js'), program);
  const [isSame, ...answers] = JSON.parse(await run(app, process.execPath, ['both.js'])) as boolean[];
  expect(isSame).toBe(false);
  expect(answers.slice(0, 5)).toEqual([true, true, false, false, false]);
  expect(answers.slice(5)).toEqual([false, true, false, false, false]);
});

test('in a project made as the quick start says, Node runs its TypeScript files', async () => {
  const { app } = installed;
  const blocks = readBlocks('quick-start');
  for (const { file, code } of blocks)
    if (file?.endsWith('.ts'))
      await writeFile(join(app, file), code.replaceAll('http://localhost:8080', shop.server.url));
  const [startPayment] = listSteps(blocks, 'ts');
  await writeFile(join(app, 'start-payment.ts'), startPayment!.code);
  const environment = { FLORIN_API_KEY: shop.client.key.apiKey };
  const printed = await run(app, process.execPath, ['start-payment.ts'], environment);
  expect(printed).toContain('/checkoutnow?token=');
});

test('its types fit every example', async () => {
  const { app } = installed;
  await writeFile(join(app, 'examples.ts'), writeExamples());
  const flags = '--noEmit --strict --target es2022 --module nodenext --lib es2022,dom'.split(' ');
  expect(await run(app, 'tsc', [...flags, 'examples.ts']).catch(printedBy)).toBe('');
});
