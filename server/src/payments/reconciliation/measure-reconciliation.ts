import { Gauge, type Registry } from '@prometheus-io/client';
import type { PaymentDependencies } from '../dependencies.ts';
import { measureComparison } from './queries.ts';

/** How up to date the daily comparison with the wallet is, for /metrics: read from the database when someone asks. */
export const measureReconciliation = (registry: Registry, deps: PaymentDependencies) => {
  const registers = [registry];
  const age = new Gauge({
    name: 'florin_reconciliation_age_seconds',
    help: 'How long ago the time ends that was compared with the wallet. Before the first comparison: the age of the database.',
    registers,
  });
  const differences = new Gauge({
    name: 'florin_reconciliation_differences',
    help: 'Differences that the latest comparison with the wallet found.',
    registers,
  });
  return async () => {
    const { reports, config, realClock } = deps;
    const { comparedUntil, differenceCount } = await measureComparison(reports, config.wallet.provider).catch(
      (error: unknown) => {
        // Without a line: after a reset they would be 0.
        for (const each of [age, differences]) each.remove();
        throw error;
      },
    );
    const at = realClock();
    age.set(Math.max(0, (at.getTime() - (comparedUntil ?? at).getTime()) / 1000));
    differences.set(differenceCount);
  };
};
