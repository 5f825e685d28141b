/** What shows something else after a payout or a run was changed. */
export const payoutReads = [
  '/payouts',
  '/payouts/{id}',
  '/payout-runs',
  '/payout-runs/{id}',
  '/accounts',
  '/accounts/{id}',
  '/accounts/{id}/payout-balance',
  '/accounts/{id}/postings',
  '/accounts/{id}/balance-days',
  '/operator-accounts',
] as const;
