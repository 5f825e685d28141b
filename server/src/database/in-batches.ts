import { setImmediate as nextTurn } from 'node:timers/promises';
import { withinDeadline } from '../background/within-deadline.ts';
import { isDatabaseAway, wasRolledBack } from './errors.ts';

interface Ways<Item, Done> {
  /** Does the items in one statement. Undefined for each item that it did not do. */
  readonly together: (items: readonly Item[]) => Promise<readonly (Done | undefined)[]>;
  /** Does one item by itself. */
  readonly alone: (item: Item) => Promise<Done>;
}

interface Waiting<Item, Done> {
  readonly item: Item;
  readonly resolve: (done: Done | Promise<Done>) => void;
  readonly reject: (error: unknown) => void;
}

const itemsMax = 64;
/** How many batches are under way at once: while the database works on one, we prepare the next. */
const batchesMax = 2;
/** After this time the next batch starts as well: a slow batch must not delay the items behind it. */
const patienceMs = 25;

/**
 * Does items that arrive at the same time in one statement, with one commit (docs/decisions/016-calls-share-statements.md).
 * No item waits for others: one that arrives while the database is idle is done at once. Items that arrive while a batch
 * is under way form the next batch. An item that could not be done in its batch is done alone, so that it gets the same
 * result as without the others.
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
    const left = batch.filter(({ resolve }, index) => {
      const done = doing[index];
      if (done !== undefined) resolve(done);
      return done === undefined;
    });
    await Promise.all(left.map(doAlone));
  };

  const doAll = async () => {
    underWay += 1;
    // Items of the same turn of the event loop belong to one batch.
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

/** An error of one item fails the whole batch, so each item is done alone. A database that is away fails each of them. */
const endIfAway = (error: unknown): [] => {
  if (isDatabaseAway(error) && !wasRolledBack(error)) throw error;
  return [];
};
