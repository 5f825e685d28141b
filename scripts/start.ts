import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** One of the processes that make up the sandbox. Each sends `{ ready, url }` when it can be used. */
interface Program {
  readonly name: string;
  readonly file: string;
}

/** In the order in which they start; they stop the other way round. */
const programs: readonly Program[] = [{ name: 'service', file: 'server/src/main.ts' }];

interface Running extends Program {
  readonly child: ChildProcess;
  readonly url: string;
}

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(process.env['FLORIN_DATA_DIR'] ?? '.florin');
const sandboxDir = join(dataDir, 'sandbox');

const shown = (path: string) => relative(process.cwd(), path);

const say = (text: string) => process.stdout.write(`${text}\n`);

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starts a program and waits until it is ready. It logs to its own file; what it says of a failed start is shown. */
const start = async ({ name, file }: Program): Promise<Running> => {
  const child = spawn(process.execPath, [join(root, file)], {
    env: { ...process.env, FLORIN_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Opened with the first line, because the program makes the folder.
  child.stdout?.once('data', (first: Buffer) => {
    const log = createWriteStream(join(sandboxDir, `${name}.log`), { flags: 'a', mode: 0o600 });
    log.write(first);
    child.stdout?.pipe(log);
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { url?: string } | number,
  ];
  if (typeof message !== 'object' || message?.url === undefined)
    throw new Error(`The ${name} did not start.`);
  return { name, file, child, url: message.url };
};

const stop = async ({ child }: Running) => {
  if (isOver(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const summary = async (running: readonly Running[]) => {
  const [service] = running;
  const signIn = await readFile(join(sandboxDir, 'first-sign-in.json'), 'utf8')
    .then((text) => JSON.parse(text) as { email: string; password: string })
    .catch(() => undefined);
  return [
    '',
    'The Florin sandbox is running.',
    '',
    ...running.map(({ name, url }) => `  ${name.padEnd(13)}${url}`),
    `  API pages    ${service?.url}/docs`,
    ...(signIn
      ? [
          '',
          `  first administrator   ${signIn.email}`,
          `  password              ${signIn.password}`,
          `                        (also in ${shown(join(sandboxDir, 'first-sign-in.json'))})`,
        ]
      : []),
    '',
    `  The data is in ${shown(dataDir)} and is found again at the next start; the logs are in ${shown(sandboxDir)}.`,
    '  README.md shows how to get a first access token. Ctrl-C stops everything.',
    '',
  ].join('\n');
};

const untilAskedToStop = () =>
  new Promise<void>((done) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => done());
  });

const run = async () => {
  const askedToStop = untilAskedToStop();
  if ((process.env['FLORIN_ENV'] ?? 'sandbox') !== 'sandbox') {
    throw new Error(
      'npm start is for the sandbox. In production run the service alone: node server/src/main.ts',
    );
  }
  const running: Running[] = [];
  try {
    for (const program of programs) running.push(await start(program));
    say(await summary(running));
    const lost = running.map(async ({ name, child }) => {
      await once(child, 'exit');
      return name;
    });
    const lostName = await Promise.race([askedToStop, ...lost]);
    if (lostName)
      throw new Error(`The ${lostName} has ended by itself. Its log: ${join(sandboxDir, `${lostName}.log`)}`);
    say('\nStopping.');
  } finally {
    for (const program of running.toReversed()) await stop(program);
  }
};

try {
  await run();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
