import type { PaymentParts } from '../../../src/payments/payment-parts.ts';
import { makeMortalSql } from './mortal-sql.ts';
import { makeMortalWallet, type Sent } from './mortal-wallet.ts';

/**
 * Where a process stops: at its n-th step, a statement, a commit or a call to the wallet. `late`: the call is on its way when the
 * process stops, and reaches the wallet afterwards. `lost`: the process lives on, and hears only that the call was not answered.
 */
export interface Stop {
  readonly at: number;
  readonly when: 'before' | 'after' | 'late' | 'lost';
}

/** The process is gone. What it was about to do never happens. */
class Stopped extends Error {
  override name = 'Stopped';
}

/** What a call or a statement does outside of the process. */
type Effect<T> = () => Promise<T>;

/** The steps of a process, counted. After its stop every further one is refused before it has an effect. */
export interface Steps {
  run<T>(name: string, effect: Effect<T>): Promise<T>;
  /** A call to the wallet. `unanswered` is what its caller hears when the answer is lost. */
  call<T>(name: string, effect: Effect<T>, unanswered: T): Promise<T>;
  /** Counts the commit of a transaction: `before` it is made, and then the step `after` it. */
  startCommit(): () => void;
}

export interface MortalProcess {
  readonly parts: PaymentParts;
  /** What it has done so far, in order. */
  readonly names: readonly string[];
  readonly hasStopped: () => boolean;
  /** Calls that are on their way to the wallet. */
  readonly late: Effect<unknown>[];
  /** The operations that it has taken, as `number/lease`. */
  readonly taken: ReadonlySet<string>;
}

/** A process with the real code, whose every way out (database and wallet) closes when it stops. */
export const makeMortalProcess = (
  parts: PaymentParts,
  sent: Sent[],
  stop: Stop | undefined,
): MortalProcess => {
  const names: string[] = [];
  const late: Effect<unknown>[] = [];
  const taken = new Set<string>();
  let hasStopped = false;
  const end = () => {
    hasStopped = true;
    throw new Stopped('the process has stopped');
  };
  const count = (name: string) => {
    if (hasStopped) end();
    return stop?.at === names.push(name) ? stop.when : undefined;
  };
  const finish = async <T>(when: Stop['when'] | undefined, effect: Effect<T>): Promise<T> => {
    if (when === 'before') end();
    const [done] = await Promise.allSettled([effect()]);
    if (hasStopped || when === 'after') end();
    if (done.status === 'rejected') throw done.reason;
    return done.value;
  };
  const steps: Steps = {
    run: async (name, effect) => finish(count(name), effect),
    call: async (name, effect, unanswered) => {
      const when = count(name);
      if (when !== 'late' && when !== 'lost') return finish(when, effect);
      late.push(effect);
      if (when === 'late') end();
      return unanswered;
    },
    startCommit: () => {
      const when = count('commit');
      if (when === 'before') end();
      return () => {
        if (hasStopped || when === 'after') end();
      };
    },
  };
  const sql = makeMortalSql(parts.sql, steps, taken);
  const wallet = makeMortalWallet(parts.wallet, steps, sent);
  return { parts: { ...parts, sql, wallet }, names, hasStopped: () => hasStopped, late, taken };
};

/** Resolves when the process has done something, or has stopped on the way. */
export const untilStopped = async (acting: Promise<unknown>) => {
  try {
    await acting;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
};
