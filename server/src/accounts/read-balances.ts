import type { Dependencies } from '../dependencies.ts';
import { sumAccounts, type AccountSum } from '../payments/store/sum-accounts.ts';

/** What these accounts of a platform have, by account. One without a posting, and for which none is expected, is not in it. */
export const readBalances = async (
  { reports }: Dependencies,
  platformId: number,
  accountIds: readonly string[],
) => {
  const rows = await sumAccounts(reports, platformId, accountIds);
  return Map.groupBy(rows, ({ accountId }) => accountId) as ReadonlyMap<string, readonly AccountSum[]>;
};
