import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../server/test/support/server.ts';
import { packAndInstall, run } from '../test/support/pack.ts';
import { expectedOfProgram, prepareProgram } from '../test/support/prepare-program.ts';
import { givenService } from '../test/support/shop.ts';
import { installRuntimes } from './install-runtimes.ts';
import { runWorker } from './run-worker.ts';

const { shop } = givenService();

let app: string;
let runtimes: Awaited<ReturnType<typeof installRuntimes>>;
beforeAll(async () => {
  runtimes = await installRuntimes();
  const installed = await packAndInstall();
  ({ app } = installed);
  return installed.remove;
});

const prepare = () => prepareProgram(app, { baseUrl: shop.server.url, apiKey: shop.client.key.apiKey });

test.each([
  ['node', '20.0.0', ['main.js']],
  ['bun', '1.4.4', ['run', 'main.js']],
  ['deno', '2.9.5', ['run', '--no-prompt', '--allow-net', 'main.js']],
] as const)('the package works on %s %s', async (name, version, args) => {
  expect(await run(app, runtimes[name], ['--version'])).toContain(version);
  const { load, call } = await prepare();
  await writeFile(join(app, 'main.js'), `${load} console.log(JSON.stringify(${call}));`);
  expect(JSON.parse(await run(app, runtimes[name], args))).toEqual(expectedOfProgram);
});

test('the package can be required on node 20.0.0', async () => {
  const { commonJs } = await prepare();
  await writeFile(join(app, 'main.cjs'), commonJs);
  expect(JSON.parse(await run(app, runtimes.node, ['main.cjs']))).toEqual(expectedOfProgram);
});

test('the package works in a worker, on workerd', async () => {
  const { load, call } = await prepare();
  const worker = `${load} export default { fetch: async () => Response.json(${call}) };`;
  await writeFile(join(app, 'worker.js'), worker);
  const answer = await runWorker(runtimes.workerd, app, await findFreePort());
  expect(JSON.parse(answer)).toEqual(expectedOfProgram);
});
