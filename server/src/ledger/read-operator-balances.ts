import type { Dependencies } from '../dependencies.ts';
import { sumOperatorAccounts } from './balance-queries.ts';

export interface Balance {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What the operator has earned, what the wallet kept as its fees (below zero), and what it owes (below zero). */
export const readOperatorBalances = async ({ reports }: Dependencies) => {
  const rows = await sumOperatorAccounts(reports);
  const of = (kind: string): Balance[] => rows.filter(({ accountKind }) => accountKind === kind);
  return { commission: of('commission'), walletFee: of('wallet_fee'), walletClearing: of('wallet_clearing') };
};
