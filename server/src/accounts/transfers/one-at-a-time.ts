import { Problem } from '../../problem.ts';

/** The last one in the line waits for a second or two, where a transfer takes some milliseconds. */
const waitingMax = 100;

/**
 * Runs the transfers from one account one after the other. The database puts them in line as well, but a transfer that waits there
 * holds a connection, and a busy account would take all of them from payments.
 */
export const makeOneAtATime = () => {
  const lines = new Map<string, (() => void)[]>();

  return async <T>(accountId: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(accountId);
    if (line === undefined) lines.set(accountId, []);
    else if (line.length < waitingMax) await new Promise<void>((resolve) => line.push(resolve));
    else {
      throw new Problem('overloaded', `Too many transfers from the account "${accountId}" wait already.`, {
        headers: { 'retry-after': '1' },
      });
    }
    try {
      return await work();
    } finally {
      const next = lines.get(accountId)?.shift();
      if (next) next();
      else lines.delete(accountId);
    }
  };
};
