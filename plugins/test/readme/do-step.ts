import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openBrowser } from '../../../scripts/open-browser.ts';
import { pay, signIn } from '../../../e2e/test/support/wallet-pages.ts';
import type { Stops } from '../start-parts.ts';
import { installMsMax, waitFor, waitMsMax } from '../wait-for.ts';
import { answerQuestions } from './answer-questions.ts';
import type { Step } from './read-steps.ts';

/** Where a README is followed. */
export interface Place {
  /** The folder that was empty but for the clone. */
  readonly folder: string;
  /** An administrator's address of PostgreSQL. */
  readonly databaseUrl: string;
  /** The environment of what runs in a folder. */
  readonly environmentOf: (folder: string) => NodeJS.ProcessEnv;
  readonly stops: Stops;
}

const pathOf = ({ folder }: Place, name: string) =>
  name === 'the empty folder' ? folder : join(folder, name);

/** As in a terminal, but it ends at the first command that fails. */
const shell = ['-e', '-o', 'pipefail', '-c'];

const run = async (place: Place, { folder, commands, answers }: Step & { kind: 'run' }) => {
  const cwd = pathOf(place, folder);
  const env = place.environmentOf(folder);
  if (answers.length > 0) return answerQuestions(cwd, commands.trim(), answers, env);
  const options = { cwd, env, timeout: installMsMax, maxBuffer: 100_000_000 };
  await promisify(execFile)('bash', [...shell, commands], options).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`In ${folder} this failed:\n${commands}${stdout}${stderr}`, { cause: error });
  });
};

const keepRunning = async (place: Place, { folder, commands, url }: Step & { kind: 'keep running' }) => {
  const logFile = join(place.folder, `${folder}-${commands.trim().replaceAll(/\W+/g, '-')}.log`);
  // A group of its own, as a terminal has one: what it started ends with it.
  const child = spawn('bash', [...shell, commands], {
    cwd: pathOf(place, folder),
    env: place.environmentOf(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = once(child, 'close');
  place.stops.push(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGINT');
    await ended;
  });
  // It may first build what it serves.
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
  const isUp = waitFor(`${url} answers`, answers, installMsMax);
  const failed = ended.then(() =>
    Promise.reject(new Error(`In ${folder} this ended by itself: ${commands}`)),
  );
  await Promise.race([isUp, failed]).catch(async (error: unknown) => {
    throw new Error(`${String(error)}\n${await readFile(logFile, 'utf8')}`, { cause: error });
  });
};

const prepareDatabase = async ({ databaseUrl }: Place, { sql }: Step & { kind: 'prepare database' }) => {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    // One at a time: a database cannot be made in a transaction, and several statements at once are one.
    for (const statement of sql.split(/;$/m)) await client.query(statement);
  } finally {
    await client.end();
  }
};

const writeNewFile = async (place: Place, { file, text }: Step & { kind: 'write file' }) => {
  const path = join(place.folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag: 'wx' });
};

const insertLines = async (place: Place, { file, insertions }: Step & { kind: 'insert lines' }) => {
  const path = join(place.folder, file);
  const text = (await readFile(path, 'utf8')).split('\n');
  for (const { below, lines } of insertions) {
    if (text.filter((line) => line === below).length !== 1)
      throw new Error(`${file} does not have this line, or not once: ${below}`);
    text.splice(text.indexOf(below) + 1, 0, ...lines);
  }
  await writeFile(path, text.join('\n'));
};

/** A buyer buys something in Chromium. */
const buy = async (_place: Place, { url, end }: Step & { kind: 'buy' }) => {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(waitMsMax);
  await page.goto(url);
  await page.getByRole('button', { name: 'Buy' }).click();
  await signIn(page);
  await pay(page);
  await page.getByRole('heading', { name: end }).waitFor();
  await page.close();
};

const follow = {
  run,
  'keep running': keepRunning,
  'prepare database': prepareDatabase,
  'write file': writeNewFile,
  'insert lines': insertLines,
  buy,
} satisfies { [Kind in Step['kind']]: (place: Place, step: Step & { kind: Kind }) => Promise<void> };

export const doStep = <Kind extends Step['kind']>(place: Place, step: Step & { kind: Kind }) =>
  (follow[step.kind] as (place: Place, step: Step & { kind: Kind }) => Promise<void>)(place, step);
