import { systemClock } from '../clock.ts';
import { runReconcileCommand, type ReconcileOptions } from '../payments/reconciliation/command.ts';
import type { Config } from '../start/config.ts';
import { connectWallet } from '../wallet/providers.ts';
import type { Result } from './command.ts';
import { exitCodes } from './exit-code.ts';
import { withDependencies } from './with-dependencies.ts';

export const reconcileWithWallet = (config: Config, options: ReconcileOptions): Promise<Result> =>
  withDependencies(config, async (deps) => {
    const wallet = connectWallet(config, { clock: systemClock, log: deps.log });
    try {
      const { text, json, hasFindings } = await runReconcileCommand({ ...deps, wallet }, options);
      return { text, json, exitCode: hasFindings ? exitCodes.found : exitCodes.done };
    } finally {
      await wallet.close();
    }
  });
