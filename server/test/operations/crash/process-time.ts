import { AsyncLocalStorage } from 'node:async_hooks';

/** How far the timer of a process is ahead of the real one. */
export interface ProcessTime {
  aheadMs: number;
}

const times = new AsyncLocalStorage<ProcessTime>();
const realNow = performance.now.bind(performance);

// A process that stood still finds that time has passed. Nobody waits for that here.
performance.now = () => realNow() + (times.getStore()?.aheadMs ?? 0);

/** Does the work with the timer of a process. */
export const withTime = <T>(time: ProcessTime, work: () => T) => times.run(time, work);
