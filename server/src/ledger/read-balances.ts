import type { Parts } from '../parts.ts';
import * as queries from './queries.ts';
import { readSums } from './read-sums.ts';

export interface Balance {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What these accounts have, by account. One without a posting is not in it. */
export const readBalances = async (parts: Parts, accountIds: readonly string[]) => {
  const rows = await readSums(parts, (tx, mark) => queries.sumAccounts(tx, mark, accountIds));
  return Map.groupBy(rows, ({ accountId }) => accountId) as ReadonlyMap<string, readonly Balance[]>;
};

/** What the operator has earned, and what the wallet owes for all that was captured (below zero). */
export const readOperatorBalances = async (parts: Parts) => {
  const rows = await readSums(parts, queries.sumOperatorAccounts);
  const of = (kind: string): Balance[] => rows.filter(({ accountKind }) => accountKind === kind);
  return { commission: of('commission'), walletClearing: of('wallet_clearing') };
};
