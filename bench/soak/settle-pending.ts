import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Simulator } from './simulator.ts';

/** The banks decide about pending captures and refunds after a while. */
export const settlePending = async (
  { simulator, random }: { readonly simulator: Simulator; readonly random: Random },
  orderId: string,
) => {
  const { captures, refunds } = await simulator.truth(orderId);
  for (const { id, status } of refunds) {
    if (status !== 'PENDING') continue;
    await pause(random.between(0, 1000));
    await simulator.settleRefund(id, random.chance(0.7) ? 'completed' : 'failed').catch(() => {});
  }
  for (const { id, status } of captures) {
    if (status !== 'PENDING') continue;
    await pause(random.between(0, 3000));
    // A settlement whose answer was lost is refused the second time.
    await simulator.settle(id, random.chance(0.8) ? 'completed' : 'declined').catch(() => {});
  }
};
