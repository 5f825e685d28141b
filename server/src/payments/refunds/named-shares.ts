import { invalidRequest, Problem, type Fault } from '../../problem.ts';
import { apportion } from '../apportion.ts';
import type { Payment } from '../payment.ts';
import { leftByItem } from './divide-refund.ts';
import type { Refund } from './refund.ts';

/** What of a payment is refunded, where its items or sellers are named. Undefined amounts: all that is left of it. */
export type Named =
  | { readonly items: readonly { readonly index: number; readonly amountMinor: bigint | undefined }[] }
  | {
      readonly accounts: readonly { readonly accountId: string; readonly amountMinor: bigint | undefined }[];
    };

/** An item or a seller: whose items these are, and what is asked of them. */
interface Wanted {
  readonly pointer: string;
  readonly words: string;
  readonly indexes: readonly number[];
  readonly amountMinor: bigint | undefined;
}

/** How the names of a request are the shares of a refund. The caller has locked the payment. */
export const amountsByItem = (
  { id, shares, captures }: Pick<Payment, 'id' | 'shares' | 'captures'>,
  refunds: readonly Refund[],
  named: Named,
): bigint[] => {
  const wanted = 'items' in named ? ofItems(shares, named) : ofAccounts(shares, named);
  if (shares === null) throw invalidRequest([notDivided('items' in named ? '/items' : '/accounts', id)]);
  const faults = findFaults(wanted, id);
  if (faults.length > 0) throw invalidRequest(faults);
  const lefts = leftByItem({ shares, captures }, refunds);
  const amounts = lefts.map(() => 0n);
  for (const one of wanted) {
    const parts = partsOf(id, lefts, one);
    for (const [position, index] of one.indexes.entries()) amounts[index] = parts[position]!;
  }
  return amounts;
};

/** Of several items of a seller each gives in proportion to what is left of it. */
const partsOf = (id: string, lefts: readonly bigint[], { words, indexes, amountMinor }: Wanted) => {
  const own = indexes.map((index) => lefts[index]!);
  const leftMinor = own.reduce((sum, left) => sum + left, 0n);
  if (leftMinor === 0n)
    throw new Problem(
      'nothing_to_refund',
      `Nothing is left of ${words} of the payment ${id}: what was captured of it has been refunded, or is being refunded.`,
    );
  if (amountMinor !== undefined && amountMinor > leftMinor)
    throw new Problem(
      'refund_too_large',
      `${amountMinor} is more than the ${leftMinor} that are left of ${words} of the payment ${id}.`,
    );
  return apportion(amountMinor ?? leftMinor, own);
};

const ofItems = (shares: Payment['shares'], { items }: Extract<Named, { items: unknown }>): Wanted[] =>
  items.map(({ index, amountMinor }, position) => ({
    pointer: `/items/${position}/index`,
    words: `the item ${index}`,
    indexes: shares?.[index] === undefined ? [] : [index],
    amountMinor,
  }));

const ofAccounts = (
  shares: Payment['shares'],
  { accounts }: Extract<Named, { accounts: unknown }>,
): Wanted[] =>
  accounts.map(({ accountId, amountMinor }, position) => ({
    pointer: `/accounts/${position}/accountId`,
    words: `the items of "${accountId}"`,
    indexes: (shares ?? []).flatMap((share, index) => (share.accountId === accountId ? [index] : [])),
    amountMinor,
  }));

const notDivided = (pointer: string, id: string): Fault => ({
  pointer,
  detail: `cannot be taken: the payment ${id} is not divided by its items`,
});

const findFaults = (wanted: readonly Wanted[], id: string): Fault[] => {
  const seen = new Set<number>();
  return wanted.flatMap(({ pointer, words, indexes }): Fault[] => {
    if (indexes.length === 0)
      return [{ pointer, detail: `is wrong: the payment ${id} does not have ${words}` }];
    if (indexes.some((index) => seen.has(index))) return [{ pointer, detail: `names ${words} again` }];
    for (const index of indexes) seen.add(index);
    return [];
  });
};

/** Whether a refund is of what is named, as far as it is: an attempt that was changed is another one. */
export const isOfNamed = ({ shares, namesShares }: Refund, named: Named | undefined) => {
  if (named === undefined) return !namesShares;
  if (shares === null || !namesShares) return false;
  const wanted = new Map<number | string, bigint | undefined>();
  if ('items' in named) for (const { index, amountMinor } of named.items) wanted.set(index, amountMinor);
  else for (const { accountId, amountMinor } of named.accounts) wanted.set(accountId, amountMinor);
  const given = new Map<number | string, bigint>();
  for (const { index, accountId, amountMinor } of shares) {
    const name = 'items' in named && index !== null ? index : accountId;
    given.set(name, (given.get(name) ?? 0n) + amountMinor);
  }
  return (
    given.size === wanted.size &&
    [...given].every(
      ([name, amountMinor]) => wanted.has(name) && (wanted.get(name) ?? amountMinor) === amountMinor,
    )
  );
};
