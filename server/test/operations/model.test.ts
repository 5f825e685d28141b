import { expect, test } from 'vitest';
import { findBreach, findLoss, nextWorlds, settleDown, start, type Removed, type World } from './model.ts';

interface Found {
  readonly worlds: number;
  readonly breach: string | undefined;
}

const keyOf = (world: World) =>
  JSON.stringify(world, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Visits every world that can follow from the first one, until one of them breaks a rule. */
const search = (removed: Removed): Found => {
  const seen = new Set<string>([keyOf(start)]);
  const waiting: World[] = [start];
  for (let world = waiting.pop(); world !== undefined; world = waiting.pop()) {
    const ways = world.instrument === 'slow' ? [true, false] : [true];
    const settled = ways.map((isPaid) => settleDown(world, removed, isPaid));
    const breach = [...[world, ...settled].map(findBreach), ...settled.map(findLoss)].find(Boolean);
    if (breach !== undefined) return { worlds: seen.size, breach };
    for (const next of nextWorlds(world, removed)) {
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(next);
    }
  }
  return { worlds: seen.size, breach: undefined };
};

test('whatever happens in whatever order, money is captured once for each approval, posted, and nothing stays open', () => {
  const { worlds, breach } = search('nothing');
  expect(breach).toBe(undefined);
  expect(worlds).toBeGreaterThan(10_000);
});

test.each([
  'the commit before the call',
  'the fixed request id',
  'the check before the call',
  'the decline rule',
  'the reconciler',
] as const)('without %s the search finds a payment that goes wrong', (removed) => {
  expect(search(removed).breach).not.toBe(undefined);
});
