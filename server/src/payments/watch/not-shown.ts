import { Problem } from '../../problem.ts';

/** What the wallet tells of and does not show now, it has to tell us again. */
export const notShown = (what: string) =>
  new Problem('wallet_unavailable', `The wallet does not show the ${what}.`, {
    headers: { 'retry-after': '60' },
  });
