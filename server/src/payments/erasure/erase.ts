import { appendAuditEntry } from '../../audit/append-audit-entry.ts';
import type { Dependencies } from '../../dependencies.ts';
import { eraseBuyers, findBuyers, type Selection } from './queries.ts';

const batchRows = 500;

interface Erased {
  readonly found: number;
  /** Fewer than found: the others are not over yet. */
  readonly erased: number;
}

/** Erases what names the buyer in every payment that is selected; with `isTrial` it only counts. */
export const erase = async (
  deps: Dependencies,
  given: Selection,
  isTrial: boolean,
  actor: string,
): Promise<Erased> => {
  const selection = given.by === 'person' ? await withAccounts(deps, given) : given;
  let [found, erased] = [0, 0];
  for await (const { ids } of walk(deps, selection)) {
    found += ids.length;
    if (!isTrial) erased += await eraseFound(deps, selection, ids, actor);
  }
  return { found, erased };
};

/** Answers of how many payments: those that are not over yet are left as they are. */
export const eraseFound = async (
  deps: Dependencies,
  selection: Selection,
  ids: readonly string[],
  actor: string,
) => {
  let erased = 0;
  for (let from = 0; from < ids.length; from += batchRows)
    erased += await eraseBatch(deps, selection, ids.slice(from, from + batchRows), actor);
  return erased;
};

/** All payments, page by page. */
async function* walk({ sql }: Dependencies, selection: Selection) {
  for (let afterId = ''; ;) {
    const { lastId, ids, accountIds } = await findBuyers(sql, selection, afterId);
    if (lastId === null) return;
    yield { ids: ids ?? [], accountIds: accountIds ?? [] };
    afterId = lastId;
  }
}

/** The ids that the wallet gives to whoever has this address. */
const withAccounts = async (deps: Dependencies, person: Extract<Selection, { by: 'person' }>) => {
  const found = new Set<string>();
  for await (const { accountIds } of walk(deps, person)) for (const id of accountIds) found.add(id);
  return { ...person, accountIds: [...found] };
};

const eraseBatch = (
  { sql, clock, keyring }: Dependencies,
  selection: Selection,
  ids: readonly string[],
  actor: string,
) =>
  sql.begin(async (tx) => {
    const at = clock();
    const payments = await eraseBuyers(tx, ids, at);
    if (payments === 0) return 0;
    // How many and why, and not whose: the log is never erased.
    await appendAuditEntry(tx, keyring, {
      at,
      actor,
      address: '',
      action: 'buyer_data_erased',
      subject: selection.by === 'payment' ? selection.id : selection.by,
      details: { payments, ...(selection.by === 'age' && { before: selection.before.toISOString() }) },
    });
    return payments;
  });
