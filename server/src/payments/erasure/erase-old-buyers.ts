import { runEvery } from '../../background/run-every.ts';
import type { Dependencies } from '../../dependencies.ts';
import { eraseFound } from './erase.ts';
import { findBuyers, pageRows } from './queries.ts';

const everyMs = 60 * 1000;
/** A hundred thousand payments a round, so that a round stays short however many are old when the setting is made. */
const pagesMax = 20;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Erases what names buyers of payments that are older than their data is kept. It remembers from where it has to look again:
 * from the first payment that was still open, and from the first one that wasn't old yet. A new process looks through all once.
 */
export const makeEraseOldBuyers = (deps: Dependencies, keptDays: number, rows = pageRows) => {
  let [nextPass, afterId] = ['', ''];
  let leftAt: string | undefined;

  /** Answers whether there may be more. */
  const erasePage = async () => {
    const selection = { by: 'age', before: new Date(deps.clock().getTime() - keptDays * dayMs) } as const;
    const { lastId, ids, youngestAt } = await findBuyers(deps.sql, selection, afterId, rows);
    const found = ids ?? [];
    const erased = await eraseFound(deps, selection, found, 'service');
    if (erased < found.length) leftAt ??= afterId;
    // Ids begin with their time, so what follows is younger still.
    if (lastId === null || youngestAt! >= selection.before) {
      nextPass = leftAt ?? afterId;
      [afterId, leftAt] = [nextPass, undefined];
      return false;
    }
    afterId = lastId;
    return true;
  };

  return async () => {
    for (let page = 0; page < pagesMax; page += 1) if (!(await erasePage())) return;
  };
};

/** Safe in many processes: what one has erased, no other counts. */
export const startErasingOldBuyers = (deps: Dependencies) => {
  const { buyersKeptDays } = deps.config;
  if (buyersKeptDays === undefined) return () => Promise.resolve();
  return runEvery(everyMs, deps.log, 'erasing old buyers', makeEraseOldBuyers(deps, buyersKeptDays));
};
