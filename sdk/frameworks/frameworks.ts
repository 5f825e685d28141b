import { globSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prepareWorker } from '../runtimes/run-worker.ts';
import { installPackages } from '../test/support/install-packages.ts';

const dependencies = {
  '@hono/node-server': '2.1.8',
  express: '5.3.0',
  'express-4': 'npm:express@4.22.3',
  fastify: '5.12.8',
  hono: '4.13.18',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  workerd: '1.20261104.1',
};

/** Installs the frameworks, and beside them the packed library. */
export const installFrameworks = async (client: string) => {
  const folder = await installPackages('florin-frameworks', dependencies);
  const installed = join(folder, 'node_modules/@florin/client');
  await rm(installed, { recursive: true, force: true });
  await cp(client, installed, { recursive: true });
  return folder;
};

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

/** The receiver of the README that imports a framework, or the one under a text. */
const readReceiver = (mark: string) => {
  const blocks = [...readme.matchAll(/\n([^\n]+)\n\n```javascript\n(.+?)```/gs)];
  const found = blocks.find(([block]) => block.includes(mark));
  if (found === undefined) throw new Error(`README.md has no receiver for ${mark}.`);
  return found[2]!;
};

interface Start {
  readonly program: string;
  readonly args: readonly string[];
}

interface Place {
  /** Where the frameworks are installed. */
  readonly folder: string;
  /** The folder of one receiver. */
  readonly app: string;
  readonly port: number;
  readonly secret: string;
}

const onNode =
  (code: () => string) =>
  async ({ app }: Place): Promise<Start> => {
    await writeFile(join(app, 'main.mjs'), code());
    return { program: process.execPath, args: ['main.mjs'] };
  };

const startNext = async ({ folder, app, port }: Place): Promise<Start> => {
  const file = join(app, 'app/webhooks/route.js');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, readReceiver('Next, '));
  // Otherwise it looks for the packages beside the lock file of this repository.
  const root = JSON.stringify(folder);
  await writeFile(join(app, 'next.config.mjs'), `export default { turbopack: { root: ${root} } };`);
  const next = join(folder, 'node_modules/next/dist/bin/next');
  return { program: process.execPath, args: [next, 'dev', '--port', String(port)] };
};

const startWorker = async ({ folder, app, port, secret }: Place): Promise<Start> => {
  await writeFile(join(app, 'worker.js'), readReceiver('Workers:'));
  const installed = 'node_modules/@florin/client';
  await cp(join(folder, installed), join(app, installed), { recursive: true });
  const args = await prepareWorker(app, port, { files: ['worker.js'], bindings: { WEBHOOK_SECRET: secret } });
  const [program] = globSync('node_modules/@cloudflare/workerd-*/bin/workerd', { cwd: folder });
  if (program === undefined) throw new Error('There is no workerd for this machine.');
  return { program: join(folder, program), args };
};

/** How each framework runs its receiver. */
export const frameworks: Readonly<Record<string, (place: Place) => Promise<Start>>> = {
  'Express 5': onNode(() => readReceiver("from 'express'")),
  'Express 4': onNode(() => readReceiver("from 'express'").replace("from 'express'", "from 'express-4'")),
  Fastify: onNode(() => readReceiver("from 'fastify'")),
  Hono: onNode(() => readReceiver("from 'hono'")),
  Next: startNext,
  Workers: startWorker,
};
