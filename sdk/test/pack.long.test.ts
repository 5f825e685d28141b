import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listSteps, readBlocks } from '../../server/test/docs/guides/read-blocks.ts';
import { listExamples, listTypes } from './support/examples.ts';
import { packAndInstall, run } from './support/pack.ts';
import { expectedOfProgram, prepareProgram } from './support/prepare-program.ts';
import { givenService } from './support/shop.ts';

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

test('the package is JavaScript of at most 30 kB with its types, and has no dependencies', async () => {
  const { files, app } = installed;
  const sizeOf = (ending: string) =>
    files.reduce((sum, { path, size }) => (path.endsWith(ending) ? sum + size : sum), 0);
  expect(sizeOf('.js')).toBeGreaterThan(0);
  expect(sizeOf('.js')).toBeLessThanOrEqual(30_000);
  const others = files.map(({ path }) => path).filter((path) => !/^dist\/[\w-]+\.(js|d\.ts)$/.test(path));
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

/** What the examples use without making it themselves. */
const declarations = `
import { Florin, FlorinError, onceInOrder, verifyWebhook } from '@florin/client';
import type { ${listTypes().join(', ')} } from '@florin/client';
interface Transaction { (texts: TemplateStringsArray, ...values: readonly unknown[]): Promise<Record<string, unknown>[]> }
interface Identified { id: string }
type Use = (
  florin: Florin, apiKey: string, secret: string, event: FlorinEvent, refund: Identified, transfer: Identified,
  endpoint: Identified, payment: Identified, approved: Identified, authorized: Identified, captured: Identified,
  sql: { begin<T>(work: (tx: Transaction) => Promise<T>): Promise<T> },
) => Promise<void>;
`;

/** An example in a scope of its own, with what it may use. */
const asFunction = ({ code }: { readonly code: string }, index: number) => `
export const run${index}: Use = async (
  florin, apiKey, secret, event, refund, transfer, endpoint, payment, approved, authorized, captured, sql) => {{
${code}
}};`;

test('its types fit every example', async () => {
  const { app } = installed;
  await writeFile(join(app, 'examples.ts'), declarations + listExamples().map(asFunction).join('\n'));
  const flags = '--noEmit --strict --target es2022 --module nodenext --lib es2022,dom'.split(' ');
  expect(await run(app, 'tsc', [...flags, 'examples.ts']).catch(printedBy)).toBe('');
});
