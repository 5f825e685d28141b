import { expect, test } from 'vitest';
import {
  findRefundBreach,
  findRefundLoss,
  nextRefundWorlds,
  settleRefunds,
  startOfRefunds,
  type RefundWorld,
  type RemovedFromRefunds,
} from './refund-model.ts';
import { searchWorlds } from './search-worlds.ts';
import { findBreach, findLoss, nextWorlds, settleDown, start, type Removed, type World } from './model.ts';

const search = (removed: Removed) =>
  searchWorlds<World>(
    start,
    (world) => nextWorlds(world, removed),
    (world) => {
      const ways = world.instrument === 'slow' ? [true, false] : [true];
      const settled = ways.map((isPaid) => settleDown(world, removed, isPaid));
      return [...[world, ...settled].map(findBreach), ...settled.map(findLoss)].find(Boolean);
    },
  );

/** For a busy machine: the searches compute for seconds. */
const timeout = 600_000;

test(
  'whatever happens in whatever order, money is captured once for each approval, posted, and nothing stays open',
  { timeout },
  () => {
    const { worlds, breach } = search('nothing');
    expect(breach).toBe(undefined);
    expect(worlds).toBeGreaterThan(10_000);
  },
);

test.each([
  'the commit before the call',
  'the fixed request id',
  'the check before the call',
  'the decline rule',
  'the reconciler',
] as const)('without %s the search finds a payment that goes wrong', (removed) => {
  expect(search(removed).breach).not.toBe(undefined);
});

const searchRefunds = (removed: RemovedFromRefunds) =>
  searchWorlds<RefundWorld>(
    startOfRefunds,
    (world) => nextRefundWorlds(world, removed),
    (world) => {
      const settled = settleRefunds(world, removed);
      return findRefundBreach(world) ?? findRefundBreach(settled) ?? findRefundLoss(settled);
    },
  );

test(
  'whatever happens in whatever order, each refund is made once, booked, and never more than was captured',
  { timeout },
  () => {
    const { worlds, breach } = searchRefunds(undefined);
    expect(breach).toBe(undefined);
    expect(worlds).toBeGreaterThan(10_000);
  },
);

test.each([
  'the commit before the call',
  'the fixed request id',
  'the check before the call',
  'the kept amount',
  'the second reading',
  'the reconciler',
] as const)('without %s the search finds a refund that goes wrong', (removed) => {
  expect(searchRefunds(removed).breach).not.toBe(undefined);
});
