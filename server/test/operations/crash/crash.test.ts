import { beforeAll, expect, inject, test } from 'vitest';
import { givenDatabase } from '../../support/database.ts';
import { makeRandom, pickScenario } from './random-scenarios.ts';
import { newTally, runAll } from './run-all.ts';
import { payoutStories } from './payout-stories.ts';
import { runInit } from './run-init.ts';
import { stopPayout } from './run-payout.ts';
import { runRestore } from './run-restore.ts';
import { runPart } from './run-part.ts';
import { listStops } from './scenarios.ts';
import { startWorld, type World } from './world.ts';

// A part of what `npm run crash` runs. A larger one is in crash.long.test.ts.

const shared = {} as { world: World };
beforeAll(async () => {
  shared.world = await startWorld(await givenDatabase());
  return shared.world.close;
});

const part = { faults: 11, stops: 46, stopsWithFault: 106, stalls: 461 };
const randomRuns = 30;
/** One of so many. */
const stopsOfPayouts = 11;
const restoreSeeds = [1];
/** For a busy machine. */
const timeout = 600_000;

test(
  'a process that stops or stands still at any statement or call is recovered by another one, and no rule is broken (F1)',
  { timeout },
  async () => {
    const { tally, chosen } = await runPart(shared.world, part);
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
  'a process that stops in a payout leaves nothing lost and nothing twice to the caller who sends it again (F1)',
  { timeout },
  async () => {
    // Runs take whatever is due.
    const world = await startWorld(await givenDatabase());
    try {
      for (const story of payoutStories)
        for (const { stop, outcome } of await stopPayout(world, story, stopsOfPayouts))
          expect(story.outcomes, `${story.name} ${JSON.stringify(stop)}`).toContainEqual(outcome);
    } finally {
      await world.close();
    }
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
