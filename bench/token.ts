import { join } from 'node:path';
import { formatTable, type LimitCheck } from './check-limits.ts';
import { readResidentMb } from './describe-machine.ts';
import { getApiKey } from './get-api-key.ts';
import type { Measurement } from './load/load.ts';
import { measureRounds, median } from './measure-rounds.ts';
import { print, type Benchmark } from './run-benchmark.ts';
import type { Processes } from './run-processes.ts';
import { startService } from './start-service.ts';
import { requestOnce, bareTarget, bearerTarget, oidcProviderTarget, tokenTarget } from './targets.ts';

// `npm run bench -- token` measures how fast the service returns an existing token and checks a bearer token, compared
// with Fastify without any logic and with a well-known authorization server, all in one run on one machine.

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

/** Starts all servers, and sends one request to each to check that it answers. */
const startTargets = async (processes: Processes, dataDir: string) => {
  // The first start creates the database and compiles the code. Later starts are measured.
  await (await startService(processes, dataDir)).stop();
  const service = await startService(processes, dataDir);
  const apiKey = await getApiKey(service.url, dataDir);
  const token = tokenTarget(service.url, apiKey);
  const tokenAnswer = await requestOnce(token);
  const { access_token } = JSON.parse(tokenAnswer) as { access_token: string };
  const bearer = bearerTarget(service.url, access_token);
  const pingAnswer = await requestOnce(bearer);

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
  for (const target of Object.values(targets)) await requestOnce(target);
  return { service, targets };
};

/** Measures how long the service takes to start on an existing database. */
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
    const medianOf = (key: keyof Measurement) => median(rounds.map((round) => round[name][key]));
    return [
      names[name],
      medianOf('requestsPerSecond').toFixed(0),
      medianOf('p50Ms').toFixed(2),
      medianOf('p99Ms').toFixed(2),
      `${(medianOf('generatorBusy') * 100).toFixed(0)} %`,
    ];
  });

/** Both sides of a ratio are measured in the same round, within seconds. */
const ratio = (rounds: readonly Round[], measured: Name, against: Name, limit: number): LimitCheck => ({
  what: `${names[measured]} ÷ ${names[against]}`,
  measured: median(
    rounds.map((round) => round[measured].requestsPerSecond / round[against].requestsPerSecond),
  ),
  limit,
  kind: 'at least',
  unit: '',
  digits: 2,
});

export const benchmark: Benchmark = async (processes: Processes, folder: string) => {
  const dataDir = join(folder, 'data');
  const { service, targets } = await startTargets(processes, dataDir);
  const generator = await processes.start({ name: 'load', file: 'load/generate-load.ts' });
  const rounds: readonly Round[] = await measureRounds(generator, targets, print);
  const residentMb = readResidentMb(service.child.pid!);
  await service.stop();
  const readySeconds = (await measureRestart(processes, dataDir)) / 1000;

  const atMost = { kind: 'at most', digits: 2 } as const;
  const checks: LimitCheck[] = [
    ratio(rounds, 'token', 'bareToken', 0.75),
    ratio(rounds, 'token', 'oidcProvider', 3.5),
    ratio(rounds, 'bearer', 'barePing', 0.7),
    { ...atMost, what: 'resident after the run', measured: residentMb, limit: 150, unit: ' MB', digits: 0 },
    { ...atMost, what: 'ready on an existing database', measured: readySeconds, limit: 1.5, unit: ' s' },
  ];
  print(
    '\nMedians of the rounds, 32 connections. The last column is the share of one core that the load generator used.\n',
  );
  print(formatTable([['', 'requests/s', 'p50 ms', 'p99 ms', 'generator'], ...rateRows(rounds)]));
  return checks;
};
