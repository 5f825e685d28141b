import { leaseMs } from '../../../src/background/hold-lease.ts';
import { effectMayComeMs } from '../../../src/operations/look-pauses.ts';
import type { ProcessTime } from './process-time.ts';

/**
 * Where a process stops: at its n-th step, a statement, a commit or a call to the wallet.
 *
 * - `late`: the call is on its way when the process stops, and reaches the wallet afterwards. At a statement as `before`.
 * - `lost`: the process lives on, and hears only that the call was not answered; it reaches the wallet later. At a statement as
 *   `after`.
 * - `stall`: the process stands still before the step, for longer than its lease, and then goes on.
 * - `long_stall`: it stands still after the step, until nobody expects an effect of its calls any more, and then goes on.
 */
export interface Stop {
  readonly at: number;
  readonly when: 'before' | 'after' | 'late' | 'lost' | 'stall' | 'long_stall';
}

/** The process is gone. What it was about to do never happens. */
class Stopped extends Error {
  override name = 'Stopped';
}

/** Resolves when the process has done something, or has stopped on the way. */
export const untilStopped = async (acting: Promise<unknown>) => {
  try {
    await acting;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};

/** What a call or a statement does outside of the process. */
type Effect<T> = () => Promise<T>;

/** The steps of a process, counted. After its stop every further one is refused before it has an effect. */
export interface Steps {
  run<T>(name: string, effect: Effect<T>): Promise<T>;
  /** In a transaction a process does not stand still: PostgreSQL ends those that do. */
  runInTransaction<T>(name: string, effect: Effect<T>): Promise<T>;
  /** A call to the wallet. `unanswered` is what its caller hears when the answer is lost. */
  call<T>(name: string, effect: Effect<T>, unanswered: T): Promise<T>;
  /** Counts the commit of a transaction, before it is made. What it returns is called after that. */
  startCommit(): () => void;
}

/** A life of a process: its steps, where it stops, and what it leaves behind. */
export interface Life {
  readonly steps: Steps;
  /** What it has done so far, in order. */
  readonly names: readonly string[];
  /** Calls that are on their way to the wallet. */
  readonly late: Effect<unknown>[];
  readonly hasStopped: () => boolean;
  /** Resolves when it stands still, if ever. */
  readonly stalled: Promise<void>;
  readonly hasStalled: () => boolean;
  /** Lets it go on, as a rule after its lease has ended. */
  readonly wake: (afterMs?: number) => void;
  readonly time: ProcessTime;
}

type When = Stop['when'] | undefined;
const endsBefore = (when: When) => when === 'before' || when === 'late';
const endsAfter = (when: When) => when === 'after' || when === 'lost';
const withoutStall = (when: When) => (when === 'long_stall' ? undefined : when);

export const startLife = (stop: Stop | undefined): Life => {
  const names: string[] = [];
  const late: Effect<unknown>[] = [];
  let hasStopped = false;
  const end = () => {
    hasStopped = true;
    throw new Stopped('the process has stopped');
  };
  const time = { aheadMs: 0 };
  const stalled = Promise.withResolvers<void>();
  let woken: PromiseWithResolvers<void> | undefined;
  const wake = (afterMs = leaseMs + effectMayComeMs) => {
    time.aheadMs += afterMs;
    woken!.resolve();
  };
  const count = (name: string) => {
    if (hasStopped) end();
    return stop?.at === names.push(name) ? stop.when : undefined;
  };
  const come = async (name: string) => {
    await woken?.promise;
    const when = count(name);
    if (when === 'stall') await standStill();
    return when;
  };
  const standStill = () => {
    woken = Promise.withResolvers();
    stalled.resolve();
    return woken.promise;
  };
  const finish = async <T>(when: When, effect: Effect<T>): Promise<T> => {
    if (endsBefore(when)) end();
    const [done] = await Promise.allSettled([effect()]);
    if (hasStopped || endsAfter(when)) end();
    if (when === 'long_stall') await standStill();
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  };
  const steps: Steps = {
    run: async (name, effect) => finish(await come(name), effect),
    runInTransaction: async (name, effect) => finish(withoutStall(count(name)), effect),
    call: async (name, effect, unanswered) => {
      const when = await come(name);
      if (when !== 'late' && when !== 'lost') return finish(when, effect);
      late.push(effect);
      if (when === 'late') end();
      return unanswered;
    },
    startCommit: () => {
      const when = count('commit');
      if (endsBefore(when)) end();
      return () => {
        if (hasStopped || endsAfter(when)) end();
      };
    },
  };
  return {
    steps,
    names,
    late,
    hasStopped: () => hasStopped,
    stalled: stalled.promise,
    hasStalled: () => woken !== undefined,
    wake,
    time,
  };
};
