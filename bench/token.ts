import { join } from 'node:path';
import { describeMachine, readResidentMb } from './describe-machine.ts';
import { getApiKey } from './get-api-key.ts';
import { formatTable, isKept, verdictRow, type Verdict } from './judge.ts';
import type { Measurement } from './load/load.ts';
import { measureRounds, median } from './measure-rounds.ts';
import { runBenchmark } from './run-benchmark.ts';
import type { Processes } from './run-processes.ts';
import { startService } from './start-service.ts';
import { askOnce, bareTarget, bearerTarget, oidcProviderTarget, tokenTarget } from './targets.ts';

// `npm run bench:token`: how fast an existing token is told and a bearer token checked, beside Fastify with nothing
// behind it and beside a well-known authorization server, all in one run on one machine.

const restarts = 3;

const names = {
  bareToken: 'bare Fastify, POST',
  token: 'existing token',
  oidcProvider: 'oidc-provider, token',
  barePing: 'bare Fastify, GET',
  bearer: 'bearer-checked GET',
};
type Name = keyof typeof names;
type Round = Record<Name, Measurement>;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Starts everybody, and asks each once to see that they answer the same. */
const startTargets = async (processes: Processes, dataDir: string) => {
  // The first start makes the database and compiles; what is measured is every later one.
  await (await startService(processes, dataDir)).stop();
  const service = await startService(processes, dataDir);
  const apiKey = await getApiKey(service.url, dataDir);
  const token = tokenTarget(service.url, apiKey);
  const tokenAnswer = await askOnce(token);
  const { access_token } = JSON.parse(tokenAnswer) as { access_token: string };
  const bearer = bearerTarget(service.url, access_token);
  const pingAnswer = await askOnce(bearer);

  const bare = await processes.start({
    name: 'bare-fastify',
    file: 'peers/bare-fastify.ts',
    args: [tokenAnswer, pingAnswer],
  });
  const provider = await processes.start({
    name: 'oidc-provider',
    file: 'peers/oidc-provider.ts',
    args: Buffer.from(apiKey, 'base64').toString().split(':'),
  });
  const targets = {
    bareToken: bareTarget(token, bare.url),
    token,
    oidcProvider: oidcProviderTarget(token, provider.url),
    barePing: bareTarget(bearer, bare.url),
    bearer,
  };
  for (const target of Object.values(targets)) await askOnce(target);
  return { service, targets };
};

/** Starts the service again on the database that is there, and tells how long that takes. */
const measureRestart = async (processes: Processes, dataDir: string) => {
  const times: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    const service = await startService(processes, dataDir);
    times.push(service.readyMs);
    await service.stop();
  }
  return median(times);
};

const rateRows = (rounds: readonly Round[]) =>
  (Object.keys(names) as Name[]).map((name) => {
    const middle = (key: keyof Measurement) => median(rounds.map((round) => round[name][key]));
    return [
      names[name],
      middle('requestsPerSecond').toFixed(0),
      middle('p50Ms').toFixed(2),
      middle('p99Ms').toFixed(2),
      `${(middle('generatorBusy') * 100).toFixed(0)} %`,
    ];
  });

/** Both sides of a ratio come from the same round, seconds apart. */
const ratio = (rounds: readonly Round[], measured: Name, against: Name, limit: number): Verdict => ({
  what: `${names[measured]} ÷ ${names[against]}`,
  measured: median(
    rounds.map((round) => round[measured].requestsPerSecond / round[against].requestsPerSecond),
  ),
  limit,
  kind: 'at least',
  unit: '',
  digits: 2,
});

const benchmark = async (processes: Processes, folder: string) => {
  const machine = describeMachine();
  const dataDir = join(folder, 'data');
  const { service, targets } = await startTargets(processes, dataDir);
  const generator = await processes.start({ name: 'load', file: 'load/generate-load.ts' });
  const rounds: readonly Round[] = await measureRounds(generator, targets, say);
  const residentMb = readResidentMb(service.child.pid!);
  await service.stop();
  const readySeconds = (await measureRestart(processes, dataDir)) / 1000;

  const most = { kind: 'at most', digits: 2 } as const;
  const verdicts: Verdict[] = [
    ratio(rounds, 'token', 'bareToken', 0.6),
    ratio(rounds, 'token', 'oidcProvider', 2),
    ratio(rounds, 'bearer', 'barePing', 0.5),
    { ...most, what: 'resident after the run', measured: residentMb, limit: 150, unit: ' MB', digits: 0 },
    { ...most, what: 'ready on an existing database', measured: readySeconds, limit: 1.5, unit: ' s' },
  ];
  say(
    '\nMedians of the rounds, 32 connections. The last column is how busy the asking side kept its core.\n',
  );
  say(formatTable([['', 'requests/s', 'p50 ms', 'p99 ms', 'asking'], ...rateRows(rounds)]));
  say(`\n${formatTable([['', 'measured', 'limit', ''], ...verdicts.map(verdictRow)])}`);
  say(`\n${machine}`);
  return verdicts.every(isKept);
};

await runBenchmark(benchmark);
