import { beforeAll, expect, inject, test } from 'vitest';
import { givenDatabase } from '../../support/database.ts';
import { makeRandom, pickScenario } from './random-scenarios.ts';
import { newTally, runAll } from './run-all.ts';
import { runInit } from './run-init.ts';
import { runRestore } from './run-restore.ts';
import type { Scenario } from './scenario.ts';
import { listScenarios, listStalls, listStops } from './scenarios.ts';
import { startWorld, type World } from './world.ts';

// A part of what `npm run crash` runs.

const shared = {} as { world: World };
beforeAll(async () => {
  shared.world = await startWorld(await givenDatabase());
  return shared.world.close;
});

/** One of so many is run. None divides what there is at each step, so that every kind of stop has its turn. */
const oneOf = { stops: 11, stopsWithFault: 53, stalls: 461 };
const randomRuns = 60;
const restoreSeeds = [1, 2, 3, 4];
/** For a busy machine. */
const timeout = 600_000;

test(
  'a process that stops or stands still at any statement or call is recovered by another one, and no rule is broken (F1)',
  { timeout },
  async () => {
    const tally = newTally();
    const stops: Scenario[] = [];
    const stalls: Scenario[] = [];
    await runAll(shared.world, tally, listScenarios().values(), ({ scenario, names }) => {
      stops.push(...listStops(names).map((stop) => ({ ...scenario, stop })));
      stalls.push(...listStalls(scenario, names));
    });
    const chosen = stops.filter(
      ({ fault }, place) => place % (fault ? oneOf.stopsWithFault : oneOf.stops) === 0,
    );
    await runAll(shared.world, tally, chosen.values());
    await runAll(shared.world, tally, stalls.filter((_, place) => place % oneOf.stalls === 0).values());
    expect(tally.failures).toEqual([]);
    expect(tally.stopped).toBeGreaterThan(chosen.length * 0.8);
  },
);

test(
  'after a restore of a backup of any moment, brought in as documented, the books are what the wallet has, and nothing is captured twice (F28)',
  { timeout },
  async () => {
    let [underWay, adopted] = [0, 0];
    for (const seed of restoreSeeds) {
      const restored = await runRestore(inject('postgresUrl'), seed);
      expect({ seed, breaches: restored.breaches }).toEqual({ seed, breaches: [] });
      underWay += restored.underWay;
      adopted += restored.adopted;
    }
    expect(underWay).toBeGreaterThan(restoreSeeds.length);
    expect(adopted).toBeGreaterThan(restoreSeeds.length);
  },
);

test('a process that stops anywhere in init leaves one order and one payment to the caller who sends it again (F1)', async () => {
  const { names } = await runInit(shared.world, undefined);
  expect(names).toContain('create_order');
  for (const stop of listStops(names)) {
    const { answers, orders, stored } = await runInit(shared.world, stop);
    const [orderId] = orders;
    const [payment] = stored;
    const shown = new Set(answers.map(({ id, extOrderId }) => `${id} ${extOrderId}`));
    expect({ stop, orders: orders.size, stored, shown }).toEqual({
      stop,
      orders: 1,
      stored: [{ id: answers[0]!.id, events: ['payment.created'] }],
      shown: new Set([`${payment!.id} ${orderId}`]),
    });
  }
});

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
