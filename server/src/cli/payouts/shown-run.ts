import { presentRun, type PayoutRun } from '../../payouts/run.ts';
import type { Config } from '../../start/config.ts';

/** Two people decide about a run, each in a session of their own. A command line has one person. */
export const runsDetails =
  'It reads the database of this Florin.\nRuns are made, approved and downloaded in the dashboard.';

export const toJson = (run: PayoutRun, config: Pick<Config, 'payoutApproval'>) => ({
  ...presentRun(run, config),
  totalAmount: Number(run.totalMinor),
});
