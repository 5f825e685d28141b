import type { Parts } from '../parts.ts';
import { sumAccounts, type AccountSum } from '../payments/sum-accounts.ts';

/** What these accounts of a platform have, by account. One without a posting, and for which none is expected, is not in it. */
export const readBalances = async ({ reports }: Parts, platformId: number, accountIds: readonly string[]) => {
  const rows = await sumAccounts(reports, platformId, accountIds);
  return Map.groupBy(rows, ({ accountId }) => accountId) as ReadonlyMap<string, readonly AccountSum[]>;
};
