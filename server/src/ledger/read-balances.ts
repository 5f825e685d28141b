import type { Parts } from '../parts.ts';
import { sumAccounts, sumOperatorAccounts, type AccountSum } from './balance-queries.ts';

export interface Balance {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What these accounts of a platform have, by account. One without a posting, and for which none is expected, is not in it. */
export const readBalances = async ({ reports }: Parts, platformId: number, accountIds: readonly string[]) => {
  const rows = await sumAccounts(reports, platformId, accountIds);
  return Map.groupBy(rows, ({ accountId }) => accountId) as ReadonlyMap<string, readonly AccountSum[]>;
};

/** What the operator has earned, what the wallet kept as its fees (below zero), and what it owes (below zero). */
export const readOperatorBalances = async ({ reports }: Parts) => {
  const rows = await sumOperatorAccounts(reports);
  const of = (kind: string): Balance[] => rows.filter(({ accountKind }) => accountKind === kind);
  return { commission: of('commission'), walletFee: of('wallet_fee'), walletClearing: of('wallet_clearing') };
};
