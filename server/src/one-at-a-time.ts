import { elsewhere } from './elsewhere.ts';
import { Problem } from './problem.ts';

/** The last one in the line waits for a second or two, where each takes some milliseconds. */
const waitingMax = 100;

/**
 * Runs what has the same key one after the other, in the order in which it came. The database puts it in line as well, but what
 * waits there holds a connection, and a crowd would take all of them from payments. `tooMany` says what the crowd is.
 */
export const makeOneAtATime = (tooMany: (key: string) => string) => {
  const lines = new Map<string, (() => void)[]>();

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key);
    if (line === undefined) lines.set(key, []);
    else if (line.length < waitingMax)
      await elsewhere(() => new Promise<void>((resolve) => line.push(resolve)));
    else throw new Problem('overloaded', tooMany(key), { headers: { 'retry-after': '1' } });
    try {
      return await work();
    } finally {
      const next = lines.get(key)?.shift();
      if (next) next();
      else lines.delete(key);
    }
  };
};
