import assert from 'node:assert/strict';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { Florin } from '../../../sdk/src/index.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';
import { say } from '../run-checks.ts';
import { startDatabase, type Stops } from '../start-parts.ts';
import { readWallet } from '../wallet.ts';
import { doStep, type Place } from './do-step.ts';
import { readSteps, type Step } from './read-steps.ts';

const root = join(import.meta.dirname, '../../..');

const notCloned = /\/(node_modules|\.git|\.florin|release|(sdk|plugins\/\w+)\/dist)$/;

/** A clone as `npm start` leaves it after the first time: with its packages, and with the dashboard built. */
const makeClone = async (clone: string) => {
  await cp(root, clone, { recursive: true, filter: (path) => !notCloned.test(path) });
  for (const installed of ['node_modules', 'dashboard/node_modules'])
    await symlink(join(root, installed), join(clone, installed));
};

/** The programs of a reader: the Node of this process, and nothing that is only installed in this repository. */
const readersPath = () => {
  const folders = process.env['PATH']!.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return [dirname(process.execPath), ...folders].join(delimiter);
};

/** npm, which keeps to the versions that the test of the plugin has pinned. A reader's registry has all of them. */
const writePinningNpm = async (folder: string, pins: Readonly<Record<string, string>>) => {
  const fields = Object.entries(pins).map(([name, version]) => `'overrides[${name}]=${version}'`);
  const program = `#!/bin/sh
PATH=\${PATH#*:}
[ "$1" != install ] || [ ! -f package.json ] || npm pkg set ${fields.join(' ')}
exec npm "$@"
`;
  await mkdir(folder);
  await writeFile(join(folder, 'npm'), program);
  await chmod(join(folder, 'npm'), 0o755);
};

interface Readme {
  readonly plugin: 'vendure' | 'medusa';
  /** The ports in it where the shop and the storefront answer. */
  readonly shop: string;
  readonly storefront: string;
  readonly pins: Readonly<Record<string, string>>;
}

/** The payment of the order: captured once, at Florin and at the wallet. */
const checkPayment = async (folder: string, florinUrl: string, walletUrl: string) => {
  const { FLORIN_API_KEY: apiKey = '' } = parseEnv(await readFile(join(folder, 'my-shop/.env'), 'utf8'));
  const { items } = await new Florin({ baseUrl: florinUrl, apiKey }).payments.page({});
  assert.deepEqual(
    items.map(({ status }) => status),
    ['captured'],
  );
  const [payment] = items;
  const { captureCount, captured } = await readWallet({ walletUrl }, payment!.extOrderId);
  assert.deepEqual([captureCount, captured.minor], [1, payment!.capturedAmount]);
};

const describe = (step: Step) => {
  if ('commands' in step) return `In ${step.folder}: ${step.commands.split('\n', 1)[0]}`;
  if ('file' in step) return step.file;
  return step.kind === 'buy' ? `Bought something in Chromium: ${step.end}` : 'The database of the shop';
};

const followSteps = async (stops: Stops, { plugin, shop, storefront, pins }: Readme) => {
  const work = await mkdtemp(join(tmpdir(), `florin-${plugin}-readme-`));
  stops.push(() => rm(work, { recursive: true, force: true }));
  const folder = join(work, 'empty');
  await makeClone(join(folder, 'florin'));
  await writePinningNpm(join(work, 'bin'), pins);
  const databaseUrl = await startDatabase(stops, work);
  const findPort = async () => String(await findFreePort());
  // Something else may run at the ports that the README has.
  const ports: Readonly<Record<string, string>> = {
    8080: await findPort(),
    8090: await findPort(),
    8100: await findPort(),
    5432: new URL(databaseUrl).port,
    [shop]: await findPort(),
    [storefront]: await findPort(),
  };
  const portsOf: Readonly<Record<string, object>> = {
    florin: { PORT: ports['8080'], WALLET_PORT: ports['8090'], SHOP_PORT: ports['8100'] },
    'my-shop': { PORT: ports[shop] },
  };
  const PATH = [join(work, 'bin'), readersPath()].join(delimiter);
  const environmentOf = (name: string) => ({ ...process.env, ...portsOf[name], PATH });
  const place: Place = { folder, databaseUrl, environmentOf, stops };
  const readme = await readFile(join(root, 'plugins', plugin, 'README.md'), 'utf8');
  const withPorts = readme.replaceAll(/\b\d{4}\b/g, (number) => ports[number] ?? number);
  for (const step of readSteps(withPorts)) {
    await doStep(place, step);
    say(`  ${describe(step)}`);
  }
  await checkPayment(folder, `http://localhost:${ports['8080']}`, `http://localhost:${ports['8090']}`);
};

/** Does what the README says, step by step, from an empty folder to a paid order. */
export const followReadme = async (readme: Readme) => {
  const stops: Stops = [];
  say('The README is followed, from an empty folder:');
  try {
    await followSteps(stops, readme);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  say('It leads to a paid order, captured once.');
};
