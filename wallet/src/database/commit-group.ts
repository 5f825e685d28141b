import { invariant } from '../invariant.ts';

interface Turn {
  readonly committed: Promise<void>;
  readonly settle: (failure?: Error) => void;
}

const newTurn = (): Turn => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Callers who wait get the error. Without any, it is not an unhandled rejection.
  promise.catch(() => {});
  return { committed: promise, settle: (failure) => (failure === undefined ? resolve() : reject(failure)) };
};

/**
 * Makes one commit of all work in one turn of the event loop. A commit costs as much as the work in it; sharing it
 * saved 20 to 33 % of the processor time of a write under load. Each piece of work is still done completely or not at
 * all.
 */
export const createCommitGroup = (run: (sql: string) => void) => {
  let turn: Turn | undefined;
  let working = false;

  const commitNow = (): void => {
    if (turn === undefined) return;
    const ending = turn;
    turn = undefined;
    try {
      run('commit');
      ending.settle();
    } catch (error) {
      run('rollback');
      ending.settle(error as Error);
    }
  };

  /** Begins the turn with its first work, which is undone with the whole turn: so it needs no savepoint. */
  const begin = <T>(work: () => T): T => {
    run('begin immediate');
    try {
      const done = work();
      turn = newTurn();
      setImmediate(commitNow);
      return done;
    } catch (error) {
      run('rollback');
      throw error;
    }
  };

  const join = <T>(work: () => T): T => {
    run('savepoint work');
    try {
      return work();
    } catch (error) {
      run('rollback to work');
      throw error;
    } finally {
      run('release work');
    }
  };

  const transaction = <T>(work: () => T): T => {
    invariant(!working, 'a transaction does not contain another one');
    working = true;
    try {
      return turn === undefined ? begin(work) : join(work);
    } finally {
      working = false;
    }
  };

  return { transaction, commitNow, committed: () => turn?.committed };
};
