import { availableParallelism } from 'node:os';

/**
 * How many test files run at a time. More than there are cores, because many tests wait for a process or a time-out; but on one core
 * four of them would only make each other late. Cores that `taskset` or a container keeps from us do not count.
 */
export const testWorkers = Math.min(4, 2 * availableParallelism());

/** Browsers keep the cores busy, so fewer of their files run at a time. */
export const browserWorkers = Math.min(3, availableParallelism() + 1);

/**
 * How long a test waits for what has to happen when it isn't about how soon: for a slow and busy machine, and a little shorter than
 * the test itself may take, so that it fails with what didn't happen. Nothing waits for it when all is well.
 */
export const waitMsMax = 150_000;

/** Bounds for a machine that is slow and busy, far above what a test takes. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: waitMsMax } },
};
