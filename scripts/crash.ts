import { inspect, isDeepStrictEqual, parseArgs } from 'node:util';
import { makeRandom, pickScenario } from '../server/test/operations/crash/random-scenarios.ts';
import { newTally, runAll, type Tally } from '../server/test/operations/crash/run-all.ts';
import { payoutStories } from '../server/test/operations/crash/payout-stories.ts';
import { runPayout } from '../server/test/operations/crash/run-payout.ts';
import { runRestore } from '../server/test/operations/crash/run-restore.ts';
import type { Scenario } from '../server/test/operations/crash/scenario.ts';
import { listScenarios, listStalls, listStops } from '../server/test/operations/crash/scenarios.ts';
import { startWorld, type World } from '../server/test/operations/crash/world.ts';
import { checkBooksOf } from '../server/test/support/check-books.ts';
import { makeDatabase } from '../server/test/support/database.ts';
import { startPostgres } from '../server/test/support/global-setup.ts';

// Stops the real code before and after every statement and every call to the wallet, lets another process recover, and checks the
// rules of docs/reliability.md. Payouts follow, each with every stop, in a database of their own. Then backups are made at random moments and restored. `--seed`:
// which random scenarios and restores follow the listed ones. `--runs`: how many runs. `--restores`: how many restores. `--act`: only
// listed scenarios with this act, such as refund; with payout, only payouts. `--random`: no listed ones. `--scenario`: that one alone.
// `--restore`: the restore of this seed alone.

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string' },
    act: { type: 'string' },
    random: { type: 'boolean', default: false },
    scenario: { type: 'string', multiple: true },
    restores: { type: 'string', default: '25' },
    restore: { type: 'string', multiple: true },
  },
});
const seed = Number(values.seed);
const runsMax = Number(values.runs ?? Infinity);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const startedMs = performance.now();

const describe = ({ runs, stopped, stalled, stoppedAgain, failures }: Tally) => {
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  return `${runs} runs in ${seconds} s: ${stopped} stopped, ${stalled} stood still, ${stoppedAgain} stopped again in the recovery, ${failures.length} broke a rule`;
};

/** Prints every failure with the command that repeats it alone, and how far the run is. */
const report = (tally: Tally) => {
  let said = 0;
  return () => {
    for (const { scenario, breach } of tally.failures.slice(said)) {
      say(`BROKEN: ${breach}\n  npm run crash -- --scenario '${JSON.stringify(scenario)}'`);
    }
    said = tally.failures.length;
    if (tally.runs % 1000 === 0) say(describe(tally));
  };
};

const readScenario = (text: string) => JSON.parse(text) as Scenario;

let isEnding = false;
process.once('SIGTERM', () => (isEnding = true));

const limited = function* (scenarios: Iterable<Scenario>, tally: Tally) {
  for (const scenario of scenarios) {
    if (isEnding || tally.runs >= runsMax) return;
    yield scenario;
  }
};

const pickFor = function* (from: number, count: number) {
  const random = makeRandom(from);
  for (let run = 0; run < count; run += 1) yield pickScenario(random);
};

/** All stops of all listed scenarios, and then as many random ones. */
const runEverything = async (world: World, tally: Tally) => {
  const onResult = report(tally);
  const stops: Scenario[] = [];
  const wanted = listScenarios().filter(
    ({ acts }) => !values.random && (values.act === undefined || acts.some((act) => act === values.act)),
  );
  await runAll(world, tally, limited(wanted, tally), ({ scenario, names }) => {
    stops.push(...listStops(names).map((stop) => ({ ...scenario, stop })), ...listStalls(scenario, names));
    onResult();
  });
  await runAll(world, tally, limited(stops, tally), onResult);
  if (isEnding || tally.runs >= runsMax) return;
  if (!values.random)
    say(`${describe(tally)}: every stop of every listed scenario. Random ones of seed ${seed} follow.`);
  const left = values.runs === undefined ? stops.length : runsMax - tally.runs;
  await runAll(world, tally, limited(pickFor(seed, left), tally), onResult);
};

/** Resolves to how many payments broke a rule. */
const runRestores = async (postgresUrl: string, seeds: readonly number[]) => {
  const sums = { restores: 0, payments: 0, underWay: 0, adopted: 0, broken: 0 };
  for (const from of seeds) {
    if (isEnding) break;
    const { payments, underWay, adopted, breaches } = await runRestore(postgresUrl, from);
    for (const { plan, breach } of breaches)
      say(`BROKEN: ${breach}\n  ${JSON.stringify(plan)}\n  npm run crash -- --restore ${from}`);
    sums.restores += 1;
    sums.payments += payments;
    sums.underWay += underWay;
    sums.adopted += adopted;
    sums.broken += breaches.length;
  }
  const { restores, payments, underWay, adopted, broken } = sums;
  say(
    `${restores} restores with ${payments} payments, ${underWay} of them under way at the backup: ${adopted} transactions were brought in, and ${broken} payments broke a rule`,
  );
  return broken;
};

/** Every stop of every story of a payout: whoever sends it again begins when the process has stopped, or at the same moment. Resolves to how many broke a rule. */
const runPayouts = async (world: World) => {
  let [runs, broken] = [0, 0];
  for (const story of payoutStories) {
    const { names } = await runPayout(world, story, {});
    for (const stop of [undefined, ...listStops(names)]) {
      for (const isBeside of [false, true]) {
        if (isEnding) return broken;
        const { outcome } = await runPayout(world, story, { ...(stop && { stop }), isBeside });
        runs += 1;
        if (story.outcomes.some((possible) => isDeepStrictEqual({ ...outcome }, possible))) continue;
        broken += 1;
        say(`BROKEN: ${story.name} ${JSON.stringify({ stop, isBeside })}: ${inspect(outcome)}`);
      }
    }
  }
  say(`${runs} payouts, each with a stop of its own: ${broken} broke a rule`);
  return broken;
};

const runScenarios = async (databaseUrl: string) => {
  const tally = newTally();
  const world = await startWorld(databaseUrl);
  try {
    if (values.scenario === undefined) await runEverything(world, tally);
    else await runAll(world, tally, values.scenario.map(readScenario).values(), report(tally));
    say(describe(tally));
  } finally {
    await world.close();
  }
  await checkBooksOf(databaseUrl);
  return tally.failures.length;
};

/** In a database of their own: runs take whatever is due. */
const runAllPayouts = async (databaseUrl: string) => {
  const world = await startWorld(databaseUrl);
  let broken = 0;
  try {
    broken = await runPayouts(world);
  } finally {
    await world.close();
  }
  await checkBooksOf(databaseUrl);
  return broken;
};

const listSeeds = () => {
  if (values.restore !== undefined) return values.restore.map(Number);
  const count = values.scenario === undefined ? Number(values.restores) : 0;
  return Array.from({ length: count }, (_, place) => seed + place);
};

const postgres = await startPostgres();
let broken = 0;
try {
  if (values.restore === undefined) broken += await runScenarios(await makeDatabase(postgres.url, 'sandbox'));
  const isOfPayouts = (values.act ?? 'payout') === 'payout';
  if (values.restore === undefined && values.scenario === undefined && isOfPayouts)
    broken += await runAllPayouts(await makeDatabase(postgres.url, 'sandbox'));
  const seeds = listSeeds();
  if (seeds.length > 0) broken += await runRestores(postgres.url, seeds);
} finally {
  await postgres.stop();
}
process.exit(broken === 0 ? 0 : 1);
