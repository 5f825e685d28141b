import { availableParallelism } from 'node:os';

/**
 * How many test files run at a time. More than there are cores, because many tests wait for a process or a time-out; but on one core
 * four of them would only make each other late. Cores that `taskset` or a container keeps from us do not count.
 */
export const testWorkers = Math.min(4, 2 * availableParallelism());

/** Browsers keep the cores busy, so fewer of their files run at a time. */
export const browserWorkers = Math.min(3, availableParallelism() + 1);

/** Bounds for a machine that is slow and busy. Nothing waits for them when all is well, so they are far above what a test takes. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};
