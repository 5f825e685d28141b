import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installPackages } from '../test/support/install-packages.ts';
import { run } from '../test/support/pack.ts';
import { givenService } from '../test/support/shop.ts';
import { dependencies, generators } from './generators.ts';

const { shop } = givenService();

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    outDir: 'built',
  },
};

let folder: string;
beforeAll(async () => {
  folder = await installPackages('florin-generators', dependencies);
  await copyFile(join(import.meta.dirname, '../../docs/openapi.json'), join(folder, 'openapi.json'));
});

/** Generators and compilers take long on a busy machine. */
const toolTimeoutMs = 240_000;

/** What a program printed, also when it failed. */
const runIn = (cwd: string, program: string, ...args: readonly string[]) =>
  run(cwd, process.execPath, [program, ...args], {}, toolTimeoutMs).catch(
    ({ stdout, message }: { stdout?: string; message: string }) => `${stdout ?? ''}${message}`,
  );

const prepare = async (name: string) => {
  const place = join(folder, name.replaceAll(/\W/g, '-'));
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify(tsconfig));
  return place;
};

test.each(generators)('the client of $name compiles, and starts a payment', async (generator) => {
  const { name, command, config, program } = generator;
  const place = await prepare(name);
  if (config) await writeFile(join(place, config.file), config.text);
  const [tool = '', ...args] = command;
  await run(place, process.execPath, [join(folder, 'node_modules', tool), ...args], {}, toolTimeoutMs);
  const access = { baseUrl: shop.server.url, apiKey: shop.client.key.apiKey };
  await writeFile(join(place, 'program.ts'), program(access));
  expect(await runIn(place, join(folder, 'node_modules/typescript/bin/tsc'))).toBe('');
  expect(await runIn(place, 'built/program.js')).toBe('awaiting_approval\n');
});
