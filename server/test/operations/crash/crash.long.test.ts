import { expect, inject, test } from 'vitest';
import { givenDatabase } from '../../support/database.ts';
import { payoutStories } from './payout-stories.ts';
import { stopPayout } from './run-payout.ts';
import { runPart } from './run-part.ts';
import { runRestore } from './run-restore.ts';
import { startWorld } from './world.ts';

// A larger part of what `npm run crash` runs than crash.test.ts, and other restores.

/** For a busy machine. */
const timeout = 1_200_000;

test(
  'with every fault of the wallet a process that stops or stands still is recovered by another one, and no rule is broken (F1)',
  { timeout },
  async () => {
    const world = await startWorld(await givenDatabase());
    try {
      const { tally, chosen } = await runPart(world, {
        faults: 1,
        stops: 11,
        stopsWithFault: 53,
        stalls: 461,
      });
      expect(tally.failures).toEqual([]);
      expect(tally.stopped).toBeGreaterThan(chosen.length * 0.8);
    } finally {
      await world.close();
    }
  },
);

test(
  'a process that stops anywhere in a payout leaves nothing lost and nothing twice to the caller who sends it again (F1)',
  { timeout },
  async () => {
    const world = await startWorld(await givenDatabase());
    try {
      for (const story of payoutStories)
        for (const { stop, outcome } of await stopPayout(world, story, 1))
          expect(story.outcomes, `${story.name} ${JSON.stringify(stop)}`).toContainEqual(outcome);
    } finally {
      await world.close();
    }
  },
);

test.each([3, 4, 5, 6])(
  'after the restore %i of a backup of any moment the books are what the wallet has, and nothing is captured twice (F28)',
  { timeout },
  async (seed) => {
    const { breaches } = await runRestore(inject('postgresUrl'), seed);
    expect(breaches).toEqual([]);
  },
);
