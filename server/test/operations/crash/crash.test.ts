import { beforeAll, expect, test } from 'vitest';
import { givenDatabase } from '../../support/database.ts';
import { newTally, runAll } from './run-all.ts';
import type { Scenario } from './scenario.ts';
import { listScenarios, listStops, makeRandom, pickScenario } from './scenarios.ts';
import { startWorld, type World } from './world.ts';

// A part of what `npm run crash` runs.

const shared = {} as { world: World };
beforeAll(async () => {
  shared.world = await startWorld(await givenDatabase());
  return shared.world.close;
});

/** Without faults every stop; with faults one stop of this many. */
const oneOf = 5;
const randomRuns = 150;
const timeout = 180_000;

test(
  'a process that stops before or after any statement or call is recovered by another one, and no rule is broken (F1)',
  { timeout },
  async () => {
    const tally = newTally();
    const stops: Scenario[] = [];
    await runAll(shared.world, tally, listScenarios().values(), ({ scenario, names }) => {
      stops.push(...listStops(names).map((stop) => ({ ...scenario, stop })));
    });
    const chosen = stops.filter(({ fault }, place) => fault === undefined || place % oneOf === 0);
    await runAll(shared.world, tally, chosen.values());
    expect(tally.failures).toEqual([]);
    expect(tally.stopped).toBeGreaterThan(chosen.length * 0.8);
  },
);

test(
  'no rule is broken with faults of the wallet, a second actor and a second stop in the recovery, either (F1)',
  { timeout },
  async () => {
    const tally = newTally();
    const random = makeRandom(1);
    const scenarios = Array.from({ length: randomRuns }, () => pickScenario(random));
    await runAll(shared.world, tally, scenarios.values());
    expect(tally.failures).toEqual([]);
    expect(tally.stoppedAgain).toBeGreaterThan(0);
  },
);
