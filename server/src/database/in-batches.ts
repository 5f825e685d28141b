import { setImmediate as nextTurn } from 'node:timers/promises';
import { withinDeadline } from '../background/within-deadline.ts';
import { isDatabaseAway, wasRolledBack } from './errors.ts';

interface Ways<Item, Done> {
  /** Does what it can with one statement; undefined for each item that it has left alone. */
  readonly together: (items: readonly Item[]) => Promise<readonly (Done | undefined)[]>;
  /** Does one item, however long it takes. */
  readonly alone: (item: Item) => Promise<Done>;
}

interface Waiting<Item, Done> {
  readonly item: Item;
  readonly resolve: (done: Done | Promise<Done>) => void;
  readonly reject: (error: unknown) => void;
}

const itemsMax = 64;
/** So many batches are waited for at once, so that neither side has to wait for the other. */
const batchesMax = 2;
/** A batch that takes longer is not waited for: it must not hold up what comes after it. */
const patienceMs = 25;

/**
 * Does together what is asked for at the same time: one statement, one commit and one exchange with the database instead
 * of many (decision 016). Nobody waits for company: what comes while the database is idle goes at once and alone, and what
 * comes meanwhile goes together next. What cannot be done with the others is done alone, so that each gets the answer it
 * would have got without them.
 */
export const inBatches = <Item, Done>({ together, alone }: Ways<Item, Done>) => {
  const waiting: Waiting<Item, Done>[] = [];
  let underWay = 0;

  const doAlone = async ({ item, resolve }: Waiting<Item, Done>) => {
    const doing = alone(item);
    resolve(doing);
    await doing.catch(() => undefined);
  };

  const doBatch = async (batch: readonly Waiting<Item, Done>[]) => {
    const doing = batch.length === 1 ? [] : await together(batch.map(({ item }) => item)).catch(endIfAway);
    const left = batch.filter(({ resolve }, place) => {
      const done = doing[place];
      if (done !== undefined) resolve(done);
      return done === undefined;
    });
    await Promise.all(left.map(doAlone));
  };

  const doAll = async () => {
    underWay += 1;
    // Whoever comes in the same turn of the event loop comes at the same time.
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, itemsMax);
      const doing = doBatch(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
      await withinDeadline(doing, patienceMs);
    }
    underWay -= 1;
  };

  return (item: Item): Promise<Done> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay < batchesMax) void doAll();
    });
};

/** A fault of one fails them all and says nothing of the others. A database that is away says the same of each. */
const endIfAway = (error: unknown): [] => {
  if (isDatabaseAway(error) && !wasRolledBack(error)) throw error;
  return [];
};
